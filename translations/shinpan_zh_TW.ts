<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
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
        <translation>簡體中文 (GBK)</translation>
    </message>
    <message>
        <source>Traditional Chinese (Big5)</source>
        <translation>繁體中文 (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift-JIS)</source>
        <translation>日文 (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>日文 (EUC-JP)</translation>
    </message>
    <message>
        <source>Japanese (ISO-2022-JP)</source>
        <translation>日文 (ISO-2022-JP)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>韓文 (EUC-KR)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>西歐 (Latin-1)</translation>
    </message>
    <message>
        <source>Western European (Latin-9)</source>
        <translation>西歐 (Latin-9)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>中歐 (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>西里爾文 (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>西里爾文 (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>希臘文 (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>土耳其文 (Windows-1254)</translation>
    </message>
    <message>
        <source>Hebrew (Windows-1255)</source>
        <translation>希伯來文 (Windows-1255)</translation>
    </message>
    <message>
        <source>Arabic (Windows-1256)</source>
        <translation>阿拉伯文 (Windows-1256)</translation>
    </message>
    <message>
        <source>Vietnamese (Windows-1258)</source>
        <translation>越南文 (Windows-1258)</translation>
    </message>
    <message>
        <source>Thai (Windows-874)</source>
        <translation>泰文 (Windows-874)</translation>
    </message>
</context>
<context>
    <name>CommandAdvice</name>
    <message>
        <source>%1 speaks GTP only when it is started with “%2”.</source>
        <translation>%1 只有以「%2」啟動時才使用 GTP。</translation>
    </message>
    <message>
        <source>No shell is at work here: the engine receives “%1” as it stands.</source>
        <translation>這裡沒有 shell：引擎會原樣收到「%1」。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Game records to open.</source>
        <translation>要開啟的棋譜。</translation>
    </message>
    <message>
        <source>Who plays Black: human, an engine&apos;s name, or its command line.</source>
        <translation>誰執黑：human、引擎的名稱或其指令列。</translation>
    </message>
    <message>
        <source>Who plays White.</source>
        <translation>誰執白。</translation>
    </message>
    <message>
        <source>Start the game at once.</source>
        <translation>立即開始對局。</translation>
    </message>
    <message>
        <source>Print this.</source>
        <translation>顯示此說明。</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>顯示版本。</translation>
    </message>
    <message>
        <source>is more than the %1 stones offered here</source>
        <translation>超過了此處可選的 %1 個讓子</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go.</source>
        <translation>圍棋裁判程式。</translation>
    </message>
    <message>
        <source>Open the files here even if the program is already running.</source>
        <translation>即使程式已在執行，也在此開啟檔案。</translation>
    </message>
    <message>
        <source>Show the last move of the files, and each move they gain.</source>
        <translation>顯示檔案的最後一手，以及新增的每一手。</translation>
    </message>
    <message>
        <source>Be a GTP engine on the standard streams: a controller asks, and you answer at the board, or an engine that you give your seat to.</source>
        <translation>在標準輸入輸出上充當 GTP 引擎：控制器提問，由您在棋盤上回答，或由您讓出席位的引擎回答。</translation>
    </message>
    <message>
        <source>With --gtp: wait for controllers at this TCP port instead. Without a host, only this computer can call.</source>
        <translation>與 --gtp 合用：在此 TCP 連接埠等待控制器。不指定主機時，只有本機可以連線。</translation>
    </message>
    <message>
        <source>the controller says what is played; name no game</source>
        <translation>由控制器決定下什麼；請不要指定對局</translation>
    </message>
    <message>
        <source>goes with --gtp</source>
        <translation>須與 --gtp 合用</translation>
    </message>
</context>
<context>
    <name>CompetitionTables</name>
    <message>
        <source>Game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>Jigo</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1（已淘汰）</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>待下</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>積分</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>輪空</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>黑方得分</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 區間</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 對 %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>事件</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 games repeat(s) another one: all numbers are as uncertain as those of %L2 games.</source>
        <translation>
            <numerusform>%L1 局中有 %n 局與其他對局重複：所有數字的可靠程度只相當於 %L2 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>增加佈局可以使對局不同。</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>使用佈局可以使對局不同。</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本機</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>機器</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任務</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>超時負</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>棄權負</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>無效</translation>
    </message>
    <message>
        <source>Lost tasks</source>
        <translation>遺失的任務</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n 個任務</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n machine(s)</source>
        <translation>
            <numerusform>%1，%n 台機器</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1，%2 個等待中</translation>
    </message>
</context>
<context>
    <name>ControlAccess</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>EditTool</name>
    <message>
        <source>%1; Shift: whole groups</source>
        <translation>%1；Shift：整塊棋</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>落子(&amp;P)</translation>
    </message>
    <message>
        <source>Play moves in turn; right button: the other colour</source>
        <translation>黑白輪流落子；右鍵：另一種顏色</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著手</translation>
    </message>
    <message>
        <source>Set Up &amp;Black</source>
        <translation>擺黑子(&amp;B)</translation>
    </message>
    <message>
        <source>Set up black stones; right button: white</source>
        <translation>擺放黑子；右鍵：白子</translation>
    </message>
    <message>
        <source>Set-Up</source>
        <translation>擺子</translation>
    </message>
    <message>
        <source>Set &amp;Up White</source>
        <translation>擺白子(&amp;U)</translation>
    </message>
    <message>
        <source>Set up white stones; right button: black</source>
        <translation>擺放白子；右鍵：黑子</translation>
    </message>
    <message>
        <source>&amp;Erase Stones</source>
        <translation>擦除棋子(&amp;E)</translation>
    </message>
    <message>
        <source>Take stones off the board</source>
        <translation>從棋盤上拿掉棋子</translation>
    </message>
    <message>
        <source>Erasing</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>三角(&amp;T)</translation>
    </message>
    <message>
        <source>Mark with triangles; right button: remove</source>
        <translation>標記三角；右鍵：移除</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>方塊(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with squares; right button: remove</source>
        <translation>標記方塊；右鍵：移除</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>圓圈(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with circles; right button: remove</source>
        <translation>標記圓圈；右鍵：移除</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>圓圈</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>叉號(&amp;O)</translation>
    </message>
    <message>
        <source>Mark with crosses; right button: remove</source>
        <translation>標記叉號；右鍵：移除</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>叉號</translation>
    </message>
    <message>
        <source>Se&amp;lected</source>
        <translation>選中(&amp;L)</translation>
    </message>
    <message>
        <source>Mark as selected; right button: remove</source>
        <translation>標記為選中；右鍵：移除</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選中</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>數字(&amp;N)</translation>
    </message>
    <message>
        <source>Number points as they are clicked; right button: remove</source>
        <translation>按點選順序標數字；右鍵：移除</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>Lette&amp;rs</source>
        <translation>字母(&amp;R)</translation>
    </message>
    <message>
        <source>Letter points as they are clicked; right button: remove</source>
        <translation>按點選順序標字母；右鍵：移除</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>L&amp;abel</source>
        <translation>文字(&amp;A)</translation>
    </message>
    <message>
        <source>Write the text beside; right button: remove</source>
        <translation>寫上旁邊的文字；右鍵：移除</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>線(&amp;I)</translation>
    </message>
    <message>
        <source>Drag a line, or click both ends; right button: remove</source>
        <translation>拖曳或點選兩端畫線；右鍵：移除</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Arro&amp;w</source>
        <translation>箭頭(&amp;W)</translation>
    </message>
    <message>
        <source>Drag an arrow, or click both ends; right button: remove</source>
        <translation>拖曳或點選兩端畫箭頭；右鍵：移除</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭頭</translation>
    </message>
    <message>
        <source>Black’s Territor&amp;y</source>
        <translation>黑地(&amp;Y)</translation>
    </message>
    <message>
        <source>Mark Black’s territory; right button: White’s; Shift: whole areas</source>
        <translation>標記黑地；右鍵：白地；Shift：整塊</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地盤</translation>
    </message>
    <message>
        <source>W&amp;hite’s Territory</source>
        <translation>白地(&amp;H)</translation>
    </message>
    <message>
        <source>Mark White’s territory; right button: Black’s; Shift: whole areas</source>
        <translation>標記白地；右鍵：黑地；Shift：整塊</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>變暗(&amp;D)</translation>
    </message>
    <message>
        <source>Dim what does not matter from here on; right button: not</source>
        <translation>從這裡起使不重要處變暗；右鍵：取消</translation>
    </message>
    <message>
        <source>Dimming</source>
        <translation>變暗</translation>
    </message>
    <message>
        <source>&amp;Visible Part</source>
        <translation>可見部分(&amp;V)</translation>
    </message>
    <message>
        <source>Drag over the part to show from here on; right button: all</source>
        <translation>拖選從這裡起顯示的部分；右鍵：全部</translation>
    </message>
    <message>
        <source>Visible Part</source>
        <translation>可見部分</translation>
    </message>
</context>
<context>
    <name>EngineTemplates</name>
    <message>
        <source>level %1</source>
        <translation>級別 %1</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 計算量</translation>
    </message>
    <message>
        <source>The first start on a graphics card tunes it, which can take minutes.</source>
        <translation>首次在顯示卡上啟動時要調校，可能需要幾分鐘。</translation>
    </message>
    <message>
        <source>It only plays on its network’s board size, nearly always 19×19. A large network takes a while to load.</source>
        <translation>它只能在其網路的棋盤大小上下，幾乎總是 19×19。大網路載入需要一些時間。</translation>
    </message>
    <message>
        <source>%1 playouts</source>
        <translation>%1 次模擬</translation>
    </message>
    <message>
        <source>With a fixed number of playouts it ignores the clock. It gives no score until all groups are settled.</source>
        <translation>模擬次數固定時它不理會棋鐘。所有棋塊定型之前不給出結果。</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 局</translation>
    </message>
    <message>
        <source>It only accepts time settings before the first move.</source>
        <translation>只在第一手之前接受時間設定。</translation>
    </message>
    <message>
        <source>Its pattern files must be in its program’s folder.</source>
        <translation>其模式檔案必須在程式所在的資料夾中。</translation>
    </message>
    <message>
        <source>Its strength and its time are set in aq_config.txt in its folder.</source>
        <translation>其棋力和時間在它資料夾裡的 aq_config.txt 中設定。</translation>
    </message>
    <message>
        <source>One engine proposes moves, others judge them, and the best is played. Once it is added, put the commands of your own engines behind --proposer and --evaluator on its command line, each in quotes.</source>
        <translation>一個引擎提出著手，其他引擎評判，下最好的一手。新增後，請在指令列的 --proposer 和 --evaluator 之後寫上您自己引擎的指令，各用引號括起。</translation>
    </message>
</context>
<context>
    <name>FileIcons</name>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>%1 檔案</translation>
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
        <translation>對局 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n 個局面</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>沒有著手</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>A controller’s game</source>
        <translation>控制器的對局</translation>
    </message>
</context>
<context>
    <name>GraphPlot</name>
    <message>
        <source>Black’s chance to win</source>
        <translation>黑方勝率</translation>
    </message>
    <message>
        <source>Black’s lead in points</source>
        <translation>黑方領先目數</translation>
    </message>
    <message>
        <source>Disagreement on it</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>White’s chance to win</source>
        <translation>白方勝率</translation>
    </message>
    <message>
        <source>White’s lead in points</source>
        <translation>白方領先目數</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>the command line names no program</source>
        <translation>指令列沒有指定程式</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>沒有指定程式</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>沒有檔案 %1</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <translation>%1 是資料夾，不是程式</translation>
    </message>
    <message>
        <source>%1 is not executable</source>
        <translation>%1 不可執行</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>是資料夾，不是檔案</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>是管道，不是檔案</translation>
    </message>
    <message>
        <source>it is a socket, not a file</source>
        <translation>是套接字，不是檔案</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>是裝置，不是檔案</translation>
    </message>
    <message>
        <source>its sandbox needs bubblewrap: %1</source>
        <translation>其沙箱需要 bubblewrap：%1</translation>
    </message>
    <message>
        <source>an engine that listens at an address runs in no sandbox of ours</source>
        <translation>在位址上監聽的引擎不在我們的沙箱中執行</translation>
    </message>
    <message>
        <source>its sandbox failed: %1</source>
        <translation>其沙箱失敗：%1</translation>
    </message>
    <message>
        <source>there is no program “%1” in %2 or %3</source>
        <translation>%2 和 %3 中都沒有程式「%1」</translation>
    </message>
    <message>
        <source>the quote %1 at character %2 is never closed</source>
        <translation>第 %2 個字元處的引號 %1 沒有閉合</translation>
    </message>
    <message>
        <source>nothing follows the backslash at character %1</source>
        <translation>第 %1 個字元處的反斜槓後沒有內容</translation>
    </message>
    <message>
        <source>“%1” is not an address; it must be tcp://host:port, as in tcp://localhost:6800 or tcp://[::1]:6800</source>
        <translation>「%1」不是位址；須為 tcp://host:port，例如 tcp://localhost:6800 或 tcp://[::1]:6800</translation>
    </message>
    <message>
        <source>the port in “%1” is not between 1 and 65535</source>
        <translation>「%1」中的連接埠不在 1 到 65535 之間</translation>
    </message>
    <message>
        <source>there is no command in this line</source>
        <translation>此行沒有指令</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <translation>無法啟動：%1</translation>
    </message>
    <message>
        <source>no such directory: %1</source>
        <translation>沒有這樣的目錄：%1</translation>
    </message>
    <message>
        <source>no such program: %1</source>
        <translation>沒有這樣的程式：%1</translation>
    </message>
    <message>
        <source>not executable: %1</source>
        <translation>不可執行：%1</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no computer of this name was found</source>
        <translation>無法連線 %1：找不到此名稱的電腦</translation>
    </message>
    <message>
        <source>cannot be reached at %1: connection refused</source>
        <translation>無法連線 %1：連線被拒絕</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no answer within %2 s</source>
        <translation>無法連線 %1：%2 秒內沒有回答</translation>
    </message>
    <message>
        <source>check the address</source>
        <translation>請檢查位址</translation>
    </message>
    <message>
        <source>check the address, and that no firewall is in the way</source>
        <translation>請檢查位址，並確認沒有防火牆阻擋</translation>
    </message>
    <message>
        <source>start the engine there, listening on this port</source>
        <translation>請在那裡啟動引擎，並在此連接埠監聽</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was closed by the other side</source>
        <translation>被切斷：與 %1 的連線被對方關閉</translation>
    </message>
    <message>
        <source>exited with code %1 during &quot;%2&quot;</source>
        <translation>在 &quot;%2&quot; 期間以結束代碼 %1 結束</translation>
    </message>
    <message>
        <source>exited with code %1</source>
        <translation>以結束代碼 %1 結束</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2) during &quot;%3&quot;</source>
        <translation>在 &quot;%3&quot; 期間被訊號 %1 (%2) 終止</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2)</source>
        <translation>被訊號 %1 (%2) 終止</translation>
    </message>
    <message>
        <source>did not answer &quot;%1&quot; within %2</source>
        <translation>%2 內沒有回答 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with a failure and no explanation</source>
        <translation>對 &quot;%1&quot; 回答失敗，沒有說明</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with the failure &quot;%2&quot;</source>
        <translation>對 &quot;%1&quot; 回答失敗 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with nothing</source>
        <translation>對 &quot;%1&quot; 什麼都沒回答</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, which makes no sense</source>
        <translation>對 &quot;%1&quot; 回答沒有意義的 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, not with %3 points of the board</source>
        <translation>對 &quot;%1&quot; 回答 &quot;%2&quot;，而不是棋盤上的 %3 個點</translation>
    </message>
    <message>
        <source>was closed before it answered &quot;%1&quot;</source>
        <translation>回答 &quot;%1&quot; 之前已關閉</translation>
    </message>
    <message>
        <source>has a different board from the one it was told, at %1</source>
        <translation>在 %1 處，棋盤與告知的不同</translation>
    </message>
    <message>
        <source>speaks GMP, not GTP; GNU Go needs --mode gtp</source>
        <translation>使用 GMP 而不是 GTP；GNU Go 需要 --mode gtp</translation>
    </message>
    <message>
        <source>it does not speak GTP but wrote &quot;%1&quot;</source>
        <translation>它不使用 GTP，而是輸出 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot;</source>
        <translation>它輸出了 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it repeats its input: it is not a GTP engine, or a terminal stands in between</source>
        <translation>它重複輸入：不是 GTP 引擎，或中間隔著終端機</translation>
    </message>
    <message>
        <source>is not a reliable scorer</source>
        <translation>計分不可靠</translation>
    </message>
    <message>
        <source>was sent &quot;%1&quot; by hand</source>
        <translation>手動傳送了 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 used %2 for move %3; its clock allowed %4, with a margin of %5</source>
        <translation>%1 的第 %3 手用了 %2；棋鐘允許 %4，餘量 %5</translation>
    </message>
    <message>
        <source>%1 did not make move %2 in time; its clock allowed %3</source>
        <translation>%1 沒有按時下第 %2 手；棋鐘允許 %3</translation>
    </message>
    <message>
        <source>%1; its clock allowed %2, with a margin of %3</source>
        <translation>%1；棋鐘允許 %2，餘量 %3</translation>
    </message>
    <message>
        <source>%1 played move %2 at %3, which %4</source>
        <translation>%1 第 %2 手下在 %3：%4</translation>
    </message>
    <message>
        <source>is not on the board</source>
        <translation>不在棋盤上</translation>
    </message>
    <message>
        <source>is occupied</source>
        <translation>已有子</translation>
    </message>
    <message>
        <source>is suicide</source>
        <translation>是自殺</translation>
    </message>
    <message>
        <source>retakes the ko at once</source>
        <translation>立即回提劫</translation>
    </message>
    <message>
        <source>repeats an earlier position</source>
        <translation>重複先前的局面</translation>
    </message>
    <message>
        <source>placed %1 handicap stones instead of %2</source>
        <translation>放了 %1 個讓子而不是 %2 個</translation>
    </message>
    <message>
        <source>placed two handicap stones at %1</source>
        <translation>在 %1 放了兩個讓子</translation>
    </message>
    <message>
        <source>placed a handicap stone at %1, which is not on the board</source>
        <translation>在棋盤之外的 %1 放了讓子</translation>
    </message>
    <message>
        <source>%1: it claims that the move is illegal</source>
        <translation>%1：它聲稱該著手非法</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 moves</source>
        <translation>在 %1 手的限制處停止</translation>
    </message>
    <message>
        <source>no result: the same position with the same side to move stood after moves %1</source>
        <translation>沒有結果：第 %1 手之後出現了輪走方也相同的同一局面</translation>
    </message>
    <message>
        <source>opinions differ: %1</source>
        <translation>意見不一：%1</translation>
    </message>
    <message>
        <source>not the same dead stones</source>
        <translation>死子不一致</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>move %1 comes before this line branches off, at move %2</source>
        <translation>第 %1 手在此變化分出的第 %2 手之前</translation>
    </message>
    <message>
        <source>the line has only 1 move</source>
        <translation>此變化只有 1 手</translation>
    </message>
    <message>
        <source>the line has only %1 moves</source>
        <translation>此變化只有 %1 手</translation>
    </message>
    <message>
        <source>after move %1 there is 1 continuation</source>
        <translation>第 %1 手之後有 1 個後續</translation>
    </message>
    <message>
        <source>after move %1 there are %2 continuations</source>
        <translation>第 %1 手之後有 %2 個後續</translation>
    </message>
    <message>
        <source>the game has only 1 node, n0 to n0</source>
        <translation>對局只有 1 個節點，n0 到 n0</translation>
    </message>
    <message>
        <source>the game has only %1 nodes, n0 to n%2</source>
        <translation>對局只有 %1 個節點，n0 到 n%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no node; give n0, n1, …</source>
        <translation>&quot;%1&quot; 不是節點；請用 n0、n1 …</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path; give a move number, or 30.2.45 for move 45 of the second continuation after move 30</source>
        <translation>&quot;%1&quot; 不是路徑；請給出手數，或用 30.2.45 表示第 30 手之後第二個後續的第 45 手</translation>
    </message>
    <message>
        <source>the text is not a game of Go</source>
        <translation>該文字不是圍棋對局</translation>
    </message>
    <message>
        <source>it is for a board of another size</source>
        <translation>是另一種大小的棋盤</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>裡面沒有內容</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>黑 %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>白 %1</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>大於 %1 MiB</translation>
    </message>
    <message>
        <source>it is larger than %1 KiB</source>
        <translation>大於 %1 KiB</translation>
    </message>
    <message>
        <source>the suite ends with “quit”: what stands below is never run</source>
        <translation>測試集以「quit」結束：其下的內容不會執行</translation>
    </message>
    <message>
        <source>logged in at %1</source>
        <translation>已登入 %1</translation>
    </message>
    <message>
        <source>game %1 begins as %2 against %3; our rating is %4</source>
        <translation>對局 %1 開始：執 %2，對手 %3；我方等級分 %4</translation>
    </message>
    <message>
        <source>game %1 goes on as %2 against %3; our rating is %4</source>
        <translation>對局 %1 繼續：執 %2，對手 %3；我方等級分 %4</translation>
    </message>
    <message>
        <source>game %1 goes on</source>
        <translation>對局 %1 繼續</translation>
    </message>
    <message>
        <source>game %1: %2, won</source>
        <translation>對局 %1：%2，勝</translation>
    </message>
    <message>
        <source>game %1: %2, lost</source>
        <translation>對局 %1：%2，負</translation>
    </message>
    <message>
        <source>game %1: %2, a draw</source>
        <translation>對局 %1：%2，和棋</translation>
    </message>
    <message>
        <source>the server sets up game %1, which is not ours</source>
        <translation>伺服器建立的對局 %1 不是我們的</translation>
    </message>
    <message>
        <source>somebody else has logged in under this name</source>
        <translation>有人以此名稱登入了</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>伺服器 %1</translation>
    </message>
    <message>
        <source>refuses: %1</source>
        <translation>拒絕：%1</translation>
    </message>
    <message>
        <source>does not ask who we are</source>
        <translation>沒有問我們是誰</translation>
    </message>
    <message>
        <source>floods us with lines</source>
        <translation>發來大量的行</translation>
    </message>
    <message>
        <source>its last line on standard error was &quot;%1&quot;</source>
        <translation>其標準錯誤的最後一行是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>wrote a line of more than 16 MiB</source>
        <translation>輸出了超過 16 MiB 的行</translation>
    </message>
    <message>
        <source>wrote an answer of more than 16 MiB</source>
        <translation>輸出了超過 16 MiB 的回答</translation>
    </message>
    <message>
        <source>quit unexpectedly %1</source>
        <translation>%1意外結束</translation>
    </message>
    <message>
        <source>quit unexpectedly</source>
        <translation>意外結束</translation>
    </message>
    <message>
        <source>crashed %1</source>
        <translation>%1崩潰</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>崩潰</translation>
    </message>
    <message>
        <source>gave no answer %1 (waited %2)</source>
        <translation>%1沒有回答（等了 %2）</translation>
    </message>
    <message>
        <source>reported a failure %1: “%2”</source>
        <translation>%1報告失敗：「%2」</translation>
    </message>
    <message>
        <source>reported a failure %1</source>
        <translation>%1報告失敗</translation>
    </message>
    <message>
        <source>gave an empty answer %1</source>
        <translation>%1給出空的回答</translation>
    </message>
    <message>
        <source>gave an answer that makes no sense %1: “%2”</source>
        <translation>%1給出沒有意義的回答：「%2」</translation>
    </message>
    <message>
        <source>did not place %1 handicap stones</source>
        <translation>沒有放 %1 個讓子</translation>
    </message>
    <message>
        <source>was closed before it could answer</source>
        <translation>能回答之前已關閉</translation>
    </message>
    <message>
        <source>wrote without end and was stopped</source>
        <translation>不停地輸出，已被停止</translation>
    </message>
    <message>
        <source>its last message was &quot;%1&quot;</source>
        <translation>其最後的訊息是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>when a move was taken back</source>
        <translation>悔棋一手時</translation>
    </message>
    <message>
        <source>when asked for a handicap</source>
        <translation>要求讓子時</translation>
    </message>
    <message>
        <source>when asked for a move</source>
        <translation>要求著手時</translation>
    </message>
    <message>
        <source>when asked for an analysis</source>
        <translation>要求分析時</translation>
    </message>
    <message>
        <source>when asked for the result</source>
        <translation>詢問結果時</translation>
    </message>
    <message>
        <source>when it was started</source>
        <translation>啟動時</translation>
    </message>
    <message>
        <source>when the board was set up</source>
        <translation>擺棋盤時</translation>
    </message>
    <message>
        <source>when told the handicap</source>
        <translation>告知讓子時</translation>
    </message>
    <message>
        <source>when told the komi</source>
        <translation>告知貼目時</translation>
    </message>
    <message>
        <source>when told the size of the board</source>
        <translation>告知棋盤大小時</translation>
    </message>
    <message>
        <source>when told the time left</source>
        <translation>告知剩餘時間時</translation>
    </message>
    <message>
        <source>when told the move %1</source>
        <translation>告知著手 %1 時</translation>
    </message>
    <message>
        <source>while at work</source>
        <translation>工作時</translation>
    </message>
    <message>
        <source>the range must go from a lower number to a higher one</source>
        <translation>範圍必須從小數到大數</translation>
    </message>
    <message>
        <source>the range of a logarithmic scale must go from a number above 0 to a higher one</source>
        <translation>對數刻度的範圍必須從大於 0 的數到更大的數</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <translation>沒有可選的內容</translation>
    </message>
    <message>
        <source>the same choice occurs twice</source>
        <translation>同一選項出現兩次</translation>
    </message>
    <message>
        <source>“%1” is not a host; write 4/host, 2/user@host or the like, one per line</source>
        <translation>「%1」不是主機；須為 4/host、2/user@host 等，每行一台</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>裡面沒有主機</translation>
    </message>
    <message>
        <source>shown as it was played</source>
        <translation>按當時所下顯示</translation>
    </message>
    <message>
        <source>its file says otherwise: %1</source>
        <translation>其檔案所說不同：%1</translation>
    </message>
    <message>
        <source>its file cannot be used: %1</source>
        <translation>無法使用其檔案：%1</translation>
    </message>
    <message>
        <source>the record was written by an earlier version and does not say %1</source>
        <translation>記錄來自更早的版本，沒有說明 %1</translation>
    </message>
    <message>
        <source>%1 games that were played have no place in it</source>
        <translation>已下的 %1 局在其中沒有位置</translation>
    </message>
    <message>
        <source>%1 was not set and is now %2</source>
        <translation>%1 原來沒有，現為 %2</translation>
    </message>
    <message>
        <source>%1 was %2 and is no longer set</source>
        <translation>%1 原為 %2，現已沒有</translation>
    </message>
    <message>
        <source>%1 was %2 and is now %3</source>
        <translation>%1 原為 %2，現為 %3</translation>
    </message>
    <message>
        <source>%1 were %2 and are now %3</source>
        <translation>%1 原為 %2，現為 %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 處</translation>
    </message>
    <message>
        <source>not settled: %1</source>
        <translation>沒有定論：%1</translation>
    </message>
    <message>
        <source>our count is %1</source>
        <translation>我們計為 %1</translation>
    </message>
    <message>
        <source>cannot be told this position: there are no liberties for the stones at %1</source>
        <translation>無法告知此局面：%1 的棋子沒有氣</translation>
    </message>
    <message>
        <source>there is no command in it</source>
        <translation>其中沒有指令</translation>
    </message>
    <message>
        <source>several engines talk in it, %1: say which</source>
        <translation>其中有多個引擎，%1：請指明是哪個</translation>
    </message>
    <message>
        <source>two engines called %1 talk in it at the same time, and which line is whose cannot be told</source>
        <translation>其中有兩個名為 %1 的引擎同時發言，無法分辨哪一行是誰的</translation>
    </message>
    <message>
        <source>begins more games than anybody plays</source>
        <translation>開始的對局多得不合情理</translation>
    </message>
    <message>
        <source>it is left alone for %1 min</source>
        <translation>將停用 %1 分鐘</translation>
    </message>
    <message>
        <source>the record does not say what was played, and %1</source>
        <translation>記錄沒有說明下了什麼，並且 %1</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>無法寫入 %1：%2</translation>
    </message>
    <message>
        <source>cannot pack %1: %2</source>
        <translation>無法打包 %1：%2</translation>
    </message>
    <message>
        <source>cannot enter %1: %2</source>
        <translation>無法進入 %1：%2</translation>
    </message>
    <message>
        <source>not a program for this computer: %1 (a script begins with a line such as #!/bin/sh)</source>
        <translation>不是此電腦的程式：%1（指令碼以 #!/bin/sh 之類的行開頭）</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>無法啟動 %1：%2</translation>
    </message>
    <message>
        <source>a directory, not a program: %1</source>
        <translation>是目錄，不是程式：%1</translation>
    </message>
    <message>
        <source>closed its standard output</source>
        <translation>關閉了標準輸出</translation>
    </message>
    <message>
        <source>closed its standard input</source>
        <translation>關閉了標準輸入</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>開啟的檔案太多</translation>
    </message>
    <message>
        <source>closed before it was started</source>
        <translation>啟動前已關閉</translation>
    </message>
    <message>
        <source>killed by signal %1 (%2)</source>
        <translation>被訊號 %1 (%2) 終止</translation>
    </message>
    <message>
        <source>was cut off</source>
        <translation>被切斷</translation>
    </message>
    <message>
        <source>has hung up</source>
        <translation>結束通話了</translation>
    </message>
    <message>
        <source>answered with the id %1, which no command had</source>
        <translation>以沒有指令用過的 id %1 回答</translation>
    </message>
    <message>
        <source>answered a later command instead of &quot;%1&quot;</source>
        <translation>沒有回答 &quot;%1&quot;，而是回答了後面的指令</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>cannot be reached at %1: %2</source>
        <translation>無法連線 %1：%2</translation>
    </message>
    <message>
        <source>check the address and the network</source>
        <translation>請檢查位址和網路</translation>
    </message>
    <message>
        <source>was given up before it could be reached at %1</source>
        <translation>連上 %1 之前已放棄</translation>
    </message>
    <message>
        <source>did not close the connection to %1 and was cut off</source>
        <translation>沒有關閉與 %1 的連線，已被切斷</translation>
    </message>
    <message>
        <source>closed the connection to %1</source>
        <translation>關閉了與 %1 的連線</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was lost: %2</source>
        <translation>被切斷：與 %1 的連線遺失：%2</translation>
    </message>
    <message>
        <source>there is no processor %1; this computer has 0 to %2</source>
        <translation>沒有處理器 %1；本機為 0 到 %2</translation>
    </message>
    <message>
        <source>%1 during &quot;%2&quot;</source>
        <translation>在 &quot;%2&quot; 期間 %1</translation>
    </message>
    <message>
        <source>ssh wrote &quot;%1&quot;</source>
        <translation>ssh 輸出了 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>nobody can answer its questions here, so log in with a key, once in a terminal first</source>
        <translation>這裡沒有人能回答它的問題，請先在終端機裡用金鑰登入一次</translation>
    </message>
    <message>
        <source>the session was destroyed</source>
        <translation>會話已銷燬</translation>
    </message>
    <message>
        <source>cannot send &quot;%1&quot;: a word is empty or holds a blank, a control character or &apos;#&apos;</source>
        <translation>無法傳送 &quot;%1&quot;：有空的單詞，或含空白、控制字元或 &apos;#&apos;</translation>
    </message>
    <message>
        <source>the session was closed</source>
        <translation>會話已關閉</translation>
    </message>
    <message>
        <source>could not be sent &quot;%1&quot;: %2</source>
        <translation>無法傳送 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>another game was wanted</source>
        <translation>要求了另一局</translation>
    </message>
    <message>
        <source>%1 and %2 more points</source>
        <translation>%1 和另外 %2 個點</translation>
    </message>
    <message>
        <source>no engine is named “%1”, and %2</source>
        <translation>沒有名為「%1」的引擎，並且 %2</translation>
    </message>
    <message>
        <source>%1 is not the system’s</source>
        <translation>%1 不是系統的</translation>
    </message>
    <message>
        <source>was interrupted</source>
        <translation>被中斷</translation>
    </message>
    <message>
        <source>nobody called %1 talks in it, but %2</source>
        <translation>其中沒有名為 %1 的，只有 %2</translation>
    </message>
    <message>
        <source>it was not started</source>
        <translation>沒有啟動</translation>
    </message>
    <message>
        <source>game %1: %2, does not count</source>
        <translation>對局 %1：%2，不計</translation>
    </message>
    <message>
        <source>the server says “%1”</source>
        <translation>伺服器說「%1」</translation>
    </message>
    <message>
        <source>The connection was lost, and the server does not know of the game any more.</source>
        <translation>連線已斷開，伺服器已不記得該對局。</translation>
    </message>
    <message>
        <source>does not speak CGOS: what it says %1</source>
        <translation>不使用 CGOS：它說 %1</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>was given up</source>
        <translation>已放棄</translation>
    </message>
    <message>
        <source>places no handicap stones</source>
        <translation>不放讓子</translation>
    </message>
    <message>
        <source>was not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>was restarted by hand</source>
        <translation>被手動重啟</translation>
    </message>
    <message>
        <source>it was restarted by hand</source>
        <translation>它被手動重啟</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>it was restarted</source>
        <translation>它已重啟</translation>
    </message>
    <message>
        <source>Black says %1</source>
        <translation>黑方稱 %1</translation>
    </message>
    <message>
        <source>White says %1</source>
        <translation>白方稱 %1</translation>
    </message>
    <message>
        <source>the referee engine says %1</source>
        <translation>裁判引擎稱 %1</translation>
    </message>
    <message>
        <source>unknown margin</source>
        <translation>差距不明</translation>
    </message>
    <message>
        <source>players disagreed</source>
        <translation>棋手意見不一</translation>
    </message>
    <message>
        <source>no score reported</source>
        <translation>沒有報告結果</translation>
    </message>
    <message>
        <source>was stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>cannot be started: %1</source>
        <translation>無法啟動：%1</translation>
    </message>
    <message>
        <source>its position could not be set up</source>
        <translation>無法擺出其局面</translation>
    </message>
    <message>
        <source>there was no engine to ask</source>
        <translation>沒有可問的引擎</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒絕</translation>
    </message>
    <message>
        <source>the expected answer is not a valid regular expression</source>
        <translation>預期的內容不是正規表示式</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Playoff</source>
        <translation>對抗賽</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>全員循環</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>循環賽</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>車輪戰</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>淘汰賽</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>瑞士制</translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>直到分出高下</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>調參</translation>
    </message>
    <message>
        <source>%1 writes no line within %2 s%3</source>
        <translation>%1 在 %2 秒內沒有輸出任何行%3</translation>
    </message>
    <message>
        <source>%1 writes lines that cannot be read, “%2” is missing or odd: “%3”</source>
        <translation>%1 輸出的行無法讀取，「%2」缺少或異常：「%3」</translation>
    </message>
    <message>
        <source>%1 works, and stops within %2 ms</source>
        <translation>%1 可用，並在 %2 ms 內停止</translation>
    </message>
    <message>
        <source>no analysis (lz-analyze, kata-analyze, analyze)</source>
        <translation>沒有分析 (lz-analyze、kata-analyze、analyze)</translation>
    </message>
    <message>
        <source>analysis changes the board</source>
        <translation>分析會改變棋盤</translation>
    </message>
    <message>
        <source>%1 says no move</source>
        <translation>%1 沒有給出著手</translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 可用</translation>
    </message>
    <message>
        <source>%1 does not end its reply after the move, but goes on thinking until the next command</source>
        <translation>%1 給出著手後不結束答覆，而是繼續思考到下一條指令</translation>
    </message>
    <message>
        <source>accepts boardsize %1, but then no stone in the top right corner</source>
        <translation>接受 boardsize %1，但右上角不能落子</translation>
    </message>
    <message>
        <source>takes no board from 2×2 to 25×25</source>
        <translation>不接受 2×2 到 25×25 的任何棋盤</translation>
    </message>
    <message>
        <source>takes square boards of %1</source>
        <translation>接受 %1 的正方形棋盤</translation>
    </message>
    <message>
        <source>accepts boardsize 0</source>
        <translation>接受 boardsize 0</translation>
    </message>
    <message>
        <source>accepts boardsize %1, although GTP names no points beyond 25×25</source>
        <translation>接受 boardsize %1，但 GTP 沒有為 25×25 以外的點命名</translation>
    </message>
    <message>
        <source>refuses a size with “%1” instead of “unacceptable size”</source>
        <translation>拒絕大小時回答「%1」而不是「unacceptable size」</translation>
    </message>
    <message>
        <source>no rectangular boards</source>
        <translation>不支援長方形棋盤</translation>
    </message>
    <message>
        <source>takes rectangular boards (9×7)</source>
        <translation>接受長方形棋盤 (9×7)</translation>
    </message>
    <message>
        <source>lists rectangular_boardsize, but refuses 9×7</source>
        <translation>列出 rectangular_boardsize，卻拒絕 9×7</translation>
    </message>
    <message>
        <source>takes a komi of 0, 0.5, 6.5 and 7</source>
        <translation>接受貼目 0、0.5、6.5 和 7</translation>
    </message>
    <message>
        <source>refuses komi %1</source>
        <translation>拒絕貼目 %1</translation>
    </message>
    <message>
        <source>refuses komi %1; GTP wants every komi accepted</source>
        <translation>拒絕貼目 %1；GTP 要求接受任何貼目</translation>
    </message>
    <message>
        <source>accepts a komi that is not a number</source>
        <translation>接受不是數的貼目</translation>
    </message>
    <message>
        <source>clear_board empties the board</source>
        <translation>clear_board 會清空棋盤</translation>
    </message>
    <message>
        <source>clear_board leaves stones: a point that was occupied before is refused</source>
        <translation>clear_board 後仍有棋子：原先有子的點被拒絕</translation>
    </message>
    <message>
        <source>refuses “%1”</source>
        <translation>拒絕「%1」</translation>
    </message>
    <message>
        <source>refuses the start-up command “%1”: %2</source>
        <translation>拒絕啟動指令「%1」：%2</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1”: %2</source>
        <translation>問「%1」時輸出的不是 GTP：%2</translation>
    </message>
    <message>
        <source>ends when asked for “%1”: %2</source>
        <translation>問「%1」時結束：%2</translation>
    </message>
    <message>
        <source>ended without being asked anything: %1</source>
        <translation>還沒有提問就結束了：%1</translation>
    </message>
    <message>
        <source>refuses “%1”, so that nothing can be played</source>
        <translation>拒絕「%1」，因此什麼都不能下</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>啟動</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>協議</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>擴充套件</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>works</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>異常</translation>
    </message>
    <message>
        <source>plays on %1</source>
        <translation>可下 %1</translation>
    </message>
    <message>
        <source>could not be checked to the end</source>
        <translation>未能檢查到底</translation>
    </message>
    <message>
        <source>not fit for matches</source>
        <translation>不適合對局</translation>
    </message>
    <message>
        <source>fine for matches</source>
        <translation>適合對局</translation>
    </message>
    <message>
        <source>1 thing is wrong</source>
        <translation>有 1 處錯誤</translation>
    </message>
    <message>
        <source>%1 things are wrong</source>
        <translation>有 %1 處錯誤</translation>
    </message>
    <message>
        <source>the check took longer than %1 s and was given up</source>
        <translation>檢查超過 %1 秒，已放棄</translation>
    </message>
    <message>
        <source>lists %1, but refuses “%2”: “%3”</source>
        <translation>列出 %1，卻拒絕「%2」：「%3」</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”</source>
        <translation>對「%1」回答「%2」</translation>
    </message>
    <message>
        <source>no commands of %1</source>
        <translation>沒有 %1 的指令</translation>
    </message>
    <message>
        <source>%1: answers %2</source>
        <translation>%1：回答 %2</translation>
    </message>
    <message>
        <source>loadsgf refuses a small record: “%1”</source>
        <translation>loadsgf 拒絕一個小棋譜：「%1」</translation>
    </message>
    <message>
        <source>loadsgf does not put the record&apos;s stones</source>
        <translation>loadsgf 沒有擺上棋譜中的棋子</translation>
    </message>
    <message>
        <source>loadsgf reads a record</source>
        <translation>loadsgf 能讀棋譜</translation>
    </message>
    <message>
        <source>writes “%1” to standard output before its first reply; only replies belong there</source>
        <translation>在第一個答覆前向標準輸出寫「%1」；那裡只應有答覆</translation>
    </message>
    <message>
        <source>writes “%1” between replies (%2); only replies belong on standard output</source>
        <translation>在答覆之間寫「%1」 (%2)；標準輸出上只應有答覆</translation>
    </message>
    <message>
        <source>does not end a reply with an empty line (%2)</source>
        <translation>答覆沒有以空行結束 (%2)</translation>
    </message>
    <message>
        <source>writes more empty lines than the one that ends a reply (%2)</source>
        <translation>結束答覆的空行多於一個 (%2)</translation>
    </message>
    <message>
        <source>ends lines with CR LF instead of LF</source>
        <translation>行以 CR LF 而不是 LF 結束</translation>
    </message>
    <message>
        <source>does not repeat the id of a command (%2)</source>
        <translation>沒有重複指令的 id (%2)</translation>
    </message>
    <message>
        <source>answers with an id that was not asked: “%1” (%2)</source>
        <translation>以沒有問過的 id 回答：「%1」 (%2)</translation>
    </message>
    <message>
        <source>puts no space after the id: “%1”</source>
        <translation>id 之後沒有空格：「%1」</translation>
    </message>
    <message>
        <source>answers one command twice: “%1” (%2)</source>
        <translation>對一條指令回答兩次：「%1」 (%2)</translation>
    </message>
    <message>
        <source>repeats ids, ends replies with one empty line, writes nothing else</source>
        <translation>重複 id，以一個空行結束答覆，不寫別的</translation>
    </message>
    <message>
        <source>no fixed handicap</source>
        <translation>不支援固定讓子</translation>
    </message>
    <message>
        <source>puts fixed handicap stones where GTP has them</source>
        <translation>固定讓子放在 GTP 規定的位置</translation>
    </message>
    <message>
        <source>puts fixed handicap stones elsewhere than GTP 2 §4.1.1 (%1)</source>
        <translation>固定讓子的位置與 GTP 2 §4.1.1 不同 (%1)</translation>
    </message>
    <message>
        <source>accepts fixed_handicap with %1 stones, where GTP has 2 to 9</source>
        <translation>接受 %1 個子的 fixed_handicap，而 GTP 為 2 到 9 個讓子</translation>
    </message>
    <message>
        <source>does not choose handicap points itself</source>
        <translation>不自己選擇讓子的點</translation>
    </message>
    <message>
        <source>answers place_free_handicap 4 with “%1”</source>
        <translation>對 place_free_handicap 4 回答「%1」</translation>
    </message>
    <message>
        <source>names handicap points, but puts no stones there</source>
        <translation>給出讓子的點，卻沒有放上棋子</translation>
    </message>
    <message>
        <source>chooses handicap points itself (%1)</source>
        <translation>自己選擇讓子的點 (%1)</translation>
    </message>
    <message>
        <source>does not take free handicap stones</source>
        <translation>不接受自由讓子</translation>
    </message>
    <message>
        <source>refuses set_free_handicap C3 D2 B4: “%1”</source>
        <translation>拒絕 set_free_handicap C3 D2 B4：「%1」</translation>
    </message>
    <message>
        <source>set_free_handicap puts no stones</source>
        <translation>set_free_handicap 沒有放上棋子</translation>
    </message>
    <message>
        <source>takes free handicap stones</source>
        <translation>接受自由讓子</translation>
    </message>
    <message>
        <source>accepts bad handicap stones: %1</source>
        <translation>接受錯誤的讓子：%1</translation>
    </message>
    <message>
        <source>puts handicap stones on a board that is not empty</source>
        <translation>在非空的棋盤上擺讓子</translation>
    </message>
    <message>
        <source>is still there %1 s after quit; it has to be killed</source>
        <translation>quit 之後 %1 秒仍未結束；只能強行終止</translation>
    </message>
    <message>
        <source>crashes at quit: %1</source>
        <translation>quit 時崩潰：%1</translation>
    </message>
    <message>
        <source>leaves at quit with exit code %1</source>
        <translation>quit 時以結束代碼 %1 結束</translation>
    </message>
    <message>
        <source>leaves %1 ms after quit</source>
        <translation>quit 之後 %1 ms 結束</translation>
    </message>
    <message>
        <source>leaves at quit without a reply</source>
        <translation>quit 時不答覆就結束</translation>
    </message>
    <message>
        <source>leaves processes of its own behind at quit</source>
        <translation>quit 之後留下自己的處理程序</translation>
    </message>
    <message>
        <source>does not leave when its input ends; it has to be killed</source>
        <translation>輸入中斷後不結束；只能強行終止</translation>
    </message>
    <message>
        <source>crashes when its input ends: %1</source>
        <translation>輸入結束時崩潰：%1</translation>
    </message>
    <message>
        <source>leaves when its input ends</source>
        <translation>輸入中斷後結束</translation>
    </message>
    <message>
        <source>refuses a legal move: “%1”</source>
        <translation>拒絕合法的著手：「%1」</translation>
    </message>
    <message>
        <source>refuses “%1”: GTP has black and white, b and w, and vertices in any letter case</source>
        <translation>拒絕「%1」：GTP 有 black 和 white、b 和 w，座標不分大小寫</translation>
    </message>
    <message>
        <source>plays moves, colours and vertices in any letter case</source>
        <translation>著手、顏色和座標不分大小寫</translation>
    </message>
    <message>
        <source>plays White first, and one colour twice</source>
        <translation>能從白開始，也能同色連下</translation>
    </message>
    <message>
        <source>wants colours to alternate: refuses “%1”; set-up stones and records need that</source>
        <translation>要求黑白交替：拒絕「%1」；擺棋子和讀棋譜都需要同色連下</translation>
    </message>
    <message>
        <source>plays on an occupied point</source>
        <translation>下在有子的點上</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point</source>
        <translation>拒絕有子處的著手</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point with “%1” instead of “illegal move”</source>
        <translation>拒絕有子處的著手時回答「%1」而不是「illegal move」</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <translation>接受 %1</translation>
    </message>
    <message>
        <source>passes, and plays on after two passes</source>
        <translation>能虛手，雙方虛手後還能繼續下</translation>
    </message>
    <message>
        <source>plays no move after two passes</source>
        <translation>雙方虛手後不再下任何一手</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>沒有 undo</translation>
    </message>
    <message>
        <source>lists undo, but refuses it: “%1”</source>
        <translation>列出 undo，卻拒絕它：「%1」</translation>
    </message>
    <message>
        <source>undo does not bring captured stones back</source>
        <translation>undo 不恢復被提的子</translation>
    </message>
    <message>
        <source>undo does not restore the board: then “%1” is refused</source>
        <translation>undo 不能恢復棋盤：之後拒絕「%1」</translation>
    </message>
    <message>
        <source>undo takes moves back and restores captured stones</source>
        <translation>undo 能悔棋並恢復被提的子</translation>
    </message>
    <message>
        <source>accepts undo on an empty board</source>
        <translation>空棋盤上也接受 undo</translation>
    </message>
    <message>
        <source>refuses undo on an empty board with “%1” instead of “cannot undo”</source>
        <translation>空棋盤上拒絕 undo 時回答「%1」而不是「cannot undo」</translation>
    </message>
    <message>
        <source>does not show its board in a way that can be read (list_stones, showboard)</source>
        <translation>沒有以可讀的方式顯示棋盤 (list_stones、showboard)</translation>
    </message>
    <message>
        <source>shows the board as it is</source>
        <translation>如實顯示棋盤</translation>
    </message>
    <message>
        <source>shows another board than it was told</source>
        <translation>顯示的棋盤與告知的不同</translation>
    </message>
    <message>
        <source>first words</source>
        <translation>最初的輸出</translation>
    </message>
    <message>
        <source>name and version</source>
        <translation>名稱和版本</translation>
    </message>
    <message>
        <source>list of commands</source>
        <translation>指令清單</translation>
    </message>
    <message>
        <source>known_command</source>
        <translation>known_command</translation>
    </message>
    <message>
        <source>an unknown command</source>
        <translation>未知指令</translation>
    </message>
    <message>
        <source>comments and blanks</source>
        <translation>註解和空白</translation>
    </message>
    <message>
        <source>board sizes</source>
        <translation>棋盤大小</translation>
    </message>
    <message>
        <source>impossible board sizes</source>
        <translation>不可能的棋盤大小</translation>
    </message>
    <message>
        <source>rectangular boards</source>
        <translation>長方形棋盤</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>貼目</translation>
    </message>
    <message>
        <source>unusual komi</source>
        <translation>少見的貼目</translation>
    </message>
    <message>
        <source>clear_board</source>
        <translation>clear_board</translation>
    </message>
    <message>
        <source>fixed handicap</source>
        <translation>固定讓子</translation>
    </message>
    <message>
        <source>impossible handicaps</source>
        <translation>不可能的讓子</translation>
    </message>
    <message>
        <source>free handicap</source>
        <translation>自由讓子</translation>
    </message>
    <message>
        <source>given handicap stones</source>
        <translation>指定的讓子</translation>
    </message>
    <message>
        <source>bad handicap stones</source>
        <translation>錯誤的讓子</translation>
    </message>
    <message>
        <source>handicap on stones</source>
        <translation>在有子的棋盤上讓子</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>著手</translation>
    </message>
    <message>
        <source>one colour twice</source>
        <translation>同色連下</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>非法著手</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo</translation>
    </message>
    <message>
        <source>undo of nothing</source>
        <translation>無子可悔時的 undo</translation>
    </message>
    <message>
        <source>the board it shows</source>
        <translation>它顯示的棋盤</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>提子</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <source>superko</source>
        <translation>超級劫</translation>
    </message>
    <message>
        <source>suicide</source>
        <translation>自殺</translation>
    </message>
    <message>
        <source>genmove</source>
        <translation>genmove</translation>
    </message>
    <message>
        <source>a game against itself</source>
        <translation>與自己對局</translation>
    </message>
    <message>
        <source>genmove after passes</source>
        <translation>虛手之後的 genmove</translation>
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
        <translation>其他計時方式</translation>
    </message>
    <message>
        <source>a second a move</source>
        <translation>每手一秒</translation>
    </message>
    <message>
        <source>final_score</source>
        <translation>final_score</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>死子</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>genmove with analysis</source>
        <translation>帶分析的 genmove</translation>
    </message>
    <message>
        <source>usual extensions</source>
        <translation>常見擴充套件</translation>
    </message>
    <message>
        <source>loadsgf</source>
        <translation>loadsgf</translation>
    </message>
    <message>
        <source>gomill&apos;s extensions</source>
        <translation>gomill 的擴充套件</translation>
    </message>
    <message>
        <source>GoGui&apos;s extensions</source>
        <translation>GoGui 的擴充套件</translation>
    </message>
    <message>
        <source>KataGo&apos;s extensions</source>
        <translation>KataGo 的擴充套件</translation>
    </message>
    <message>
        <source>KGS extensions</source>
        <translation>KGS 的擴充套件</translation>
    </message>
    <message>
        <source>the end of its input</source>
        <translation>輸入結束</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>trips over a comment line</source>
        <translation>遇到註解行會出錯</translation>
    </message>
    <message>
        <source>trips over an empty line</source>
        <translation>遇到空行會出錯</translation>
    </message>
    <message>
        <source>trips over a line of spaces</source>
        <translation>遇到只有空格的行會出錯</translation>
    </message>
    <message>
        <source>takes a comment after a command for arguments</source>
        <translation>把指令後的註解當成參數</translation>
    </message>
    <message>
        <source>does not take a tab for a space</source>
        <translation>不把定位字元當成空格</translation>
    </message>
    <message>
        <source>trips over CR LF at the end of a command</source>
        <translation>遇到指令末尾的 CR LF 會出錯</translation>
    </message>
    <message>
        <source>loses commands that arrive together</source>
        <translation>會遺失一起到達的指令</translation>
    </message>
    <message>
        <source>first reply after %1 ms</source>
        <translation>%1 ms 後首次答覆</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error at start</source>
        <translation>啟動時向標準錯誤寫 %1 位元組</translation>
    </message>
    <message>
        <source>does not know protocol_version: “%1”</source>
        <translation>不認識 protocol_version：「%1」</translation>
    </message>
    <message>
        <source>speaks version 1 of GTP, which is obsolete</source>
        <translation>使用已過時的 GTP 版本 1</translation>
    </message>
    <message>
        <source>speaks GTP 2</source>
        <translation>使用 GTP 2</translation>
    </message>
    <message>
        <source>answers protocol_version with “%1” instead of 2</source>
        <translation>對 protocol_version 回答「%1」而不是 2</translation>
    </message>
    <message>
        <source>does not say its name</source>
        <translation>不說出名稱</translation>
    </message>
    <message>
        <source>is %1, but does not say its version</source>
        <translation>是 %1，但不說出版本</translation>
    </message>
    <message>
        <source>is %1 %2</source>
        <translation>是 %1 %2</translation>
    </message>
    <message>
        <source>does not list its commands: “%1”</source>
        <translation>不列出指令：「%1」</translation>
    </message>
    <message>
        <source>lists %1 commands</source>
        <translation>列出 %1 條指令</translation>
    </message>
    <message>
        <source>does not list what GTP 2 requires of every engine: %1</source>
        <translation>沒有列出 GTP 2 要求每個引擎具備的：%1</translation>
    </message>
    <message>
        <source>answers known_command for nonsense with “%1”, not false</source>
        <translation>對無意義的 known_command 回答「%1」而不是 false</translation>
    </message>
    <message>
        <source>known_command agrees with list_commands</source>
        <translation>known_command 與 list_commands 一致</translation>
    </message>
    <message>
        <source>known_command denies what list_commands has: %1</source>
        <translation>known_command 否認 list_commands 中的：%1</translation>
    </message>
    <message>
        <source>accepts a command that does not exist</source>
        <translation>接受不存在的指令</translation>
    </message>
    <message>
        <source>refuses an unknown command</source>
        <translation>拒絕未知指令</translation>
    </message>
    <message>
        <source>refuses an unknown command with “%1” instead of “unknown command”</source>
        <translation>拒絕未知指令時回答「%1」而不是「unknown command」</translation>
    </message>
    <message>
        <source>takes a word for a command that only begins like one (“namex” for “name”)</source>
        <translation>把只是開頭相同的詞當成指令（「namex」當成「name」）</translation>
    </message>
    <message>
        <source>reads comments, empty lines, tabs, CR LF and several commands at once</source>
        <translation>能讀註解、空行、定位字元、CR LF 和一次多條指令</translation>
    </message>
    <message>
        <source>refuses a move where a stone was captured: “%1”, “%2”</source>
        <translation>拒絕在提過子的點著手：「%1」，「%2」</translation>
    </message>
    <message>
        <source>takes captured stones off</source>
        <translation>會拿掉被提的子</translation>
    </message>
    <message>
        <source>accepts that a ko is retaken at once: leaves that to the arbiter</source>
        <translation>接受立即回提劫：留給裁判處理</translation>
    </message>
    <message>
        <source>refuses to retake a ko at once</source>
        <translation>拒絕立即回提劫</translation>
    </message>
    <message>
        <source>refuses to retake a ko after a threat and its answer</source>
        <translation>即使有劫材和應手之後也拒絕回提劫</translation>
    </message>
    <message>
        <source>accepts that a whole position is repeated</source>
        <translation>接受全局同形再現</translation>
    </message>
    <message>
        <source>refuses to repeat a whole position (superko)</source>
        <translation>拒絕全局同形再現（超級劫）</translation>
    </message>
    <message>
        <source>refuses suicide</source>
        <translation>拒絕自殺</translation>
    </message>
    <message>
        <source>accepts suicide of several stones, not of one</source>
        <translation>接受多子自殺，不接受單子自殺</translation>
    </message>
    <message>
        <source>accepts suicide, even of one stone: leaves that to the arbiter</source>
        <translation>接受自殺，單子也接受：留給裁判處理</translation>
    </message>
    <message>
        <source>leaves a stone on the board that was played without liberties</source>
        <translation>下了沒有氣的棋子後仍留在棋盤上</translation>
    </message>
    <message>
        <source>refuses final_score on a finished board: “%1”</source>
        <translation>拒絕對下完的棋盤 final_score：「%1」</translation>
    </message>
    <message>
        <source>answers final_score with “%1”, not like “%2”</source>
        <translation>對 final_score 回答「%1」，而不是「%2」那樣</translation>
    </message>
    <message>
        <source>scores a finished board without dead stones as %1; it is %2 by area and by territory</source>
        <translation>沒有死子的終局棋盤計為 %1；按數子和數目都是 %2</translation>
    </message>
    <message>
        <source>answers final_status_list dead with “%1”</source>
        <translation>對 final_status_list dead 回答「%1」</translation>
    </message>
    <message>
        <source>recognises dead stones</source>
        <translation>能認出死子</translation>
    </message>
    <message>
        <source>recognises no dead stones (%1): takes all stones for alive</source>
        <translation>認不出死子 (%1)：把所有棋子當作活棋</translation>
    </message>
    <message>
        <source>takes %1 for dead where %2 are</source>
        <translation>把 %1 當作死子，實際是 %2</translation>
    </message>
    <message>
        <source>no final_score</source>
        <translation>沒有 final_score</translation>
    </message>
    <message>
        <source>scores a finished board correctly (%1)</source>
        <translation>正確計算終局棋盤 (%1)</translation>
    </message>
    <message>
        <source>final_score ignores a komi that is set after it was asked first: still %1</source>
        <translation>final_score 忽略首次詢問之後設定的貼目：仍是 %1</translation>
    </message>
    <message>
        <source>no final_status_list</source>
        <translation>沒有 final_status_list</translation>
    </message>
    <message>
        <source>answers final_status_list alive with “%1”</source>
        <translation>對 final_status_list alive 回答「%1」</translation>
    </message>
    <message>
        <source>answers final_status_list seki with “%1”, where no stone is in seki</source>
        <translation>沒有雙活的棋子，卻對 final_status_list seki 回答「%1」</translation>
    </message>
    <message>
        <source>played a whole game against itself, %1 legal moves, at most %2 s each</source>
        <translation>自己與自己下完一局，合法著手 %1，每手最多 %2 秒</translation>
    </message>
    <message>
        <source>began a game against itself, %1 legal moves, at most %2 s each</source>
        <translation>自己與自己開始下一局，合法著手 %1，每手最多 %2 秒</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error for a move</source>
        <translation>每手向標準錯誤寫 %1 位元組</translation>
    </message>
    <message>
        <source>generates moves, White first and one colour twice</source>
        <translation>能生成著手，包括白先和同色連下</translation>
    </message>
    <message>
        <source>shows another board than its own moves lead to</source>
        <translation>顯示的棋盤與自己著手的結果不同</translation>
    </message>
    <message>
        <source>refuses genmove after two passes: “%1”; play may be resumed when the dead stones are disputed</source>
        <translation>雙方虛手後拒絕 genmove：「%1」；死子有爭議時需要繼續對局</translation>
    </message>
    <message>
        <source>answers genmove after two passes</source>
        <translation>雙方虛手後回答 genmove</translation>
    </message>
    <message>
        <source>no reg_genmove</source>
        <translation>沒有 reg_genmove</translation>
    </message>
    <message>
        <source>reg_genmove leaves the board alone</source>
        <translation>reg_genmove 不改變棋盤</translation>
    </message>
    <message>
        <source>reg_genmove answers “%1”, which cannot be played then</source>
        <translation>reg_genmove 回答「%1」，之後卻不能下</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s at most</source>
        <translation>每手一秒時，最多用 %1 秒</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s, but this machine is too busy to tell why</source>
        <translation>每手一秒時用了 %1 秒，但本機太忙，無法判斷原因</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s: would lose on time</source>
        <translation>每手一秒時用了 %1 秒：會超時負</translation>
    </message>
    <message>
        <source>does not obey its clock: with a second a move, took %1 s</source>
        <translation>不遵守棋鐘：每手一秒時用了 %1 秒</translation>
    </message>
    <message>
        <source>no time_settings: plays without a clock</source>
        <translation>沒有 time_settings：不用棋鐘下</translation>
    </message>
    <message>
        <source>takes absolute, Canadian and no time limits</source>
        <translation>接受包乾、加拿大和無限時</translation>
    </message>
    <message>
        <source>refuses %1</source>
        <translation>拒絕 %1</translation>
    </message>
    <message>
        <source>takes fractions of a second in time_settings</source>
        <translation>time_settings 接受秒的小數</translation>
    </message>
    <message>
        <source>no time_left</source>
        <translation>沒有 time_left</translation>
    </message>
    <message>
        <source>takes time_left</source>
        <translation>接受 time_left</translation>
    </message>
    <message>
        <source>no byo-yomi or Fischer time (kgs-time_settings, kata-time_settings)</source>
        <translation>沒有讀秒或菲舍爾計時 (kgs-time_settings、kata-time_settings)</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>接受 %1</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1” after two passes: %2</source>
        <translation>雙方虛手後問「%1」時輸出的不是 GTP：%2</translation>
    </message>
    <message>
        <source>ends when asked for “%1” after two passes: %2</source>
        <translation>雙方虛手後問「%1」時結束：%2</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>serious</source>
        <translation>嚴重</translation>
    </message>
    <message>
        <source>fit for matches: the one thing that is wrong does not matter there</source>
        <translation>適合對局：唯一的錯誤不影響對局</translation>
    </message>
    <message>
        <source>fit for matches: the %1 things that are wrong do not matter there</source>
        <translation>適合對局：%1 處錯誤不影響對局</translation>
    </message>
    <message>
        <source>not fit for matches because of %1 of the %2 things that are wrong</source>
        <translation>因 %2 處錯誤中的 %1 處，不適合對局</translation>
    </message>
    <message>
        <source>%1 takes an interval only, not the side to move</source>
        <translation>%1 只接受間隔，不接受行棋方</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is off the board</source>
        <translation>對「%1」回答「%2」，在棋盤之外</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is occupied</source>
        <translation>對「%1」回答「%2」，該點有子</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is suicide</source>
        <translation>對「%1」回答「%2」，是自殺</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which retakes a ko at once</source>
        <translation>對「%1」回答「%2」，是立即回提劫</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which repeats a position</source>
        <translation>對「%1」回答「%2」，重複了局面</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1, at byte %2</source>
        <translation>%1，第 %2 位元組處</translation>
    </message>
    <message>
        <source>it names no move</source>
        <translation>沒有給出著手</translation>
    </message>
    <message>
        <source>more moves than the board has</source>
        <translation>著手比棋盤容得下的還多</translation>
    </message>
    <message>
        <source>a second root</source>
        <translation>出現第二個根</translation>
    </message>
    <message>
        <source>a move without its vertex, visits or win rate</source>
        <translation>著手缺少座標、計算量或勝率</translation>
    </message>
    <message>
        <source>a value that belongs to no move</source>
        <translation>不屬於任何著手的值</translation>
    </message>
    <message>
        <source>a value that was given already</source>
        <translation>已給出過的值</translation>
    </message>
    <message>
        <source>a win rate out of range</source>
        <translation>勝率超出範圍</translation>
    </message>
    <message>
        <source>no move of this board</source>
        <translation>不是此棋盤上的著手</translation>
    </message>
    <message>
        <source>a second map</source>
        <translation>出現第二張圖</translation>
    </message>
    <message>
        <source>no value between -1 and 1 for each point</source>
        <translation>沒有為每個點給出 -1 到 1 的值</translation>
    </message>
    <message>
        <source>a number that belongs to nothing</source>
        <translation>不屬於任何東西的數</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>不是數</translation>
    </message>
    <message>
        <source>no count</source>
        <translation>不是計數</translation>
    </message>
    <message>
        <source>knows none of kata-analyze, lz-analyze, analyze</source>
        <translation>kata-analyze、lz-analyze、analyze 都不認識</translation>
    </message>
    <message>
        <source>names a move that is not one: %1</source>
        <translation>給出的不是著手：%1</translation>
    </message>
    <message>
        <source>names a move out of turn: %1</source>
        <translation>未輪到卻給出著手：%1</translation>
    </message>
    <message>
        <source>has the game go on for ever</source>
        <translation>讓對局無休止地繼續</translation>
    </message>
    <message>
        <source>asks for a move out of turn</source>
        <translation>未輪到卻要求著手</translation>
    </message>
    <message>
        <source>makes no sense: %1</source>
        <translation>沒有意義：%1</translation>
    </message>
    <message>
        <source>is not valid TOML: %1</source>
        <translation>不是 TOML：%1</translation>
    </message>
    <message>
        <source>others may read this password; let only yourself, with chmod 600</source>
        <translation>他人可以讀取此密碼；請用 chmod 600 設為僅自己可讀</translation>
    </message>
    <message>
        <source>its first line holds no password</source>
        <translation>第一行沒有密碼</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1：無法建立資料夾</translation>
    </message>
    <message>
        <source>it is not running</source>
        <translation>它沒有執行</translation>
    </message>
    <message>
        <source>does not answer “%1” after two passes within %2 s</source>
        <translation>雙方虛手後，%2 秒內沒有回答「%1」</translation>
    </message>
    <message>
        <source>does not answer “%1” within %2 s</source>
        <translation>%2 秒內沒有回答「%1」</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>無法讀取檔案</translation>
    </message>
    <message>
        <source>the file is written in a way that only an editor of texts can change: please do it there</source>
        <translation>該檔案的寫法只能用文字編輯器修改：請在那裡修改</translation>
    </message>
    <message>
        <source>and %1 more mistakes</source>
        <translation>以及另外 %1 個錯誤</translation>
    </message>
    <message>
        <source>a scale of whole numbers needs whole ends</source>
        <translation>整數刻度的兩端須為整數</translation>
    </message>
    <message>
        <source>this is too large to import</source>
        <translation>太大，無法轉換</translation>
    </message>
    <message>
        <source>%1 cannot be formatted with “%2”</source>
        <translation>%1 不能用「%2」格式化</translation>
    </message>
    <message>
        <source>a “%(” is not closed</source>
        <translation>「%(」沒有閉合</translation>
    </message>
    <message>
        <source>there are too few values for the “%”</source>
        <translation>「%」所需的值太少</translation>
    </message>
    <message>
        <source>a “%” has no type that is known</source>
        <translation>「%」的型別不認識</translation>
    </message>
    <message>
        <source>there are too many values for the “%”</source>
        <translation>「%」所需的值太多</translation>
    </message>
    <message>
        <source>a “{” is not closed</source>
        <translation>「{」沒有閉合</translation>
    </message>
    <message>
        <source>“{%1}” in a format is not understood</source>
        <translation>無法理解格式中的「{%1}」</translation>
    </message>
    <message>
        <source>“+” of %1 cannot be imported</source>
        <translation>%1 的「+」無法轉換</translation>
    </message>
    <message>
        <source>this expression cannot be imported; write its value</source>
        <translation>此計算無法轉換；請寫出它的值</translation>
    </message>
    <message>
        <source>“%1” of %2 and %3 cannot be imported</source>
        <translation>%2 和 %3 的「%1」無法轉換</translation>
    </message>
    <message>
        <source>the call of %1() cannot be imported; write its value</source>
        <translation>對 %1() 的呼叫無法轉換；請寫出它的值</translation>
    </message>
    <message>
        <source>is not a table written by gogui-twogtp</source>
        <translation>不是 gogui-twogtp 的表</translation>
    </message>
    <message>
        <source>cannot remove %1</source>
        <translation>無法刪除 %1</translation>
    </message>
    <message>
        <source>the task is %1</source>
        <translation>任務是 %1</translation>
    </message>
    <message>
        <source>the task is of another version: %1: %2</source>
        <translation>任務的版本不同：%1：%2</translation>
    </message>
    <message>
        <source>the run&apos;s name cannot be the name of a folder</source>
        <translation>執行的名稱不能作為資料夾名</translation>
    </message>
    <message>
        <source>%1 cannot be moved to %2</source>
        <translation>%1 無法移到 %2</translation>
    </message>
    <message>
        <source>it is off the board</source>
        <translation>在棋盤之外</translation>
    </message>
    <message>
        <source>the point is occupied</source>
        <translation>該點已有子</translation>
    </message>
    <message>
        <source>it is suicide</source>
        <translation>是自殺</translation>
    </message>
    <message>
        <source>it retakes a ko at once</source>
        <translation>立即回提劫</translation>
    </message>
    <message>
        <source>it repeats a position</source>
        <translation>重複局面</translation>
    </message>
    <message>
        <source>its board is %1, the game&apos;s is %2</source>
        <translation>它的棋盤是 %1，對局的是 %2</translation>
    </message>
    <message>
        <source>the stone on %1 has no liberties</source>
        <translation>%1 的棋子沒有氣</translation>
    </message>
    <message>
        <source>move %1, %2 %3, is illegal: %4</source>
        <translation>第 %1 手，%2 %3，非法：%4</translation>
    </message>
    <message>
        <source>the game is over with move %1; take fewer plies of it</source>
        <translation>對局到第 %1 手就結束了；請減少取用的手數</translation>
    </message>
    <message>
        <source>there is no opening in what the openings are taken from</source>
        <translation>佈局的來源中沒有佈局</translation>
    </message>
    <message>
        <source>“%1” is not a vertex of a %2x%3 board</source>
        <translation>「%1」不是 %2x%3 棋盤的座標</translation>
    </message>
    <message>
        <source>“%1” at the end lacks its vertex</source>
        <translation>末尾的「%1」缺少座標</translation>
    </message>
    <message>
        <source>%1:%2: %3</source>
        <translation>%1:%2：%3</translation>
    </message>
    <message>
        <source>the line is longer than any game</source>
        <translation>該行比任何對局都長</translation>
    </message>
    <message>
        <source>more than %1 openings</source>
        <translation>佈局多於 %1 個</translation>
    </message>
    <message>
        <source>opening “%1”: %2</source>
        <translation>佈局「%1」：%2</translation>
    </message>
    <message>
        <source>%1: it holds no *.sgf file</source>
        <translation>%1：其中沒有 *.sgf 檔案</translation>
    </message>
    <message>
        <source>%1: more than %2 openings</source>
        <translation>%1：佈局多於 %2 個</translation>
    </message>
    <message>
        <source>only %1 different random openings of %2 plies were found</source>
        <translation>只找到 %1 個不同的 %2 手隨機佈局</translation>
    </message>
    <message>
        <source>cannot move %1 to the trash</source>
        <translation>無法將 %1 移到資源回收筒</translation>
    </message>
    <message>
        <source>cannot move %1 to %2</source>
        <translation>無法將 %1 移到 %2</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>記憶體不足</translation>
    </message>
    <message>
        <source>no run of %1 is under way</source>
        <translation>%1 沒有在執行</translation>
    </message>
    <message>
        <source>%1: no server can be started</source>
        <translation>%1：無法啟動伺服器</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make its folder writable</source>
        <translation>無法寫入 %1：%2；請使其資料夾可寫</translation>
    </message>
    <message>
        <source>cannot lock %1: %2</source>
        <translation>無法鎖定 %1：%2</translation>
    </message>
    <message>
        <source>this competition is running already, as process %1; stop that one first (compete stop)</source>
        <translation>此比賽已在執行，處理程序 %1；請先停止它 (compete stop)</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is full; free some space</source>
        <translation>無法寫入 %1：磁碟已滿；請騰出空間</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make the file and its folder writable, or copy it to a folder that is</source>
        <translation>無法寫入 %1：%2；請使檔案及其資料夾可寫，或將它複製到可寫的資料夾</translation>
    </message>
    <message>
        <source>cannot open %1: %2; see that its folder exists and can be written</source>
        <translation>無法開啟 %1：%2；請確認其資料夾存在且可寫</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); keep a copy of it, save what can be read with &quot;sqlite3 FILE .recover&quot;, or move it away to begin anew</source>
        <translation>%1 已損壞 (%2)；請保留該檔案的副本，用 &quot;sqlite3 FILE .recover&quot; 救出可讀的內容，或將它移走重新開始</translation>
    </message>
    <message>
        <source>cannot write %1: another program is writing to it; end that one</source>
        <translation>無法寫入 %1：另一個程式正在寫入；請結束那個程式</translation>
    </message>
    <message>
        <source>cannot use %1: %2</source>
        <translation>無法使用 %1：%2</translation>
    </message>
    <message>
        <source>cannot rename %1 to %2, which would keep the earlier series; move it away yourself</source>
        <translation>無法將 %1 改名為 %2 以保留先前的系列；請自行移走</translation>
    </message>
    <message>
        <source>%1 has games with names that no competition gives them; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 中有比賽不會使用的對局名稱；不是 Shinpan 所寫，或已損壞</translation>
    </message>
    <message>
        <source>%1 has %2 games with impossible values; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 對 %2 局的說法不合情理；不是 Shinpan 所寫，或已損壞</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>there is no %1: nothing of this competition was played yet</source>
        <translation>沒有 %1：此比賽還沒有下過</translation>
    </message>
    <message>
        <source>%1 has tables that compute what they say; it was not written by Shinpan</source>
        <translation>%1 中的表是計算出來的；不是 Shinpan 所寫</translation>
    </message>
    <message>
        <source>%1 is not the record of a competition but another program&apos;s database; move it away, or give the competition&apos;s file another name</source>
        <translation>%1 不是比賽的記錄，而是其他程式的資料庫；請移走，或給比賽檔案另取名稱</translation>
    </message>
    <message>
        <source>%1 was written by a newer Shinpan (tables of version %2, this one knows %3); use that one</source>
        <translation>%1 由更新的 Shinpan 寫成（表版本 %2，本程式認識 %3）；請使用那個版本</translation>
    </message>
    <message>
        <source>the alias of &quot;%1&quot; to &quot;%2&quot; is not two GTP words</source>
        <translation>&quot;%1&quot; 的別名 &quot;%2&quot; 不是兩個 GTP 單詞</translation>
    </message>
    <message>
        <source>%1.%2: %3</source>
        <translation>%1.%2：%3</translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation>缺少或為空</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>不是文字</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>既不是 true 也不是 false</translation>
    </message>
    <message>
        <source>is not a list</source>
        <translation>不是清單</translation>
    </message>
    <message>
        <source>holds something that is not a text</source>
        <translation>含有不是文字的內容</translation>
    </message>
    <message>
        <source>“%1” is not of the form %2</source>
        <translation>「%1」不是 %2 的形式</translation>
    </message>
    <message>
        <source>is not an object</source>
        <translation>不是物件</translation>
    </message>
    <message>
        <source>“%1” is not a time such as 30s or 2m; 0s means no limit</source>
        <translation>「%1」不是 30s 或 2m 那樣的時間；0s 表示無限制</translation>
    </message>
    <message>
        <source>is not of the form {&quot;area&quot;: text, &quot;territory&quot;: text}</source>
        <translation>不是 {&quot;area&quot;: 文字, &quot;territory&quot;: 文字} 的形式</translation>
    </message>
    <message>
        <source>line %1 (byte %2): %3</source>
        <translation>第 %1 行（第 %2 位元組）：%3</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program (format %1)</source>
        <translation>由本程式的更新版本寫成（格式 %1）</translation>
    </message>
    <message>
        <source>it is not a list of engines</source>
        <translation>不是引擎清單</translation>
    </message>
    <message>
        <source>%1[%2].%3: is missing or empty</source>
        <translation>%1[%2].%3：缺少或為空</translation>
    </message>
    <message>
        <source>%1.id: “%2” occurs twice</source>
        <translation>%1.id：「%2」出現兩次</translation>
    </message>
    <message>
        <source>%1: its folder cannot be created</source>
        <translation>%1：無法建立其資料夾</translation>
    </message>
    <message>
        <source>%1: it cannot be kept as %2: %3</source>
        <translation>%1：無法儲存為 %2：%3</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is nearly full</source>
        <translation>無法寫入 %1：磁碟快滿了</translation>
    </message>
    <message>
        <source>an IPv6 address stands in brackets, as in [::1]:6800</source>
        <translation>IPv6 位址寫在方括號中，例如 [::1]:6800</translation>
    </message>
    <message>
        <source>is not [HOST:]PORT, such as 6800 or 0.0.0.0:6800</source>
        <translation>不是 [HOST:]PORT，例如 6800 或 0.0.0.0:6800</translation>
    </message>
    <message>
        <source>%1: not an address of this computer</source>
        <translation>%1：不是本機的位址</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to score a game; it takes %2</source>
        <translation>&quot;%1&quot; 不是對局的計分方式；允許 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice in the scoring ladder</source>
        <translation>&quot;%1&quot; 在計分順序中出現兩次</translation>
    </message>
    <message>
        <source>there is no game in this GIB file</source>
        <translation>此 GIB 檔案中沒有對局</translation>
    </message>
    <message>
        <source>there is no move in this NGF file</source>
        <translation>此 NGF 檔案中沒有著手</translation>
    </message>
    <message>
        <source>this UGF file is encrypted</source>
        <translation>此 UGF 檔案已加密</translation>
    </message>
    <message>
        <source>there is no game in this UGF file</source>
        <translation>此 UGF 檔案中沒有對局</translation>
    </message>
    <message>
        <source>this is not a record of Go but of game %1</source>
        <translation>這不是圍棋的棋譜，而是棋類 %1 的</translation>
    </message>
    <message>
        <source>there is no SGF game in it: no &quot;(&quot; followed by a node</source>
        <translation>其中沒有 SGF 對局：&quot;(&quot; 之後沒有節點</translation>
    </message>
    <message>
        <source>nothing in it was understood</source>
        <translation>其中的內容完全無法理解</translation>
    </message>
    <message>
        <source>%1: these lists name each other</source>
        <translation>%1：這些清單互相引用</translation>
    </message>
    <message>
        <source>%1: there is no test %2</source>
        <translation>%1：沒有測試 %2</translation>
    </message>
    <message>
        <source>%1: is the log of a conversation, not a suite</source>
        <translation>%1：是對話的記錄檔，不是測試集</translation>
    </message>
    <message>
        <source>%1: there is no test in it</source>
        <translation>%1：其中沒有測試</translation>
    </message>
    <message>
        <source>line %1 is not a test result as --json prints it</source>
        <translation>第 %1 行不是 --json 所輸出的測試結果</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>the engine took &quot;%1&quot;, which makes no sense to us; its moves are not judged until the next game</source>
        <translation>引擎接受了我們不理解的 &quot;%1&quot;；下一局之前不再判斷其著手</translation>
    </message>
    <message>
        <source>answered with the failure &quot;%1&quot;</source>
        <translation>回答失敗 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>answered with &quot;%1&quot;, which is not a move</source>
        <translation>回答了不是著手的 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1: there are %2 records; no more are written</source>
        <translation>%1：有 %2 個棋譜；不再寫入</translation>
    </message>
    <message>
        <source>a candidate needs at least one game</source>
        <translation>候選至少需要一局</translation>
    </message>
    <message>
        <source>exploration must not be negative</source>
        <translation>exploration 不能為負</translation>
    </message>
    <message>
        <source>a calibration has exactly one parameter</source>
        <translation>校準恰好有一個參數</translation>
    </message>
    <message>
        <source>a calibration needs a parameter with a range of numbers</source>
        <translation>校準需要有數值範圍的參數</translation>
    </message>
    <message>
        <source>a calibration needs levels, such as [-100, 0, 100]</source>
        <translation>校準需要級別，例如 [-100, 0, 100]</translation>
    </message>
    <message>
        <source>games_per_candidate and precision must be above 0</source>
        <translation>games_per_candidate 和 precision 必須大於 0</translation>
    </message>
    <message>
        <source>number_of_generations must be at least 1</source>
        <translation>number_of_generations 必須至少為 1</translation>
    </message>
    <message>
        <source>samples_per_generation must be at least 1</source>
        <translation>samples_per_generation 必須至少為 1</translation>
    </message>
    <message>
        <source>batch_size must be at least 1</source>
        <translation>batch_size 必須至少為 1</translation>
    </message>
    <message>
        <source>elite_proportion must be above 0 and below 1</source>
        <translation>elite_proportion 必須大於 0 且小於 1</translation>
    </message>
    <message>
        <source>step_size must be above 0 and below 1</source>
        <translation>step_size 必須大於 0 且小於 1</translation>
    </message>
    <message>
        <source>it must be split into at least one part</source>
        <translation>必須至少分成一份</translation>
    </message>
    <message>
        <source>its initial variance must not be negative</source>
        <translation>initial_variance 不能為負</translation>
    </message>
    <message>
        <source>its step at the end must be above 0</source>
        <translation>最後的步長必須大於 0</translation>
    </message>
    <message>
        <source>its learning rate at the end must not be negative</source>
        <translation>最後的學習率不能為負</translation>
    </message>
    <message>
        <source>its own value is outside the range</source>
        <translation>自身的值超出範圍</translation>
    </message>
    <message>
        <source>its format is for numbers, but “%1” is none</source>
        <translation>格式用於數，但「%1」不是數</translation>
    </message>
    <message>
        <source>there is no parameter to tune</source>
        <translation>沒有可調的參數</translation>
    </message>
    <message>
        <source>there are two parameters named “%1”</source>
        <translation>有兩個名為「%1」的參數</translation>
    </message>
    <message>
        <source>parameter “%1”: %2</source>
        <translation>參數「%1」：%2</translation>
    </message>
    <message>
        <source>SPSA needs to know its number of games, two at least</source>
        <translation>SPSA 需要知道對局數，至少兩局</translation>
    </message>
    <message>
        <source>A, alpha and gamma must not be negative</source>
        <translation>A、alpha 和 gamma 不能為負</translation>
    </message>
    <message>
        <source>an update needs at least one pair of games</source>
        <translation>更新至少需要一對對局</translation>
    </message>
    <message>
        <source>parameter “%1”: SPSA needs numbers, it cannot step between choices</source>
        <translation>參數「%1」：SPSA 需要數，不能在選項之間移動</translation>
    </message>
    <message>
        <source>exploration_coefficient must not be negative</source>
        <translation>exploration_coefficient 不能為負</translation>
    </message>
    <message>
        <source>initial_visits and initial_wins must be at least 1</source>
        <translation>initial_visits 和 initial_wins 必須至少為 1</translation>
    </message>
    <message>
        <source>initial_wins cannot be more than initial_visits</source>
        <translation>initial_wins 不能大於 initial_visits</translation>
    </message>
    <message>
        <source>max_depth must be at least 1</source>
        <translation>max_depth 必須至少為 1</translation>
    </message>
    <message>
        <source>the splits make %1 cells, more than %2 cannot be searched</source>
        <translation>劃分成 %1 個格子，超過 %2 個就無法搜尋</translation>
    </message>
    <message>
        <source>a format needs exactly one conversion for the value, such as %s or %.2f</source>
        <translation>格式恰好需要一個值的轉換，例如 %s 或 %.2f</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 是檔案，不是資料夾</translation>
    </message>
    <message>
        <source>%1 is not empty; name a new folder</source>
        <translation>%1 不為空；請指定新的資料夾</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>無法建立 %1</translation>
    </message>
    <message>
        <source>the LaTeX package psgo draws square boards of up to %1 lines; this one has %2×%3</source>
        <translation>LaTeX 宏包 psgo 只能畫最大 %1 路的正方形棋盤；這個是 %2×%3</translation>
    </message>
    <message>
        <source>no machine is left</source>
        <translation>沒有剩下機器</translation>
    </message>
    <message>
        <source>%1 tasks in a row have played nothing</source>
        <translation>連續 %1 個任務什麼都沒下</translation>
    </message>
    <message>
        <source>%1 tasks in a row were lost; their logs are in %2</source>
        <translation>連續 %1 個任務遺失；記錄檔在 %2</translation>
    </message>
    <message>
        <source>stopped after the pairs of games that were begun</source>
        <translation>在已開始的成對對局之後停止</translation>
    </message>
    <message>
        <source>stopped after the games that were running</source>
        <translation>在進行中的對局之後停止</translation>
    </message>
    <message>
        <source>stopped at once</source>
        <translation>立即停止</translation>
    </message>
    <message>
        <source>the time of this run was up</source>
        <translation>這次執行的時間已到</translation>
    </message>
    <message>
        <source>this run had its %1 games</source>
        <translation>這次執行的 %1 局已完成</translation>
    </message>
    <message>
        <source>%1 games were left out, because their players are in quarantine: %2</source>
        <translation>有 %1 局因棋手被隔離而略去：%2</translation>
    </message>
    <message>
        <source>there are no openings left</source>
        <translation>沒有剩下佈局</translation>
    </message>
    <message>
        <source>too many void games: none of this matchup was completed in this run before game %1 was void</source>
        <translation>無效對局太多：對局 %1 無效之前，這次執行中這一對沒有完成一局</translation>
    </message>
    <message>
        <source>too many void games: game %1 is the second in a row of its matchup</source>
        <translation>無效對局太多：對局 %1 是這一對連續第二局無效</translation>
    </message>
    <message>
        <source>too many void games: game %1 was void %2 times</source>
        <translation>無效對局太多：對局 %1 無效 %2 次</translation>
    </message>
    <message>
        <source>did not leave after quit</source>
        <translation>quit 之後沒有結束</translation>
    </message>
    <message>
        <source>broke down on quit: %1</source>
        <translation>quit 時崩潰：%1</translation>
    </message>
    <message>
        <source>the referee</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 has results of other settings, which cannot be counted together: %2. Set them back, begin a new series, or give the file another name</source>
        <translation>%1 含有其他設定的結果，不能一起計算：%2。請改回設定，開始新系列，或給檔案另取名稱</translation>
    </message>
    <message>
        <source>its games were played with other settings: %1</source>
        <translation>其對局的設定不同：%1</translation>
    </message>
    <message>
        <source>it does not say with which settings its games were played; an earlier version wrote it</source>
        <translation>沒有說明以何種設定對局；由更早的版本寫成</translation>
    </message>
    <message>
        <source>it has a game without a number</source>
        <translation>有沒有編號的對局</translation>
    </message>
    <message>
        <source>it has game %1 twice, so it is of more than one match</source>
        <translation>對局 %1 出現兩次，所以屬於不止一場比賽</translation>
    </message>
    <message>
        <source>%1:%2: this is no whole game and is not counted</source>
        <translation>%1:%2：這不是完整的對局，不計</translation>
    </message>
    <message>
        <source>%1:%2: cannot go on with this match: %3</source>
        <translation>%1:%2：無法繼續這場比賽：%3</translation>
    </message>
    <message>
        <source>is missing; each [[account]] is a name on the server and who plays under it</source>
        <translation>缺少；每個 [[account]] 是伺服器上的一個名稱和以此名稱對局的棋手</translation>
    </message>
    <message>
        <source>“%1” occurs twice; the server takes a name once</source>
        <translation>「%1」出現了兩次；伺服器對每個名稱只接受一次</translation>
    </message>
    <message>
        <source>“%1” cannot be a name on the server; it takes 3 to 18 letters, digits, dots, hyphens and underscores, and begins with no digit</source>
        <translation>「%1」不能作為伺服器上的名稱；須為 3 到 18 個字母、數字、點、連字元或下劃線，且不以數字開頭</translation>
    </message>
    <message>
        <source>is missing; it takes host:port, such as &quot;yss-aya.com:6809&quot;</source>
        <translation>缺少；須為 host:port，例如 &quot;yss-aya.com:6809&quot;</translation>
    </message>
    <message>
        <source>it takes host:port</source>
        <translation>須為 host:port</translation>
    </message>
    <message>
        <source>it takes &quot;cgos&quot; or a rule set such as &quot;Tromp-Taylor&quot;</source>
        <translation>須為 &quot;cgos&quot; 或 &quot;Tromp-Taylor&quot; 之類的規則</translation>
    </message>
    <message>
        <source>is missing; it takes the id of a [[player]]</source>
        <translation>缺少；須為某個 [[player]] 的 id</translation>
    </message>
    <message>
        <source>“%1” is not the id of a [[player]]</source>
        <translation>「%1」不是任何 [[player]] 的 id</translation>
    </message>
    <message>
        <source>“%1” is not a set of processors; it takes a text for each slot, such as &quot;0-3&quot; or &quot;4,6&quot;</source>
        <translation>「%1」不是處理器的組合；每個位置寫一段文字，例如 &quot;0-3&quot; 或 &quot;4,6&quot;</translation>
    </message>
    <message>
        <source>is too long: files are named after it, and %1 characters are the most</source>
        <translation>太長：檔案以它命名，最多 %1 個字元</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; it takes letters, digits and -!$%&amp;*+.:;&lt;=&gt;?^_~#, without blanks</source>
        <translation>「%1」不能作為 id；須由字母、數字和 -!$%&amp;*+.:;&lt;=&gt;?^_~# 組成，不含空格</translation>
    </message>
    <message>
        <source>“%1” is taken already</source>
        <translation>「%1」已被使用</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes a number or &quot;%2&quot;</source>
        <translation>「%1」不認識；須為數或 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>is missing; it takes %1</source>
        <translation>缺少；須為 %1</translation>
    </message>
    <message>
        <source>this type needs a number of games, 1 or more</source>
        <translation>這種型別需要 1 或更大的對局數</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>屬於 %1</translation>
    </message>
    <message>
        <source>is missing; it takes a table with elo0 and elo1, [sprt]</source>
        <translation>缺少；須為含 elo0 和 elo1 的表 [sprt]</translation>
    </message>
    <message>
        <source>an SPRT match has exactly two players</source>
        <translation>SPRT 比賽恰好有兩名棋手</translation>
    </message>
    <message>
        <source>a competition has two players or more, each a table [[player]] with id and command</source>
        <translation>比賽須有兩名或更多棋手，每名是一個含 id 和 command 的表 [[player]]</translation>
    </message>
    <message>
        <source>there must be fewer %1 than players (%2)</source>
        <translation>%1 必須少於棋手數 (%2)</translation>
    </message>
    <message>
        <source>does not go with a handicap: it is the openings that say what stands on the board, and those from SGF may set stones up</source>
        <translation>不能與讓子合用：棋盤上有什麼由佈局決定，SGF 的佈局也可能擺子</translation>
    </message>
    <message>
        <source>is missing; a scorer asks a referee, which takes a table [referee] with its command</source>
        <translation>缺少；計分要問裁判，須有含 command 的表 [referee]</translation>
    </message>
    <message>
        <source>no scorer asks it</source>
        <translation>沒有計分會問它</translation>
    </message>
    <message>
        <source>; did you mean “%1”?</source>
        <translation>；您是指「%1」嗎？</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>引號中的文字</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整數</translation>
    </message>
    <message>
        <source>%1 is out of range; it takes %2</source>
        <translation>%1 超出範圍；須為 %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的數</translation>
    </message>
    <message>
        <source>“%1” is no time; it takes &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; or a number of seconds, up to 1000 hours</source>
        <translation>「%1」不是時間；須為 &quot;30s&quot;、&quot;2m&quot;、&quot;1h30m&quot;、&quot;500ms&quot; 或秒數，最多 1000 小時</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>引號中文字的清單</translation>
    </message>
    <message>
        <source>holds %1; it takes %2</source>
        <translation>含有 %1；須為 %2</translation>
    </message>
    <message>
        <source>a table such as { NAME = &quot;value&quot; }</source>
        <translation>{ NAME = &quot;value&quot; } 之類的表</translation>
    </message>
    <message>
        <source>a table, [%1]</source>
        <translation>表 [%1]</translation>
    </message>
    <message>
        <source>tables, [[%1]]</source>
        <translation>若干個表 [[%1]]</translation>
    </message>
    <message>
        <source>there are %1; %2 are the most</source>
        <translation>有 %1 個；最多 %2 個</translation>
    </message>
    <message>
        <source>is %1; it takes %2</source>
        <translation>是 %1；須為 %2</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes %2%3</source>
        <translation>「%1」不認識；須為 %2%3</translation>
    </message>
    <message>
        <source>; there are %1</source>
        <translation>；有 %1</translation>
    </message>
    <message>
        <source>no such setting%1</source>
        <translation>沒有這樣的設定%1</translation>
    </message>
    <message>
        <source>“%1” is not understood; %2</source>
        <translation>無法理解「%1」；%2</translation>
    </message>
    <message>
        <source>%1 stones are not possible; a board of %2x%3 takes %4 where handicap_style is &quot;%5&quot;</source>
        <translation>不可能有 %1 個讓子；%2x%3 的棋盤在 handicap_style 為 &quot;%5&quot; 時接受 %4</translation>
    </message>
    <message>
        <source>it takes a number from %1 to %2, or columns and rows such as &quot;13x9&quot;</source>
        <translation>須為 %1 到 %2 的數，或 &quot;13x9&quot; 之類的列數和行數</translation>
    </message>
    <message>
        <source>it takes %1, or fields as KataGo&apos;s: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</source>
        <translation>須為 %1，或像 KataGo 那樣的欄位 &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</translation>
    </message>
    <message>
        <source>it takes %1</source>
        <translation>須為 %1</translation>
    </message>
    <message>
        <source>“%1” asks a person, and there is none</source>
        <translation>「%1」要詢問人，而這裡沒有人</translation>
    </message>
    <message>
        <source>is missing; it takes the name of a file with a host a line, such as &quot;4/anna@north&quot;</source>
        <translation>缺少；須為一個檔名，該檔案每行一台主機，例如 &quot;4/anna@north&quot;</translation>
    </message>
    <message>
        <source>it takes the ids of two players, [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>須為兩名棋手的 id，[&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>there is no player “%1”%2</source>
        <translation>沒有棋手「%1」%2</translation>
    </message>
    <message>
        <source>is missing; a playoff has one table or more, [[matchup]], with players = [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>缺少；對抗賽須有一個或多個表 [[matchup]]，含 players = [&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>it takes a path</source>
        <translation>須為路徑</translation>
    </message>
    <message>
        <source>belongs to lines = &quot;sampled&quot;</source>
        <translation>屬於 lines = &quot;sampled&quot;</translation>
    </message>
    <message>
        <source>a source of openings has one of sgf, moves_file, moves, random_plies and index</source>
        <translation>佈局的來源是 sgf、moves_file、moves、random_plies、index 之一</translation>
    </message>
    <message>
        <source>it has changed; index it anew</source>
        <translation>檔案已變更，請重新建立索引</translation>
    </message>
    <message>
        <source>no position after %1 moves was won by both colours %2 times; ask for fewer wins or moves</source>
        <translation>沒有 %1 手之後黑白雙方都贏過 %2 次的局面；請減少勝局數或手數</translation>
    </message>
    <message>
        <source>is missing or empty; it takes the engine&apos;s command line, such as &quot;gnugo --mode gtp&quot;, or tcp://host:port</source>
        <translation>缺少或為空；須為引擎的指令列，例如 &quot;gnugo --mode gtp&quot;，或 tcp://host:port</translation>
    </message>
    <message>
        <source>an engine that listens takes none</source>
        <translation>監聽的引擎不能有</translation>
    </message>
    <message>
        <source>“%1” is not a GTP command; it takes a list of commands, each a text or the list of its words</source>
        <translation>「%1」不是 GTP 指令；須為指令清單，每條是一段文字或詞的清單</translation>
    </message>
    <message>
        <source>“%1” cannot be a variable&apos;s name</source>
        <translation>「%1」不能作為變數名</translation>
    </message>
    <message>
        <source>“%1” = “%2” is not a pair of GTP commands</source>
        <translation>「%1」 = 「%2」不是一對 GTP 指令</translation>
    </message>
    <message>
        <source>“%1” is neither area nor territory</source>
        <translation>「%1」既不是 area 也不是 territory</translation>
    </message>
    <message>
        <source>it takes a size such as 512M or 4G</source>
        <translation>須為 512M 或 4G 之類的大小</translation>
    </message>
    <message>
        <source>“%1” is not the id of an earlier player</source>
        <translation>「%1」不是前面某名棋手的 id</translation>
    </message>
    <message>
        <source>scale = &quot;choice&quot; needs a list of texts or numbers</source>
        <translation>scale = &quot;choice&quot; 需要文字或數的清單</translation>
    </message>
    <message>
        <source>is missing; a parameter has low and high, or scale = &quot;choice&quot; and choices</source>
        <translation>缺少；參數須有 low 和 high，或 scale = &quot;choice&quot; 和 choices</translation>
    </message>
    <message>
        <source>“%1” is none of the choices</source>
        <translation>「%1」不在選項之中</translation>
    </message>
    <message>
        <source>“%1” is not within the range</source>
        <translation>「%1」不在範圍內</translation>
    </message>
    <message>
        <source>a parameter has a name of letters, digits, “_”, “-” and “.”, which stands in braces in the command of the first player</source>
        <translation>參數名由字母、數字、「_」、「-」和「.」組成，寫在第一名棋手指令的花括號中</translation>
    </message>
    <message>
        <source>“{%1}” stands nowhere in the command, environment or start-up commands of the first player, which is tuned</source>
        <translation>「{%1}」沒有出現在要調校的第一名棋手的指令、環境或啟動指令中</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it</source>
        <translation>SPSA 需要對局數：步長據此確定</translation>
    </message>
    <message>
        <source>SPSA plays the first player against itself; there is to be no other</source>
        <translation>SPSA 讓第一名棋手與自己對局；不能有其他棋手</translation>
    </message>
    <message>
        <source>it takes Elo from -%1 to %1, as numbers in a list</source>
        <translation>須為 -%1 到 %1 的 Elo，寫成數的清單</translation>
    </message>
    <message>
        <source>must be above elo0</source>
        <translation>必須大於 elo0</translation>
    </message>
    <message>
        <source>is missing; a control file has competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; or &apos;ce_tuner&apos;</source>
        <translation>缺少；控制檔案須有 competition_type = &apos;playoff&apos;、&apos;allplayall&apos;、&apos;mc_tuner&apos; 或 &apos;ce_tuner&apos;</translation>
    </message>
    <message>
        <source>is none of &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; and &apos;ce_tuner&apos;</source>
        <translation>不是 &apos;playoff&apos;、&apos;allplayall&apos;、&apos;mc_tuner&apos;、&apos;ce_tuner&apos; 之一</translation>
    </message>
    <message>
        <source>a tuner has a function of this name, which makes a Player(…) of its parameters</source>
        <translation>調參須有此名稱的函式，用參數生成 Player(…)</translation>
    </message>
    <message>
        <source>holds %1; it takes Matchup(…)</source>
        <translation>含有 %1；須為 Matchup(…)</translation>
    </message>
    <message>
        <source>“%1” occurs twice</source>
        <translation>「%1」在那裡出現兩次</translation>
    </message>
    <message>
        <source>a control file has players = { &apos;ID&apos; : Player(…) }</source>
        <translation>控制檔案須有 players = { &apos;ID&apos; : Player(…) }</translation>
    </message>
    <message>
        <source>“%1” is %2; it takes Player(…)</source>
        <translation>「%1」是 %2；須為 Player(…)</translation>
    </message>
    <message>
        <source>there is no player “%1”</source>
        <translation>沒有棋手「%1」</translation>
    </message>
    <message>
        <source>is missing or empty; it takes a list</source>
        <translation>缺少或為空；須為清單</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>has more than %1 arguments without a name</source>
        <translation>無名參數多於 %1 個</translation>
    </message>
    <message>
        <source>has no argument “%1”</source>
        <translation>沒有參數「%1」</translation>
    </message>
    <message>
        <source>is neither &apos;players&apos; nor &apos;internal&apos;</source>
        <translation>既不是 &apos;players&apos; 也不是 &apos;internal&apos;</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整數</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>數</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>清單</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>日期或時間</translation>
    </message>
    <message>
        <source>plays on %1×%1 only</source>
        <translation>只在 %1×%1 的棋盤上下</translation>
    </message>
    <message>
        <source>plays on boards of %1 to %2 lines</source>
        <translation>在 %1 到 %2 路的棋盤上下</translation>
    </message>
    <message>
        <source>takes a komi in steps of %1 only</source>
        <translation>貼目只能以 %1 為單位</translation>
    </message>
    <message>
        <source>what is known of it</source>
        <translation>已知的情況</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>seen again: %1</source>
        <translation>再次見到：%1</translation>
    </message>
    <message>
        <source>not asked: %1</source>
        <translation>沒有問：%1</translation>
    </message>
    <message>
        <source>not seen: %1</source>
        <translation>沒有見到：%1</translation>
    </message>
    <message>
        <source>known since %1, not seen: %2</source>
        <translation>自 %1 已知，沒有見到：%2</translation>
    </message>
    <message>
        <source>this is not what &quot;shinpan-cli check --json&quot; writes</source>
        <translation>這不是 &quot;shinpan-cli check --json&quot; 的輸出</translation>
    </message>
    <message>
        <source>its settings cannot be told without what is private: %1; keep some of it</source>
        <translation>不含私密內容 %1 就無法說明設定；請保留一部分</translation>
    </message>
    <message>
        <source>%1 is being played; seal it when it is over, or stop it first</source>
        <translation>%1 正在進行；請結束後再封存，或先停止它</translation>
    </message>
    <message>
        <source>it is not a bundle, or not a whole one</source>
        <translation>不是包，或不完整</translation>
    </message>
    <message>
        <source>it says that it has %1 entries; no bundle has more than %2</source>
        <translation>聲稱有 %1 個條目；包最多有 %2 個</translation>
    </message>
    <message>
        <source>entry &quot;%1&quot;: %2</source>
        <translation>條目 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>不是檔案</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>已加密</translation>
    </message>
    <message>
        <source>it is packed in another way than by deflate</source>
        <translation>以 deflate 以外的方式壓縮</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>大小未知</translation>
    </message>
    <message>
        <source>the archive is damaged: %1</source>
        <translation>壓縮包已損壞：%1</translation>
    </message>
    <message>
        <source>nothing in a bundle has such a name</source>
        <translation>包裡沒有這樣命名的東西</translation>
    </message>
    <message>
        <source>it unpacks to more than any bundle of its size</source>
        <translation>解開後比這樣大小的包所能有的還大</translation>
    </message>
    <message>
        <source>its size is not what it says</source>
        <translation>位元組數與所稱不符</translation>
    </message>
    <message>
        <source>its manifest was not written by Shinpan</source>
        <translation>清單不是 Shinpan 的</translation>
    </message>
    <message>
        <source>its format is &quot;%1&quot;; this Shinpan knows %2</source>
        <translation>格式為 &quot;%1&quot;；這個 Shinpan 認識 %2</translation>
    </message>
    <message>
        <source>%1 is not what was sealed</source>
        <translation>%1 不是封存時的樣子</translation>
    </message>
    <message>
        <source>it has two entries &quot;%1&quot;</source>
        <translation>有兩個條目 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it has no manifest, so it is not a sealed competition</source>
        <translation>沒有清單：不是封存的比賽</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>「%1」不是 %2 之一</translation>
    </message>
    <message>
        <source>knows commands that it does not list.</source>
        <translation>認識一些沒有列出的指令。</translation>
    </message>
    <message>
        <source>plays on the one size that it was built for, usually 19×19.</source>
        <translation>只在編譯時確定的一種大小上下，通常是 19×19。</translation>
    </message>
    <message>
        <source>keeps the stones for the same size again.</source>
        <translation>再次指定相同大小時保留棋子。</translation>
    </message>
    <message>
        <source>answers final_score with the middle of 1024 games that it plays out by chance.</source>
        <translation>對 final_score 回答隨機下完的 1024 局的中間值。</translation>
    </message>
    <message>
        <source>changes its game with these commands in a way that only it knows.</source>
        <translation>用這些指令以只有它自己知道的方式改變對局。</translation>
    </message>
    <message>
        <source>reads or writes the file that these commands name.</source>
        <translation>讀寫這些指令所指定的檔案。</translation>
    </message>
    <message>
        <source>takes time settings before the first move only, unless they are those that it has.</source>
        <translation>只在第一手之前接受時間設定，除非與已有的相同。</translation>
    </message>
    <message>
        <source>empties the board for the same size again.</source>
        <translation>再次指定相同大小時清空棋盤。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi and handicap.</source>
        <translation>採用棋譜的貼目和讓子。</translation>
    </message>
    <message>
        <source>goes back to the rules that it was started with, whatever a record&apos;s RU says.</source>
        <translation>無論棋譜的 RU 是什麼，都回到啟動時的規則。</translation>
    </message>
    <message>
        <source>scores the board as it stands, and only where its rules say that the dead are captured.</source>
        <translation>按棋盤現狀計分，只有其規則規定提掉死子時才提。</translation>
    </message>
    <message>
        <source>is only asked with these commands.</source>
        <translation>這些指令只用來詢問。</translation>
    </message>
    <message>
        <source>is told the game with these commands, as their words say.</source>
        <translation>用這些指令按其字面告知對局。</translation>
    </message>
    <message>
        <source>writes the file that these commands name, and answers with it where they name none or a dash.</source>
        <translation>寫入這些指令所指定的檔案；未指定或為短橫時，以其內容回答。</translation>
    </message>
    <message>
        <source>speaks GTP only when its command line says so.</source>
        <translation>只有指令列要求時才使用 GTP。</translation>
    </message>
    <message>
        <source>is told Chinese or Japanese rules on its command line, and by no command.</source>
        <translation>中國或日本規則由指令列指定，沒有指令可以指定。</translation>
    </message>
    <message>
        <source>counts territory unless its command line says otherwise.</source>
        <translation>除非指令列另有規定，按地計算。</translation>
    </message>
    <message>
        <source>counting area, gives White a point for each handicap stone.</source>
        <translation>數子時，每個讓子給白方一目。</translation>
    </message>
    <message>
        <source>refuses every suicide unless its command line allows it.</source>
        <translation>除非指令列允許，拒絕一切自殺。</translation>
    </message>
    <message>
        <source>takes suicide of several stones, but not of one, with --allow-suicide.</source>
        <translation>加 --allow-suicide 時接受多子自殺，不接受單子自殺。</translation>
    </message>
    <message>
        <source>takes the suicide of a lone stone only with --allow-all-suicide.</source>
        <translation>只有加 --allow-all-suicide 時才接受單子自殺。</translation>
    </message>
    <message>
        <source>is told on its command line which suicide is legal, and by no command.</source>
        <translation>哪種自殺合法由指令列指定，沒有指令可以指定。</translation>
    </message>
    <message>
        <source>takes square boards from 1×1 to 19×19.</source>
        <translation>接受 1×1 到 19×19 的正方形棋盤。</translation>
    </message>
    <message>
        <source>takes whole seconds only.</source>
        <translation>只接受整秒。</translation>
    </message>
    <message>
        <source>takes a line of more than 1000 bytes for several commands.</source>
        <translation>把超過 1000 位元組的行當成多條指令。</translation>
    </message>
    <message>
        <source>puts a fixed handicap on the fourth line of a 12×12 board, where GTP has the third.</source>
        <translation>在 12×12 的棋盤上把固定讓子放在第四線，而 GTP 是第三線。</translation>
    </message>
    <message>
        <source>keeps the free handicap stones that stand before the one that it refuses.</source>
        <translation>拒絕某個自由讓子時，保留它之前的讓子。</translation>
    </message>
    <message>
        <source>puts the handicap stones that a record&apos;s HA counts on the board by itself where no AB does and White begins.</source>
        <translation>沒有 AB 且白先的棋譜，按 HA 的數目自己在棋盤上放讓子。</translation>
    </message>
    <message>
        <source>takes a record&apos;s handicap for none where its stones are set up with AB, and counts area without the points for it.</source>
        <translation>棋譜的讓子以 AB 擺出時當作沒有讓子，數子時不為此加目。</translation>
    </message>
    <message>
        <source>ignores the AE of a record&apos;s set-up.</source>
        <translation>忽略棋譜擺子中的 AE。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 5.5 where it names none.</source>
        <translation>採用棋譜的貼目，沒有寫明時為 5.5。</translation>
    </message>
    <message>
        <source>leaves out the moves of a record that it takes for illegal, and says nothing of it.</source>
        <translation>略去它認為非法的棋譜著手，也不說明。</translation>
    </message>
    <message>
        <source>keeps the rules of its command line, whatever a record&apos;s RU says.</source>
        <translation>無論棋譜的 RU 是什麼，都保持指令列的規則。</translation>
    </message>
    <message>
        <source>adds the prisoners to the komi of the record that it writes, which holds the last position and no moves.</source>
        <translation>寫棋譜時把提子加到貼目裡；棋譜只有最後局面，沒有著手。</translation>
    </message>
    <message>
        <source>says in the record of a handicap game that Black is to play, and reads such a record back as an even game.</source>
        <translation>在讓子棋的棋譜裡寫黑先，並把這樣的棋譜讀回成分先的對局。</translation>
    </message>
    <message>
        <source>repeats its last final_score after another komi, also over passes, until a stone is played.</source>
        <translation>換了貼目、虛手之後仍重複上次的 final_score，直到下了棋子。</translation>
    </message>
    <message>
        <source>repeats its last final_score also for another game with the same stones.</source>
        <translation>棋子相同時，另一局也重複上次的 final_score。</translation>
    </message>
    <message>
        <source>counts no eyes in seki, even by area.</source>
        <translation>數子時也不計雙活中的眼。</translation>
    </message>
    <message>
        <source>estimates by estimate_score a seki as if one side of it were dead, and says that it is certain.</source>
        <translation>estimate_score 估計雙活時當作一方已死，並說是確定的。</translation>
    </message>
    <message>
        <source>plays the neutral points out in turn before it counts area: with an odd number of them whoever did not move last has one more.</source>
        <translation>數子之前先輪流著手填滿單官：單官為奇數時，沒有下最後一手的一方多一目。</translation>
    </message>
    <message>
        <source>chooses with reg_genmove as a program just started would, which is often another move than genmove&apos;s.</source>
        <translation>reg_genmove 像剛啟動的程式那樣選擇，往往與 genmove 的著手不同。</translation>
    </message>
    <message>
        <source>tells its processor time since it was started.</source>
        <translation>給出自啟動以來的處理器時間。</translation>
    </message>
    <message>
        <source>plays a move with these commands.</source>
        <translation>用這些指令下一手。</translation>
    </message>
    <message>
        <source>answers these commands line by line.</source>
        <translation>逐行回答這些指令。</translation>
    </message>
    <message>
        <source>ends these commands at any further line.</source>
        <translation>遇到任何後續的行就結束這些指令。</translation>
    </message>
    <message>
        <source>ends these commands by itself, or at any further line.</source>
        <translation>自行結束這些指令，或遇到任何後續的行時結束。</translation>
    </message>
    <message>
        <source>takes boards of 2 to 19 columns and rows unless it was built for more.</source>
        <translation>除非特別編譯，接受 2 到 19 列、2 到 19 行的棋盤。</translation>
    </message>
    <message>
        <source>takes whole and half points of komi only, up to 400.</source>
        <translation>貼目只接受整目和半目，最多 400。</translation>
    </message>
    <message>
        <source>takes fractions of a second, and lists byoyomi and fischer-capped where its document has byo-yomi and nothing.</source>
        <translation>接受秒的小數；文件寫讀秒等處，它列出的是 byoyomi 和 fischer-capped。</translation>
    </message>
    <message>
        <source>has friends pass by Chinese, AGA and New Zealand rules, but not by Japanese and Korean ones, whatever its document says.</source>
        <translation>與文件所說不同，按中國、AGA、紐西蘭規則允許友好虛手，按日本、韓國規則則不允許。</translation>
    </message>
    <message>
        <source>refuses territory with a button, and what else its network was not taught.</source>
        <translation>拒絕帶按鈕的數目規則，以及其網路沒有學過的其他規則。</translation>
    </message>
    <message>
        <source>takes suicide of several stones for legal in play whatever its rules, and never that of one.</source>
        <translation>無論規則如何，對局中多子自殺都算合法，單子自殺都不合法。</translation>
    </message>
    <message>
        <source>takes Black&apos;s stones before White&apos;s first move for a handicap, however they were put there.</source>
        <translation>白方第一手之前的黑子，不論如何擺上都當作讓子。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and keeps its own where it names none.</source>
        <translation>採用棋譜的貼目，沒有寫明時保持自己的。</translation>
    </message>
    <message>
        <source>keeps the rules of the record before, or those that it was told, where a record has no RU.</source>
        <translation>棋譜沒有 RU 時，保持前一棋譜的規則或被告知的規則。</translation>
    </message>
    <message>
        <source>refuses a record that sets stones up after its first node.</source>
        <translation>拒絕在第一個節點之後擺棋子的棋譜。</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search: before two passes, and after them wherever its rules let friends pass with dead stones on the board.</source>
        <translation>對 final_score 回答搜尋的估計：雙方虛手之前如此；規則允許棋盤上留有死子而虛手時，之後也如此。</translation>
    </message>
    <message>
        <source>estimates the score by territory until the clean-up is over, and in a seki from one pass to the next otherwise.</source>
        <translation>整理完之前按地估計得分，雙活中每虛手估計都會改變。</translation>
    </message>
    <message>
        <source>ends an analysis at any line, an empty one too.</source>
        <translation>遇到任何行，包括空行，都結束分析。</translation>
    </message>
    <message>
        <source>chooses the same moves with kata-genmove_analyze as with genmove, and ends its answer with the move.</source>
        <translation>kata-genmove_analyze 與 genmove 選擇相同的著手，並以著手結束回答。</translation>
    </message>
    <message>
        <source>tells no noResultValue of the whole position, only of each move.</source>
        <translation>不給出整個局面的 noResultValue，只給出每個著手的。</translation>
    </message>
    <message>
        <source>tells the time on the wall that its moves took as its processor time.</source>
        <translation>把著手所用的實際時間當作處理器時間給出。</translation>
    </message>
    <message>
        <source>leaves analyses and cancelled searches out of its processor time.</source>
        <translation>處理器時間不包括分析和取消的搜尋。</translation>
    </message>
    <message>
        <source>warns that its configuration has a setting that it does not know, such as one that is misspelt, and plays without it.</source>
        <translation>警告其設定檔含有不認識的設定（例如拼錯的），並不用它來下。</translation>
    </message>
    <message>
        <source>warns that its network does not know the rules of a record, and plays by others.</source>
        <translation>警告其網路不認識棋譜的規則，改按其他規則下。</translation>
    </message>
    <message>
        <source>counts area as Tromp and Taylor do, takes every stone for alive, and gives White a point for each handicap stone.</source>
        <translation>按 Tromp 和 Taylor 的方式數子，把所有棋子當作活棋，每個讓子給白方一目。</translation>
    </message>
    <message>
        <source>knows no rules but its own, and is told them by nothing.</source>
        <translation>只認識自己的規則，任何方式都不能告知它。</translation>
    </message>
    <message>
        <source>takes every suicide for legal, of a lone stone too, and every ko.</source>
        <translation>認為一切自殺（包括單子）和一切劫都合法。</translation>
    </message>
    <message>
        <source>plays on 19×19 alone.</source>
        <translation>只在 19×19 上下。</translation>
    </message>
    <message>
        <source>takes whole seconds only, and half an hour a side for no limit.</source>
        <translation>只接受整秒，並把每方半小時當作無限時。</translation>
    </message>
    <message>
        <source>takes the beginning of a line for a command, so that what it does not know may do something else.</source>
        <translation>把行的開頭當成指令，因此不認識的內容可能做出別的事。</translation>
    </message>
    <message>
        <source>makes small letters of the name of a file that it writes, but not of one that it reads.</source>
        <translation>寫檔案時把檔名變成小寫，讀檔案時則不變。</translation>
    </message>
    <message>
        <source>takes back with a move the komi that was told since the position before it: after an undo to an empty board it is the one from before clear_board.</source>
        <translation>悔棋一手時，也收回前一局面之後告知的貼目：悔棋到空棋盤後，貼目是 clear_board 之前的。</translation>
    </message>
    <message>
        <source>wants an empty board for a handicap, and does not look whether it is.</source>
        <translation>讓子需要空棋盤，但不檢查是否為空。</translation>
    </message>
    <message>
        <source>writes free handicap stones into its record as Black&apos;s moves, and counts them as a handicap all the same.</source>
        <translation>把自由讓子作為黑方著手寫入棋譜，但仍算作讓子。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 7.5 where it names none.</source>
        <translation>採用棋譜的貼目，沒有寫明時為 7.5。</translation>
    </message>
    <message>
        <source>writes a winner into a record of a game that goes on, and an hour a side that nobody set.</source>
        <translation>對局未結束就在棋譜中寫勝者，並寫無人設定的每方一小時。</translation>
    </message>
    <message>
        <source>leaves the moves that were taken back in its record.</source>
        <translation>把悔掉的著手留在棋譜中。</translation>
    </message>
    <message>
        <source>counts the board as it stands, in the middle of a game as at its end, with all stones alive.</source>
        <translation>無論對局中途還是結束，都按棋盤現狀計算，所有棋子算活。</translation>
    </message>
    <message>
        <source>never names a dead stone, nor one in seki.</source>
        <translation>從不指出死子，也不指出雙活的棋子。</translation>
    </message>
    <message>
        <source>ends an analysis at any line.</source>
        <translation>遇到任何行都結束分析。</translation>
    </message>
    <message>
        <source>says nothing in an analysis that names no interval, or one of 0.</source>
        <translation>分析沒有給出間隔或間隔為 0 時什麼也不說。</translation>
    </message>
    <message>
        <source>does not end its answer to lz-genmove_analyze while it ponders, but goes on for its opponent until the next line.</source>
        <translation>背景思考時不結束對 lz-genmove_analyze 的回答，而是繼續為對手思考到下一行。</translation>
    </message>
    <message>
        <source>chooses the same moves with lz-genmove_analyze as with genmove, and ends its answer with the move unless it ponders.</source>
        <translation>lz-genmove_analyze 與 genmove 選擇相同的著手，除非背景思考，否則以著手結束回答。</translation>
    </message>
    <message>
        <source>may play a move that its last report in lz-genmove_analyze does not list.</source>
        <translation>可能下出 lz-genmove_analyze 最後報告中沒有的著手。</translation>
    </message>
    <message>
        <source>takes square boards up to 19×19.</source>
        <translation>接受 19×19 以內的正方形棋盤。</translation>
    </message>
    <message>
        <source>takes the rules of KGS by kgs-rules, and refuses Korean ones.</source>
        <translation>透過 kgs-rules 接受 KGS 的規則，拒絕韓國規則。</translation>
    </message>
    <message>
        <source>gives White a point for each handicap stone by Chinese rules.</source>
        <translation>按中國規則，每個讓子給白方一目。</translation>
    </message>
    <message>
        <source>refuses to score a board before everything on it is settled.</source>
        <translation>棋盤上全部定型之前拒絕計分。</translation>
    </message>
    <message>
        <source>counts an eye in a seki as territory by Japanese rules, because it derives that score from the area.</source>
        <translation>因為得分由數子推出，按日本規則也把雙活中的眼算作地。</translation>
    </message>
    <message>
        <source>is off by Japanese rules where both sides have not played in turn, as in a position that was set up: it derives that score from the area, the last mover and the passes.</source>
        <translation>雙方沒有輪流下時（例如擺出的局面）按日本規則會有偏差：得分由數子、最後著手方和虛手推出。</translation>
    </message>
    <message>
        <source>ends an analysis at the next command, and not at an empty line.</source>
        <translation>遇到下一條指令就結束分析，空行則不結束。</translation>
    </message>
    <message>
        <source>warns that it stops thinking early because its tree is full.</source>
        <translation>警告因搜尋樹已滿而提前停止思考。</translation>
    </message>
    <message>
        <source>warns that a move before the one that it chooses broke superko.</source>
        <translation>警告所選著手之前的某一手違反了超級劫。</translation>
    </message>
    <message>
        <source>says yes to a size that it cannot play on, and keeps the one that it had.</source>
        <translation>對不能下的大小也回答可以，並保持原來的大小。</translation>
    </message>
    <message>
        <source>takes any word for a komi, and what is no number for 0.</source>
        <translation>把任何詞都當作貼目，不是數的當作 0。</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search.</source>
        <translation>對 final_score 回答搜尋的估計。</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search until both have passed, and then counts without the stones that it takes for dead.</source>
        <translation>雙方虛手之前，對 final_score 回答搜尋的估計，之後去掉它認為已死的棋子來計算。</translation>
    </message>
    <message>
        <source>takes square boards from 2×2 to 19×19 unless it was built for more.</source>
        <translation>除非特別編譯，接受 2×2 到 19×19 的正方形棋盤。</translation>
    </message>
    <message>
        <source>a pool, and a competition that stops at a precision, has %1 players at most, not %2</source>
        <translation>等級分池和以精度結束的比賽最多 %1 名棋手，而不是 %2 名</translation>
    </message>
    <message>
        <source>%1: it is a tune, whose player is another one in every game; such games cannot be pooled</source>
        <translation>%1：是調參，棋手每局不同；這樣的對局不能合併</translation>
    </message>
    <message>
        <source>%1 is the same bundle as %2; give it once</source>
        <translation>%1 與 %2 是同一個包；請只給一次</translation>
    </message>
    <message>
        <source>with %1 there are more than %2 players; so many are not rated together</source>
        <translation>加上 %1 棋手就多於 %2 名；不能同時評定這麼多</translation>
    </message>
    <message>
        <source>all ratings are known to ±%1 Elo; ±%2 were wanted</source>
        <translation>所有等級分已精確到 ±%1 Elo；目標是 ±%2</translation>
    </message>
    <message>
        <source>the players have thought for %1 hours; %2 were wanted</source>
        <translation>棋手已思考 %1 小時；目標是 %2</translation>
    </message>
    <message>
        <source>Rating pool</source>
        <translation>等級分池</translation>
    </message>
    <message>
        <source>%1 may not tell its thoughts (thoughts = &quot;never&quot;), which adjudicate reads</source>
        <translation>%1 不得說出想法 (thoughts = &quot;never&quot;)，而 adjudicate 要讀取它</translation>
    </message>
    <message>
        <source>cannot tell its chances with its moves, which the rule of adjudication reads: it knows none of kata-genmove_analyze, lz-genmove_analyze, genmove_analyze, cgos-genmove_analyze and gomill-explain_last_move</source>
        <translation>不能隨著手給出裁定規則所讀取的勝率：kata-genmove_analyze、lz-genmove_analyze、genmove_analyze、cgos-genmove_analyze、gomill-explain_last_move 都不認識</translation>
    </message>
    <message>
        <source>cannot tell its lead with its moves, which the rule of adjudication reads: it knows neither kata-genmove_analyze nor cgos-genmove_analyze</source>
        <translation>不能隨著手給出裁定規則所讀取的領先目數：kata-genmove_analyze 和 cgos-genmove_analyze 都不認識</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not part of an adjudication rule, or occurs twice; it takes %2</source>
        <translation>&quot;%1&quot; 不是裁定規則的組成部分，或出現兩次；須為 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says how, but not when a game is adjudicated; it takes %2</source>
        <translation>&quot;%1&quot; 說明如何裁定對局，但沒有說明何時；須為 %2</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both gave it %3 % or more (Black with move %4; White with move %5)</source>
        <translation>%1 經裁定獲勝：雙方最後 %2 手都給出 %3 % 或更高（黑第 %4 手；白第 %5 手）</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both saw it %3 points ahead or more (Black with move %4; White with move %5)</source>
        <translation>%1 經裁定獲勝：雙方最後 %2 手都認為領先 %3 目或更多（黑第 %4 手；白第 %5 手）</translation>
    </message>
    <message>
        <source>adjudicated at the limit of %1 moves: the position counts %2</source>
        <translation>在 %1 手的限制處裁定：局面計為 %2</translation>
    </message>
    <message>
        <source>an audited game, played on where the rule said: %1</source>
        <translation>抽查對局，在規則判定之後繼續下完：%1</translation>
    </message>
    <message>
        <source>an engine that listens at an address, or speaks GMP, cannot be watched for it; only “allowed” is possible</source>
        <translation>在位址上監聽或使用 GMP 的引擎無法監視；只能是「allowed」</translation>
    </message>
    <message>
        <source>cannot be watched for pondering: it works where its processor time is not measured, on another machine or in a service; only pondering = &quot;allowed&quot; is possible</source>
        <translation>無法監視背景思考：它在不計處理器時間的地方執行，如另一台機器或服務；只能是 pondering = &quot;allowed&quot;</translation>
    </message>
    <message>
        <source>cannot be frozen while it waits: this system lets us keep no process that would end it; pondering = &quot;forbidden&quot; only watches it</source>
        <translation>等待時無法凍結：此系統不允許保留會結束它的處理程序；pondering = &quot;forbidden&quot; 只監視思考</translation>
    </message>
    <message>
        <source>pondered, which is forbidden: it used %1 s of processor time in %2 s that it waited, %3 % of a processor</source>
        <translation>進行了被禁止的背景思考：等待的 %2 秒中用了 %1 秒處理器時間，即一個處理器的 %3 %</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; write 2004, 2004-03 or 2004-03-15</source>
        <translation>&quot;%1&quot; 不是日期；請寫成 2004、2004-03 或 2004-03-15</translation>
    </message>
    <message>
        <source>%1 is damaged; delete it and index the games again</source>
        <translation>%1 已損壞；請刪除並重新為對局建立索引</translation>
    </message>
    <message>
        <source>%1 is not an index of games</source>
        <translation>%1 不是對局的索引</translation>
    </message>
    <message>
        <source>%1 was made by another version; index the games again</source>
        <translation>%1 由另一個版本生成；請重新為對局建立索引</translation>
    </message>
    <message>
        <source>%1 is being updated already</source>
        <translation>%1 已在更新中</translation>
    </message>
    <message>
        <source>there is no file or folder %1</source>
        <translation>沒有檔案或資料夾 %1</translation>
    </message>
    <message>
        <source>%1 could not be started; it is installed along with Shinpan</source>
        <translation>無法啟動 %1；它隨 Shinpan 一起安裝</translation>
    </message>
    <message>
        <source>%1 quit unexpectedly</source>
        <translation>%1 意外結束</translation>
    </message>
    <message>
        <source>%1: it is larger than a bundle may have it</source>
        <translation>%1：大於包所允許的大小</translation>
    </message>
    <message>
        <source>the machines that games were given to ([machines])</source>
        <translation>分配了對局的機器 ([machines])</translation>
    </message>
    <message>
        <source>files of openings: each game has its own</source>
        <translation>佈局檔案：每局有自己的</translation>
    </message>
    <message>
        <source>the tune&apos;s certificate: it is a competition of its own</source>
        <translation>調參的證明：它本身是一場比賽</translation>
    </message>
    <message>
        <source>the hash of %1&apos;s file %2: it is not what it was, or gone</source>
        <translation>%1 的檔案 %2 的雜湊：與原來不同，或已不在</translation>
    </message>
    <message>
        <source>hashes of %1: its program cannot be looked at from here</source>
        <translation>%1 的雜湊：從這裡看不到其程式</translation>
    </message>
    <message>
        <source>hashes of %1: it has not played</source>
        <translation>%1 的雜湊：它沒有下過</translation>
    </message>
    <message>
        <source>game %1: its record makes no sense</source>
        <translation>對局 %1：其棋譜沒有意義</translation>
    </message>
    <message>
        <source>%1: it cannot be read, or is larger than a bundle may have it</source>
        <translation>%1：無法讀取，或大於包所允許的大小</translation>
    </message>
    <message>
        <source>it is not over: %1 of %2 games have a result</source>
        <translation>還沒有結束：%2 局中 %1 局有結果</translation>
    </message>
    <message>
        <source>it has no end: %1 games have a result</source>
        <translation>沒有終點：%1 局有結果</translation>
    </message>
    <message>
        <source>records of %1 games: there are no files</source>
        <translation>%1 局的棋譜：沒有檔案</translation>
    </message>
    <message>
        <source>logs, as was asked for</source>
        <translation>記錄檔，按要求</translation>
    </message>
    <message>
        <source>what engines were told and said: it was not logged (log_gtp)</source>
        <translation>對引擎所說和引擎所答：沒有記錄 (log_gtp)</translation>
    </message>
    <message>
        <source>“%1” is no move of this board</source>
        <translation>「%1」不是此棋盤上的著手</translation>
    </message>
    <message>
        <source>“%1” is no sensible number</source>
        <translation>「%1」不是合理的數</translation>
    </message>
    <message>
        <source>it is the other side&apos;s turn</source>
        <translation>輪到另一方</translation>
    </message>
    <message>
        <source>no values of the position</source>
        <translation>沒有局面的數值</translation>
    </message>
    <message>
        <source>refused the position: “%1”</source>
        <translation>拒絕該局面：「%1」</translation>
    </message>
    <message>
        <source>its answer cannot be read: %1</source>
        <translation>其回答無法讀取：%1</translation>
    </message>
    <message>
        <source>answers JSON queries (katago analysis), and so can only analyse; to play it has to be started as “katago gtp”</source>
        <translation>回答 JSON 查詢 (katago analysis)，因此只能分析；要對局須以「katago gtp」啟動</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 million characters</source>
        <translation>輸出了超過 %1 百萬字元的行</translation>
    </message>
    <message>
        <source>answered a JSON query as GTP engines do: “%1”</source>
        <translation>像 GTP 引擎那樣回答 JSON 查詢：「%1」</translation>
    </message>
    <message>
        <source>answers JSON queries with what is no JSON: “%1”</source>
        <translation>以不是 JSON 的內容回答 JSON 查詢：「%1」</translation>
    </message>
    <message>
        <source>reported an error: “%1”</source>
        <translation>報告錯誤：「%1」</translation>
    </message>
    <message>
        <source>warned: “%1”</source>
        <translation>警告：「%1」</translation>
    </message>
    <message>
        <source>was started again: it %1</source>
        <translation>已重新啟動：它 %1</translation>
    </message>
    <message>
        <source>%1 each time it was asked this</source>
        <translation>每次這樣問時 %1</translation>
    </message>
    <message>
        <source>speaks JSON instead of GTP where the first word behind its program is &quot;analysis&quot;.</source>
        <translation>程式之後的第一個詞為 &quot;analysis&quot; 時使用 JSON 而不是 GTP。</translation>
    </message>
    <message>
        <source>%1 cannot be deleted</source>
        <translation>無法刪除 %1</translation>
    </message>
    <message>
        <source>flatpak-spawn wrote &quot;%1&quot;</source>
        <translation>flatpak-spawn 輸出了「%1」</translation>
    </message>
    <message>
        <source>a Flatpak may start no programs of this computer until you allow it in a terminal: %1</source>
        <translation>在終端機中允許之前，Flatpak 無法啟動本機的程式：%1</translation>
    </message>
    <message>
        <source>it is damaged or of another version</source>
        <translation>檔案已損壞或屬於其他版本</translation>
    </message>
    <message>
        <source>the engine %1</source>
        <translation>引擎 %1</translation>
    </message>
    <message>
        <source>say which competition: its file</source>
        <translation>請指明比賽：它的檔案</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many</source>
        <translation>「%1」是多餘的參數</translation>
    </message>
    <message>
        <source>In a browser: %1</source>
        <translation>在瀏覽器中：%1</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>裁判</translation>
    </message>
    <message>
        <source>%1: %2, %3 players</source>
        <translation>%1：%2，%3 名棋手</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>replaced by %1</source>
        <translation>替換為 %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4 places, first in %5)</source>
        <translation>%1：%2，%3（%4 處，首見於 %5）</translation>
    </message>
    <message>
        <source>Sealed as it stands: %1</source>
        <translation>按現狀封存：%1</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>未發現涉及人員或電腦的內容。</translation>
    </message>
    <message>
        <source>Found about people and computers:</source>
        <translation>發現涉及人員和電腦的內容：</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; stays: it is too short or too common a word</source>
        <translation>名字「%1」保留：它太短或太常見</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>略去：%1</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 entries</source>
        <translation>%1：%2 局，%3 項</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1</source>
        <translation>清單的 SHA-256：%1</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>啟動中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Ctrl-C: break the running games off; the next run goes on with them</source>
        <translation>Ctrl-C：中斷進行中的對局，下次執行時繼續</translation>
    </message>
    <message>
        <source>Ctrl-X or Ctrl-C: stop after the running games</source>
        <translation>Ctrl-X 或 Ctrl-C：進行中的對局結束後停止</translation>
    </message>
    <message>
        <source>%1 games/s</source>
        <translation>%1 局/秒</translation>
    </message>
    <message>
        <source>%1 games/min</source>
        <translation>%1 局/分</translation>
    </message>
    <message>
        <source>%1 games/h</source>
        <translation>%1 局/時</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩餘 %1</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>第 %1/%2 輪</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1/%2 局</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 局</translation>
    </message>
    <message>
        <source>%1 void</source>
        <translation>%1 局無效</translation>
    </message>
    <message>
        <source>H0 accepted</source>
        <translation>接受 H0</translation>
    </message>
    <message>
        <source>H1 accepted</source>
        <translation>接受 H1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另有 %1</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1（出局）</translation>
    </message>
    <message>
        <source>score %</source>
        <translation>得分率 %</translation>
    </message>
    <message>
        <source>(%1 visits)</source>
        <translation>（%1 計算量）</translation>
    </message>
    <message>
        <source>game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Black’s view</source>
        <translation>黑方看法</translation>
    </message>
    <message>
        <source>White’s view</source>
        <translation>白方看法</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>預期</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>調校</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Black has no clock</source>
        <translation>黑方沒有棋鐘</translation>
    </message>
    <message>
        <source>White has no clock</source>
        <translation>白方沒有棋鐘</translation>
    </message>
    <message>
        <source>no clock is set</source>
        <translation>未設棋鐘</translation>
    </message>
    <message>
        <source>%1, and no watchdog, so an engine may think for ever (see --time and --watchdog)</source>
        <translation>%1，也沒有監視，引擎可能永遠思考（見 --time 和 --watchdog）</translation>
    </message>
    <message>
        <source>%1, so the watchdog makes a game void when an engine has not moved for %2 (see --time and --watchdog)</source>
        <translation>%1，引擎 %2 未落子時監視會使對局無效（見 --time 和 --watchdog）</translation>
    </message>
    <message>
        <source>game %1 of %2, move %3</source>
        <translation>對局 %1/%2，第 %3 手</translation>
    </message>
    <message>
        <source>game %1, move %2</source>
        <translation>對局 %1，第 %2 手</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 running</source>
        <translation>%1/%2 局，%3 局進行中</translation>
    </message>
    <message>
        <source>%1 games, %2 running</source>
        <translation>%1 局，%2 局進行中</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1：%2 勝</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3 (%4 to %5)</source>
        <translation>SPRT Elo %1 或 %2：LLR %3（%4 至 %5）</translation>
    </message>
    <message>
        <source>game %1: %2 (%3, %4 moves)</source>
        <translation>對局 %1：%2（%3，%4 手）</translation>
    </message>
    <message>
        <source>neither: %1</source>
        <translation>雙方均無：%1</translation>
    </message>
    <message>
        <source>%1, which add nothing</source>
        <translation>%1，不計入</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>%1: %2 (see %1 --help)</source>
        <translation>%1：%2（見 %1 --help）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a verb</source>
        <translation>「%1」不是動詞</translation>
    </message>
    <message>
        <source>Met in</source>
        <translation>觸發</translation>
    </message>
    <message>
        <source>%1 of these ended by it</source>
        <translation>其中 %1 局由它結束</translation>
    </message>
    <message>
        <source>Audited</source>
        <translation>審查</translation>
    </message>
    <message>
        <source>played on to a result; %1 by resignation</source>
        <translation>繼續下到有結果；%1 局認輸</translation>
    </message>
    <message>
        <source>Audited in vain</source>
        <translation>審查無果</translation>
    </message>
    <message>
        <source>played on, and nobody can say who won</source>
        <translation>繼續下了，但無人能說誰贏</translation>
    </message>
    <message>
        <source>False rate</source>
        <translation>誤判率</translation>
    </message>
    <message>
        <source>%1, wrong in %2 of %3</source>
        <translation>%1，%3 中誤判 %2</translation>
    </message>
    <message>
        <source>Wrong results to expect</source>
        <translation>預計誤判的結果</translation>
    </message>
    <message>
        <source>%1 to %2, of %3 that it decided</source>
        <translation>%1 至 %2，共裁定 %3</translation>
    </message>
    <message>
        <source>Moves after its verdict</source>
        <translation>裁定後的手數</translation>
    </message>
    <message>
        <source>a game, which it saves in the others</source>
        <translation>每局；其他對局省下這些</translation>
    </message>
    <message>
        <source>player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>rule met</source>
        <translation>觸發規則</translation>
    </message>
    <message>
        <source>ended by it</source>
        <translation>由它結束</translation>
    </message>
    <message>
        <source>audited</source>
        <translation>審查</translation>
    </message>
    <message>
        <source>to its cost</source>
        <translation>對其不利</translation>
    </message>
    <message>
        <source>false rate</source>
        <translation>誤判率</translation>
    </message>
    <message>
        <source>Audited games that ended otherwise</source>
        <translation>結果不同的審查對局</translation>
    </message>
    <message>
        <source>%1 that ended otherwise</source>
        <translation>%1結果不同</translation>
    </message>
    <message>
        <source>rule: %1</source>
        <translation>規則：%1</translation>
    </message>
    <message>
        <source>An audited game is one that met the rule, was played on all the same, and counts as it ended. The rule is wrong where that is not what it said.</source>
        <translation>審查對局是觸發了規則但仍繼續下的對局，按實際結果計。若結果與規則所說不同，即為規則誤判。</translation>
    </message>
    <message>
        <source>The rule by player</source>
        <translation>各棋手的規則情況</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>黑：%1</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>輪空</translation>
    </message>
    <message>
        <source>%1 moves a game</source>
        <translation>每局 %1 手</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>雙方</translation>
    </message>
    <message>
        <source>Score of %1: %2; p-value %3.</source>
        <translation>%1 的得分率：%2；p 值 %3。</translation>
    </message>
    <message>
        <source>Strength of the first player against the second</source>
        <translation>第一棋手相對第二棋手的棋力</translation>
    </message>
    <message>
        <source>Score, game by game</source>
        <translation>逐局得分率</translation>
    </message>
    <message>
        <source>Pairs of games</source>
        <translation>對局對</translation>
    </message>
    <message>
        <source>games</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>said</source>
        <translation>所報</translation>
    </message>
    <message>
        <source>came true</source>
        <translation>實現</translation>
    </message>
    <message>
        <source>reliability</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>分辨力</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>不確定性</translation>
    </message>
    <message>
        <source>within</source>
        <translation>區間內</translation>
    </message>
    <message>
        <source>range</source>
        <translation>區間</translation>
    </message>
    <message>
        <source>move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Black said</source>
        <translation>黑方所報</translation>
    </message>
    <message>
        <source>White said</source>
        <translation>白方所報</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Each engine’s own chances, as it told them with its moves, against how the games ended: %1, of which %2 by resignation.</source>
        <translation>各引擎隨著手所報的勝率與對局結果的比較：%1，其中 %2 局認輸。</translation>
    </message>
    <message>
        <source>Left out: %1 that the arbiter adjudicated, since what decided them cannot prove itself.</source>
        <translation>略去：%1由裁判裁定，因為裁定的依據不能證明自身。</translation>
    </message>
    <message>
        <source>Left out: %1 that ended otherwise (time, faults, claims, unknown).</source>
        <translation>略去：%1以其他方式結束（時間、故障、宣稱、不明）。</translation>
    </message>
    <message>
        <source>%1’s chances, and what came true</source>
        <translation>%1 的勝率與實現</translation>
    </message>
    <message>
        <source>Chances told, by tenths</source>
        <translation>所報勝率，按一成分組</translation>
    </message>
    <message>
        <source>The numbers of these curves</source>
        <translation>這些曲線的數值</translation>
    </message>
    <message>
        <source>Where two engines disagreed most: with two moves in a row they claimed together more, or less, than 100 %; the widest of each game.</source>
        <translation>兩個引擎分歧最大之處：連續兩手合計所報多於或少於 100 %；每局取最大者。</translation>
    </message>
    <message>
        <source>Widest disagreements</source>
        <translation>最大分歧</translation>
    </message>
    <message>
        <source>Honesty of chances</source>
        <translation>勝率的誠實度</translation>
    </message>
    <message>
        <source>Elo over %1</source>
        <translation>Elo 隨 %1 的變化</translation>
    </message>
    <message>
        <source>Course of %1</source>
        <translation>%1 的歷程</translation>
    </message>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>Elo 隨 %1 和 %2 的變化</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation>1 個候選</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 個候選</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>檔次</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>參數</translation>
    </message>
    <message>
        <source>The method’s own words</source>
        <translation>方法的輸出</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>等級分</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>of new games; %1, which add nothing</source>
        <translation>新對局的對；%1，不計入</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>結論</translation>
    </message>
    <message>
        <source>Log-likelihood ratio</source>
        <translation>對數似然比</translation>
    </message>
    <message>
        <source>bounds %1 and %2</source>
        <translation>界限 %1 和 %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>對</translation>
    </message>
    <message>
        <source>Its path</source>
        <translation>路徑</translation>
    </message>
    <message>
        <source>Widest error bar</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>±%1 Elo</source>
        <translation>±%1 Elo</translation>
    </message>
    <message>
        <source>±%1 or less ends it</source>
        <translation>±%1 或更小即結束</translation>
    </message>
    <message>
        <source>Hours of thinking</source>
        <translation>思考小時數</translation>
    </message>
    <message>
        <source>%1 end it</source>
        <translation>%1 即結束</translation>
    </message>
    <message>
        <source>each pair, until it is decided: %1</source>
        <translation>每一對，直到有結論：%1</translation>
    </message>
    <message>
        <source>Sequential tests</source>
        <translation>序貫檢定</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>交叉表</translation>
    </message>
    <message>
        <source>Scores of a row’s player against a column’s.</source>
        <translation>行中棋手對列中棋手的得分。</translation>
    </message>
    <message>
        <source>Likelihood of superiority</source>
        <translation>占優的可能性</translation>
    </message>
    <message>
        <source>How likely a row’s player is stronger than a column’s, from all games of the pool.</source>
        <translation>根據全部對局，行中棋手強於列中棋手的可能性。</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>黑方得分</translation>
    </message>
    <message>
        <source>Having Black is worth</source>
        <translation>執黑的價值</translation>
    </message>
    <message>
        <source>%1 Elo</source>
        <translation>%1 Elo</translation>
    </message>
    <message>
        <source>Fair komi</source>
        <translation>公平貼目</translation>
    </message>
    <message>
        <source>Results by opening</source>
        <translation>按佈局的結果</translation>
    </message>
    <message>
        <source>All %1 openings</source>
        <translation>全部 %1 個佈局</translation>
    </message>
    <message>
        <source>and %1 more, which the other formats list</source>
        <translation>另有 %1 個，見其他格式</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>Scores are those of %1.</source>
        <translation>得分率屬於 %1。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>%1 without a winner, or not won by playing</source>
        <translation>%1 局無勝者或非下贏</translation>
    </message>
    <message>
        <source>Games without a winner, or not won by playing</source>
        <translation>無勝者或非下贏的對局</translation>
    </message>
    <message>
        <source>The report as CSV lists all %1 games.</source>
        <translation>CSV 報告列出全部 %1 局。</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部對局</translation>
    </message>
    <message>
        <source>All %1 games</source>
        <translation>全部 %1 局</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>%1 events that bear on results</source>
        <translation>%1 個影響結果的事件</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校準</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>對陣圖</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>序貫檢定</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>何時結束</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>誰更強</translation>
    </message>
    <message>
        <source>Black and White</source>
        <translation>黑與白</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>對陣</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>Parts of this report</source>
        <translation>本報告的內容</translation>
    </message>
    <message>
        <source>Elo against the pool’s mean, 95 %</source>
        <translation>相對平均的 Elo，95 %</translation>
    </message>
    <message>
        <source>Ratings with their 95 % intervals; the table has the numbers</source>
        <translation>等級分及其 95 % 區間；數值見表</translation>
    </message>
    <message>
        <source>Score of the first player in %1 over %2, with its 95 % interval; now %3</source>
        <translation>%1 中第一棋手在 %2 中的得分率及 95 % 區間；現為 %3</translation>
    </message>
    <message>
        <source>H1 accepted above</source>
        <translation>其上接受 H1</translation>
    </message>
    <message>
        <source>H0 accepted below</source>
        <translation>其下接受 H0</translation>
    </message>
    <message>
        <source>Log-likelihood ratio over %1: now %2, bounds %3 and %4</source>
        <translation>%1 的對數似然比：現為 %2，界限 %3 和 %4</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 對</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 對</translation>
    </message>
    <message>
        <source>pairs of games</source>
        <translation>對局對</translation>
    </message>
    <message>
        <source>How often chances came true; on the dashed line, exactly as often as the engine said. The larger a dot, the more moves. The table has the numbers</source>
        <translation>勝率實現的頻率；在虛線上即與引擎所報一致。點越大手數越多。數值見表</translation>
    </message>
    <message>
        <source>lost both</source>
        <translation>兩負</translation>
    </message>
    <message>
        <source>loss, jigo</source>
        <translation>負、和</translation>
    </message>
    <message>
        <source>split</source>
        <translation>平分</translation>
    </message>
    <message>
        <source>win, jigo</source>
        <translation>勝、和</translation>
    </message>
    <message>
        <source>won both</source>
        <translation>兩勝</translation>
    </message>
    <message>
        <source>Pairs of games with swapped colours, seen by the first player: %1</source>
        <translation>交換黑白的對局對，以第一棋手計：%1</translation>
    </message>
    <message>
        <source>Warning: %1 pondered in %2 of %3 games, which is forbidden; most in %4, as %5: it used %6 s of processor time in %7 s that it waited, %8 of a processor.</source>
        <translation>警告：%1 在 %3 局中的 %2 局違禁於對方時間思考；最多在 %4，執%5：等待 %7 秒中用了 %6 秒 CPU 時間，佔處理器的 %8。</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>輪空</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>任務</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>超時</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>棄權</translation>
    </message>
    <message>
        <source>void</source>
        <translation>無效</translation>
    </message>
    <message>
        <source>lost tasks</source>
        <translation>失敗任務</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>對</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>結論</translation>
    </message>
    <message>
        <source>log-likelihood ratio</source>
        <translation>對數似然比</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>command</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>program’s SHA-256</source>
        <translation>程式的 SHA-256</translation>
    </message>
    <message>
        <source>seconds a game</source>
        <translation>每局秒數</translation>
    </message>
    <message>
        <source>CPU seconds</source>
        <translation>CPU 秒</translation>
    </message>
    <message>
        <source>CPU seconds it tells</source>
        <translation>自報 CPU 秒</translation>
    </message>
    <message>
        <source>CPU seconds off turn</source>
        <translation>對方時間 CPU 秒</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>when</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>what</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>as Black</source>
        <translation>執黑</translation>
    </message>
    <message>
        <source>as White</source>
        <translation>執白</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>number</source>
        <translation>數量</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>按對</translation>
    </message>
    <message>
        <source>By games</source>
        <translation>按局</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>參數</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>own</source>
        <translation>原值</translation>
    </message>
    <message>
        <source>level</source>
        <translation>檔次</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>對 %1 的 Elo</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>超出範圍</translation>
    </message>
    <message>
        <source>first</source>
        <translation>先</translation>
    </message>
    <message>
        <source>second</source>
        <translation>後</translation>
    </message>
    <message>
        <source>(black)</source>
        <translation>（黑）</translation>
    </message>
    <message>
        <source>(white)</source>
        <translation>（白）</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>avg time</source>
        <translation>平均用時</translation>
    </message>
    <message>
        <source>cpu</source>
        <translation>cpu</translation>
    </message>
    <message>
        <source>told cpu</source>
        <translation>自報 cpu</translation>
    </message>
    <message>
        <source>%1 (%2 games)</source>
        <translation>%1（%2 局）</translation>
    </message>
    <message>
        <source>score %1   p-value %2   moves %3</source>
        <translation>得分率 %1   p 值 %2   手數 %3</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>對 %1</translation>
    </message>
    <message>
        <source>first has Black in the first game, then in every other</source>
        <translation>「先」在第一局執黑，此後隔局執黑</translation>
    </message>
    <message>
        <source>board size: %1</source>
        <translation>棋盤大小：%1</translation>
    </message>
    <message>
        <source>handicap: %1 (%2)</source>
        <translation>讓子：%1（%2）</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>komi: %1</source>
        <translation>貼目：%1</translation>
    </message>
    <message>
        <source>rules: %1</source>
        <translation>規則：%1</translation>
    </message>
    <message>
        <source>time: %1</source>
        <translation>時間：%1</translation>
    </message>
    <message>
        <source>time: %1 (black), %2 (white)</source>
        <translation>時間：%1（黑），%2（白）</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 局</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>無棋鐘</translation>
    </message>
    <message>
        <source>%1 game played</source>
        <translation>已下 %1 局</translation>
    </message>
    <message>
        <source>%1 games played</source>
        <translation>已下 %1 局</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 局進行中</translation>
    </message>
    <message>
        <source>%1 with unknown result</source>
        <translation>%1 局結果不明</translation>
    </message>
    <message>
        <source>%1 repeating another</source>
        <translation>%1 局重複</translation>
    </message>
    <message>
        <source>LL %1  LJ %2  split %3  WJ %4  WW %5</source>
        <translation>負負 %1  負和 %2  平分 %3  勝和 %4  勝勝 %5</translation>
    </message>
    <message>
        <source>no verdict, as the last %1 games repeat earlier ones</source>
        <translation>無結論，最後 %1 局重複先前對局</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>unknown results: %1 (%2)</source>
        <translation>結果不明：%1（%2）</translation>
    </message>
    <message>
        <source>void games: %1</source>
        <translation>無效對局：%1</translation>
    </message>
    <message>
        <source>repeated games: %1, so that errors are those of %2 games</source>
        <translation>重複對局：%1，誤差按 %2 局計</translation>
    </message>
    <message>
        <source>%1 ended beyond the pair that decided it, and the test leaves them out</source>
        <translation>%1在定論的對之後結束，檢定不計</translation>
    </message>
    <message>
        <source>H0: %1, H1: %2 (%3), alpha %4, beta %5</source>
        <translation>H0：%1，H1：%2（%3），alpha %4，beta %5</translation>
    </message>
    <message>
        <source>final</source>
        <translation>決賽</translation>
    </message>
    <message>
        <source>semifinals</source>
        <translation>半決賽</translation>
    </message>
    <message>
        <source>quarterfinals</source>
        <translation>四分之一決賽</translation>
    </message>
    <message>
        <source>round of %1</source>
        <translation>%1 強</translation>
    </message>
    <message>
        <source>Left out are %1 of which nothing was played.</source>
        <translation>略去 %1，其中一局未下。</translation>
    </message>
    <message>
        <source>1 matchup</source>
        <translation>1 個對陣</translation>
    </message>
    <message>
        <source>%1 matchups</source>
        <translation>%1 個對陣</translation>
    </message>
    <message>
        <source>Left out of all numbers: %1 that a rule of adjudication ended.</source>
        <translation>所有數值略去：%1由裁定規則結束。</translation>
    </message>
    <message>
        <source>With more than %1 players, who beat whom is left out.</source>
        <translation>超過 %1 名棋手時不作兩兩比較。</translation>
    </message>
    <message>
        <source>Repeats of games between the same players: %1 of %2; errors are those of %3 games.</source>
        <translation>同一對棋手間的重複對局：%2 中 %1；誤差按 %3 局計。</translation>
    </message>
    <message>
        <source>Repeats of others’ games, or with colours swapped: %1 of %2.</source>
        <translation>重複他人的對局或交換黑白：%2 中 %1。</translation>
    </message>
    <message>
        <source>Ratings have the errors of %1 games.</source>
        <translation>等級分的誤差按 %1 局計。</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>更多佈局會使它們不同。</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>佈局會使它們不同。</translation>
    </message>
    <message>
        <source>here</source>
        <translation>本機</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>平手：種子靠前者晉級</translation>
    </message>
    <message>
        <source>against the mean of all players</source>
        <translation>相對全部棋手的平均</translation>
    </message>
    <message>
        <source>%1 ± %2 Elo</source>
        <translation>%1 ± %2 Elo</translation>
    </message>
    <message>
        <source>Elo over %1, all else as at the best point; best %2, own %3</source>
        <translation>Elo 隨 %1 的變化，其餘取最佳點；最佳 %2，原值 %3</translation>
    </message>
    <message>
        <source>Elo over %1 and %2, from %3 to %4: the darker, the stronger; the smaller, the less sure</source>
        <translation>Elo 隨 %1 和 %2 的變化，%3 至 %4：越深越強，越小越不確定</translation>
    </message>
    <message>
        <source>The best %1 over %2</source>
        <translation>%2 中 %1 的最佳值</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>%1 Elo above its own values</source>
        <translation>比原值高 %1 Elo</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above its own values</source>
        <translation>對 %2 為 %1 Elo，比原值高 %3</translation>
    </message>
    <message>
        <source>%1 sure that nothing in the range is more than %2 Elo better; the best there is expected to be %3 Elo better</source>
        <translation>有 %1 的把握：範圍內沒有好出 %2 Elo 以上的；最佳者預計好 %3 Elo</translation>
    </message>
    <message>
        <source>H1 is accepted</source>
        <translation>接受 H1</translation>
    </message>
    <message>
        <source>H0 is accepted</source>
        <translation>接受 H0</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>found against own: %1 (elo0 %2, elo1 %3), LLR %4 (%5 to %6) after %7</source>
        <translation>所得對原值：%1（elo0 %2，elo1 %3），%7後 LLR %4（%5 至 %6）</translation>
    </message>
    <message>
        <source>%1, %2 of them copies</source>
        <translation>%1，其中 %2 局為複製</translation>
    </message>
    <message>
        <source>the log-likelihood ratio is %1, the bounds are %2 and %3</source>
        <translation>對數似然比為 %1，界限為 %2 和 %3</translation>
    </message>
    <message>
        <source>H0 is accepted: %1</source>
        <translation>接受 H0：%1</translation>
    </message>
    <message>
        <source>H1 is accepted: %1</source>
        <translation>接受 H1：%1</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. More openings would make the games differ</source>
        <translation>無結論：最後 %1 局重複先前對局，不會有新結果（%2）；%3。更多佈局會使對局不同</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. Openings would make the games differ</source>
        <translation>無結論：最後 %1 局重複先前對局，不會有新結果（%2）；%3。佈局會使對局不同</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>存檔</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>棋鐘</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>log</source>
        <translation>記錄檔</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>對局 %1</translation>
    </message>
    <message>
        <source>moves of %1: its engine went on from game to game</source>
        <translation>%1 的著手：其引擎跨對局執行</translation>
    </message>
    <message>
        <source>moves of %1: there is no such player</source>
        <translation>%1 的著手：沒有這名棋手</translation>
    </message>
    <message>
        <source>moves of %1: its command does not say seed, one thread and visits or playouts; --deterministic %1 says that it plays the same again</source>
        <translation>%1 的著手：其指令沒有寫明種子、單執行緒和計算量或模擬次數；--deterministic %1 表示它會下得相同</translation>
    </message>
    <message>
        <source>the start-up command &quot;%1&quot; of %2: it was not sent</source>
        <translation>%2 的啟動指令「%1」：未傳送</translation>
    </message>
    <message>
        <source>%1 played %2, and asked again plays %3</source>
        <translation>%1 下了 %2，再次詢問時下 %3</translation>
    </message>
    <message>
        <source>%1 moved, and asked again it ends the game: %2 %3</source>
        <translation>%1 下了，再次詢問時結束對局：%2 %3</translation>
    </message>
    <message>
        <source>its result is told as &quot;%1&quot;, and is %2</source>
        <translation>結果寫作「%1」，實為 %2</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have won like that</source>
        <translation>輪到%1，不可能這樣贏</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have lost like that</source>
        <translation>輪到%1，不可能這樣輸</translation>
    </message>
    <message>
        <source>by its moves it ends as %1</source>
        <translation>按其著手，結果為 %1</translation>
    </message>
    <message>
        <source>it was counted again as %1; its result is %2</source>
        <translation>重新計算為 %1；其結果為 %2</translation>
    </message>
    <message>
        <source>what was said and counted of its score is not what that leads to</source>
        <translation>關於得分的所述所計與其推導不符</translation>
    </message>
    <message>
        <source>the reason of its result is not what was said of it</source>
        <translation>結果的理由與所述不符</translation>
    </message>
    <message>
        <source>it shows a clock, and there was none</source>
        <translation>沒有棋鐘卻顯示棋鐘</translation>
    </message>
    <message>
        <source>it took longer than its clock allowed</source>
        <translation>超過了棋鐘允許的時間</translation>
    </message>
    <message>
        <source>its clock shows &quot;%1&quot;; charged with what the move took it shows %2</source>
        <translation>棋鐘顯示「%1」；扣除該手用時應顯示 %2</translation>
    </message>
    <message>
        <source>%1&apos;s moves took %2 ns together, not %3</source>
        <translation>%1的著手共用 %2 納秒，而非 %3</translation>
    </message>
    <message>
        <source>its record says %1, and its result is %2</source>
        <translation>棋譜寫 %1，結果為 %2</translation>
    </message>
    <message>
        <source>its record has another komi than %1</source>
        <translation>棋譜的貼目不是 %1</translation>
    </message>
    <message>
        <source>its record has another handicap than %1</source>
        <translation>棋譜的讓子不是 %1</translation>
    </message>
    <message>
        <source>its record has another board</source>
        <translation>棋譜的棋盤不同</translation>
    </message>
    <message>
        <source>its record calls it %1</source>
        <translation>棋譜稱之為 %1</translation>
    </message>
    <message>
        <source>its record has the clock at &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>棋譜的棋鐘為「%1」，而非「%2」</translation>
    </message>
    <message>
        <source>its record has other words or thoughts of the engine</source>
        <translation>棋譜中引擎的話或想法不同</translation>
    </message>
    <message>
        <source>its record is no SGF file of one game</source>
        <translation>棋譜不是單局的 SGF 檔案</translation>
    </message>
    <message>
        <source>its record has %1 moves, not %2</source>
        <translation>棋譜有 %1 手，而非 %2</translation>
    </message>
    <message>
        <source>its record has another move</source>
        <translation>棋譜的著手不同</translation>
    </message>
    <message>
        <source>by its log no engine answered this move</source>
        <translation>記錄檔中沒有引擎答出這手</translation>
    </message>
    <message>
        <source>by its log no engine was told this move</source>
        <translation>記錄檔中沒有引擎被告知這手</translation>
    </message>
    <message>
        <source>it does not repeat game %1 as it says</source>
        <translation>並未如其所言重複對局 %1</translation>
    </message>
    <message>
        <source>it repeats game %1 and does not say so</source>
        <translation>重複了對局 %1 而未說明</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>it is not in the manifest</source>
        <translation>不在清單中</translation>
    </message>
    <message>
        <source>it is not what was sealed</source>
        <translation>不是封存時的內容</translation>
    </message>
    <message>
        <source>%1 was &quot;%2&quot;, and by the settings it is &quot;%3&quot;</source>
        <translation>%1 曾是「%2」，按設定應為「%3」</translation>
    </message>
    <message>
        <source>it is no game, or another one</source>
        <translation>不是對局，或是另一局</translation>
    </message>
    <message>
        <source>the game has another result</source>
        <translation>該對局另有結果</translation>
    </message>
    <message>
        <source>the competition has no such game</source>
        <translation>比賽中沒有這局</translation>
    </message>
    <message>
        <source>it begins from another position, or by other rules</source>
        <translation>從其他局面或按其他規則開始</translation>
    </message>
    <message>
        <source>it is a file of no game</source>
        <translation>不是任何對局的檔案</translation>
    </message>
    <message>
        <source>the report says %1; it comes out as %2</source>
        <translation>報告寫 %1；算得 %2</translation>
    </message>
    <message>
        <source>%1 scores: nobody&apos;s word on them is kept</source>
        <translation>%1 個得分：沒有保留任何一方的話</translation>
    </message>
    <message>
        <source>%1 games: they have no moves</source>
        <translation>%1 局：沒有著手</translation>
    </message>
    <message>
        <source>clocks of %1 games: how fast their machines were is not kept</source>
        <translation>%1 局的棋鐘：沒有保留其電腦的速度</translation>
    </message>
    <message>
        <source>it is not the one whose hash was published</source>
        <translation>不是公佈其雜湊的那一個</translation>
    </message>
    <message>
        <source>a competition that was never played, or games left out of it, if settings, games, records, logs and report tell the same</source>
        <translation>從未下過的比賽，或被略去的對局，如果設定、對局、棋譜、記錄檔和報告一致</translation>
    </message>
    <message>
        <source>what engines, networks and files were, if engines.json and report.json tell the same; engines that are asked again tell how they play</source>
        <translation>引擎、網路和檔案是什麼，如果 engines.json 和 report.json 一致；再次詢問的引擎可以說明其下法</translation>
    </message>
    <message>
        <source>how long moves took and when games were played, if games, records and report tell the same, and how fast machines were, if clocks agree</source>
        <translation>著手用時和對局時間，如果對局、棋譜和報告一致；以及電腦的速度，如果棋鐘相符</translation>
    </message>
    <message>
        <source>settings that leave no trace in games: arguments, environment, seed, patience, policies, limits that nothing reached, what was kept</source>
        <translation>在對局中不留痕跡的設定：參數、環境、種子、耐心、策略、未觸及的限制、保留的內容</translation>
    </message>
    <message>
        <source>what logs say beside moves, engines&apos; standard error, and events that the report does not list</source>
        <translation>記錄檔中著手以外的內容、引擎的標準錯誤，以及報告未列的事件</translation>
    </message>
    <message>
        <source>the manifest&apos;s own words: when and by what it was sealed, what was replaced and left out</source>
        <translation>清單自己的話：何時、用什麼封存，替換和略去了什麼</translation>
    </message>
    <message>
        <source>Sealed %1 by %2</source>
        <translation>%1 由 %2 封存</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1, as published</source>
        <translation>清單的 SHA-256：%1，與公佈的一致</translation>
    </message>
    <message>
        <source>Checked: %1 entries, %2 games, %3 moves, %4 scores, clocks of %5 games, %6 records, %7 logs, %8 values of the report</source>
        <translation>已檢查：%1 項，%2 局，%3 手，%4 個得分，%5 局的棋鐘，%6 份棋譜，%7 份記錄檔，報告的 %8 個數值</translation>
    </message>
    <message>
        <source>Engines were asked %1 moves again</source>
        <translation>再次向引擎詢問了 %1 手</translation>
    </message>
    <message>
        <source>Not checked:</source>
        <translation>未檢查：</translation>
    </message>
    <message>
        <source>Left out when it was sealed:</source>
        <translation>封存時略去：</translation>
    </message>
    <message>
        <source>Not to be seen if the manifest was written anew (compare its hash with one that was published):</source>
        <translation>若清單被重寫則看不出（請將其雜湊與公佈的比較）：</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>一切如封存時。</translation>
    </message>
    <message>
        <source>%1 differences.</source>
        <translation>%1 處差異。</translation>
    </message>
    <message>
        <source>refuses suicide of a single stone</source>
        <translation>拒絕單子自殺</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; it cannot be told otherwise</source>
        <translation>%1，而本規則允許，對局中對手如此下時它會被判棄權；無法告知它</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; add %2 to its command line</source>
        <translation>%1，而本規則允許，對局中對手如此下時它會被判棄權；請在其指令列加上 %2</translation>
    </message>
    <message>
        <source>counts by Chinese rules (area), but the game is counted by territory</source>
        <translation>按中國規則（數子）計算，而本局按領地計算</translation>
    </message>
    <message>
        <source>counts by Japanese rules (territory), but the game is counted by area</source>
        <translation>按日本規則（領地）計算，而本局按數子計算</translation>
    </message>
    <message>
        <source>is not told the komi, for which the Go Modem Protocol has no word</source>
        <translation>不知道貼目，Go Modem Protocol 沒有表示它的詞</translation>
    </message>
    <message>
        <source>%1, and it cannot be told other rules</source>
        <translation>%1，且無法告知它其他規則</translation>
    </message>
    <message>
        <source>%1; its command line has %2, not %3</source>
        <translation>%1；其指令列為 %2，而非 %3</translation>
    </message>
    <message>
        <source>%1; add %2 to its command line</source>
        <translation>%1；請在其指令列加上 %2</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>宣稱</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>棄權</translation>
    </message>
    <message>
        <source>move-limit</source>
        <translation>手數限制</translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>the engine %1 %2</source>
        <translation>引擎 %1：%2</translation>
    </message>
    <message>
        <source>game %1, after move %2: the engine %3</source>
        <translation>第 %1 局，第 %2 手之後：引擎：%3</translation>
    </message>
    <message>
        <source>is no time up to a day</source>
        <translation>不是一天以內的時間</translation>
    </message>
    <message>
        <source>is not of the form 20-60, 20- or -60</source>
        <translation>不是 20-60、20- 或 -60 的形式</translation>
    </message>
    <message>
        <source>holds no move</source>
        <translation>不含任何著手</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>不是以下任何一個：%1</translation>
    </message>
    <message>
        <source>is no number of points</source>
        <translation>不是目數</translation>
    </message>
    <message>
        <source>is no list of sabaki, katrain, lizzie</source>
        <translation>不是 sabaki、katrain、lizzie 的清單</translation>
    </message>
    <message>
        <source>--report: %1 does not end with .html, .json or .csv</source>
        <translation>--report：%1 不以 .html、.json 或 .csv 結尾</translation>
    </message>
    <message>
        <source>no engine is given; say which with --%1</source>
        <translation>沒有指定引擎；請用 --%1 指定</translation>
    </message>
    <message>
        <source>FILES are missing</source>
        <translation>缺少 FILES</translation>
    </message>
    <message>
        <source>--on needs --journal FILE</source>
        <translation>--on 需要 --journal FILE</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE</source>
        <translation>--on ssh 需要 --hosts FILE</translation>
    </message>
    <message>
        <source>there are no game files</source>
        <translation>沒有棋譜檔案</translation>
    </message>
    <message>
        <source>--stop takes the name of a run</source>
        <translation>--stop 須為一次執行的名稱</translation>
    </message>
    <message>
        <source>say which file of accounts</source>
        <translation>請指定帳戶檔案</translation>
    </message>
    <message>
        <source>no password was given</source>
        <translation>沒有輸入密碼</translation>
    </message>
    <message>
        <source>is no whole number from 5 to 25</source>
        <translation>不是 5 到 25 的整數</translation>
    </message>
    <message>
        <source>say which engine: its command line, or its name</source>
        <translation>請指定引擎：指令列或名稱</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; quote a command that has several words</source>
        <translation>&quot;%1&quot; 多餘；由多個詞組成的指令須加引號</translation>
    </message>
    <message>
        <source>your engines cannot be read: %1</source>
        <translation>無法讀取您的引擎：%1</translation>
    </message>
    <message>
        <source>%1 is no calibration: that is type = &quot;tune&quot; with method = &quot;calibration&quot; in [tune]</source>
        <translation>%1 不是校準：校準須為 type = &quot;tune&quot;，且 [tune] 中有 method = &quot;calibration&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation>&quot;%1&quot; %2</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>標準輸出：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; -o names the file to write</source>
        <translation>&quot;%1&quot; 多餘；要寫入的檔案由 -o 指定</translation>
    </message>
    <message>
        <source>%1 has been played already; see reset</source>
        <translation>%1 已經下過；見 reset</translation>
    </message>
    <message>
        <source>%1 already exists; --force writes over it</source>
        <translation>%1 已存在；--force 可覆寫</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of text, html and json</source>
        <translation>--format：&quot;%1&quot; 不是 text、html 或 json</translation>
    </message>
    <message>
        <source>name one bundle or more</source>
        <translation>請指定一個或多個包</translation>
    </message>
    <message>
        <source>there is no game that could be rated</source>
        <translation>沒有可用於計算等級分的對局</translation>
    </message>
    <message>
        <source>--max-time: &quot;%1&quot; is no time; allowed are 90s, 30m, 8h and the like</source>
        <translation>--max-time：&quot;%1&quot; 不是時間；可寫 90s、30m、8h 等</translation>
    </message>
    <message>
        <source>--on: “%1” is not known; it takes here, slurm or ssh</source>
        <translation>--on：不認識「%1」；可為 here、slurm 或 ssh</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE, or hosts in [machines]</source>
        <translation>--on ssh 需要 --hosts FILE，或 [machines] 中的 hosts</translation>
    </message>
    <message>
        <source>--keep: &quot;%1&quot; is none of environment, folders, users and hosts</source>
        <translation>--keep：&quot;%1&quot; 不是 environment、folders、users 或 hosts</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of sgf, json, csv and matchups</source>
        <translation>--format：&quot;%1&quot; 不是 sgf、json、csv 或 matchups</translation>
    </message>
    <message>
        <source>give one of --after-pairs and --now</source>
        <translation>--after-pairs 和 --now 只能給出一個</translation>
    </message>
    <message>
        <source>reset: nothing was done; --yes deletes all of these for ever, --aside moves them into a folder</source>
        <translation>reset：什麼都沒有做；--yes 永久刪除以上全部，--aside 把它們移到一個資料夾</translation>
    </message>
    <message>
        <source>--engines: &quot;%1&quot; is not PLAYER=COMMAND</source>
        <translation>--engines：&quot;%1&quot; 不是 PLAYER=COMMAND</translation>
    </message>
    <message>
        <source>--stop takes after-pairs, after-games or now, --term N, and the name of a run</source>
        <translation>--stop 須有 after-pairs、after-games 或 now、--term N，以及一次執行的名稱</translation>
    </message>
    <message>
        <source>--block is missing</source>
        <translation>缺少 --block</translation>
    </message>
    <message>
        <source>the engine is missing; give its command after --</source>
        <translation>缺少引擎；請在 -- 之後給出其指令</translation>
    </message>
    <message>
        <source>is not from 2 to %1</source>
        <translation>不在 2 到 %1 之間</translation>
    </message>
    <message>
        <source>is free; GMP has fixed points only</source>
        <translation>是自由擺放；GMP 只有固定點</translation>
    </message>
    <message>
        <source>is neither black nor white</source>
        <translation>既不是 black 也不是 white</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>無法建立</translation>
    </message>
    <message>
        <source>missing; give the engine&apos;s command line</source>
        <translation>缺少；請給出引擎的指令列</translation>
    </message>
    <message>
        <source>is none of black, white, both and none</source>
        <translation>不是 black、white、both 或 none</translation>
    </message>
    <message>
        <source>is none of automatic, slow-moves, always and never</source>
        <translation>不是 automatic、slow-moves、always 或 never</translation>
    </message>
    <message>
        <source>is no time; allowed are 200ms, 1s, 1.5s and the like</source>
        <translation>不是時間；可寫 200ms、1s、1.5s 等</translation>
    </message>
    <message>
        <source>is none of allowed, forbidden and frozen</source>
        <translation>不是 allowed、forbidden 或 frozen</translation>
    </message>
    <message>
        <source>is neither warning nor forfeit</source>
        <translation>既不是 warning 也不是 forfeit（棄權）</translation>
    </message>
    <message>
        <source>asks a person, and there is nobody here</source>
        <translation>要問人，而這裡沒有人</translation>
    </message>
    <message>
        <source>--scorer %1 asks no referee</source>
        <translation>--scorer %1 不問裁判</translation>
    </message>
    <message>
        <source>asks a referee; say which engine with --referee</source>
        <translation>要問裁判；請用 --referee 指定引擎</translation>
    </message>
    <message>
        <source>&quot;move&quot; and --watchdog say the same; give one</source>
        <translation>&quot;move&quot; 和 --watchdog 意思相同；只能給出一個</translation>
    </message>
    <message>
        <source>does not end in .html, .txt, .json or .csv</source>
        <translation>不以 .html、.txt、.json 或 .csv 結尾</translation>
    </message>
    <message>
        <source>say with --results which file has the games</source>
        <translation>請用 --results 指定含有對局的檔案</translation>
    </message>
    <message>
        <source>--adjudicate reads what engines think of their moves, so it cannot be never</source>
        <translation>--adjudicate（裁定）要讀引擎對自己著手的看法，所以不能是 never</translation>
    </message>
    <message>
        <source>is no number between 0 and 0.5</source>
        <translation>不是 0 與 0.5 之間的數</translation>
    </message>
    <message>
        <source>is not two numbers, the lower first, such as 0,20</source>
        <translation>不是 0,20 那樣小數在前的兩個數</translation>
    </message>
    <message>
        <source>is no file and no folder</source>
        <translation>既不是檔案也不是資料夾</translation>
    </message>
    <message>
        <source>is neither game nor opening</source>
        <translation>既不是 game（對局）也不是 opening（佈局）</translation>
    </message>
    <message>
        <source>there are no --openings</source>
        <translation>沒有 --openings</translation>
    </message>
    <message>
        <source>no build is given</source>
        <translation>沒有指定組建</translation>
    </message>
    <message>
        <source>has no {}</source>
        <translation>沒有 {}</translation>
    </message>
    <message>
        <source>say what to test: --test or --sprt</source>
        <translation>請指定測試什麼：--test 或 --sprt</translation>
    </message>
    <message>
        <source>no suite is given</source>
        <translation>沒有指定測試集</translation>
    </message>
    <message>
        <source>is neither gnugo nor strict</source>
        <translation>既不是 gnugo 也不是 strict</translation>
    </message>
    <message>
        <source>%1: it cannot be read as SGF</source>
        <translation>%1：無法按 SGF 讀取</translation>
    </message>
    <message>
        <source>%1: game %2 is on a board of %3x%4; see --size</source>
        <translation>%1：第 %2 局的棋盤是 %3x%4；見 --size</translation>
    </message>
    <message>
        <source>there is no game in %1</source>
        <translation>%1 中沒有對局</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not COMMAND=SENT</source>
        <translation>&quot;%1&quot; 不是 COMMAND=SENT</translation>
    </message>
    <message>
        <source>is none of resign, pass and alternate</source>
        <translation>不是 resign（認輸）、pass（虛手）或 alternate</translation>
    </message>
    <message>
        <source>goes with --replace alternate, which needs it</source>
        <translation>與 --replace alternate 一起使用，後者需要它</translation>
    </message>
    <message>
        <source>are no rules</source>
        <translation>不是規則</translation>
    </message>
    <message>
        <source>is no time; allowed are 500ms, 2s and the like</source>
        <translation>不是時間；可寫 500ms、2s 等</translation>
    </message>
    <message>
        <source>follows the record; say with --sgf where that is</source>
        <translation>跟隨棋譜；請用 --sgf 指定其位置</translation>
    </message>
    <message>
        <source>goes with --listen; a controller at the standard streams may send everything</source>
        <translation>與 --listen 一起使用；標準輸入輸出上的控制器可以傳送一切</translation>
    </message>
    <message>
        <source>%1: there are %2 logs; no more are written</source>
        <translation>%1：已有 %2 個記錄檔；不再寫入</translation>
    </message>
    <message>
        <source>shinpan cannot be started; open %1 with it by hand</source>
        <translation>無法啟動 shinpan；請手動用它開啟 %1</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1：%2</translation>
    </message>
    <message>
        <source>say which script</source>
        <translation>請指定指令碼</translation>
    </message>
    <message>
        <source>say which engine, with --engine</source>
        <translation>請用 --engine 指定引擎</translation>
    </message>
    <message>
        <source>it is packed; unpack it first, with gunzip</source>
        <translation>它是壓縮的；請先用 gunzip 解壓縮</translation>
    </message>
    <message>
        <source>%1: it names no record of game %2; match keeps them with --sgf</source>
        <translation>%1：沒有寫明第 %2 局的棋譜；match 用 --sgf 儲存它們</translation>
    </message>
    <message>
        <source>there is no game in it</source>
        <translation>其中沒有對局</translation>
    </message>
    <message>
        <source>%1: there is no game in it</source>
        <translation>%1：其中沒有對局</translation>
    </message>
    <message>
        <source>say which two sets of games: folders, files or results</source>
        <translation>請指定哪兩組對局：資料夾、檔案或結果</translation>
    </message>
    <message>
        <source>say which files or folders</source>
        <translation>請指定檔案或資料夾</translation>
    </message>
    <message>
        <source>--merge and --output FILE belong together</source>
        <translation>--merge 和 --output FILE 須一起使用</translation>
    </message>
    <message>
        <source>--move and --node exclude each other</source>
        <translation>--move 和 --node 不能同時使用</translation>
    </message>
    <message>
        <source>%1; not rewritten without --force</source>
        <translation>%1；不加 --force 不重寫</translation>
    </message>
    <message>
        <source>-i and -o exclude each other</source>
        <translation>-i 和 -o 不能同時使用</translation>
    </message>
    <message>
        <source>-o takes the result of one file; sgf merge joins several</source>
        <translation>-o 只接受一個檔案的結果；sgf merge 可合併多個</translation>
    </message>
    <message>
        <source>-o %1: the name must end in %2 or a slash; or say --format</source>
        <translation>-o %1：名稱須以 %2 或斜線結尾；或指定 --format</translation>
    </message>
    <message>
        <source>--format: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--format：沒有 &quot;%1&quot;；可為 %2</translation>
    </message>
    <message>
        <source>--range: &quot;%1&quot; is no range of moves; say 1-50, 51- or 12</source>
        <translation>--range：&quot;%1&quot; 不是手數範圍；可寫 1-50、51- 或 12</translation>
    </message>
    <message>
        <source>--move goes with neither --node nor --range</source>
        <translation>--move 不能與 --node 或 --range 一起使用</translation>
    </message>
    <message>
        <source>-o is missing; say where to write, as in -o board.png</source>
        <translation>缺少 -o；請指定寫到哪裡，例如 -o board.png</translation>
    </message>
    <message>
        <source>a slide show cannot be written to standard output</source>
        <translation>投影片不能寫到標準輸出</translation>
    </message>
    <message>
        <source>--pace: &quot;%1&quot; is no number of seconds from 0.02 to 60</source>
        <translation>--pace：&quot;%1&quot; 不是 0.02 到 60 的秒數</translation>
    </message>
    <message>
        <source>%1 is missing, which draws; build Shinpan with its window (-DSHINPAN_UI=ON) or install it whole</source>
        <translation>缺少負責繪圖的 %1；請連同視窗建置 Shinpan (-DSHINPAN_UI=ON)，或完整安裝</translation>
    </message>
    <message>
        <source>FILE is missing; - reads standard input</source>
        <translation>缺少 FILE；- 讀取標準輸入</translation>
    </message>
    <message>
        <source>--rules: &quot;%1&quot; is no rule set known here; say Japanese, Chinese, AGA, NZ or fields such as ko=simple,scoring=area</source>
        <translation>--rules：&quot;%1&quot; 不是已知的規則；可寫 Japanese、Chinese、AGA、NZ，或 ko=simple,scoring=area 之類的欄位</translation>
    </message>
    <message>
        <source>--legal: &quot;%1&quot; is no colour; say b or w</source>
        <translation>--legal：&quot;%1&quot; 不是顏色；可寫 b 或 w</translation>
    </message>
    <message>
        <source>has no position to solve</source>
        <translation>沒有要解的局面</translation>
    </message>
    <message>
        <source>this is a directory; add -r to look into it</source>
        <translation>這是目錄；加 -r 可檢視其中內容</translation>
    </message>
    <message>
        <source>--game %1: it is not a record of Go</source>
        <translation>--game %1：不是圍棋的棋譜</translation>
    </message>
    <message>
        <source>%1 more of these</source>
        <translation>另有 %1 個</translation>
    </message>
    <message>
        <source>a handicap of %1 without stones: %2</source>
        <translation>讓子 %1，但沒有子：%2</translation>
    </message>
    <message>
        <source>--charset: &quot;%1&quot; is no character set that is known here; try UTF-8, GB18030, Big5, Shift_JIS, EUC-KR or ISO-8859-1</source>
        <translation>--charset：&quot;%1&quot; 不是已知的字元集；請試 UTF-8、GB18030、Big5、Shift_JIS、EUC-KR 或 ISO-8859-1</translation>
    </message>
    <message>
        <source>FILES are missing; - reads standard input</source>
        <translation>缺少 FILES；- 讀取標準輸入</translation>
    </message>
    <message>
        <source>--name: there is no {%1}; --help lists what there is</source>
        <translation>--name：沒有 {%1}；--help 列出所有可用的</translation>
    </message>
    <message>
        <source>already exists; --force replaces it</source>
        <translation>已存在；--force 可取代</translation>
    </message>
    <message>
        <source>there is no game of Go</source>
        <translation>沒有圍棋對局</translation>
    </message>
    <message>
        <source>%1; your engines cannot be read: %2</source>
        <translation>%1；無法讀取您的引擎：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deadline; allowed are start, setup, move, scoring and quit with a time, such as start=30s,move=2m</source>
        <translation>&quot;%1&quot; 不是期限；可為 start、setup、move、scoring 和 quit 加時間，例如 start=30s,move=2m</translation>
    </message>
    <message>
        <source>standard input cannot be read</source>
        <translation>無法讀取標準輸入</translation>
    </message>
    <message>
        <source>--%1: &quot;%2&quot; %3</source>
        <translation>--%1：&quot;%2&quot; %3</translation>
    </message>
    <message>
        <source>say whose moves, with --proposer</source>
        <translation>請用 --proposer 指定誰的著手</translation>
    </message>
    <message>
        <source>is no number from %1 to %2</source>
        <translation>不是 %1 到 %2 的數</translation>
    </message>
    <message>
        <source>--theme: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--theme：沒有主題 &quot;%1&quot;；可為 %2</translation>
    </message>
    <message>
        <source>--region: &quot;%1&quot; is no part of this board; name two opposite corners, as in C3:K10</source>
        <translation>--region：&quot;%1&quot; 不是此棋盤的一部分；請寫兩個對角，例如 C3:K10</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中斷</translation>
    </message>
    <message>
        <source>, %1 points</source>
        <translation>，%1 目</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>官子</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確率</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>首選</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>目數</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Per 100</source>
        <translation>每百手</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Accuracy and mistakes by phase</source>
        <translation>各階段的準確率與失誤</translation>
    </message>
    <message>
        <source>%1 more players are in the JSON and CSV reports.</source>
        <translation>另有 %1 名棋手在 JSON 和 CSV 報告中。</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>The board before move %1</source>
        <translation>第 %1 手之前的棋盤</translation>
    </message>
    <message>
        <source>Move %1 %2 lost %3; better was %4</source>
        <translation>第 %1 手 %2 損失 %3；更好的是 %4</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>沒有失誤。</translation>
    </message>
    <message>
        <source>%1 to play, %2 games</source>
        <translation>輪%1下，%2 局</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著手</translation>
    </message>
    <message>
        <source>Opening positions that several games came to, those first where most was lost: rings are what was played, a square is the engine&apos;s choice.</source>
        <translation>多局出現過的佈局局面，損失最多的在前：圓圈是所下的著手，方塊是引擎的首選。</translation>
    </message>
    <message>
        <source>The same positions, judged by two engines: how often they would play the same move, how far apart their values are, and which mistakes both or only one of them saw.</source>
        <translation>由兩個引擎判斷的相同局面：選擇同一著手的比例、數值的差距，以及兩者或只有一方看到的失誤。</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Same choice</source>
        <translation>相同首選</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>Points apart</source>
        <translation>目數差距</translation>
    </message>
    <message>
        <source>Mistakes of both</source>
        <translation>兩者都見的失誤</translation>
    </message>
    <message>
        <source>First only</source>
        <translation>僅第一個</translation>
    </message>
    <message>
        <source>Second only</source>
        <translation>僅第二個</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>引擎比較</translation>
    </message>
    <message>
        <source>small: %1; middle: %2; large: %3</source>
        <translation>小：%1；中：%2；大：%3</translation>
    </message>
    <message>
        <source>Of a move: 0.75 to the power of the points it lost, so that a point lost leaves 75 %, three points leave 42 %. Where the engine tells no points, 10 % of the chance to win count as three. The engine&apos;s own choice loses nothing. Of a player in a game: the mean of the moves. Of several games: the mean of the games, with a 95 % interval (Student&apos;s) from how they differ; one game has none.</source>
        <translation>一手的準確率：0.75 的所失目數次方，失一目剩 75 %，失三目剩 42 %。引擎不給出目數時，10 % 的勝率算作三目。引擎自己的首選沒有損失。棋手一局的準確率：各手的平均。多局：各局的平均，並由各局的差異得出 95 % 區間（學生氏）；只有一局則沒有區間。</translation>
    </message>
    <message>
        <source>Moves that lost more than the engine is unsure of: %1. The percents are of the chance to win.</source>
        <translation>損失超過引擎把握範圍的著手：%1。百分數是勝率。</translation>
    </message>
    <message>
        <source>Choice, loss, points</source>
        <translation>首選、損失、目數</translation>
    </message>
    <message>
        <source>The share of the moves that were the engine&apos;s first choice, and what a move lost on average: of the chance to win, and points.</source>
        <translation>引擎首選著手的比例，以及每手平均的損失：勝率和目數。</translation>
    </message>
    <message>
        <source>On 19×19 the opening is the first 50 moves and the endgame begins with move 151; on smaller boards earlier in proportion.</source>
        <translation>19 路盤上前 50 手為佈局，官子從第 151 手開始；小棋盤按比例提前。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>由 %1</translation>
    </message>
    <message>
        <source>%1 per 100 moves</source>
        <translation>每百手 %1</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>覆盤：%1</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>，由 %1</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>最大的失誤</translation>
    </message>
    <message>
        <source>The same positions</source>
        <translation>相同的局面</translation>
    </message>
    <message>
        <source>How to read this</source>
        <translation>如何閱讀</translation>
    </message>
    <message>
        <source>%1 points or %2 %, or more</source>
        <translation>%1 目或 %2 % 以上</translation>
    </message>
    <message>
        <source>%1 to %2 points or %3 to %4 %</source>
        <translation>%1 至 %2 目或 %3 至 %4 %</translation>
    </message>
    <message>
        <source>the program of %1 was not identified, so it is a player of its own</source>
        <translation>%1 的程式未能識別，因此算作單獨的棋手</translation>
    </message>
    <message>
        <source>%1x%2, komi %3, %4, %5</source>
        <translation>%1x%2，貼目 %3，%4，%5</translation>
    </message>
    <message>
        <source>%1 (Black), %2 (White)</source>
        <translation>%1（黑），%2（白）</translation>
    </message>
    <message>
        <source>Pool of 1 bundle</source>
        <translation>1 個包的彙總</translation>
    </message>
    <message>
        <source>Pool of %1 bundles</source>
        <translation>%1 個包的彙總</translation>
    </message>
    <message>
        <source>bundle</source>
        <translation>包</translation>
    </message>
    <message>
        <source>competition</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>封存</translation>
    </message>
    <message>
        <source>also in others</source>
        <translation>其他包中也有</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>manifest</source>
        <translation>清單</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>包</translation>
    </message>
    <message>
        <source>Games that an earlier bundle has, too, count once; games without a known winner or with a handicap are left out.</source>
        <translation>先前包中已有的對局只計一次；略去勝者不明的對局和讓子對局。</translation>
    </message>
    <message>
        <source>called in the bundles</source>
        <translation>在包中的名稱</translation>
    </message>
    <message>
        <source>bundles</source>
        <translation>包</translation>
    </message>
    <message>
        <source>not identified</source>
        <translation>未識別</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>棋手對照</translation>
    </message>
    <message>
        <source>The same program and files, started in the same way, are the same player, whatever it is called.</source>
        <translation>以同樣方式啟動的同一程式和檔案是同一棋手，無論叫什麼名字。</translation>
    </message>
    <message>
        <source>Elo by all games</source>
        <translation>按全部對局的 Elo</translation>
    </message>
    <message>
        <source>Elo here alone</source>
        <translation>僅此處的 Elo</translation>
    </message>
    <message>
        <source>here above</source>
        <translation>此處高出</translation>
    </message>
    <message>
        <source>its 95%</source>
        <translation>其 95%</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>條件</translation>
    </message>
    <message>
        <source>pooled bundles</source>
        <translation>包彙總</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 名棋手</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 名棋手</translation>
    </message>
    <message>
        <source>all under the same conditions</source>
        <translation>條件全部相同</translation>
    </message>
    <message>
        <source>%1 different conditions</source>
        <translation>%1 種不同條件</translation>
    </message>
    <message>
        <source>A player is as strong under all conditions; what having Black is worth is each condition’s own. Both come from all games at once (Bradley–Terry, maximum likelihood), in which each player has had one more game, half of it won, against somebody of average strength. The columns behind that are of the games of one condition alone: where “here above” is far from 0, the player is not as strong there as elsewhere.</source>
        <translation>棋手在所有條件下棋力相同；執黑的價值則因條件而異。兩者同時由全部對局求出（布拉德利–特里，最大概似），並給每名棋手加一局與平均棋力者的對局，算贏一半。其後各列只取一種條件的對局：「此處高出」離 0 較遠時，該棋手在此條件下的棋力與別處不同。</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中國</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>中國 (KGS)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓國</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA（按鈕）</translation>
    </message>
    <message>
        <source>NZ</source>
        <translation>紐西蘭</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>GOE</source>
        <translation>應氏</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>數棋子</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>古代數目</translation>
    </message>
    <message>
        <source>block %1 is damaged, or of another run</source>
        <translation>區塊 %1 已損壞，或屬於另一次執行</translation>
    </message>
    <message>
        <source>there is no terminal to ask at; use password_file</source>
        <translation>沒有可供詢問的終端機；請使用 password_file</translation>
    </message>
    <message>
        <source>listening at %1</source>
        <translation>正在 %1 監聽</translation>
    </message>
    <message>
        <source>standard input cannot be changed in place; leave out -i</source>
        <translation>標準輸入無法就地更改；請去掉 -i</translation>
    </message>
    <message>
        <source>--game %1: the number of games is %2</source>
        <translation>--game %1：對局數為 %2</translation>
    </message>
    <message>
        <source>none were set up, for there are no fixed points for so many, or a move stands on one of them</source>
        <translation>沒有擺放：沒有這麼多子的固定點，或其中一點上有著手</translation>
    </message>
    <message>
        <source>the fixed points were taken</source>
        <translation>採用了固定點</translation>
    </message>
    <message>
        <source>an engine that does not know kata-time_settings is told %1 instead of %2, for GTP has whole seconds only</source>
        <translation>不認識 kata-time_settings 的引擎被告知 %1 而不是 %2，因為 GTP 只有整秒</translation>
    </message>
    <message>
        <source>is told &quot;%1&quot; at its start, which leaves it no time to think; &quot;%2&quot; says that nothing limits it</source>
        <translation>啟動時被告知 &quot;%1&quot;，沒有思考時間；&quot;%2&quot; 表示沒有限制</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>無法建立資料夾</translation>
    </message>
    <message>
        <source>the engine %1 is started again: it %2</source>
        <translation>引擎 %1 重新啟動：%2</translation>
    </message>
    <message>
        <source>%1 visits a position</source>
        <translation>每個局面的計算量 %1</translation>
    </message>
    <message>
        <source>%1 seconds a position</source>
        <translation>每個局面 %1 秒</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 positions</source>
        <translation>%1/%2 個檔案，%3 個局面</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>每秒 %1</translation>
    </message>
    <message>
        <source>%1 (%2 points)</source>
        <translation>%1（%2 目）</translation>
    </message>
    <message>
        <source>lost %1; the engine&apos;s choice</source>
        <translation>損失 %1；與引擎的選點一致</translation>
    </message>
    <message>
        <source>lost %1; better was %2</source>
        <translation>損失 %1；更好的是 %2</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 手</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 手</translation>
    </message>
    <message>
        <source>average loss %1, the engine&apos;s choice %2 of %3</source>
        <translation>平均損失 %1，與引擎選點一致 %2/%3</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1，對局 %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1，由 %2 分析</translation>
    </message>
    <message>
        <source>%1 files wait, %2 blocks are out, %3</source>
        <translation>%1 個檔案等待中，%2 個區塊處理中，%3</translation>
    </message>
    <message>
        <source>%1: warning: parts of it were not understood; &quot;shinpan-cli sgf check&quot; says which</source>
        <translation>%1：警告：有些內容未能理解；&quot;shinpan-cli sgf check&quot; 會指出是哪些</translation>
    </message>
    <message>
        <source>%1: %2 of %3 positions</source>
        <translation>%1：%2/%3 個局面</translation>
    </message>
    <message>
        <source>stopping after the running games; once more to log out at once</source>
        <translation>進行中的對局結束後停止；再按一次立即登出</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 won, %4 lost, %5 drawn, %6 broken off</source>
        <translation>%1：%2 局，勝 %3，負 %4，和 %5，中斷 %6</translation>
    </message>
    <message>
        <source>last rating %1</source>
        <translation>最近等級分 %1</translation>
    </message>
    <message>
        <source>checking %1 of %2: %3</source>
        <translation>正在檢查 %1/%2：%3</translation>
    </message>
    <message>
        <source>%1: %2 Elo from %3 wanted, %4 ± %5 in the round robin</source>
        <translation>%1：希望比 %3 高 %2 Elo，循環賽中為 %4 ± %5</translation>
    </message>
    <message>
        <source>“%1” is kept as a strength of “%2”</source>
        <translation>「%1」已儲存為「%2」的一種棋力</translation>
    </message>
    <message>
        <source>%1: not taken over: %2</source>
        <translation>%1：未轉換：%2</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3%4</source>
        <translation>SPRT Elo %1 或 %2：LLR %3%4</translation>
    </message>
    <message>
        <source>there is no --sprt</source>
        <translation>沒有 --sprt</translation>
    </message>
    <message>
        <source>build %1 of %2, %3</source>
        <translation>建置 %1/%2，%3</translation>
    </message>
    <message>
        <source>%1: passes</source>
        <translation>%1：通過</translation>
    </message>
    <message>
        <source>%1: fails</source>
        <translation>%1：未通過</translation>
    </message>
    <message>
        <source>%1: cannot be run</source>
        <translation>%1：無法執行</translation>
    </message>
    <message>
        <source>no build fails that could be run</source>
        <translation>能執行的建置都通過了</translation>
    </message>
    <message>
        <source>the first that fails: %1</source>
        <translation>第一個未通過的：%1</translation>
    </message>
    <message>
        <source>the first that fails is one of %1, the last of which does: %2</source>
        <translation>第一個未通過的是這 %1 個之一，其中最後一個：%2</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>執行 1 次</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>執行 %1 次</translation>
    </message>
    <message>
        <source>%1 of %2 suites</source>
        <translation>%1/%2 個測試集</translation>
    </message>
    <message>
        <source>%1 of %2 games played out</source>
        <translation>下完 %1/%2 局</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1/%2 個局面</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>（無）</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>拒絕：%1</translation>
    </message>
    <message>
        <source>was</source>
        <translation>原</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 個指令</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>%1 個指令</translation>
    </message>
    <message>
        <source>no answer to compare with</source>
        <translation>沒有可比較的回答</translation>
    </message>
    <message>
        <source>all %1 recorded answers the same</source>
        <translation>記錄的 %1 個回答全部相同</translation>
    </message>
    <message>
        <source>%1 of %2 recorded answers differ</source>
        <translation>記錄的 %2 個回答中 %1 個不同</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>both %1</source>
        <translation>都是 %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1: differ from move %2 (%3, %4), %5 of %6 moves alike; %7 and %8 moves, %9</source>
        <translation>%1：從第 %2 手起不同（%3，%4），%6 手中 %5 手相同；%7 手和 %8 手，%9</translation>
    </message>
    <message>
        <source>%1 of %2 games are the same, %3 have the same result</source>
        <translation>%2 局中 %1 局相同，%3 局結果相同</translation>
    </message>
    <message>
        <source>the others differ from move %1 to %2, move %3 in the middle</source>
        <translation>其餘從第 %1 到 %2 手起不同，中位數為第 %3 手</translation>
    </message>
    <message>
        <source>only in the first: %1</source>
        <translation>僅在第一組：%1</translation>
    </message>
    <message>
        <source>only in the second: %1</source>
        <translation>僅在第二組：%1</translation>
    </message>
    <message>
        <source>turned or mirrored</source>
        <translation>旋轉或鏡像</translation>
    </message>
    <message>
        <source>ends after %1 of %2 moves</source>
        <translation>共 %2 手，到第 %1 手為止</translation>
    </message>
    <message>
        <source>differs after move %1</source>
        <translation>第 %1 手之後不同</translation>
    </message>
    <message>
        <source>moves in another order</source>
        <translation>著手次序不同</translation>
    </message>
    <message>
        <source>other comments or variations</source>
        <translation>註解或變化不同</translation>
    </message>
    <message>
        <source>other words about the game</source>
        <translation>對局資訊不同</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1 - %2, %3: %4 records</source>
        <translation>%1 - %2，%3：%4 份棋譜</translation>
    </message>
    <message>
        <source>%1 of %2 games are there more than once</source>
        <translation>%2 局中 %1 局不止一份</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation>%1 %（%2 至 %3）</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Black&apos;s score</source>
        <translation>黑方得分率</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>end</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>%1, game %2, move %3: %4 - %5, %6 %7</source>
        <translation>%1，對局 %2，第 %3 手：%4 - %5，%6 %7</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 games</source>
        <translation>%1/%2 個檔案，%3 局</translation>
    </message>
    <message>
        <source>%1 files: %2 read, %3 gone; %4 games added, %5 positions</source>
        <translation>%1 個檔案：讀取 %2，消失 %3；新增 %4 局，%5 個局面</translation>
    </message>
    <message>
        <source>%1 games, %2 problems: %3 solved by their own solution, %4 without; %5 marked, %6 of %7 lines are right</source>
        <translation>%1 局，%2 題：按自帶答案可解 %3，不可解 %4；有標記 %5，%7 條變化中 %6 條正確</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1，局面 %2</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>%1, Black scored %2 (%3)</source>
        <translation>%1，黑方得分率 %2（%3）</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未註明</translation>
    </message>
    <message>
        <source>%1 games, %2 won, %3 lost</source>
        <translation>%1 局，勝 %2，負 %3</translation>
    </message>
    <message>
        <source>Black won %1, White won %2, draws %3, others %4</source>
        <translation>黑勝 %1，白勝 %2，和棋 %3，其他 %4</translation>
    </message>
    <message>
        <source>ended by: %1</source>
        <translation>終局方式：%1</translation>
    </message>
    <message>
        <source>moves: %1 on average, deviation %2, median %3, from %4 to %5</source>
        <translation>手數：平均 %1，標準差 %2，中位數 %3，從 %4 到 %5</translation>
    </message>
    <message>
        <source>Board sizes</source>
        <translation>棋盤大小</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>貼目</translation>
    </message>
    <message>
        <source>Openings of %1 moves</source>
        <translation>%1 手的佈局</translation>
    </message>
    <message>
        <source>LLR %1 (%2 to %3) after %4</source>
        <translation>LLR %1（%2 至 %3），%4之後</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>a game was void: %1</source>
        <translation>有一局無效：%1</translation>
    </message>
    <message>
        <source>%1 playouts in a row were not played to their end, the last one: %2</source>
        <translation>連續 %1 次模擬沒有下完，最後一次：%2</translation>
    </message>
    <message>
        <source>the first engine %1</source>
        <translation>第一個引擎 %1</translation>
    </message>
    <message>
        <source>the second engine %1</source>
        <translation>第二個引擎 %1</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>官子</translation>
    </message>
    <message>
        <source>atari</source>
        <translation>打吃</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>接觸</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>平靜</translation>
    </message>
    <message>
        <source>close by</source>
        <translation>相近</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>相遠</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>game %1, move %2, %3: the first chose %4 and won %5, the second chose %6 and won %7</source>
        <translation>對局 %1，第 %2 手，%3：第一個選擇 %4，勝 %5；第二個選擇 %6，勝 %7</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>詢問</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>played</source>
        <translation>模擬</translation>
    </message>
    <message>
        <source>worth %</source>
        <translation>價值 %</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>first:</source>
        <translation>第一個：</translation>
    </message>
    <message>
        <source>second:</source>
        <translation>第二個：</translation>
    </message>
    <message>
        <source>played out by:</source>
        <translation>模擬者：</translation>
    </message>
    <message>
        <source>The second won %1 games: %2 Elo (%3)</source>
        <translation>第二個勝 %1 局：Elo %2（%3）</translation>
    </message>
    <message>
        <source>What cost most:</source>
        <translation>損失最大的：</translation>
    </message>
    <message>
        <source>in %1(): %2</source>
        <translation>在 %1() 中：%2</translation>
    </message>
    <message>
        <source>a function within a function cannot be imported</source>
        <translation>函式中的函式無法轉換</translation>
    </message>
    <message>
        <source>this nests too deep</source>
        <translation>巢狀過深</translation>
    </message>
    <message>
        <source>%1 has no sign</source>
        <translation>%1沒有正負號</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>%1 as a key cannot be imported</source>
        <translation>%1作為鍵無法轉換</translation>
    </message>
    <message>
        <source>“%1” could not be imported (line %2)</source>
        <translation>「%1」未能轉換（第 %2 行）</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>未知的「%1」</translation>
    </message>
    <message>
        <source>%1() takes no more than %2 arguments</source>
        <translation>%1() 最多有 %2 個引數</translation>
    </message>
    <message>
        <source>%1() has no argument “%2”</source>
        <translation>%1() 沒有引數「%2」</translation>
    </message>
    <message>
        <source>%1() needs the argument “%2”</source>
        <translation>%1() 需要引數「%2」</translation>
    </message>
    <message>
        <source>stderr_to_log: what engines write to their error output goes into a log of its game here</source>
        <translation>stderr_to_log：引擎寫到錯誤輸出的內容在這裡進入該局的日誌</translation>
    </message>
    <message>
        <source>the player “%1” has no games and is left out</source>
        <translation>棋手「%1」沒有對局，已略去</translation>
    </message>
    <message>
        <source>“%1” is no dictionary with texts for keys</source>
        <translation>「%1」不是以字串為鍵的字典</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>有括號沒有閉合</translation>
    </message>
    <message>
        <source>this line is not indented as any line before it</source>
        <translation>這一行的縮排與前面任何一行都不同</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>「%1」在這裡沒有意義</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>有字串沒有閉合</translation>
    </message>
    <message>
        <source>a string has a wrong \ escape</source>
        <translation>字串中的 \ 用法有誤</translation>
    </message>
    <message>
        <source>“%1” closes no bracket</source>
        <translation>「%1」沒有對應的括號</translation>
    </message>
    <message>
        <source>“%1” cannot be imported</source>
        <translation>「%1」無法轉換</translation>
    </message>
    <message>
        <source>“%1” cannot be imported; write out what it comes to</source>
        <translation>「%1」無法轉換；請寫出其結果</translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation>檔案不是 UTF-8</translation>
    </message>
    <message>
        <source>holds %1; it takes Parameter(…)</source>
        <translation>含有%1；須為 Parameter(…)</translation>
    </message>
    <message>
        <source>cannot be imported; LINEAR(…), LOG(…) and EXPLICIT(…) are</source>
        <translation>無法轉換；可轉換的是 LINEAR(…)、LOG(…) 和 EXPLICIT(…)</translation>
    </message>
    <message>
        <source>cannot be imported; a function that returns a number to the power of its argument is</source>
        <translation>無法轉換；可轉換的是傳回某數的引數次冪的函式</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True 或 False</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字串</translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>字典</translation>
    </message>
    <message>
        <source>this is no game: %1</source>
        <translation>這不是對局：%1</translation>
    </message>
    <message>
        <source>openings from %1: the table does not say which game had which</source>
        <translation>佈局來自 %1：表中沒有說明哪一局用了哪一個</translation>
    </message>
    <message>
        <source>the table does not say the komi; %1 is assumed</source>
        <translation>表中沒有貼目；按 %1 計</translation>
    </message>
    <message>
        <source>the table does not say the board&apos;s size; %1 is assumed</source>
        <translation>表中沒有棋盤大小；按 %1 計</translation>
    </message>
    <message>
        <source>“%1” is no number of a game</source>
        <translation>「%1」不是對局編號</translation>
    </message>
    <message>
        <source>game %1 occurs twice</source>
        <translation>對局 %1 出現兩次</translation>
    </message>
    <message>
        <source>colours are not swapped in every second game, so pairs of games mean nothing</source>
        <translation>並非每隔一局交換黑白，因此成對的對局沒有意義</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>%1 (Black) against %2 (White), move %3</source>
        <translation>%1（黑）對 %2（白），第 %3 手</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>第 %1/%2 手</translation>
    </message>
    <message>
        <source>Prisoners: Black %1, White %2</source>
        <translation>提子：黑 %1，白 %2</translation>
    </message>
    <message>
        <source>Black’s chances</source>
        <translation>黑方勝率</translation>
    </message>
    <message>
        <source>%1: Black %2 %</source>
        <translation>%1：黑 %2 %</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>First move (Home)</source>
        <translation>第一手 (Home)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>後退 (←)</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>前進 (→)</translation>
    </message>
    <message>
        <source>Last move (End)</source>
        <translation>最後一手 (End)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>關閉 (Esc)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2上 %1</translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>1 個工作</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 個工作</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 台電腦</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 台電腦</translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1，%2 個等待中</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已下對局</translation>
    </message>
    <message>
        <source>This page draws its boards with a script.</source>
        <translation>本頁用指令碼繪製棋盤。</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>執行中</translation>
    </message>
    <message>
        <source>Latest results</source>
        <translation>最新結果</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>The whole report, with all games, as it stands now</source>
        <translation>目前的完整報告（含全部對局）</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>計算量 %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>已用 %1</translation>
    </message>
    <message>
        <source>gets no more tasks</source>
        <translation>不再分到工作</translation>
    </message>
    <message>
        <source>%1, %2 games so far</source>
        <translation>%1，至今 %2 局</translation>
    </message>
    <message>
        <source>Not connected: the program that serves this page has ended, or cannot be reached. Trying again.</source>
        <translation>未連線：提供本頁的程式已結束或無法連上。正在重試。</translation>
    </message>
    <message>
        <source>not running now</source>
        <translation>目前未執行</translation>
    </message>
    <message>
        <source>log-likelihood ratio %1 (%2 to %3)</source>
        <translation>對數似然比 %1（%2 至 %3）</translation>
    </message>
    <message>
        <source>has no stones</source>
        <translation>沒有棋子</translation>
    </message>
    <message>
        <source>has %1 stones without liberties</source>
        <translation>有 %1 顆沒有氣的棋子</translation>
    </message>
    <message>
        <source>says that the other side is to play</source>
        <translation>寫明輪到另一方</translation>
    </message>
    <message>
        <source>begins with moves of both sides</source>
        <translation>以雙方的著手開始</translation>
    </message>
    <message>
        <source>has no moves</source>
        <translation>沒有著手</translation>
    </message>
    <message>
        <source>has no line that ends right</source>
        <translation>沒有以正解結束的變化</translation>
    </message>
    <message>
        <source>uses the word %1, which is not understood</source>
        <translation>使用了無法理解的詞 %1</translation>
    </message>
    <message>
        <source>cannot be played along its own solution</source>
        <translation>無法按自帶的答案下</translation>
    </message>
    <message>
        <source>The position of %1</source>
        <translation>%1 的局面</translation>
    </message>
    <message>
        <source>Capitals are what was not expected.</source>
        <translation>大寫的是意外結果。</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>詢問</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>預期</translation>
    </message>
    <message>
        <source>(known to fail)</source>
        <translation>（已知會失敗）</translation>
    </message>
    <message>
        <source>Answered before</source>
        <translation>之前的回答</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>用時</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Changed since the earlier run: %1</source>
        <translation>與上次執行相比的變化：%1</translation>
    </message>
    <message>
        <source>Not expected: %1</source>
        <translation>意外結果：%1</translation>
    </message>
    <message>
        <source>Regression tests: %1</source>
        <translation>迴歸測試：%1</translation>
    </message>
    <message>
        <source>On the boards a square is a point that the suite names, a ring one that the engine answered, a triangle one that it was asked about.</source>
        <translation>棋盤上的方塊是測試集指明的點，圓圈是引擎回答的點，三角是詢問的點。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>was %1 (%2), is %3 (%4)</source>
        <translation>原為 %1（%2），現為 %3（%4）</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>回答 %1</translation>
    </message>
    <message>
        <source>expected %1, %2</source>
        <translation>預期 %1，%2</translation>
    </message>
    <message>
        <source>%1 passes no more</source>
        <translation>%1 不再通過</translation>
    </message>
    <message>
        <source>%1 passes now</source>
        <translation>%1 現在通過</translation>
    </message>
    <message>
        <source>%1 answers otherwise</source>
        <translation>%1 回答不同</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 是新增的</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 已消失</translation>
    </message>
    <message>
        <source>%1 no longer passing</source>
        <translation>不再通過 %1</translation>
    </message>
    <message>
        <source>%1 passing now</source>
        <translation>現在通過 %1</translation>
    </message>
    <message>
        <source>%1 answered otherwise</source>
        <translation>回答不同 %1</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>新增 %1</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>消失 %1</translation>
    </message>
    <message>
        <source>suite</source>
        <translation>測試集</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>異常</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>%1 line %2</source>
        <translation>%1 第 %2 行</translation>
    </message>
    <message>
        <source>there was a test %1 already</source>
        <translation>已經有測試 %1</translation>
    </message>
    <message>
        <source>there is no command above this expectation</source>
        <translation>此預期上方沒有指令</translation>
    </message>
    <message>
        <source>this expectation does not stand directly below its command; GNU Go&apos;s regress.awk does not find it</source>
        <translation>此預期不緊接在其指令之下；GNU Go 的 regress.awk 找不到它</translation>
    </message>
    <message>
        <source>this is the second expectation of one command; the first does not count</source>
        <translation>這是同一指令的第二個預期；第一個不算</translation>
    </message>
    <message>
        <source>a bracket is missing in this expectation</source>
        <translation>此預期缺少括號</translation>
    </message>
    <message>
        <source>there is an expectation, but the command has no number; for GNU Go&apos;s scripts it is no test</source>
        <translation>有預期，但指令沒有編號；對 GNU Go 的指令碼來說這不是測試</translation>
    </message>
    <message>
        <source>%1 moves, %2 nodes, %3 variations</source>
        <translation>%1 手，%2 個節點，%3 個變化</translation>
    </message>
    <message>
        <source>%1, game %2 of %3</source>
        <translation>%1，對局 %2/%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>註解者</translation>
    </message>
    <message>
        <source>User</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>版權</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>程式</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長度</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>棋盤之外</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>已有子</translation>
    </message>
    <message>
        <source>move %1, Black (X) to play, captured: black %2, white %3</source>
        <translation>第 %1 手，輪到黑 (X)，提子：黑 %2，白 %3</translation>
    </message>
    <message>
        <source>move %1, White (O) to play, captured: black %2, white %3</source>
        <translation>第 %1 手，輪到白 (O)，提子：黑 %2，白 %3</translation>
    </message>
    <message>
        <source>Black may play on %1 points under %2 rules: %3</source>
        <translation>黑可下 %1 處（規則：%2）：%3</translation>
    </message>
    <message>
        <source>White may play on %1 points under %2 rules: %3</source>
        <translation>白可下 %1 處（規則：%2）：%3</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2</source>
        <translation>%1 禁止著手：%2</translation>
    </message>
    <message>
        <source>the work on it broke off: %1</source>
        <translation>處理中斷：%1</translation>
    </message>
    <message>
        <source>leaves a stone where a record sets one of the other colour up in its place.</source>
        <translation>在棋譜改放另一顏色棋子的地方保留原來的棋子。</translation>
    </message>
    <message>
        <source>leaves out the stones that a record sets up after its first node, and plays the moves on without them.</source>
        <translation>忽略棋譜在第一個節點之後擺放的棋子，並在沒有它們的情況下繼續下。</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>注意：%1</translation>
    </message>
    <message>
        <source>%1 more warnings</source>
        <translation>另有 %1 條警告</translation>
    </message>
    <message>
        <source>%1: unchanged</source>
        <translation>%1：未改變</translation>
    </message>
    <message>
        <source>%1: rewritten</source>
        <translation>%1：已重寫</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1：警告：%2</translation>
    </message>
    <message>
        <source>empty, as it should be</source>
        <translation>應有的空值</translation>
    </message>
    <message>
        <source>a number with a decimal point</source>
        <translation>帶小數點的數</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 或 2</translation>
    </message>
    <message>
        <source>B or W</source>
        <translation>B 或 W</translation>
    </message>
    <message>
        <source>text on one line</source>
        <translation>單行文字</translation>
    </message>
    <message>
        <source>a point such as dd</source>
        <translation>像 dd 這樣的點</translation>
    </message>
    <message>
        <source>a point such as dd, or empty for a pass</source>
        <translation>像 dd 這樣的點，或表示停一手的空值</translation>
    </message>
    <message>
        <source>two points such as aa:cc</source>
        <translation>像 aa:cc 這樣的兩個點</translation>
    </message>
    <message>
        <source>a point and a text such as dd:A</source>
        <translation>像 dd:A 這樣的點和文字</translation>
    </message>
    <message>
        <source>a board size from 1 to 52, such as 19 or 9:13</source>
        <translation>1 到 52 的棋盤大小，如 19 或 9:13</translation>
    </message>
    <message>
        <source>empty, or flags and a name such as 257:Figure 1</source>
        <translation>空值，或像 257:Figure 1 這樣的旗標和名稱</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot; 不是%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not between %2 and %3</source>
        <translation>&quot;%1&quot; 不在 %2 到 %3 之間</translation>
    </message>
    <message>
        <source>there is no point &quot;%1&quot; on this board</source>
        <translation>此棋盤上沒有點 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names a point that was named before</source>
        <translation>&quot;%1&quot; 含有前面已列出的點</translation>
    </message>
    <message>
        <source>only one value is allowed; &quot;%1&quot; is one too many</source>
        <translation>只允許一個值；&quot;%1&quot; 是多餘的</translation>
    </message>
    <message>
        <source>this belongs to the first node of the game</source>
        <translation>這屬於對局的第一個節點</translation>
    </message>
    <message>
        <source>this is said of a move, and there is none in this node</source>
        <translation>這是說明著手的，而此節點中沒有著手</translation>
    </message>
    <message>
        <source>what belongs to a move stands in one node with set-up; there is also %1</source>
        <translation>屬於著手的內容與擺子在同一節點中；還有 %1</translation>
    </message>
    <message>
        <source>both sides move in one node; there is also %1</source>
        <translation>雙方在同一節點中落子；還有 %1</translation>
    </message>
    <message>
        <source>%1 in this node names the same point</source>
        <translation>此節點中的 %1 指明同一個點</translation>
    </message>
    <message>
        <source>this contradicts %1</source>
        <translation>這與 %1 矛盾</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>讀作 %1</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>無法理解</translation>
    </message>
    <message>
        <source>event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>read as the %1, as some programs write it</source>
        <translation>按某些程式的寫法讀作%1</translation>
    </message>
    <message>
        <source>%1 is no handicap; the standard leaves HA out then</source>
        <translation>%1 不是讓子；按標準此時不寫 HA</translation>
    </message>
    <message>
        <source>no value; the standard leaves the property out then</source>
        <translation>沒有值；按標準此時不寫該屬性</translation>
    </message>
    <message>
        <source>left out of account</source>
        <translation>不予考慮</translation>
    </message>
    <message>
        <source>what is said of the game is looked for in its first node only; left out of account here</source>
        <translation>對局的說明只在第一個節點中尋找；這裡的不予考慮</translation>
    </message>
    <message>
        <source>FF[4] no longer has this property</source>
        <translation>FF[4] 已沒有此屬性</translation>
    </message>
    <message>
        <source>a property of one program&apos;s, not of the standard&apos;s</source>
        <translation>某個程式的屬性，不是標準的</translation>
    </message>
    <message>
        <source>a pass is written [] since FF[4], not [tt]</source>
        <translation>從 FF[4] 起虛手寫作 []，不是 [tt]</translation>
    </message>
    <message>
        <source>%1 is no result as SGF writes it</source>
        <translation>%1 不是 SGF 寫法的結果</translation>
    </message>
    <message>
        <source>%1 is no date as SGF writes it, such as 2004-03-15</source>
        <translation>%1 不是 SGF 寫法的日期，如 2004-03-15</translation>
    </message>
    <message>
        <source>%1 names no rules that are known here</source>
        <translation>%1 不是這裡已知的規則</translation>
    </message>
    <message>
        <source>%1 is no overtime that is understood; the game counts as one without a time limit</source>
        <translation>%1 不是能理解的讀秒；該局視為沒有時限</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <translation>%1 讀作 %2</translation>
    </message>
    <message>
        <source>%1 is no character set that is known here</source>
        <translation>%1 不是這裡已知的字元集</translation>
    </message>
    <message>
        <source>a handicap of %1, but black stones set up: %2</source>
        <translation>讓子數為 %1，但擺上的黑子有 %2 個</translation>
    </message>
    <message>
        <source>a handicap of %1, but no stones are set up</source>
        <translation>讓子數為 %1，但沒有擺上棋子</translation>
    </message>
    <message>
        <source>it is Black’s turn, but the other side moves first</source>
        <translation>輪到黑方，但第一手是另一方下的</translation>
    </message>
    <message>
        <source>it is White’s turn, but the other side moves first</source>
        <translation>輪到白方，但第一手是另一方下的</translation>
    </message>
    <message>
        <source>version %1 of the format, of which the newest is %2</source>
        <translation>格式版本 %1，最新的是 %2</translation>
    </message>
    <message>
        <source>%1 is missing in the first node</source>
        <translation>第一個節點中缺少 %1</translation>
    </message>
    <message>
        <source>%1 is not of the form name:version</source>
        <translation>%1 不是 名稱:版本 的形式</translation>
    </message>
    <message>
        <source>the file ends within a game</source>
        <translation>檔案在一局中間結束</translation>
    </message>
    <message>
        <source>a record of game %1, not of Go</source>
        <translation>遊戲 %1 的棋譜，不是圍棋</translation>
    </message>
    <message>
        <source>names are made of capital letters, such as AB or KM</source>
        <translation>名稱由大寫字母組成，如 AB 或 KM</translation>
    </message>
    <message>
        <source>each value stands in brackets, such as [dd][pp]; a ] inside them is written \]</source>
        <translation>每個值都寫在方括號中，如 [dd][pp]；其中的 ] 寫作 \]</translation>
    </message>
    <message>
        <source>the file does not say its encoding, or a wrong one</source>
        <translation>檔案沒有說明編碼，或說明有誤</translation>
    </message>
    <message>
        <source>bytes that are not characters in this encoding</source>
        <translation>有不是此編碼字元的位元組</translation>
    </message>
    <message>
        <source>replaced by a mark</source>
        <translation>以記號代替</translation>
    </message>
    <message>
        <source>text outside a game</source>
        <translation>對局之外的文字</translation>
    </message>
    <message>
        <source>a property without &quot;;&quot; before it</source>
        <translation>屬性之前沒有 &quot;;&quot;</translation>
    </message>
    <message>
        <source>a new node begins there</source>
        <translation>從那裡開始新節點</translation>
    </message>
    <message>
        <source>the file ends within a value</source>
        <translation>檔案在值的中間結束</translation>
    </message>
    <message>
        <source>what there is was kept</source>
        <translation>保留已有的部分</translation>
    </message>
    <message>
        <source>one &quot;)&quot; too many</source>
        <translation>多了一個 &quot;)&quot;</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>a node after variations</source>
        <translation>變化之後的節點</translation>
    </message>
    <message>
        <source>it became one more variation</source>
        <translation>成為又一個變化</translation>
    </message>
    <message>
        <source>an unusual name of a property</source>
        <translation>不常見的屬性名</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 沒有值</translation>
    </message>
    <message>
        <source>a value that belongs to no property</source>
        <translation>不屬於任何屬性的值</translation>
    </message>
    <message>
        <source>text between properties</source>
        <translation>屬性之間的文字</translation>
    </message>
    <message>
        <source>a &quot;]&quot; in the middle of a text</source>
        <translation>文字中間的 &quot;]&quot;</translation>
    </message>
    <message>
        <source>taken for a part of the text</source>
        <translation>當作文字的一部分</translation>
    </message>
    <message>
        <source>%1 stands twice in one node</source>
        <translation>同一節點中 %1 出現兩次</translation>
    </message>
    <message>
        <source>the two were joined</source>
        <translation>兩者已合併</translation>
    </message>
    <message>
        <source>%1 has more than one value</source>
        <translation>%1 有多個值</translation>
    </message>
    <message>
        <source>all are kept, the first one counts</source>
        <translation>全部保留，以第一個為準</translation>
    </message>
    <message>
        <source>two moves, or set-up and a move, in one node</source>
        <translation>同一節點中有兩手，或擺子和著手並存</translation>
    </message>
    <message>
        <source>each has a node of its own now</source>
        <translation>現在各有自己的節點</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a board size</source>
        <translation>「%1」不是棋盤大小</translation>
    </message>
    <message>
        <source>19×19 was taken</source>
        <translation>採用 19 × 19</translation>
    </message>
    <message>
        <source>no size, but points beyond 19×19</source>
        <translation>沒有大小，但有 19 × 19 以外的點</translation>
    </message>
    <message>
        <source>%1×%1 was taken</source>
        <translation>採用 %1 × %1</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>沒有作用</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of Go</source>
        <translation>「%1」不是圍棋的編號</translation>
    </message>
    <message>
        <source>read as Go all the same</source>
        <translation>仍按圍棋讀取</translation>
    </message>
    <message>
        <source>a long run of empty nodes</source>
        <translation>很長一串空節點</translation>
    </message>
    <message>
        <source>more than %1 of them were joined</source>
        <translation>已合併其中超過 %1 個</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; makes no sense here</source>
        <translation>行「%1」在此沒有意義</translation>
    </message>
    <message>
        <source>kept as it is</source>
        <translation>原樣保留</translation>
    </message>
    <message>
        <source>the encoding may as well be %1</source>
        <translation>編碼也可能是 %1</translation>
    </message>
    <message>
        <source>choose another one if texts look wrong</source>
        <translation>如果文字看起來不對，請另選一種</translation>
    </message>
    <message>
        <source>komi in hundredths or stones, as some programs write it</source>
        <translation>貼目以百分之一或子為單位，有些程式這樣寫</translation>
    </message>
    <message>
        <source>read as %1 points; the file keeps its number</source>
        <translation>按 %1 目讀取；檔案中的數不變</translation>
    </message>
    <message>
        <source>caller %1</source>
        <translation>連線者 %1</translation>
    </message>
    <message>
        <source>a controller %1; it was hung up on</source>
        <translation>控制器%1；已切斷連線</translation>
    </message>
    <message>
        <source>does not accept a new game</source>
        <translation>不接受新對局</translation>
    </message>
    <message>
        <source>does not accept a move</source>
        <translation>不接受著手</translation>
    </message>
    <message>
        <source>does not take moves back</source>
        <translation>不接受悔棋</translation>
    </message>
    <message>
        <source>does not accept what it is told</source>
        <translation>不接受告知的內容</translation>
    </message>
    <message>
        <source>chooses its own moves, as GMP has it: it cannot be told %1</source>
        <translation>按 GMP 自行選擇著手：無法告知它 %1</translation>
    </message>
    <message>
        <source>does not hear us</source>
        <translation>聽不到我們</translation>
    </message>
    <message>
        <source>floods us</source>
        <translation>傳送的資料過多</translation>
    </message>
    <message>
        <source>speaks whenever we do</source>
        <translation>總與我們同時說話</translation>
    </message>
    <message>
        <source>it wants a new game, which is denied</source>
        <translation>它要求新對局，已拒絕</translation>
    </message>
    <message>
        <source>wants a board of another size</source>
        <translation>要求另一種棋盤大小</translation>
    </message>
    <message>
        <source>wants another handicap</source>
        <translation>要求另一種讓子</translation>
    </message>
    <message>
        <source>wants the engine’s colour</source>
        <translation>要求引擎的顏色</translation>
    </message>
    <message>
        <source>makes a move that is none of its own now</source>
        <translation>下了不該它下的一手</translation>
    </message>
    <message>
        <source>it makes a move out of turn, which is denied</source>
        <translation>它不按次序下棋，已拒絕</translation>
    </message>
    <message>
        <source>it wants to take moves back, which is denied</source>
        <translation>它要求悔棋，已拒絕</translation>
    </message>
    <message>
        <source>%1 more lines were left out</source>
        <translation>還有 %1 行被省略</translation>
    </message>
    <message>
        <source>the other side %1</source>
        <translation>對方%1</translation>
    </message>
    <message>
        <source>the other side begins anew</source>
        <translation>對方重新開始</translation>
    </message>
    <message>
        <source>the other side begins one game after the other</source>
        <translation>對方不斷開始新對局</translation>
    </message>
    <message>
        <source>the other side takes back to move %1</source>
        <translation>對方退回到第 %1 手</translation>
    </message>
    <message>
        <source>nobody knows the points of %1 handicap stones on this board</source>
        <translation>此棋盤上沒有 %1 顆讓子的固定位置</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays Black. GMP has no word for komi: here it is %3</source>
        <translation>%1×%1 的對局，讓子 %2；引擎執黑。GMP 無法告知貼目：此處為 %3</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays White. GMP has no word for komi: here it is %3</source>
        <translation>%1×%1 的對局，讓子 %2；引擎執白。GMP 無法告知貼目：此處為 %3</translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>對局結束：%1</translation>
    </message>
    <message>
        <source>did nothing, and others wait</source>
        <translation>什麼也沒做，而別人在等待</translation>
    </message>
    <message>
        <source>has said nothing for too long</source>
        <translation>太久沒有說話</translation>
    </message>
    <message>
        <source>does not read any more</source>
        <translation>不再讀取</translation>
    </message>
    <message>
        <source>does not speak GTP</source>
        <translation>不說 GTP</translation>
    </message>
    <message>
        <source>does not read its answers, of which %1 MiB wait</source>
        <translation>不讀取回答，已積壓 %1 MiB</translation>
    </message>
    <message>
        <source>the controller %1; it was hung up on</source>
        <translation>控制器%1；已切斷連線</translation>
    </message>
    <message>
        <source>the alternate engine %1</source>
        <translation>替補引擎 %1</translation>
    </message>
    <message>
        <source>the engine is gone; %1 was sent</source>
        <translation>引擎已不在；傳送了 %1</translation>
    </message>
    <message>
        <source>the engine’s move was not sent, but %1: %2</source>
        <translation>沒有傳送引擎的著手，而是 %1：%2</translation>
    </message>
    <message>
        <source>the engine %1; it was started anew</source>
        <translation>引擎%1；已重新啟動</translation>
    </message>
    <message>
        <source>leaves white stones that were set up out of its record, and writes black ones as a handicap.</source>
        <translation>棋譜中不寫預先擺放的白子，而把黑子寫成讓子。</translation>
    </message>
</context>
<context>
    <name>PrintPages</name>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>第 %1–%2 手</translation>
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
        <translation>貼目 %1</translation>
    </message>
    <message>
        <source>Handicap %1</source>
        <translation>讓子 %1</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Variation: %1</source>
        <translation>變化：%1</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>the printer refuses the page</source>
        <translation>印表機拒絕了該頁</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No ko rule</source>
        <translation>無劫規則</translation>
    </message>
    <message>
        <source>Simple ko</source>
        <translation>簡單劫</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>全局同形（不計行棋方）</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>全局同形（計行棋方）</translation>
    </message>
    <message>
        <source>Natural situational superko</source>
        <translation>自然全局同形（計行棋方）</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>Two stones or more</source>
        <translation>兩子或以上</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允許</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>數子</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地盤</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Eyes in seki</source>
        <translation>雙活中的眼</translation>
    </message>
    <message>
        <source>Two points a group</source>
        <translation>每塊棋兩目</translation>
    </message>
    <message>
        <source>A point a stone, but one</source>
        <translation>每子一目，減一子</translation>
    </message>
    <message>
        <source>A point a stone</source>
        <translation>每子一目</translation>
    </message>
    <message>
        <source>suicide allowed</source>
        <translation>允許自殺</translation>
    </message>
    <message>
        <source>group tax</source>
        <translation>還棋頭</translation>
    </message>
    <message>
        <source>button</source>
        <translation>按鈕</translation>
    </message>
    <message>
        <source>pass stones</source>
        <translation>虛手交子</translation>
    </message>
    <message numerus="yes">
        <source>%n passes end the game</source>
        <translation>
            <numerusform>%n 次虛手終局</numerusform>
        </translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中國</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>中國規則</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>中國 (KGS)</translation>
    </message>
    <message>
        <source>Chinese-KGS rules</source>
        <translation>中國規則 (KGS)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation>日本規則</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓國</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>韓國規則</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>AGA 規則</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA（按鈕）</translation>
    </message>
    <message>
        <source>AGA-Button rules</source>
        <translation>AGA 規則（按鈕）</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>紐西蘭</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>紐西蘭規則</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>Tromp-Taylor 規則</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>應氏</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>應氏規則</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>數棋子</translation>
    </message>
    <message>
        <source>Stone-Scoring rules</source>
        <translation>數棋子規則</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>古代數目</translation>
    </message>
    <message>
        <source>Ancient-Territory rules</source>
        <translation>古代數目規則</translation>
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
        <translation>裁判引擎</translation>
    </message>
    <message>
        <source>Shinpan’s estimate</source>
        <translation>Shinpan 的估計</translation>
    </message>
</context>
<context>
    <name>ThemeFile</name>
    <message>
        <source>neither “key = value” nor “[section]”: %1</source>
        <translation>既不是「key = value」也不是「[section]」：%1</translation>
    </message>
    <message>
        <source>was given in line %1 already</source>
        <translation>已在第 %1 行給出</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>「%1」不是 %2 之一</translation>
    </message>
    <message>
        <source>“%1” is not a colour; #rrggbb is one</source>
        <translation>「%1」不是顏色；#rrggbb 才是</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3</source>
        <translation>「%1」不是 %2 到 %3 的數</translation>
    </message>
    <message>
        <source>“%1” is not a file in the theme’s folder</source>
        <translation>「%1」不是主題資料夾中的檔案</translation>
    </message>
    <message>
        <source>%1 is larger than %2 pixels</source>
        <translation>%1 大於 %2 畫素</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>no such key exists</source>
        <translation>沒有這樣的鍵</translation>
    </message>
    <message>
        <source>Classic wood</source>
        <translation>經典木紋</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>深色木紋</translation>
    </message>
    <message>
        <source>Flat light</source>
        <translation>平面淺色</translation>
    </message>
    <message>
        <source>Flat dark</source>
        <translation>平面深色</translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation>高對比度淺色</translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation>高對比度深色</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>列印</translation>
    </message>
</context>
<context>
    <name>TimeControlField</name>
    <message>
        <source>Lightning</source>
        <translation>超快棋</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>快棋</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>較快</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢棋</translation>
    </message>
    <message>
        <source>Fischer blitz</source>
        <translation>菲舍爾快棋</translation>
    </message>
    <message>
        <source>Fischer rapid</source>
        <translation>菲舍爾較快</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>加拿大</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n 小時</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分鐘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無限制</translation>
    </message>
    <message>
        <source>%1 + %2 a move</source>
        <translation>%1 + 每手 %2</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <translation>每手 %1</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>時間用完</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>last period</source>
        <translation>最後一次</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has %1 left</source>
        <translation>黑方剩餘 %1</translation>
    </message>
    <message>
        <source>White has %1 left</source>
        <translation>白方剩餘 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 for every %n stones</source>
        <translation>
            <numerusform>每 %n 子 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小時</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分鐘</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Black wins by 1 point</source>
        <translation>黑勝 1 目</translation>
    </message>
    <message>
        <source>White wins by 1 point</source>
        <translation>白勝 1 目</translation>
    </message>
    <message>
        <source>Black wins by %1 points</source>
        <translation>黑勝 %1 目</translation>
    </message>
    <message>
        <source>White wins by %1 points</source>
        <translation>白勝 %1 目</translation>
    </message>
    <message>
        <source>Black to play – %1 is thinking</source>
        <translation>輪黑下 – %1 正在思考</translation>
    </message>
    <message>
        <source>White to play – %1 is thinking</source>
        <translation>輪白下 – %1 正在思考</translation>
    </message>
    <message>
        <source>Black to play – your move</source>
        <translation>輪黑下 – 該您著手</translation>
    </message>
    <message>
        <source>White to play – your move</source>
        <translation>輪白下 – 該您著手</translation>
    </message>
    <message>
        <source>Paused – Black to play</source>
        <translation>已暫停 – 輪黑下</translation>
    </message>
    <message>
        <source>Paused – White to play</source>
        <translation>已暫停 – 輪白下</translation>
    </message>
    <message>
        <source>Waiting for you: Black’s engine has failed</source>
        <translation>等待您處理：黑方引擎出錯</translation>
    </message>
    <message>
        <source>Waiting for you: White’s engine has failed</source>
        <translation>等待您處理：白方引擎出錯</translation>
    </message>
    <message>
        <source>Place the handicap stones on the board</source>
        <translation>請在棋盤上擺放讓子</translation>
    </message>
    <message>
        <source>%1 is placing the handicap stones</source>
        <translation>%1 正在擺放讓子</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>輪黑下</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>輪白下</translation>
    </message>
    <message>
        <source>%1 – no game is running</source>
        <translation>%1 – 沒有進行中的對局</translation>
    </message>
    <message>
        <source>Move %1 – %2</source>
        <translation>第 %1 手 – %2</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Starting the engines…</source>
        <translation>正在啟動引擎…</translation>
    </message>
    <message>
        <source>Both passed – asking for the score…</source>
        <translation>雙方虛手 – 正在詢問結果…</translation>
    </message>
    <message>
        <source>Both passed – mark what is dead, and settle the score</source>
        <translation>雙方虛手 – 請標記死子並確定結果</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>對局結束：%1</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>disputed, no winner</source>
        <translation>有爭議，無勝者</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑勝</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白勝</translation>
    </message>
    <message>
        <source>Black wins by resignation</source>
        <translation>黑中盤勝</translation>
    </message>
    <message>
        <source>White wins by resignation</source>
        <translation>白中盤勝</translation>
    </message>
    <message>
        <source>Black wins by a claim</source>
        <translation>黑宣告獲勝</translation>
    </message>
    <message>
        <source>White wins by a claim</source>
        <translation>白宣告獲勝</translation>
    </message>
    <message>
        <source>Black wins on time</source>
        <translation>黑超時勝</translation>
    </message>
    <message>
        <source>White wins on time</source>
        <translation>白超時勝</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>黑因對方棄權勝</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>白因對方棄權勝</translation>
    </message>
    <message>
        <source>stopped at the move limit</source>
        <translation>達到手數限制而停止</translation>
    </message>
    <message>
        <source>void, the game does not count</source>
        <translation>無效，對局不計</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>自訂規則</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>結果：%1</translation>
    </message>
    <message>
        <source>That point is not on the board</source>
        <translation>該點不在棋盤上</translation>
    </message>
    <message>
        <source>There is already a stone there</source>
        <translation>該處已有棋子</translation>
    </message>
    <message>
        <source>That stone would have no liberties</source>
        <translation>該棋子沒有氣</translation>
    </message>
    <message>
        <source>The ko may not be retaken at once</source>
        <translation>不能立即回提劫</translation>
    </message>
    <message>
        <source>That would repeat an earlier position</source>
        <translation>會重複先前的局面</translation>
    </message>
    <message>
        <source>The game is at another position: return to it to play on</source>
        <translation>對局在另一局面：回到那裡才能繼續下</translation>
    </message>
    <message>
        <source>The game is paused: resume it to play on</source>
        <translation>對局已暫停：恢復後才能繼續下</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Starting the engines – your move is kept for them</source>
        <translation>正在啟動引擎 – 為它們保留您的著手</translation>
    </message>
    <message>
        <source>%1 – the first position</source>
        <translation>%1 – 初始局面</translation>
    </message>
    <message>
        <source>Black to play – the controller’s move</source>
        <translation>輪黑下 – 控制器的著手</translation>
    </message>
    <message>
        <source>White to play – the controller’s move</source>
        <translation>輪白下 – 控制器的著手</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>控制器</translation>
    </message>
    <message>
        <source>a tie by adjudication</source>
        <translation>裁定和棋</translation>
    </message>
    <message>
        <source>Black wins by adjudication</source>
        <translation>裁定黑勝</translation>
    </message>
    <message>
        <source>White wins by adjudication</source>
        <translation>裁定白勝</translation>
    </message>
</context>
<context>
    <name>shinpan::AboutDialog</name>
    <message>
        <source>About Shinpan</source>
        <translation>關於 Shinpan</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>複製(&amp;O)</translation>
    </message>
    <message>
        <source>Shinpan %1</source>
        <translation>Shinpan %1</translation>
    </message>
    <message>
        <source>An arbiter for the game of Go. Please include the details below when you report a problem; check first that you want to share all of them.</source>
        <translation>圍棋裁判程式。報告問題時請附上以下詳情；請先確認願意全部公開。</translation>
    </message>
    <message>
        <source>Details for a problem report</source>
        <translation>問題報告的詳情</translation>
    </message>
</context>
<context>
    <name>shinpan::AddMenu</name>
    <message>
        <source>a file is needed</source>
        <translation>需要檔案</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>已安裝</translation>
    </message>
    <message>
        <source>&amp;Command line…</source>
        <translation>指令列(&amp;C)…</translation>
    </message>
    <message>
        <source>At an &amp;Address (tcp://)…</source>
        <translation>在某個位址 (tcp://)(&amp;A)…</translation>
    </message>
    <message>
        <source>On Another Computer, over &amp;ssh…</source>
        <translation>在另一台電腦上，透過 &amp;ssh…</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>從檔案匯入(&amp;I)…</translation>
    </message>
    <message>
        <source>choose its program</source>
        <translation>選擇其程式</translation>
    </message>
</context>
<context>
    <name>shinpan::AddTestDialog</name>
    <message>
        <source>The engine is &amp;known to fail it</source>
        <translation>已知引擎不能通過(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Suite</source>
        <translation>測試集(&amp;S)</translation>
    </message>
    <message>
        <source>Choose the Suite</source>
        <translation>選擇測試集</translation>
    </message>
    <message>
        <source>An existing file, or a new one</source>
        <translation>已有的檔案，或新檔案</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>測試集 (*.tst)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>新增(&amp;A)</translation>
    </message>
    <message>
        <source>Add Test</source>
        <translation>新增測試</translation>
    </message>
    <message>
        <source>A command of GTP, such as reg_genmove black or attack D4</source>
        <translation>GTP 指令，例如 reg_genmove black 或 attack D4</translation>
    </message>
    <message>
        <source>A regression test’s pattern: D4|Q16 for either, !D4 for anything else</source>
        <translation>迴歸測試的模式：D4|Q16 表示兩者之一，!D4 表示其他任何一個</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>指令(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Expected answer</source>
        <translation>預期答案(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::AdjudicationField</name>
    <message>
        <source>When both sides agree who wins</source>
        <translation>雙方對勝者意見一致時</translation>
    </message>
    <message>
        <source>Chance that both give</source>
        <translation>雙方給出的勝率</translation>
    </message>
    <message>
        <source>Lead that both see</source>
        <translation>雙方認為的領先</translation>
    </message>
    <message>
        <source>Games that are played on all the same</source>
        <translation>仍然下完的對局</translation>
    </message>
    <message>
        <source>Engines have to tell what they think of their moves. A part of the games is played on, so that the report knows how often this is wrong.</source>
        <translation>引擎須說出對自己著手的看法。部分對局會下完，以便報告說明這種裁定出錯的頻率。</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>any chance</source>
        <translation>任何勝率</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 目</translation>
    </message>
    <message>
        <source>any lead</source>
        <translation>任何領先</translation>
    </message>
    <message>
        <source> moves each</source>
        <translation> 手（各方）</translation>
    </message>
    <message>
        <source>Moves in a row of each side</source>
        <translation>各方連續的手數</translation>
    </message>
    <message>
        <source>audit </source>
        <translation>抽查 </translation>
    </message>
    <message>
        <source>Say which chance or which lead decides.</source>
        <translation>請說明以什麼勝率或領先來決定。</translation>
    </message>
    <message>
        <source>A chance that decides is above 50 %.</source>
        <translation>作為依據的勝率須高於 50 %。</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisActions</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Let engines think about the position on the board (Space)</source>
        <translation>讓引擎思考棋盤上的局面 (空格)</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>候選點(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Ownership</source>
        <translation>歸屬(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>策略(&amp;P)</translation>
    </message>
    <message>
        <source>On a Can&amp;didate</source>
        <translation>候選點上(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Below It</source>
        <translation>其下方(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Chance to Win</source>
        <translation>勝率(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Lead in Points</source>
        <translation>領先目數(&amp;L)</translation>
    </message>
    <message>
        <source>Loss &amp;Against the Best</source>
        <translation>與最佳相比的損失(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>計算量(&amp;V)</translation>
    </message>
    <message>
        <source>Lower &amp;Bound of the Chance (LCB)</source>
        <translation>勝率下界 (LCB)(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>次序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>無(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Whose Chances</source>
        <translation>哪一方的勝率(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Black’s</source>
        <translation>黑方(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White’s</source>
        <translation>白方(&amp;W)</translation>
    </message>
    <message>
        <source>Those of the &amp;Side to Move</source>
        <translation>輪走方(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;For Each Position</source>
        <translation>每個局面(&amp;F)</translation>
    </message>
    <message>
        <source>Without Limit</source>
        <translation>無限制</translation>
    </message>
    <message>
        <source>%1 Visits</source>
        <translation>%1 計算量</translation>
    </message>
    <message numerus="yes">
        <source>%n Second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>Es&amp;timate the Score</source>
        <translation>形勢判斷(&amp;T)</translation>
    </message>
    <message>
        <source>Show how this position might be counted (E)</source>
        <translation>顯示此局面可能的計算結果 (E)</translation>
    </message>
    <message>
        <source>En&amp;gine Settings…</source>
        <translation>引擎設定(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Look Only at an Area…</source>
        <translation>只看某個區域(&amp;L)…</translation>
    </message>
    <message>
        <source>Drag over the points where engines should look for a move; at any time with Alt and Shift</source>
        <translation>拖選引擎應尋找著手的點；隨時可用 Alt 加 Shift</translation>
    </message>
    <message>
        <source>Avo&amp;id Points…</source>
        <translation>避開某些點(&amp;I)…</translation>
    </message>
    <message>
        <source>Drag over points that engines should avoid; at any time with Alt and Ctrl</source>
        <translation>拖選引擎應避開的點；隨時可用 Alt 加 Ctrl</translation>
    </message>
    <message>
        <source>Loo&amp;k Everywhere</source>
        <translation>看整個棋盤(&amp;K)</translation>
    </message>
    <message>
        <source>Engines look at the whole board again (Esc)</source>
        <translation>引擎重新檢視整個棋盤 (Esc)</translation>
    </message>
    <message>
        <source>No Engine Here Can Analyse</source>
        <translation>這裡沒有能分析的引擎</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>顯示(&amp;W)</translation>
    </message>
    <message>
        <source>Other Number of &amp;Visits…</source>
        <translation>其他計算量(&amp;V)…</translation>
    </message>
    <message>
        <source>Visits for each position:</source>
        <translation>每個局面的計算量：</translation>
    </message>
    <message>
        <source>Other &amp;Time…</source>
        <translation>其他時間(&amp;T)…</translation>
    </message>
    <message>
        <source>Seconds for each position:</source>
        <translation>每個局面的秒數：</translation>
    </message>
    <message>
        <source>For Each Position</source>
        <translation>每個局面</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisController</name>
    <message>
        <source>%1 cannot analyse: it %2.</source>
        <translation>%1 無法分析：%2。</translation>
    </message>
    <message>
        <source>Analysis · %1</source>
        <translation>分析 · %1</translation>
    </message>
    <message>
        <source>%1: it %2.</source>
        <translation>%1：它 %2。</translation>
    </message>
    <message>
        <source>This is a serious game: analysis waits till it is over.</source>
        <translation>這是認真的對局：分析要等對局結束。</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisFeature</name>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>圖表</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>損失 %1</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候選點</translation>
    </message>
    <message>
        <source>Numbers of the candidates</source>
        <translation>候選點上的數字</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 計算量</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>啟動中…</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>每秒 %1</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空閒</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Choose under “Engines” who is to analyse. Any engine that knows lz-analyze, kata-analyze or analyze can, such as KataGo and Leela Zero.</source>
        <translation>在「引擎」下選擇由誰分析。任何認識 lz-analyze、kata-analyze 或 analyze 的引擎都可以，例如 KataGo 和 Leela Zero。</translation>
    </message>
    <message>
        <source>Nothing is known about this position yet.</source>
        <translation>對此局面還一無所知。</translation>
    </message>
    <message>
        <source>Space on the board starts and stops the analysis.</source>
        <translation>在棋盤上按空格開始和停止分析。</translation>
    </message>
    <message>
        <source>Kept in the game: %1</source>
        <translation>儲存在對局中：%1</translation>
    </message>
    <message>
        <source>Kept in the game, by %1: %2</source>
        <translation>儲存在對局中，由 %1：%2</translation>
    </message>
</context>
<context>
    <name>shinpan::AnnotationBar</name>
    <message>
        <source>Judgement of the move and the position</source>
        <translation>對著手和局面的評價</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>有趣的一手</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>惡手</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>黑好</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>白好</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>兩分</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>形勢不明</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>焦點</translation>
    </message>
    <message>
        <source>%1, emphasised</source>
        <translation>%1，強調</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Judgement</source>
        <translation>評價(&amp;J)</translation>
    </message>
</context>
<context>
    <name>shinpan::Announcement</name>
    <message>
        <source>What just happened</source>
        <translation>剛才發生的事</translation>
    </message>
</context>
<context>
    <name>shinpan::AppearanceMenu</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>外觀(&amp;A)</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>與桌面相同(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>La&amp;rger Text</source>
        <translation>放大文字(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>縮小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size</source>
        <translation>正常文字大小(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size (Now %1 %)</source>
        <translation>正常文字大小（現為 %1 %）(&amp;U)</translation>
    </message>
</context>
<context>
    <name>shinpan::Application</name>
    <message>
        <source>%1 counts by Chinese rules, whatever this game’s are.</source>
        <translation>無論此對局用什麼規則，%1 都按中國規則計算。</translation>
    </message>
    <message>
        <source>%1 counts by Japanese rules, whatever this game’s are.</source>
        <translation>無論此對局用什麼規則，%1 都按日本規則計算。</translation>
    </message>
    <message>
        <source>Waiting for a controller at %1.</source>
        <translation>正在 %1 等待控制器。</translation>
    </message>
    <message>
        <source>%1 refuses suicide that these rules allow, and would lose by it.</source>
        <translation>%1 拒絕此規則允許的自殺，會因此判負。</translation>
    </message>
    <message>
        <source>Your questions are not kept: %1.</source>
        <translation>您的題目沒有儲存：%1。</translation>
    </message>
</context>
<context>
    <name>shinpan::Arrangement</name>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>恢復佈局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Minimal View</source>
        <translation>最簡介面(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>對局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>觀戰(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Players, tree and comment: for your own games (%1)</source>
        <translation>棋手、樹和註解：用於自己的對局 (%1)</translation>
    </message>
    <message>
        <source>Players, graph and console: for games of engines (%1)</source>
        <translation>棋手、圖表和主控台：用於引擎的對局 (%1)</translation>
    </message>
    <message>
        <source>Tools, tree and comment: for work on a record (%1)</source>
        <translation>工具、樹和註解：用於編輯棋譜 (%1)</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>版面(&amp;Y)</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>版面：%1</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>註解(&amp;N)</translation>
    </message>
    <message>
        <source>Analysis, review, graph, tree and comment: for a closer look (%1)</source>
        <translation>分析、覆盤、圖表、樹和註解：用於深入研究 (%1)</translation>
    </message>
    <message>
        <source>What two engines find, each on a board of its own (%1)</source>
        <translation>兩個引擎的看法，各用一個棋盤 (%1)</translation>
    </message>
</context>
<context>
    <name>shinpan::AskedEngines</name>
    <message>
        <source>%1 in the game: %2</source>
        <translation>對局中的 %1：%2</translation>
    </message>
    <message>
        <source>Commands · %1</source>
        <translation>指令 · %1</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>無法詢問 %1：%2。</translation>
    </message>
</context>
<context>
    <name>shinpan::AuditLine</name>
    <message>
        <source>under 1 ms</source>
        <translation>不到 1 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 (%2) left</source>
        <translation>剩餘 %1 (%2)</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩餘 %1</translation>
    </message>
    <message>
        <source>The time of the move</source>
        <translation>這一手的時間</translation>
    </message>
    <message>
        <source>How long the move took, and the clock after it</source>
        <translation>這一手用了多久，以及之後的棋鐘</translation>
    </message>
    <message>
        <source>Time used: %1</source>
        <translation>用時：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::AutoPlay</name>
    <message>
        <source>Play the Game b&amp;y Itself</source>
        <translation>自動演示對局(&amp;Y)</translation>
    </message>
    <message>
        <source>The game plays by itself</source>
        <translation>正在自動演示對局</translation>
    </message>
    <message>
        <source>Go through the game at a chosen pace</source>
        <translation>按選定的速度演示對局</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds between two moves</source>
        <translation>兩手之間的秒數</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>停止(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;A move every</source>
        <translation>每手間隔(&amp;A)</translation>
    </message>
</context>
<context>
    <name>shinpan::BestCoursePlot</name>
    <message>
        <source>Course of %1</source>
        <translation>%1 的走勢</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s): %1</source>
        <translation>
            <numerusform>%n 局之後：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardArea</name>
    <message>
        <source>Move %1 · %2 %3</source>
        <translation>第 %1 手 · %2 %3</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>This position has %1 lines and arrows; the first %2 are drawn.</source>
        <translation>此局面有 %1 條線和箭頭；只畫出前 %2 條。</translation>
    </message>
    <message>
        <source>Play at %1</source>
        <translation>下在 %1</translation>
    </message>
    <message>
        <source>&amp;Go to the Move Played at %1</source>
        <translation>移至下在 %1 的那一手(&amp;G)</translation>
    </message>
    <message>
        <source>The Group Is &amp;Alive</source>
        <translation>這塊棋是活棋(&amp;A)</translation>
    </message>
    <message>
        <source>The Group Is &amp;Dead</source>
        <translation>這塊棋是死棋(&amp;D)</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Alive</source>
        <translation>只有這串子是活的(&amp;C)</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Dead</source>
        <translation>只有這串子是死的(&amp;C)</translation>
    </message>
    <message>
        <source>Not in &amp;Seki</source>
        <translation>不是雙活(&amp;S)</translation>
    </message>
    <message>
        <source>In &amp;Seki</source>
        <translation>雙活(&amp;S)</translation>
    </message>
    <message>
        <source>Move %1 · %2 passes</source>
        <translation>第 %1 手 · %2 虛手</translation>
    </message>
    <message>
        <source>Move 999 · White Q16 · lost 99.9% </source>
        <translation>第 999 手 · 白 Q16 · 損失 99.9% </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardDescription</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圓圈</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉號</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選中</translation>
    </message>
    <message>
        <source>labelled %1</source>
        <translation>標有文字 %1</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>黑地</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>白地</translation>
    </message>
    <message>
        <source>dimmed</source>
        <translation>變暗</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>雙活</translation>
    </message>
    <message>
        <source>opinions differ</source>
        <translation>意見不一</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>Black plays here next</source>
        <translation>黑方下一手在此</translation>
    </message>
    <message>
        <source>White plays here next</source>
        <translation>白方下一手在此</translation>
    </message>
    <message>
        <source>Black plays here in another variation</source>
        <translation>黑方在另一變化中下在此</translation>
    </message>
    <message>
        <source>White plays here in another variation</source>
        <translation>白方在另一變化中下在此</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>被指出</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>黑虛手</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>白虛手</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>黑 %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>白 %1</translation>
    </message>
    <message>
        <source>%1, one stone captured</source>
        <translation>%1，提一子</translation>
    </message>
    <message>
        <source>%1, %2 stones captured</source>
        <translation>%1，提 %2 子</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Cursor at %1, %2.</source>
        <translation>游標在 %1，%2。</translation>
    </message>
    <message>
        <source>Cursor at %1, %2, %3.</source>
        <translation>游標在 %1，%2，%3。</translation>
    </message>
    <message>
        <source>a dead black stone</source>
        <translation>黑方死子</translation>
    </message>
    <message>
        <source>a black stone in seki</source>
        <translation>雙活的黑子</translation>
    </message>
    <message>
        <source>a black stone</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>a dead white stone</source>
        <translation>白方死子</translation>
    </message>
    <message>
        <source>a white stone in seki</source>
        <translation>雙活的白子</translation>
    </message>
    <message>
        <source>a white stone</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>Territory: Black %1, White %2 points.</source>
        <translation>地：黑 %1 目，白 %2 目。</translation>
    </message>
    <message>
        <source>Dead stones: %1.</source>
        <translation>死子：%1。</translation>
    </message>
    <message>
        <source>Stones in seki: %1.</source>
        <translation>雙活的棋子：%1。</translation>
    </message>
    <message>
        <source>Board of %1 by %2 lines, %3 black and %4 white stones.</source>
        <translation>%1 × %2 路棋盤，黑子 %3，白子 %4。</translation>
    </message>
    <message>
        <source>Last move: Black passed.</source>
        <translation>最後一手：黑虛手。</translation>
    </message>
    <message>
        <source>Last move: White passed.</source>
        <translation>最後一手：白虛手。</translation>
    </message>
    <message>
        <source>Last move: Black %1.</source>
        <translation>最後一手：黑 %1。</translation>
    </message>
    <message>
        <source>Last move: White %1.</source>
        <translation>最後一手：白 %1。</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>候選</translation>
    </message>
    <message>
        <source>considered: %1</source>
        <translation>候選：%1</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>首選</translation>
    </message>
    <message>
        <source>Black’s move %1 of the line</source>
        <translation>變化中的第 %1 手，黑</translation>
    </message>
    <message>
        <source>White’s move %1 of the line</source>
        <translation>變化中的第 %1 手，白</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardMenu</name>
    <message>
        <source>&amp;Board</source>
        <translation>棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>手數(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show Move Numbers</source>
        <translation>顯示手數(&amp;S)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>無(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>所有著手(&amp;A)</translation>
    </message>
    <message>
        <source>From &amp;Here</source>
        <translation>從這裡起(&amp;H)</translation>
    </message>
    <message>
        <source>This &amp;Variation</source>
        <translation>此變化(&amp;V)</translation>
    </message>
    <message>
        <source>How &amp;Many…</source>
        <translation>多少手(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Show Coordinates</source>
        <translation>顯示座標(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>字母和數字 (A1)(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>數字 (1-1)(&amp;N)</translation>
    </message>
    <message>
        <source>As in SG&amp;F (aa)</source>
        <translation>與 SGF 相同 (aa)(&amp;F)</translation>
    </message>
    <message>
        <source>Mark &amp;Last Move</source>
        <translation>標記最後一手(&amp;L)</translation>
    </message>
    <message>
        <source>Show Ne&amp;xt Moves</source>
        <translation>顯示下一手(&amp;X)</translation>
    </message>
    <message>
        <source>Show &amp;Other Variations</source>
        <translation>顯示其他變化(&amp;O)</translation>
    </message>
    <message>
        <source>Con&amp;firm Moves with a Second Click</source>
        <translation>再次點選才確認著手(&amp;F)</translation>
    </message>
    <message>
        <source>L&amp;ively Stones</source>
        <translation>自然擺放棋子(&amp;I)</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>聲音(&amp;U)</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>向右旋轉(&amp;R)</translation>
    </message>
    <message>
        <source>Turn L&amp;eft</source>
        <translation>向左旋轉(&amp;E)</translation>
    </message>
    <message>
        <source>Flip Upside &amp;Down</source>
        <translation>上下翻轉(&amp;D)</translation>
    </message>
    <message>
        <source>Flip &amp;Sideways</source>
        <translation>左右翻轉(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;As in the Record</source>
        <translation>與棋譜相同(&amp;A)</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>How many of the last moves are numbered:</source>
        <translation>為最後多少手標數字：</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>最後一手(&amp;L)</translation>
    </message>
    <message>
        <source>The &amp;Last %1 Moves</source>
        <translation>最後 %1 手(&amp;L)</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateModel</name>
    <message>
        <source>Move</source>
        <translation>著手</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>勝率 %</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>領先</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>計算量</translation>
    </message>
    <message>
        <source>LCB</source>
        <translation>LCB</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateOverlay</name>
    <message>
        <source>Line of an Engine</source>
        <translation>引擎的變化</translation>
    </message>
</context>
<context>
    <name>shinpan::CgosWindow</name>
    <message>
        <source>Choose &amp;File…</source>
        <translation>選擇檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Play on CGOS</source>
        <translation>在 CGOS 上對局</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>在進行中的對局之後(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Now (the Server’s Clocks Keep Running)</source>
        <translation>立即（伺服器的棋鐘仍在走）(&amp;N)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>帳戶</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等級分</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>中斷</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>帳戶</translation>
    </message>
    <message>
        <source>Choose an Accounts File</source>
        <translation>選擇帳戶檔案</translation>
    </message>
    <message>
        <source>Accounts (*.toml);;All files (*)</source>
        <translation>帳戶 (*.toml);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密碼</translation>
    </message>
    <message>
        <source>Password of %1 at %2:</source>
        <translation>%1 在 %2 的密碼：</translation>
    </message>
    <message>
        <source>Connecting to the server</source>
        <translation>正在連線伺服器</translation>
    </message>
    <message>
        <source>Waiting for a game</source>
        <translation>等待對局</translation>
    </message>
    <message>
        <source>Playing %1</source>
        <translation>正在下 %1</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>正在離開</translation>
    </message>
    <message>
        <source>Logged out</source>
        <translation>已登出</translation>
    </message>
    <message>
        <source>No accounts file chosen</source>
        <translation>沒有選擇帳戶檔案</translation>
    </message>
    <message>
        <source>The accounts are logged in</source>
        <translation>帳戶已登入</translation>
    </message>
    <message>
        <source>Log out now? The clocks of running games keep running; an account that logs in again in time plays on.</source>
        <translation>現在登出？進行中對局的棋鐘仍在走；及時重新登入的帳戶可繼續下。</translation>
    </message>
    <message>
        <source>&amp;Log Out Now</source>
        <translation>立即登出(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;After These Games</source>
        <translation>在這些對局之後(&amp;A)</translation>
    </message>
    <message>
        <source>Show &amp;Game</source>
        <translation>顯示對局(&amp;G)</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckPage</name>
    <message>
        <source>C&amp;opy as Text</source>
        <translation>複製為文字(&amp;O)</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>檢查進度</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在檢查</translation>
    </message>
    <message>
        <source>Waiting for the first answer…</source>
        <translation>等待第一個答覆…</translation>
    </message>
    <message>
        <source>A check starts the engine a few times and asks it everything that an arbiter may ask: sizes, komi, handicap, taking back, ko, illegal moves, time, scoring, analysis. It says in plain words what the engine can do and what it does wrong, with the exchange that shows it.

A quick engine takes about a minute. Nothing of it is left running.</source>
        <translation>檢查會啟動引擎幾次，詢問裁判可能問的一切：大小、貼目、讓子、悔棋、劫、非法著手、時間、計分、分析。它用淺顯的話說明引擎能做什麼、做錯了什麼，並附上相應的對話。

快的引擎大約需要一分鐘。結束後不留任何處理程序。</translation>
    </message>
    <message>
        <source>&amp;Check again</source>
        <translation>再次檢查(&amp;C)</translation>
    </message>
    <message>
        <source>What can this engine do?</source>
        <translation>這個引擎能做什麼？</translation>
    </message>
    <message>
        <source>It has not been checked.</source>
        <translation>還沒有檢查。</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>檢查(&amp;C)</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckTree</name>
    <message>
        <source>What the check found</source>
        <translation>檢查結果</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>正常</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionActions</name>
    <message>
        <source>&amp;Previous Game</source>
        <translation>上一局(&amp;P)</translation>
    </message>
    <message>
        <source>Previous game of the list</source>
        <translation>清單中的上一局</translation>
    </message>
    <message>
        <source>&amp;Next Game</source>
        <translation>下一局(&amp;N)</translation>
    </message>
    <message>
        <source>Next game of the list</source>
        <translation>清單中的下一局</translation>
    </message>
    <message>
        <source>Add &amp;Empty Game</source>
        <translation>新增空對局(&amp;E)</translation>
    </message>
    <message>
        <source>Add an empty game</source>
        <translation>新增一個空對局</translation>
    </message>
    <message>
        <source>Add from &amp;File…</source>
        <translation>從檔案新增(&amp;F)…</translation>
    </message>
    <message>
        <source>Add the games of another file</source>
        <translation>新增另一檔案的對局</translation>
    </message>
    <message>
        <source>P&amp;aste Games</source>
        <translation>貼上對局(&amp;A)</translation>
    </message>
    <message>
        <source>Add the games of the clipboard</source>
        <translation>新增剪貼簿中的對局</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製一份(&amp;D)</translation>
    </message>
    <message>
        <source>Add a copy of the selected games</source>
        <translation>新增所選對局的副本</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected games from the file</source>
        <translation>從檔案中移除所選對局</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move the selected games up</source>
        <translation>將所選對局上移</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>下移(&amp;W)</translation>
    </message>
    <message>
        <source>Move the selected games down</source>
        <translation>將所選對局下移</translation>
    </message>
    <message>
        <source>&amp;Keep This Order</source>
        <translation>保留此順序(&amp;K)</translation>
    </message>
    <message>
        <source>Put the games in the file into the order the list is sorted by</source>
        <translation>把檔案中的對局按清單的順序排列</translation>
    </message>
    <message>
        <source>E&amp;xtract Selected Games…</source>
        <translation>提取所選對局(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the selected games as a separate file</source>
        <translation>將所選對局另存新檔檔案</translation>
    </message>
    <message>
        <source>Undo &amp;List Change</source>
        <translation>復原清單更改(&amp;L)</translation>
    </message>
    <message>
        <source>Take back the last addition, removal or change of order</source>
        <translation>收回最後的新增、移除或順序更改</translation>
    </message>
    <message>
        <source>Redo L&amp;ist Change</source>
        <translation>重做清單更改(&amp;I)</translation>
    </message>
    <message>
        <source>Redo what was undone in the list</source>
        <translation>重做清單中復原的更改</translation>
    </message>
    <message>
        <source>This is not a game of Go. It stays in the file as it is.</source>
        <translation>這不是圍棋對局。它會原樣留在檔案中。</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>正在對局</translation>
    </message>
    <message>
        <source>End the game that is being played?</source>
        <translation>結束正在進行的對局？</translation>
    </message>
    <message>
        <source>Its moves stay in the record.</source>
        <translation>其著手保留在棋譜中。</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>結束對局(&amp;E)</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>新增對局</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪貼簿中沒有文字。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were removed.</source>
        <translation>
            <numerusform>已移除 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Extract Games</source>
        <translation>提取對局</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionDock</name>
    <message>
        <source>Games</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Find &amp;Game</source>
        <translation>查詢對局(&amp;G)</translation>
    </message>
    <message>
        <source>Search players, event, date, result</source>
        <translation>搜尋棋手、賽事、日期、結果</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>搜尋對局</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Add Game</source>
        <translation>新增對局</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>對局數</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>新增對局</translation>
    </message>
    <message>
        <source>Order of the &amp;File</source>
        <translation>檔案中的順序(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黑(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>結果(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>日期(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手數(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>賽事(&amp;E)</translation>
    </message>
    <message>
        <source>Re&amp;versed</source>
        <translation>反向排序(&amp;V)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1，選中 %2</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandDesk</name>
    <message>
        <source>The engine refuses: %1</source>
        <translation>引擎拒絕：%1</translation>
    </message>
    <message>
        <source>The engine is not running.</source>
        <translation>引擎沒有執行。</translation>
    </message>
    <message>
        <source>There is no stone to attack.</source>
        <translation>沒有可攻擊的棋子。</translation>
    </message>
    <message>
        <source>The answer is not of type “%1”.</source>
        <translation>回答不是「%1」型別。</translation>
    </message>
    <message>
        <source>This is a serious game: commands wait till it is over.</source>
        <translation>這是認真的對局：指令要等對局結束。</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEngine</name>
    <message>
        <source>has ended</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>is not running</source>
        <translation>沒有執行</translation>
    </message>
    <message>
        <source>This command runs until it is stopped; use the analysis instead.</source>
        <translation>此指令會一直執行到被停止；請改用分析。</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEntry</name>
    <message>
        <source>GTP command</source>
        <translation>GTP 指令</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandInputs</name>
    <message>
        <source>Argument of %1:</source>
        <translation>%1 的參數：</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPage</name>
    <message>
        <source>an invisible character</source>
        <translation>看不見的字元</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>找到 %1</translation>
    </message>
    <message>
        <source>Connects to the engine listening at %1.</source>
        <translation>連線在 %1 監聽的引擎。</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>修正(&amp;F)</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>指令列</translation>
    </message>
    <message>
        <source>Fix the punctuation</source>
        <translation>修正標點</translation>
    </message>
    <message>
        <source>&amp;Command line</source>
        <translation>指令列(&amp;C)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>Se&amp;veral Strengths…</source>
        <translation>多種棋力(&amp;V)…</translation>
    </message>
    <message>
        <source>Fixed:  %1</source>
        <translation>修正後：  %1</translation>
    </message>
    <message>
        <source>Paste the command that starts the engine in GTP mode.</source>
        <translation>請貼上以 GTP 模式啟動引擎的指令。</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>無法啟動：%1。</translation>
    </message>
    <message>
        <source>This looks typeset, not typed:  %1</source>
        <translation>看來是排版文字而不是鍵入的：  %1</translation>
    </message>
    <message>
        <source>The engine needs a name.</source>
        <translation>引擎需要名稱。</translation>
    </message>
    <message>
        <source>Another engine has this name.</source>
        <translation>另一個引擎已用此名稱。</translation>
    </message>
    <message>
        <source>Strength: %1</source>
        <translation>棋力：%1</translation>
    </message>
    <message>
        <source>Strength: the engine’s own</source>
        <translation>棋力：引擎自身的</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPanel</name>
    <message>
        <source>%1, live</source>
        <translation>%1，即時</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Engine to ask</source>
        <translation>詢問的引擎</translation>
    </message>
    <message>
        <source>Engine to compare with</source>
        <translation>用來比較的引擎</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>篩選</translation>
    </message>
    <message>
        <source>Filter of the commands</source>
        <translation>指令篩選</translation>
    </message>
    <message>
        <source>Commands of the engine</source>
        <translation>引擎的指令</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>詢問</translation>
    </message>
    <message>
        <source>Sends the chosen command to the engine</source>
        <translation>將所選指令傳送給引擎</translation>
    </message>
    <message>
        <source>Each Move</source>
        <translation>每一手</translation>
    </message>
    <message>
        <source>Asks again after each move, and wherever you go in the game</source>
        <translation>每一手之後，以及您移至對局別處時，重新詢問</translation>
    </message>
    <message>
        <source>Ask after each move</source>
        <translation>每一手之後詢問</translation>
    </message>
    <message>
        <source>Colour to ask about</source>
        <translation>詢問的顏色</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>輪走方</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>棋盤上</translation>
    </message>
    <message>
        <source>&amp;Remove from the Board</source>
        <translation>從棋盤上移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the Board</source>
        <translation>清除棋盤(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Live Graphics</source>
        <translation>即時圖形(&amp;L)</translation>
    </message>
    <message>
        <source>Shows what engines draw while they think</source>
        <translation>顯示引擎思考時所畫的內容</translation>
    </message>
    <message>
        <source>&amp;My Commands…</source>
        <translation>我的指令(&amp;M)…</translation>
    </message>
    <message>
        <source>Restart the &amp;Engine</source>
        <translation>重啟引擎(&amp;E)</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>沒有引擎</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>不比較</translation>
    </message>
    <message>
        <source>There is no engine in the list yet.</source>
        <translation>清單中還沒有引擎。</translation>
    </message>
    <message>
        <source>Choose an engine to see what it can show.</source>
        <translation>請選擇引擎，看它能顯示什麼。</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>無法詢問 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is starting…</source>
        <translation>%1 正在啟動…</translation>
    </message>
    <message>
        <source>%1 offers no commands for the board.</source>
        <translation>%1 沒有用於棋盤的指令。</translation>
    </message>
    <message>
        <source>Ask for Points</source>
        <translation>詢問若干點</translation>
    </message>
    <message>
        <source>%1: click its points, the last one with Ctrl or the right button.</source>
        <translation>%1：點選各點，最後一點用 Ctrl 或右鍵。</translation>
    </message>
    <message>
        <source>%1: click a stone or a point. Escape ends it.</source>
        <translation>%1：點選一個棋子或點。Esc 結束。</translation>
    </message>
    <message>
        <source>%1
Asked after each move</source>
        <translation>%1
每一手之後詢問</translation>
    </message>
</context>
<context>
    <name>shinpan::CommentPanel</name>
    <message>
        <source>Name of this position</source>
        <translation>此局面的名稱</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>此局面的註解</translation>
    </message>
    <message>
        <source>Comments on the position appear here: what an engine says about its move, and what you write.</source>
        <translation>局面的註解顯示在這裡：引擎對其著手所說的，以及您所寫的。</translation>
    </message>
    <message>
        <source>Name of the Position</source>
        <translation>局面名稱</translation>
    </message>
</context>
<context>
    <name>shinpan::ComparisonPanel</name>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>沒有引擎</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>%1 的棋盤</translation>
    </message>
    <message>
        <source>Choose two engines for the analysis to compare them.</source>
        <translation>請為分析選擇兩個引擎進行比較。</translation>
    </message>
    <message>
        <source>Both need to have looked at this position.</source>
        <translation>兩者都須看過此局面。</translation>
    </message>
    <message>
        <source>Both choose %1</source>
        <translation>兩者都選 %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1% apart</source>
        <translation>相差 %1%</translation>
    </message>
    <message>
        <source>%1 points apart</source>
        <translation>相差 %1 目</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionFields</name>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>until decided</source>
        <translation>直到分出高下</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> 路</translation>
    </message>
    <message>
        <source>Stronger &amp;by</source>
        <translation>強多少(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Games per pairing</source>
        <translation>每組對陣的對局數(&amp;G)</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>輪數(&amp;U)</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>棋盤大小(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>規則(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>貼目(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>時間(&amp;T)</translation>
    </message>
    <message>
        <source>Games begin &amp;with</source>
        <translation>對局的開始(&amp;W)</translation>
    </message>
    <message>
        <source>Games at &amp;once</source>
        <translation>同時進行的對局(&amp;O)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無限制</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) all have met; then some meet again.</source>
        <translation>
            <numerusform>%n 輪之後所有人都相遇過；之後有些再次相遇。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>對局數(&amp;G)</translation>
    </message>
    <message>
        <source>En&amp;ds at</source>
        <translation>結束條件(&amp;D)</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>不檢驗</translation>
    </message>
    <message>
        <source>A pair plays no more when a sequential test has decided which of the two is stronger; it ends when all pairs are decided</source>
        <translation>序貫檢驗判定兩者誰更強之後，該對不再下；所有對都判定後結束</translation>
    </message>
    <message>
        <source>&amp;Decided early</source>
        <translation>提前裁定(&amp;D)</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindow</name>
    <message>
        <source>%1 – Competition</source>
        <translation>%1 – 比賽</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>報告(&amp;R)</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>在進行中的對局之後(&amp;G)</translation>
    </message>
    <message>
        <source>After the Running &amp;Pairs of Games</source>
        <translation>在進行中的成對對局之後(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Now (the Next Start Continues the Games)</source>
        <translation>立即（下次開始時繼續這些對局）(&amp;N)</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>寫出報告並在瀏覽器中開啟</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已下對局</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Running games</source>
        <translation>進行中的對局</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>已結束的對局</translation>
    </message>
    <message>
        <source>Double-click or Enter opens the game</source>
        <translation>雙擊或 Enter 開啟對局</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在進行</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>沒有進行</translation>
    </message>
    <message>
        <source>The file cannot be used</source>
        <translation>無法使用檔案</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 / %2 局</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 局</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>報告在 %1；找不到可開啟它的程式。</translation>
    </message>
    <message>
        <source>There is no record of this game at %1.</source>
        <translation>%1 沒有此對局的棋譜。</translation>
    </message>
    <message>
        <source>The competition is running</source>
        <translation>比賽正在進行</translation>
    </message>
    <message>
        <source>Stop it now? The next start will continue the games that are under way.</source>
        <translation>現在停止？進行中的對局會在下次開始時繼續。</translation>
    </message>
    <message>
        <source>&amp;Stop Now</source>
        <translation>立即停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop &amp;After These Games</source>
        <translation>在這些對局之後停止(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>Watch all running games at once</source>
        <translation>同時觀看所有進行中的對局</translation>
    </message>
    <message>
        <source>Double-click or Enter shows the board</source>
        <translation>雙擊或 Enter 顯示棋盤</translation>
    </message>
    <message>
        <source>Running in another process</source>
        <translation>正在另一處理程序中進行</translation>
    </message>
    <message>
        <source>Closing this window does not end the run</source>
        <translation>關閉此視窗不會結束執行</translation>
    </message>
    <message>
        <source>%L1 games a minute</source>
        <translation>每分鐘 %L1 局</translation>
    </message>
    <message>
        <source>%L1 games an hour</source>
        <translation>每小時 %L1 局</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>設定(&amp;I)…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>第 %1 輪，共 %2 輪</translation>
    </message>
    <message numerus="yes">
        <source>%n void game(s)</source>
        <translation>
            <numerusform>%n 局無效對局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 openings left</source>
        <translation>佈局剩餘 %1 / %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩餘 %1</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>設定不同</translation>
    </message>
    <message>
        <source>The settings have changed since the games played so far. Start counting anew? Those games stay in the record.</source>
        <translation>設定在已下的對局之後有更改。重新開始計算嗎？那些對局保留在記錄中。</translation>
    </message>
    <message>
        <source>Count &amp;Anew</source>
        <translation>重新計算(&amp;A)</translation>
    </message>
    <message>
        <source>±%1 of ±%2 Elo</source>
        <translation>±%1 Elo，目標 ±%2</translation>
    </message>
    <message>
        <source>Se&amp;al…</source>
        <translation>封存(&amp;A)…</translation>
    </message>
    <message>
        <source>Put everything into one file that anybody can verify</source>
        <translation>將一切放入任何人都能驗證的一個檔案</translation>
    </message>
    <message>
        <source>Reading the index of games</source>
        <translation>正在讀取對局索引</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindows</name>
    <message>
        <source>Keep as Strengths</source>
        <translation>儲存為棋力</translation>
    </message>
    <message>
        <source>Strengths of which engine? Another name adds an engine.</source>
        <translation>哪個引擎的棋力？另取名稱則新增引擎。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>“%1” has now: %2</source>
        <translation>「%1」現在有：%2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleController</name>
    <message>
        <source>Where the game was when this line arrived is no longer known.</source>
        <translation>已不知道這一行到達時對局在何處。</translation>
    </message>
    <message>
        <source>Sending the file: %1 of %2 commands</source>
        <translation>正在傳送檔案：%1 / %2 條指令</translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n 條被拒絕</numerusform>
        </translation>
    </message>
    <message>
        <source>none refused</source>
        <translation>沒有被拒絕</translation>
    </message>
    <message>
        <source>The file was sent: %1 of %2 commands answered, %3.</source>
        <translation>檔案已傳送：%2 條指令中有 %1 條得到回答，%3。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>無法讀取 %1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be sent: %2</source>
        <translation>無法傳送 %1：%2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFeature</name>
    <message>
        <source>GTP Console</source>
        <translation>GTP 主控台</translation>
    </message>
    <message>
        <source>Type a GTP &amp;Command</source>
        <translation>輸入 GTP 指令(&amp;C)</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFiles</name>
    <message>
        <source>Save as S&amp;cript…</source>
        <translation>儲存為指令碼(&amp;C)…</translation>
    </message>
    <message>
        <source>Send a &amp;File of Commands…</source>
        <translation>傳送指令檔案(&amp;F)…</translation>
    </message>
    <message>
        <source>Save &amp;Log…</source>
        <translation>儲存記錄檔(&amp;L)…</translation>
    </message>
    <message>
        <source>What one engine was asked and answered, for shinpan-cli replay</source>
        <translation>對一個引擎的提問和回答，用於 shinpan-cli replay</translation>
    </message>
    <message>
        <source>Send a File of Commands</source>
        <translation>傳送指令檔案</translation>
    </message>
    <message>
        <source>Save Log</source>
        <translation>儲存記錄檔</translation>
    </message>
    <message>
        <source>Choose an engine in the console first: a script is one engine’s.</source>
        <translation>請先在主控台中選擇引擎：指令碼只屬於一個引擎。</translation>
    </message>
    <message>
        <source>Save as Script</source>
        <translation>儲存為指令碼</translation>
    </message>
    <message>
        <source># What %1 was asked and answered. To compare an engine with it:
# shinpan-cli replay THIS-FILE --engine COMMAND
</source>
        <translation># 對 %1 的提問和回答。要用引擎與它比較：
# shinpan-cli replay THIS-FILE --engine COMMAND
</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>已儲存 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>無法儲存 %1：%2</translation>
    </message>
</context>
<context>
    <name>shinpan::ContinuationRows</name>
    <message>
        <source>Move</source>
        <translation>著手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>Black’s results; a draw counts half</source>
        <translation>黑方成績；和棋算一半</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範圍</translation>
    </message>
    <message>
        <source>Where Black’s results lie with a certainty of 95 %</source>
        <translation>黑方成績以 95 % 的把握所在之處</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>The year of the latest game</source>
        <translation>最近一局的年份</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Black’s chances as engines see them in these records</source>
        <translation>這些棋譜中引擎認為的黑方勝率</translation>
    </message>
</context>
<context>
    <name>shinpan::CustomRules</name>
    <message>
        <source>Button: the first pass takes half a point</source>
        <translation>按鈕：第一次虛手得半目</translation>
    </message>
    <message>
        <source>Engines may pass before dead stones are taken</source>
        <translation>死子提掉之前引擎可以虛手</translation>
    </message>
    <message>
        <source>A pass hands over a prisoner</source>
        <translation>虛手須交一個提子</translation>
    </message>
    <message>
        <source>White passes last</source>
        <translation>白方最後虛手</translation>
    </message>
    <message>
        <source>An endless cycle gives no result</source>
        <translation>無盡循環則無結果</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>還棋頭</translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation>自殺</translation>
    </message>
    <message>
        <source>Passes to end</source>
        <translation>終局所需的虛手次數</translation>
    </message>
    <message>
        <source>Handicap bonus</source>
        <translation>讓子補償</translation>
    </message>
</context>
<context>
    <name>shinpan::DateButton</name>
    <message>
        <source>Days</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Ca&amp;lendar…</source>
        <translation>日曆(&amp;L)…</translation>
    </message>
    <message>
        <source>Choose the date from a calendar</source>
        <translation>從日曆中選擇日期</translation>
    </message>
    <message>
        <source>Date of the game</source>
        <translation>對局日期</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>今天(&amp;T)</translation>
    </message>
</context>
<context>
    <name>shinpan::Document</name>
    <message>
        <source>From now on the console keeps only the newest lines: %1</source>
        <translation>從現在起主控台只保留最新的行：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentController</name>
    <message>
        <source>Another program changed %1. If you reload it, your own changes will be lost.</source>
        <translation>另一個程式更改了 %1。重新載入會遺失您自己的更改。</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>另一個程式更改了 %1。</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新載入(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep This</source>
        <translation>保留現狀(&amp;K)</translation>
    </message>
    <message>
        <source>%1 was reloaded: another program changed it.</source>
        <translation>已重新載入 %1：另一個程式更改了它。</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program. What you see is not saved anywhere else.</source>
        <translation>%1 被另一個程式移除或改名。您所見的內容沒有儲存在別處。</translation>
    </message>
    <message>
        <source>No recovery copy could be written: %1</source>
        <translation>無法寫恢復副本：%1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Save Game Record</source>
        <translation>儲存棋譜</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>檔案已更改</translation>
    </message>
    <message>
        <source>Another program changed %1. Save over it?</source>
        <translation>另一個程式更改了 %1。覆蓋儲存嗎？</translation>
    </message>
    <message>
        <source>What the other program wrote will be lost.</source>
        <translation>另一個程式所寫的內容將遺失。</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>覆蓋儲存(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在儲存 %1…</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>沒有儲存 %1：%2</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在寫入 %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to %1.</source>
        <translation>
            <numerusform>已將 %n 局寫入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>沒有寫入 %1：%2</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未儲存的更改</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>儲存對 %1 的更改嗎？</translation>
    </message>
    <message>
        <source>Otherwise they will be lost.</source>
        <translation>否則更改將遺失。</translation>
    </message>
    <message>
        <source>Game records (%1);;All files (*)</source>
        <translation>棋譜 (%1);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在讀取…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在開啟 %1…</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>貼上的內容</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在讀取 %1…</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created, so the game was not kept.</source>
        <translation>無法建立資料夾 %1，因此沒有儲存對局。</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentFeature</name>
    <message>
        <source>New &amp;Tab</source>
        <translation>新增分頁(&amp;T)</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>新增視窗(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open game records (%1)</source>
        <translation>開啟棋譜 (%1)</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>重新載入(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Tab</source>
        <translation>下一分頁(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Tab</source>
        <translation>上一分頁(&amp;V)</translation>
    </message>
    <message>
        <source>Move Tab to Ne&amp;w Window</source>
        <translation>將分頁移到新視窗(&amp;W)</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>複製對局(&amp;Y)</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>從剪貼簿開啟(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>Open Game Records</source>
        <translation>開啟棋譜</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未儲存的更改</translation>
    </message>
    <message>
        <source>Reload %1 without your changes?</source>
        <translation>放棄您的更改並重新載入 %1？</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>放棄更改(&amp;D)</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>對局已作為 SGF 複製到剪貼簿。</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>剪貼簿中沒有對局。</translation>
    </message>
    <message>
        <source>Open Competition</source>
        <translation>開啟比賽</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>起始頁(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New Competition…</source>
        <translation>新增比賽(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open Competition…</source>
        <translation>開啟比賽(&amp;O)…</translation>
    </message>
    <message>
        <source>Co&amp;mpetition</source>
        <translation>比賽(&amp;M)</translation>
    </message>
    <message>
        <source>Play on CGOS…</source>
        <translation>在 CGOS 上對局…</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>比賽庫(&amp;L)…</translation>
    </message>
    <message>
        <source>Competitions (*.toml *.seal.zip);;All files (*)</source>
        <translation>比賽 (*.toml *.seal.zip);;所有檔案 (*)</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentSet</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message numerus="yes">
        <source>Shinpan ended unexpectedly with %n unsaved document(s): %1.</source>
        <translation>
            <numerusform>Shinpan 意外結束，有 %n 個未儲存的文件：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>恢復(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放棄(&amp;D)</translation>
    </message>
    <message>
        <source>The open files cannot be remembered: %1</source>
        <translation>無法記住開啟的檔案：%1</translation>
    </message>
    <message>
        <source>Shinpan ended unexpectedly. What engines were told and said until then is in %1</source>
        <translation>Shinpan 意外結束。在那之前對引擎所說和引擎所答在 %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentTabs</name>
    <message>
        <source>a game is being played</source>
        <translation>正在對局</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>對局已暫停</translation>
    </message>
    <message>
        <source>an engine failed, the game waits</source>
        <translation>引擎出錯，對局等待中</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未儲存</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>開啟的文件</translation>
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
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>關閉 %1</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>關閉 (Ctrl+W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Move to New Window</source>
        <translation>移到新視窗(&amp;M)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditBar</name>
    <message>
        <source>Edit Tools</source>
        <translation>編輯工具</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Label to write</source>
        <translation>要寫的文字</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>更多工具</translation>
    </message>
    <message>
        <source>Black is to play here; press for White (X)</source>
        <translation>此處輪黑下；按一下改為白 (X)</translation>
    </message>
    <message>
        <source>White is to play here; press for Black (X)</source>
        <translation>此處輪白下；按一下改為黑 (X)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditController</name>
    <message>
        <source>The score is being settled: finish that first</source>
        <translation>正在確定結果：請先完成</translation>
    </message>
    <message>
        <source>A game is being played here: whose turn it is cannot be changed</source>
        <translation>此處正在對局：不能改變輪走方</translation>
    </message>
    <message>
        <source>Player to Move</source>
        <translation>輪走方</translation>
    </message>
    <message>
        <source>A game is being played here: set up stones elsewhere, or when it is over</source>
        <translation>此處正在對局：請在別處或結束後襬棋子</translation>
    </message>
    <message>
        <source>Type the label first, in the field above the board</source>
        <translation>請先在棋盤上方的欄中輸入文字</translation>
    </message>
    <message>
        <source>A game is being played here: play variations elsewhere</source>
        <translation>此處正在對局：請在別處下變化</translation>
    </message>
</context>
<context>
    <name>shinpan::EditFeature</name>
    <message>
        <source>Back to playing</source>
        <translation>回到對局</translation>
    </message>
    <message>
        <source>Switch Player to Move</source>
        <translation>切換輪走方</translation>
    </message>
    <message>
        <source>The other colour plays next here</source>
        <translation>此處接下來由另一種顏色下</translation>
    </message>
    <message>
        <source>Cu&amp;t Variation</source>
        <translation>剪下變化(&amp;T)</translation>
    </message>
    <message>
        <source>Cut this move and everything after it to the clipboard</source>
        <translation>將這一手及其後的一切剪下到剪貼簿</translation>
    </message>
    <message>
        <source>&amp;Copy Variation</source>
        <translation>複製變化(&amp;C)</translation>
    </message>
    <message>
        <source>Copy this move and everything after it to the clipboard</source>
        <translation>將這一手及其後的一切複製到剪貼簿</translation>
    </message>
    <message>
        <source>&amp;Paste Variation</source>
        <translation>貼上變化(&amp;P)</translation>
    </message>
    <message>
        <source>Add the clipboard’s game after this move</source>
        <translation>將剪貼簿的對局新增到這一手之後</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>刪除這一手及其後的一切</translation>
    </message>
    <message>
        <source>Move Var&amp;iation Up</source>
        <translation>變化上移(&amp;I)</translation>
    </message>
    <message>
        <source>One place closer to the main line</source>
        <translation>向主線靠近一位</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>變化下移(&amp;W)</translation>
    </message>
    <message>
        <source>One place further from the main line</source>
        <translation>遠離主線一位</translation>
    </message>
    <message>
        <source>Make &amp;Main Line</source>
        <translation>設為主線(&amp;M)</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>將到這一手的變化設為主線</translation>
    </message>
    <message>
        <source>Delete &amp;Other Variations</source>
        <translation>刪除其他變化(&amp;O)</translation>
    </message>
    <message>
        <source>Delete everything that branches off the line to this move</source>
        <translation>刪除從到這一手的變化分出的一切</translation>
    </message>
    <message>
        <source>&amp;Flatten</source>
        <translation>以此為起點(&amp;F)</translation>
    </message>
    <message>
        <source>Make this position the start of the game</source>
        <translation>將此局面作為對局的開始</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message numerus="yes">
        <source>Delete this node and the %n after it?</source>
        <translation>
            <numerusform>刪除此節點及其後的 %n 個？</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>復原可恢復。</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>工具(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Board Tools</source>
        <translation>棋盤工具(&amp;B)</translation>
    </message>
    <message>
        <source>Set up stones and marks with the tools above the board</source>
        <translation>用棋盤上方的工具擺棋子和標記</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>&amp;Variation</source>
        <translation>變化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>標記(&amp;M)</translation>
    </message>
    <message>
        <source>Put &amp;Tools Away</source>
        <translation>收起工具(&amp;T)</translation>
    </message>
    <message>
        <source>Territory and &amp;Visibility</source>
        <translation>地和可見部分(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::EloCurvePlot</name>
    <message>
        <source>Elo over %1</source>
        <translation>Elo 隨 %1 的變化</translation>
    </message>
    <message>
        <source>Best: %1; the engine’s own: %2</source>
        <translation>最佳：%1；引擎自身：%2</translation>
    </message>
</context>
<context>
    <name>shinpan::EloMapPlot</name>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>Elo 隨 %1 和 %2 的變化</translation>
    </message>
    <message>
        <source>From %1 to %2 Elo; best: %3, %4. The darker, the stronger; the smaller a field, the less sure.</source>
        <translation>從 %1 到 %2 Elo；最佳：%3、%4。越深越強；格子越小越不確定。</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4: %5 ± %6 Elo</source>
        <translation>%1 %2，%3 %4：%5 ± %6 Elo</translation>
    </message>
</context>
<context>
    <name>shinpan::EncodingDialog</name>
    <message>
        <source>guessed from its contents</source>
        <translation>根據內容猜測</translation>
    </message>
    <message>
        <source>your preference for files that do not say</source>
        <translation>您對沒有說明的檔案的偏好設定</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>按檔案所說</translation>
    </message>
    <message>
        <source>certain from its bytes</source>
        <translation>由位元組可確定</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>您的選擇</translation>
    </message>
    <message>
        <source>&amp;Use it for every file whose encoding is not known</source>
        <translation>用於編碼不明的所有檔案(&amp;U)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>編碼</translation>
    </message>
    <message>
        <source>In which encoding does the text make sense?</source>
        <translation>用哪種編碼，文字才有意義？</translation>
    </message>
    <message>
        <source>Read as %1: %2.</source>
        <translation>按 %1 讀取：%2。</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>編碼</translation>
    </message>
    <message>
        <source>Texts of the file</source>
        <translation>檔案中的文字</translation>
    </message>
    <message>
        <source>&amp;Read Like This</source>
        <translation>這樣讀取(&amp;R)</translation>
    </message>
    <message>
        <source>The text is plain ASCII, the same in every encoding.</source>
        <translation>文字是純 ASCII，任何編碼都一樣。</translation>
    </message>
</context>
<context>
    <name>shinpan::EndCard</name>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>對局的結束</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>對局如何結束</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>The same again with colours swapped</source>
        <translation>交換黑白再來一局</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>同樣再來一局</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已儲存為 %1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>還沒有儲存。</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>再試一次(&amp;T)</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>覆盤(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play as Proposed</source>
        <translation>照建議下棋(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>再來一局(&amp;L)</translation>
    </message>
    <message>
        <source>Ne&amp;w Game…</source>
        <translation>新對局(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>shinpan::EndFeature</name>
    <message>
        <source>Black passes</source>
        <translation>黑虛手</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>白虛手</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>認輸</translation>
    </message>
    <message>
        <source>Give this game up?</source>
        <translation>這局認輸嗎？</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>認輸(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>繼續下(&amp;P)</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>黑方認輸</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>白方認輸</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 Start goes on from this position, with another player if you choose one; the console has the details.</source>
        <translation>%1 「開始」從此局面繼續，可另選棋手；詳情見主控台。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineEditor</name>
    <message>
        <source>Duplicate</source>
        <translation>複製一份</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>&amp;Add Engine</source>
        <translation>新增引擎(&amp;A)</translation>
    </message>
    <message>
        <source>Bring the removed engine back</source>
        <translation>恢復被移除的引擎</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>從檔案匯入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export This Engine…</source>
        <translation>匯出此引擎(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;All of Your Engines…</source>
        <translation>匯出您的所有引擎(&amp;A)…</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>匯入和匯出</translation>
    </message>
    <message>
        <source>Lists of engines (*.json);;All files (*)</source>
        <translation>引擎清單 (*.json);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>No engine yet</source>
        <translation>還沒有引擎</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>放棄更改</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>已新增「%1」。</translation>
    </message>
    <message numerus="yes">
        <source>%n engine(s) were added.</source>
        <translation>
            <numerusform>已新增 %n 個引擎。</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes to “%1” were discarded.</source>
        <translation>已放棄對「%1」的更改。</translation>
    </message>
    <message>
        <source>The new engine was removed.</source>
        <translation>已移除新引擎。</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>已移除「%1」。</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>「%1」已恢復。</translation>
    </message>
    <message>
        <source>Import Engines</source>
        <translation>匯入引擎</translation>
    </message>
    <message>
        <source>There is no engine in %1.</source>
        <translation>%1 中沒有引擎。</translation>
    </message>
    <message>
        <source>Export Engines</source>
        <translation>匯出引擎</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已寫入 %1。</translation>
    </message>
    <message>
        <source>Press “Add Engine”: choose one that you know, or paste the command that starts one in GTP mode.</source>
        <translation>按「新增引擎」：選擇一個您認識的，或貼上以 GTP 模式啟動引擎的指令。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineFailureCard</name>
    <message>
        <source>Black’s engine does not start: %1</source>
        <translation>黑方引擎無法啟動：%1</translation>
    </message>
    <message>
        <source>White’s engine does not start: %1</source>
        <translation>白方引擎無法啟動：%1</translation>
    </message>
    <message>
        <source>Black’s engine refuses this game: %1</source>
        <translation>黑方引擎拒絕此對局：%1</translation>
    </message>
    <message>
        <source>White’s engine refuses this game: %1</source>
        <translation>白方引擎拒絕此對局：%1</translation>
    </message>
    <message>
        <source>Black’s engine does not speak GTP: %1</source>
        <translation>黑方引擎不使用 GTP：%1</translation>
    </message>
    <message>
        <source>White’s engine does not speak GTP: %1</source>
        <translation>白方引擎不使用 GTP：%1</translation>
    </message>
    <message>
        <source>Black’s engine does not answer: %1</source>
        <translation>黑方引擎沒有回答：%1</translation>
    </message>
    <message>
        <source>White’s engine does not answer: %1</source>
        <translation>白方引擎沒有回答：%1</translation>
    </message>
    <message>
        <source>You stopped waiting for Black’s engine: %1</source>
        <translation>您不再等待黑方引擎：%1</translation>
    </message>
    <message>
        <source>You stopped waiting for White’s engine: %1</source>
        <translation>您不再等待白方引擎：%1</translation>
    </message>
    <message>
        <source>Black’s engine stopped: %1</source>
        <translation>黑方引擎停止了：%1</translation>
    </message>
    <message>
        <source>White’s engine stopped: %1</source>
        <translation>白方引擎停止了：%1</translation>
    </message>
    <message>
        <source>Its command line or directory may be wrong, or a file it needs may be missing. Nothing is lost: the game waits.</source>
        <translation>其指令列或目錄可能有誤，或缺少所需的檔案。什麼都沒有遺失：對局在等待。</translation>
    </message>
    <message>
        <source>Its command line may lack a word such as “gtp” or “--mode gtp”.</source>
        <translation>其指令列可能缺少「gtp」或「--mode gtp」之類的詞。</translation>
    </message>
    <message>
        <source>It was stopped so that it does not keep running for nothing. Retry restarts it and tells it the whole game.</source>
        <translation>已將它停止，以免白白執行。「重試」會重新啟動並告知整個對局。</translation>
    </message>
    <message>
        <source>You cancelled it, and none of it is still running. The game waits for it or for another player.</source>
        <translation>您取消了它，它已完全停止。對局等待它或另一名棋手。</translation>
    </message>
    <message>
        <source>Retry restarts it and tells it the whole game, which continues from here.</source>
        <translation>「重試」會重新啟動並告知整個對局，從這裡繼續。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>發生了什麼</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>可以怎麼辦</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>引擎的指令列</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>重試(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit engine…</source>
        <translation>編輯引擎(&amp;E)…</translation>
    </message>
    <message>
        <source>Open &amp;Console</source>
        <translation>開啟主控台(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Another Player</source>
        <translation>另一名棋手(&amp;A)</translation>
    </message>
    <message>
        <source>It left no message. %1</source>
        <translation>它沒有留下訊息。%1</translation>
    </message>
    <message>
        <source>It cannot play with this board, these rules or this komi, or it refuses a start-up command of its profile. Another player can take its seat.</source>
        <translation>它不能用此棋盤、規則或貼目來下，或拒絕其設定中的啟動指令。可由另一名棋手接替。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineForm</name>
    <message>
        <source>Pages of the engine</source>
        <translation>引擎的頁面</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>啟動</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>對局中</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>檢查</translation>
    </message>
    <message>
        <source>Something is wrong on this page</source>
        <translation>此頁有錯誤</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>時間限制</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineList</name>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Your engines</source>
        <translation>您的引擎</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>在本機找到的</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1（未完成）</translation>
    </message>
    <message>
        <source>New engine</source>
        <translation>新引擎</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>無法啟動：%1。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineSettingsDialog</name>
    <message>
        <source>What it thinks of the position before any search</source>
        <translation>搜尋之前它對局面的看法</translation>
    </message>
    <message>
        <source>Engine Settings</source>
        <translation>引擎設定</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Rules to tell it</source>
        <translation>要告知的規則</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>Set the rules</source>
        <translation>設定規則</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>參數</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Name and value</source>
        <translation>名稱和值</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>網路</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>詢問(&amp;A)</translation>
    </message>
    <message>
        <source>Ask the network</source>
        <translation>詢問網路</translation>
    </message>
    <message>
        <source>No engine is chosen for analysis.</source>
        <translation>沒有為分析選擇引擎。</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>It is starting…</source>
        <translation>正在啟動…</translation>
    </message>
    <message>
        <source>It has no settings that can be changed while it runs.</source>
        <translation>它沒有執行時可更改的設定。</translation>
    </message>
    <message>
        <source>The engine refuses: %1</source>
        <translation>引擎拒絕：%1</translation>
    </message>
    <message>
        <source>Its answer makes no sense.</source>
        <translation>其回答沒有意義。</translation>
    </message>
    <message>
        <source>Black wins with %1%.</source>
        <translation>黑方勝率 %1%。</translation>
    </message>
    <message>
        <source>Black’s lead: %1.</source>
        <translation>黑方領先：%1。</translation>
    </message>
    <message>
        <source>First choices: %1.</source>
        <translation>首選：%1。</translation>
    </message>
    <message>
        <source>It answers JSON queries, each of which tells it rules and settings.</source>
        <translation>它回答 JSON 查詢，每次查詢都告知規則和設定。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineWaitCard</name>
    <message>
        <source>Black’s engine does not move: %1</source>
        <translation>黑方引擎沒有著手：%1</translation>
    </message>
    <message>
        <source>White’s engine does not move: %1</source>
        <translation>白方引擎沒有著手：%1</translation>
    </message>
    <message>
        <source>Black’s engine is loading: %1</source>
        <translation>黑方引擎正在載入：%1</translation>
    </message>
    <message>
        <source>White’s engine is loading: %1</source>
        <translation>白方引擎正在載入：%1</translation>
    </message>
    <message>
        <source>It has not answered yet and is not printing anything. A large network can take minutes to load.</source>
        <translation>它還沒有回答，也沒有輸出。大網路載入可能需要幾分鐘。</translation>
    </message>
    <message>
        <source>It has not answered yet. Meanwhile it prints:</source>
        <translation>它還沒有回答。目前的輸出：</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Keep &amp;Waiting</source>
        <translation>繼續等待(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Restart it</source>
        <translation>重新啟動(&amp;R)</translation>
    </message>
    <message>
        <source>What is going on</source>
        <translation>進展情況</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>引擎的指令列</translation>
    </message>
    <message>
        <source>Time waited</source>
        <translation>已等待的時間</translation>
    </message>
    <message>
        <source>Open C&amp;onsole</source>
        <translation>開啟主控台(&amp;O)</translation>
    </message>
    <message>
        <source>It should move within %1. It may still be thinking, or it may be stuck.</source>
        <translation>它應在 %1 內著手。可能還在思考，也可能卡住了。</translation>
    </message>
    <message>
        <source>It should move within %1. It may still think, or be stuck: this engine cannot be interrupted, only replaced.</source>
        <translation>它應在 %1 內著手。可能還在思考，也可能卡住了：此引擎不能打斷，只能替換。</translation>
    </message>
    <message>
        <source>&amp;Interrupt</source>
        <translation>打斷(&amp;I)</translation>
    </message>
    <message>
        <source>Make it move now with what it has found so far</source>
        <translation>讓它按目前的思考立即著手</translation>
    </message>
</context>
<context>
    <name>shinpan::EnginesFeature</name>
    <message>
        <source>&amp;Edit Engines…</source>
        <translation>編輯引擎(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>shinpan::ErrorLines</name>
    <message>
        <source>Last words of the engine</source>
        <translation>引擎最後的話</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateBar</name>
    <message>
        <source>The game is even</source>
        <translation>此對局雙方均勢</translation>
    </message>
    <message>
        <source>Black is ahead by %1 points</source>
        <translation>黑方領先 %1 目</translation>
    </message>
    <message>
        <source>White is ahead by %1 points</source>
        <translation>白方領先 %1 目</translation>
    </message>
    <message>
        <source>Estimate of the score</source>
        <translation>形勢判斷</translation>
    </message>
    <message>
        <source>Put the estimate away</source>
        <translation>收起形勢判斷</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>正在判斷形勢…</translation>
    </message>
    <message>
        <source>Analysis of %1</source>
        <translation>%1 的分析</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>%1 的形勢判斷</translation>
    </message>
    <message>
        <source>Counted without the stones that %1 calls dead</source>
        <translation>去掉 %1 認為已死的棋子來計算</translation>
    </message>
    <message>
        <source>Shinpan’s own rough estimate</source>
        <translation>Shinpan 自己的粗略估計</translation>
    </message>
    <message>
        <source>areas: Shinpan’s own rough estimate</source>
        <translation>區域：Shinpan 自己的粗略估計</translation>
    </message>
    <message>
        <source>asking %1…</source>
        <translation>正在詢問 %1…</translation>
    </message>
    <message>
        <source>%1 cannot tell</source>
        <translation>%1 說不出來</translation>
    </message>
    <message>
        <source>Put away (Esc)</source>
        <translation>收起 (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateRow</name>
    <message>
        <source>Est&amp;imate Time</source>
        <translation>估計時間(&amp;I)</translation>
    </message>
    <message>
        <source>Plays a few games to estimate how long all of them will take; nothing is kept</source>
        <translation>下幾局來估計全部需要多久；不保留任何結果</translation>
    </message>
    <message>
        <source>Stop Est&amp;imating</source>
        <translation>停止估計(&amp;I)</translation>
    </message>
    <message>
        <source>Playing a few games…</source>
        <translation>正在下幾局…</translation>
    </message>
    <message>
        <source>About %1 a game; the number of games is not limited.</source>
        <translation>每局約 %1；對局數沒有限制。</translation>
    </message>
    <message>
        <source>At most about %1: %2 games of about %3 each, fewer if it is decided sooner.</source>
        <translation>最多約 %1：%2 局，每局約 %3，提前決出則更少。</translation>
    </message>
    <message>
        <source>About %1: %2 games of about %3 each.</source>
        <translation>約 %1：%2 局，每局約 %3。</translation>
    </message>
    <message>
        <source>About %1 a game on this computer.</source>
        <translation>在本機上每局約 %1。</translation>
    </message>
</context>
<context>
    <name>shinpan::ExploredGameRows</name>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著手</translation>
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
        <translation>對局著手顯示在棋盤上(&amp;B)</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>瀏覽器</translation>
    </message>
</context>
<context>
    <name>shinpan::ExplorerPanel</name>
    <message>
        <source>&amp;Open the Listed Games Together</source>
        <translation>一起開啟所列對局(&amp;O)</translation>
    </message>
    <message>
        <source>A day, a month or a year: 2004-03-15, 2004-03 or 2004</source>
        <translation>日、月或年：2004-03-15、2004-03 或 2004</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Part of a name of either player</source>
        <translation>任一棋手名字的一部分</translation>
    </message>
    <message>
        <source>From</source>
        <translation>從</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>列：%1</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>後續</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>有此局面的對局</translation>
    </message>
    <message>
        <source>Progress of the index</source>
        <translation>建立索引的進度</translation>
    </message>
    <message>
        <source>Stop indexing</source>
        <translation>停止建立索引</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Folders and games</source>
        <translation>資料夾和對局</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>新增資料夾(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Look for New Games</source>
        <translation>查詢新對局(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;eave Out</source>
        <translation>略去(&amp;E)</translation>
    </message>
    <message>
        <source>Add a Folder of Games</source>
        <translation>新增對局資料夾</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>正在查詢對局…</translation>
    </message>
    <message numerus="yes">
        <source>Indexing: %1 of %n file(s)</source>
        <translation>
            <numerusform>正在建立索引：%1 / %n 個檔案</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <comment>with the position</comment>
        <translation>%1 / %2 局</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 局</translation>
    </message>
    <message numerus="yes">
        <source>%n ended here</source>
        <translation>
            <numerusform>%n 局在此結束</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n 個檔案無法讀取</numerusform>
        </translation>
    </message>
    <message>
        <source>The index is being read.</source>
        <translation>正在讀取索引。</translation>
    </message>
    <message>
        <source>The games are being indexed.</source>
        <translation>正在為對局建立索引。</translation>
    </message>
    <message>
        <source>This is a serious game: what others played waits till it is over.</source>
        <translation>這是認真的對局：他人的下法要等對局結束。</translation>
    </message>
    <message>
        <source>No game has this position.</source>
        <translation>沒有對局有此局面。</translation>
    </message>
    <message>
        <source>Choose under “Folders” where your games are. You will see here how they went on from each position.</source>
        <translation>請在「資料夾」下選擇您的對局所在之處。這裡會顯示它們從每個局面如何繼續。</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportActions</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>匯出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>複製圖片(&amp;U)</translation>
    </message>
    <message>
        <source>Copy &amp;Diagram</source>
        <translation>複製文字圖(&amp;D)</translation>
    </message>
    <message>
        <source>Make a picture, a diagram or a slide show of the game</source>
        <translation>將對局做成圖片、棋圖或幻燈片</translation>
    </message>
    <message>
        <source>Print the game in diagrams</source>
        <translation>將對局列印成棋圖</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>將棋盤的圖片複製到剪貼簿</translation>
    </message>
    <message>
        <source>Copy the board as text for forums to the clipboard</source>
        <translation>將棋盤作為論壇用文字複製到剪貼簿</translation>
    </message>
    <message>
        <source>game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>已匯出到 %1。</translation>
    </message>
    <message>
        <source>The diagram is on the clipboard.</source>
        <translation>棋圖已在剪貼簿中。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>圖片已在剪貼簿中。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已儲存為 %1。</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 檔案 (*.%2)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>幻燈片</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>複製(&amp;Y)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>匯出(&amp;X)…</translation>
    </message>
    <message>
        <source>Copy what is shown to the clipboard</source>
        <translation>將所顯示的複製到剪貼簿</translation>
    </message>
    <message>
        <source>The part of the board is named by two opposite corners, as in C3:K10.</source>
        <translation>棋盤的部分用兩個對角表示，例如 C3:K10。</translation>
    </message>
    <message>
        <source>New Folder for the Slides</source>
        <translation>幻燈片的新資料夾</translation>
    </message>
    <message>
        <source>Folder &amp;name:</source>
        <translation>資料夾名稱(&amp;N)：</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>沒有匯出：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportForm</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>圖片 (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>向量圖 (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>文件 (PDF)</translation>
    </message>
    <message>
        <source>Animated Picture (APNG)</source>
        <translation>動畫圖片 (APNG)</translation>
    </message>
    <message>
        <source>Slides, a Picture for Each Move</source>
        <translation>幻燈片，每手一張圖片</translation>
    </message>
    <message>
        <source>Text, for E-Mail</source>
        <translation>文字，用於電子郵件</translation>
    </message>
    <message>
        <source>Text, for Sensei’s Library and Forums</source>
        <translation>文字，用於 Sensei’s Library 和論壇</translation>
    </message>
    <message>
        <source>LaTeX (psgo)</source>
        <translation>LaTeX (psgo)</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>第一手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>整個棋盤(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>Mar&amp;ks and the last move</source>
        <translation>標記和最後一手(&amp;K)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>棋盤上的局面</translation>
    </message>
    <message>
        <source>Moves, with their numbers</source>
        <translation>帶手數的著手</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>內容</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>內容(&amp;O)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手數(&amp;M)</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>棋盤的一部分</translation>
    </message>
    <message>
        <source>All of it, or C3:K10</source>
        <translation>全部，或 C3:K10</translation>
    </message>
    <message>
        <source>&amp;Part of the board</source>
        <translation>棋盤的一部分(&amp;P)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主題</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>每手的時間</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主題(&amp;T)</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>寬度(&amp;I)</translation>
    </message>
    <message>
        <source>Time for &amp;each move</source>
        <translation>每手的時間(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>預覽</translation>
    </message>
    <message>
        <source>Drag across the board to export a part of it</source>
        <translation>在棋盤上拖選要匯出的部分</translation>
    </message>
</context>
<context>
    <name>shinpan::FileField</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選擇(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReview</name>
    <message>
        <source>Review · %1</source>
        <translation>覆盤 · %1</translation>
    </message>
    <message>
        <source>%1 cannot begin the review: it %2</source>
        <translation>%1 無法開始覆盤：%2</translation>
    </message>
    <message>
        <source>%1 cannot analyse games.</source>
        <translation>%1 無法分析對局。</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>無法讀取：%1</translation>
    </message>
    <message>
        <source>Under review…</source>
        <translation>正在覆盤…</translation>
    </message>
    <message>
        <source>Cannot be kept for a restart: %1</source>
        <translation>無法為重啟而儲存：%1</translation>
    </message>
    <message>
        <source>Left as it is: its review would overwrite a file</source>
        <translation>保持原樣：覆盤結果會覆蓋檔案</translation>
    </message>
    <message>
        <source>Left as it is: %1 already exists</source>
        <translation>保持原樣：%1 已存在</translation>
    </message>
    <message>
        <source>Game %1: the engine %2</source>
        <translation>對局 %1：引擎 %2</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review.</source>
        <translation>%1 無法繼續覆盤。</translation>
    </message>
    <message>
        <source>Cannot be written: %1</source>
        <translation>無法寫入：%1</translation>
    </message>
    <message>
        <source>Written: %1, %2</source>
        <translation>已寫入：%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n 個失誤</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Parts of it were not understood; open it to see which</source>
        <translation>有些部分未能理解；開啟可檢視</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReviewWindow</name>
    <message>
        <source>Rep&amp;lace files that are in the target folder already</source>
        <translation>替換目標資料夾中已有的檔案(&amp;L)</translation>
    </message>
    <message>
        <source>Review Files</source>
        <translation>覆盤檔案</translation>
    </message>
    <message>
        <source>Target &amp;folder</source>
        <translation>目標資料夾(&amp;F)</translation>
    </message>
    <message>
        <source>Choose the Target Folder</source>
        <translation>選擇目標資料夾</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>Values and comments</source>
        <translation>數值和註解</translation>
    </message>
    <message>
        <source>Values, comments and variations</source>
        <translation>數值、註解和變化</translation>
    </message>
    <message>
        <source>What is &amp;written</source>
        <translation>寫入的內容(&amp;W)</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>覆盤進度</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>覆盤(&amp;Y)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>取消覆盤(&amp;N)</translation>
    </message>
    <message>
        <source>Files that were written stay; the rest goes on from there</source>
        <translation>已寫入的檔案保留；其餘從那裡繼續</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>已覆盤</translation>
    </message>
    <message>
        <source>Add the files to review.</source>
        <translation>請新增要覆盤的檔案。</translation>
    </message>
    <message>
        <source>Choose a folder for the reviewed files.</source>
        <translation>請為覆盤後的檔案選擇資料夾。</translation>
    </message>
    <message>
        <source>The files themselves stay as they are: choose another target folder.</source>
        <translation>原檔案保持不變：請選擇另一個目標資料夾。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review. You can keep working meanwhile.</source>
        <translation>
            <numerusform>要覆盤 %n 個檔案。期間您可以繼續工作。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the target folder will be replaced.</source>
        <translation>
            <numerusform>目標資料夾中的 %n 個檔案將被替換。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in the target folder already and stay as they are.</source>
        <translation>
            <numerusform>%n 個檔案已在目標資料夾中，保持原樣。</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>This continues while the window is closed.</source>
        <translation>關閉視窗時仍會繼續。</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暫停(&amp;P)</translation>
    </message>
    <message>
        <source>File %1 of %2</source>
        <translation>檔案 %1 / %2</translation>
    </message>
    <message>
        <source>game %1 of %2</source>
        <translation>對局 %1 / %2</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>局面 %1 / %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩餘 %1</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>已寫入：%1，%2，%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 個檔案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n 個失誤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left as they were.</source>
        <translation>
            <numerusform>%n 個檔案保持原樣。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be reviewed.</source>
        <translation>
            <numerusform>%n 個檔案無法覆盤。</numerusform>
        </translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>繼續(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review, one engine after the other. Each has a folder of its own in the target folder.</source>
        <translation>
            <numerusform>要覆盤 %n 個檔案，引擎逐個進行。每個引擎在目標資料夾中有自己的資料夾。</numerusform>
        </translation>
    </message>
    <message>
        <source>engine %1 of %2</source>
        <translation>引擎 %1 / %2</translation>
    </message>
    <message>
        <source>Open Report</source>
        <translation>開啟報告</translation>
    </message>
    <message>
        <source>Show what was found in all games together</source>
        <translation>顯示在所有對局中一共發現了什麼</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) a minute</source>
        <translation>
            <numerusform>每分鐘 %n 個局面</numerusform>
        </translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>報告在 %1；找不到可開啟它的程式。</translation>
    </message>
    <message>
        <source>Files that wait: %1, tasks under way: %2</source>
        <translation>等待的檔案：%1，進行中的工作：%2</translation>
    </message>
    <message>
        <source>%1 of %2 files done, %3 under way</source>
        <translation>已完成 %1 / %2 個檔案，%3 個進行中</translation>
    </message>
</context>
<context>
    <name>shinpan::FilterBar</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Save the log, send a file of commands</source>
        <translation>儲存記錄檔，傳送指令檔案</translation>
    </message>
    <message>
        <source>Show the lines of</source>
        <translation>顯示誰的行</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>所有引擎</translation>
    </message>
    <message>
        <source>Show this kind of lines</source>
        <translation>顯示哪類行</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Commands and answers</source>
        <translation>指令和回答</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>標準錯誤</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Show this command</source>
        <translation>顯示哪條指令</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>所有指令</translation>
    </message>
    <message>
        <source>Show lines that contain</source>
        <translation>顯示含有此文字的行</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>找到的位置</translation>
    </message>
    <message>
        <source>Show the other lines too</source>
        <translation>也顯示其他行</translation>
    </message>
    <message>
        <source>Look for the text among all lines: Enter goes to the next place, Shift+Enter back</source>
        <translation>在所有行中查詢文字：Enter 到下一處，Shift+Enter 回到上一處</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>下一處</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>上一處</translation>
    </message>
    <message>
        <source>Go to the next place (Enter)</source>
        <translation>到下一處 (Enter)</translation>
    </message>
    <message>
        <source>Go to the previous place (Shift+Enter)</source>
        <translation>到上一處 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>篩選</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Typed here, with answers</source>
        <translation>在此鍵入的，連同回答</translation>
    </message>
</context>
<context>
    <name>shinpan::FindBar</name>
    <message>
        <source>Find</source>
        <translation>查詢</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>查詢結果</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>查詢內容</translation>
    </message>
    <message>
        <source>999 of 999</source>
        <translation>999 / 999</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一個</translation>
    </message>
    <message>
        <source>Previous match (%1)</source>
        <translation>上一個 (%1)</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>Next match (%1)</source>
        <translation>下一個 (%1)</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>關閉查詢</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>關閉 (%1)</translation>
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
        <translation>%1 或更多</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>找到 %n 處</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>沒有找到</translation>
    </message>
    <message>
        <source>A&amp;ll games</source>
        <translation>所有對局(&amp;L)</translation>
    </message>
</context>
<context>
    <name>shinpan::FindFeature</name>
    <message>
        <source>&amp;Find…</source>
        <translation>查詢(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>查詢下一個(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>查詢上一個(&amp;P)</translation>
    </message>
    <message>
        <source>Find This P&amp;osition</source>
        <translation>查詢此局面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>移至某一手(&amp;G)…</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>上一條註解</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>下一條註解</translation>
    </message>
    <message>
        <source>Previous Fork</source>
        <translation>上一個分叉</translation>
    </message>
    <message>
        <source>Next Fork</source>
        <translation>下一個分叉</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>上一個失誤</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>下一個失誤</translation>
    </message>
    <message>
        <source>Back to the &amp;Main Line</source>
        <translation>回到主線(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>跳至(&amp;J)</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>查詢(&amp;I)</translation>
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
        <translation>新對局(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose players and start a game</source>
        <translation>選擇棋手並開始對局</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation>儲存棋譜</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>以另一名稱儲存</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>從此局面開始對局</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>下一手後暫停(&amp;T)</translation>
    </message>
    <message>
        <source>Play one move, then pause</source>
        <translation>下一手，然後暫停</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>停止(&amp;O)</translation>
    </message>
    <message>
        <source>End the game without a result</source>
        <translation>無結果地結束對局</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>虛手(&amp;P)</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>悔棋(&amp;U)</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>收回您的最後一手</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>認輸(&amp;R)</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>放棄這局</translation>
    </message>
    <message>
        <source>Score Positio&amp;n</source>
        <translation>對局面計分(&amp;N)</translation>
    </message>
    <message>
        <source>Mark dead stones and count</source>
        <translation>標記死子並計算</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Return to the &amp;Game</source>
        <translation>回到對局(&amp;G)</translation>
    </message>
    <message>
        <source>Show where the game is</source>
        <translation>顯示對局在何處</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Kill it, restart it and tell it the whole game</source>
        <translation>強行終止、重啟，並告知整個對局</translation>
    </message>
    <message>
        <source>Restart &amp;Black’s Engine</source>
        <translation>重啟黑方引擎(&amp;B)</translation>
    </message>
    <message>
        <source>Restart &amp;White’s Engine</source>
        <translation>重啟白方引擎(&amp;W)</translation>
    </message>
    <message>
        <source>Tell it the whole game from the beginning</source>
        <translation>從頭告知整個對局</translation>
    </message>
    <message>
        <source>Tell B&amp;lack’s Engine the Game Anew</source>
        <translation>重新告知黑方引擎對局(&amp;L)</translation>
    </message>
    <message>
        <source>Tell W&amp;hite’s Engine the Game Anew</source>
        <translation>重新告知白方引擎對局(&amp;H)</translation>
    </message>
    <message>
        <source>First Position</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>初始局面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>後退</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>後退一手</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前進</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>前進一手</translation>
    </message>
    <message>
        <source>Last Position</source>
        <translation>最後局面</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最後局面</translation>
    </message>
    <message>
        <source>Back Ten</source>
        <translation>後退十手</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>後退十手</translation>
    </message>
    <message>
        <source>Forward Ten</source>
        <translation>前進十手</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>前進十手</translation>
    </message>
    <message>
        <source>Previous Variation</source>
        <translation>上一個變化</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>上一個變化</translation>
    </message>
    <message>
        <source>Next Variation</source>
        <translation>下一個變化</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>下一個變化</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>繼續(&amp;E)</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>暫停(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>復原標記(&amp;U)</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>暫停對局</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>繼續對局</translation>
    </message>
    <message>
        <source>Stop the clocks, and the engines after their current move</source>
        <translation>停止棋鐘，引擎下完目前這一手也停止</translation>
    </message>
</context>
<context>
    <name>shinpan::GameDock</name>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>計分</translation>
    </message>
</context>
<context>
    <name>shinpan::GameInfoDialog</name>
    <message>
        <source>&amp;Apply</source>
        <translation>套用(&amp;A)</translation>
    </message>
    <message>
        <source>Game Information</source>
        <translation>對局資訊</translation>
    </message>
    <message>
        <source>Parts of the game information</source>
        <translation>對局資訊的各部分</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>對局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Event and Sources</source>
        <translation>賽事和來源(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>註解(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段位</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>隊伍</translation>
    </message>
    <message>
        <source>2004-03-15, or 2004-03, or 2004</source>
        <translation>2004-03-15，或 2004-03，或 2004</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>基本用時</translation>
    </message>
    <message>
        <source>3600, or 1h, or 1:00:00</source>
        <translation>3600，或 1h，或 1:00:00</translation>
    </message>
    <message>
        <source>Comment on the game as a whole</source>
        <translation>對整個對局的註解</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未註明</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>未註明</translation>
    </message>
    <message>
        <source>Next moves, marked on the board</source>
        <translation>下一手，標在棋盤上</translation>
    </message>
    <message>
        <source>Alternatives to the current move, marked on the board</source>
        <translation>目前著手的其他選擇，標在棋盤上</translation>
    </message>
    <message>
        <source>Next moves, not marked</source>
        <translation>下一手，不標出</translation>
    </message>
    <message>
        <source>Alternatives to the current move, not marked</source>
        <translation>目前著手的其他選擇，不標出</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListDelegate</name>
    <message>
        <source>not a game of Go</source>
        <translation>不是圍棋對局</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListModel</name>
    <message>
        <source>Game %1</source>
        <translation>對局 %1</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>在棋盤上</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListView</name>
    <message>
        <source>Games of the file</source>
        <translation>檔案中的對局</translation>
    </message>
</context>
<context>
    <name>shinpan::GamePanel</name>
    <message>
        <source>to play</source>
        <translation>輪走</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>啟動中…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>該您著手</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>出錯</translation>
    </message>
    <message>
        <source>placing stones</source>
        <translation>正在擺讓子</translation>
    </message>
    <message>
        <source>not responding, %1 s</source>
        <translation>沒有回應，%1 秒</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>thinking %1 s</source>
        <translation>思考 %1 秒</translation>
    </message>
</context>
<context>
    <name>shinpan::GameTermsLine</name>
    <message>
        <source>What is being played</source>
        <translation>對局條件</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>貼目 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>讓 %n 子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTile</name>
    <message>
        <source>pass</source>
        <translation>虛手</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>沒有開始</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1：%2 對 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source> · B %L1 %</source>
        <translation> · 黑 %L1 %</translation>
    </message>
    <message>
        <source> · Black %L1 %</source>
        <translation> · 黑 %L1 %</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>behind by %L1</source>
        <translation>落後 %L1</translation>
    </message>
    <message>
        <source>ahead by %L1</source>
        <translation>領先 %L1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln 計算量</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTreeView</name>
    <message>
        <source>Game tree</source>
        <translation>變化樹</translation>
    </message>
    <message>
        <source>The moves of the game appear here, with their variations.
Click one to go there.</source>
        <translation>對局的著手及其變化顯示在這裡。
點選即可前往。</translation>
    </message>
</context>
<context>
    <name>shinpan::GameWall</name>
    <message>
        <source>Games of %1</source>
        <translation>%1 的對局</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>中斷</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message numerus="yes">
        <source>The games are played on other machines: %1.
%n game(s) ended.</source>
        <translation>
            <numerusform>對局在其他機器上進行：%1。
已結束 %n 局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>移至(&amp;G)</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>移至某一手</translation>
    </message>
    <message>
        <source>Move or path</source>
        <translation>手數或路徑</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>手數(&amp;M)</translation>
    </message>
    <message>
        <source>30.2.45 is move 45 of the second continuation after move 30; “end” is the end of the main line.</source>
        <translation>30.2.45 是第 30 手之後第二個後續的第 45 手；「end」是主線的末尾。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A position without a move</source>
        <translation>沒有著手的局面</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphView</name>
    <message>
        <source>Graph of the game</source>
        <translation>對局圖表</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>This game has not been evaluated yet.</source>
        <translation>此對局還沒有評估。</translation>
    </message>
    <message>
        <source>The course of the game appears here once it is evaluated: by a review, or by engines that explain their moves.</source>
        <translation>對局經覆盤評估，或由說明著手的引擎評估之後，其走勢顯示在這裡。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋譜</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphicsFeature</name>
    <message>
        <source>Commands</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Commands &amp;on the Board</source>
        <translation>棋盤上的指令(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::GtpConsole</name>
    <message>
        <source>Talk to</source>
        <translation>交談物件</translation>
    </message>
    <message>
        <source>Everything that engines are told and say appears here.

To talk to one yourself, type a GTP command below.</source>
        <translation>對引擎所說和引擎所答都顯示在這裡。

要自己與引擎交談，請在下方鍵入 GTP 指令。</translation>
    </message>
    <message>
        <source>No line matches.</source>
        <translation>沒有符合的行。</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>「%1」：%2。</translation>
    </message>
    <message>
        <source>GTP command</source>
        <translation>GTP 指令</translation>
    </message>
    <message>
        <source>No engine is running</source>
        <translation>沒有執行中的引擎</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>打斷</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing (Escape)</source>
        <translation>請引擎中斷正在做的事 (Esc)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Line</source>
        <translation>顯示整行(&amp;W)</translation>
    </message>
    <message>
        <source>Go to the &amp;Position of This Moment</source>
        <translation>移至此刻的局面(&amp;P)</translation>
    </message>
    <message>
        <source>%1 – gone</source>
        <translation>%1 – 已不在</translation>
    </message>
    <message>
        <source>“%1” was not sent: %2 is no longer running.</source>
        <translation>「%1」沒有傳送：%2 已不在執行。</translation>
    </message>
    <message>
        <source>Choose another engine to talk to.</source>
        <translation>請選擇另一個引擎交談。</translation>
    </message>
    <message>
        <source>This engine is no longer running</source>
        <translation>此引擎已不在執行</translation>
    </message>
</context>
<context>
    <name>shinpan::GuessQuiz</name>
    <message>
        <source>&amp;Next</source>
        <translation>下一個(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the Move</source>
        <translation>顯示著手(&amp;S)</translation>
    </message>
    <message>
        <source>Next &amp;Game</source>
        <translation>下一局(&amp;G)</translation>
    </message>
    <message>
        <source>Both sides’ moves</source>
        <translation>雙方的著手</translation>
    </message>
    <message>
        <source>Black’s moves</source>
        <translation>黑方的著手</translation>
    </message>
    <message>
        <source>White’s moves</source>
        <translation>白方的著手</translation>
    </message>
    <message>
        <source>Moves to guess</source>
        <translation>要猜的著手</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>猜棋(&amp;U)</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>Where did Black play?</source>
        <translation>黑方下在哪裡？</translation>
    </message>
    <message>
        <source>Where did White play?</source>
        <translation>白方下在哪裡？</translation>
    </message>
    <message>
        <source>The move was %1</source>
        <translation>著手是 %1</translation>
    </message>
    <message>
        <source>%1: exactly there</source>
        <translation>%1：完全正確</translation>
    </message>
    <message>
        <source>The engine did not look at your move.</source>
        <translation>引擎沒有看過您的著手。</translation>
    </message>
    <message>
        <source>Your move loses %1.</source>
        <translation>您的著手損失 %1。</translation>
    </message>
    <message>
        <source>%1 The move of the game loses %2.</source>
        <translation>%1 對局中的著手損失 %2。</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>對局的結束</translation>
    </message>
    <message>
        <source>%1 of %2 moves found</source>
        <translation>猜中 %1 / %2 手</translation>
    </message>
    <message>
        <source>%1 were no more than %2 lines away, on average %3 lines.</source>
        <translation>%1 手相差不超過 %2 路，平均 %3 路。</translation>
    </message>
    <message>
        <source>There is nothing to guess</source>
        <translation>沒有可猜的著手</translation>
    </message>
    <message>
        <source>Your moves lose %1 points on average, those of the game %2.</source>
        <translation>您的著手平均損失 %1 目，對局中的為 %2 目。</translation>
    </message>
    <message>
        <source>%1 of %2 found, %3 lines away on average</source>
        <translation>猜中 %1 / %2，平均相差 %3 路</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n line(s) away from %2</source>
        <translation>
            <numerusform>%1 與 %2 相差 %n 路</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move gains %1.</source>
        <translation>您的著手獲得 %1。</translation>
    </message>
    <message>
        <source>%1 The move of the game gains %2.</source>
        <translation>%1 對局中的著手獲得 %2。</translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapBar</name>
    <message>
        <source>&amp;Done</source>
        <translation>完成(&amp;D)</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>The handicap stones are placed</source>
        <translation>讓子已擺好</translation>
    </message>
    <message numerus="yes">
        <source>All %n handicap stones are placed. Click one to take it away again.</source>
        <translation>
            <numerusform>%n 個讓子已全部擺好。點選可拿掉。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n handicap stones: %1 on the board.</source>
        <translation>
            <numerusform>請擺 %n 個讓子：棋盤上有 %1 個。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapField</name>
    <message>
        <source>Handicap</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>Where the handicap stones are placed</source>
        <translation>讓子擺在哪裡</translation>
    </message>
    <message>
        <source>on the usual points</source>
        <translation>在常規位置</translation>
    </message>
    <message>
        <source>placed freely</source>
        <translation>自由擺放</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones on this board.</source>
        <translation>
            <numerusform>此棋盤最多 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no handicap on a board this small.</source>
        <translation>這麼小的棋盤沒有讓子。</translation>
    </message>
    <message>
        <source>You place them on the board.</source>
        <translation>您在棋盤上擺放。</translation>
    </message>
    <message>
        <source>%1 chooses where.</source>
        <translation>由 %1 選擇位置。</translation>
    </message>
</context>
<context>
    <name>shinpan::HandshakeRow</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>測試(&amp;T)</translation>
    </message>
    <message>
        <source>Test whether the engine answers</source>
        <translation>測試引擎是否回答</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在啟動…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Started %1 s ago, no answer yet. Some engines take a while to load.</source>
        <translation>%1 秒前啟動，還沒有回答。有些引擎載入需要一些時間。</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>它：%1。</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>它沒有回答。</translation>
    </message>
    <message>
        <source>It</source>
        <translation>它</translation>
    </message>
    <message>
        <source>%1 answers in %2, but %3.</source>
        <translation>%1 在 %2 內回答，但是 %3。</translation>
    </message>
    <message>
        <source>%1 answers in %2</source>
        <translation>%1 在 %2 內回答</translation>
    </message>
</context>
<context>
    <name>shinpan::HintGiver</name>
    <message>
        <source>Hints · %1</source>
        <translation>提示 · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::HitListModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
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
        <translation>偏好設定(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手冊(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>鍵盤快速鍵(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>shinpan::HomePage</name>
    <message>
        <source>Play</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>觀戰</translation>
    </message>
    <message>
        <source>Two engines play, you sit back.</source>
        <translation>兩個引擎對下，您旁觀。</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>觀戰(&amp;W)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go. What would you like to do?</source>
        <translation>圍棋裁判程式。您想做什麼？</translation>
    </message>
    <message>
        <source>A game record or a whole collection</source>
        <translation>一份棋譜或整部棋譜集</translation>
    </message>
    <message>
        <source>Look at a game closely: its tree, its turning points</source>
        <translation>仔細看一局：它的變化樹和轉折點</translation>
    </message>
    <message>
        <source>With handicap, clocks and rules of your choice</source>
        <translation>讓子、棋鐘和規則任您選擇</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>最近：</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>開啟 %1</translation>
    </message>
    <message>
        <source>&amp;Show this page at the start</source>
        <translation>啟動時顯示此頁(&amp;S)</translation>
    </message>
    <message>
        <source>To the &amp;Board</source>
        <translation>到棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>None was found on this computer. GNU Go is a good one to start with.</source>
        <translation>本機上沒有找到。可以從 GNU Go 開始。</translation>
    </message>
    <message>
        <source>From a command line, checked before it plays</source>
        <translation>由指令列新增，下棋之前先檢查</translation>
    </message>
    <message>
        <source>Play an engine by clicking on the board.</source>
        <translation>點選棋盤與引擎下棋。</translation>
    </message>
    <message>
        <source>Compe&amp;tition…</source>
        <translation>比賽(&amp;T)…</translation>
    </message>
    <message>
        <source>Engines against each other: a match, a tournament</source>
        <translation>引擎互相對局：對抗賽、循環賽</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>練習(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of your own games are due</source>
        <translation>
            <numerusform>您自己對局中有 %n 道題到期</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>下棋(&amp;P)</translation>
    </message>
    <message>
        <source>O&amp;pen…</source>
        <translation>開啟(&amp;L)…</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>分析(&amp;Y)…</translation>
    </message>
    <message>
        <source>New Ga&amp;me…</source>
        <translation>新對局(&amp;M)…</translation>
    </message>
    <message>
        <source>A&amp;dd an Engine…</source>
        <translation>新增引擎(&amp;D)…</translation>
    </message>
</context>
<context>
    <name>shinpan::ImportDialog</name>
    <message>
        <source>Import Engines</source>
        <translation>匯入引擎</translation>
    </message>
    <message>
        <source>Which engines of “%1”?</source>
        <translation>「%1」中的哪些引擎？</translation>
    </message>
    <message>
        <source>Engines to import</source>
        <translation>要匯入的引擎</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>匯入(&amp;I)</translation>
    </message>
    <message>
        <source>%1, as “%2”</source>
        <translation>%1，作為「%2」</translation>
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
        <translation>其他程式能理解 B+3.5、W+R、B+T、W+F、0、Void 和 ?。</translation>
    </message>
    <message>
        <source>Nobody knows</source>
        <translation>不得而知</translation>
    </message>
    <message>
        <source>The game does not count</source>
        <translation>對局不計</translation>
    </message>
    <message>
        <source>Komi is a number such as 6.5.</source>
        <translation>貼目是 6.5 之類的數。</translation>
    </message>
    <message>
        <source>A handicap has 2 stones or more.</source>
        <translation>讓子為 2 子或更多。</translation>
    </message>
    <message>
        <source>These rules are unknown here; the text is kept.</source>
        <translation>這裡不認識此規則；文字會保留。</translation>
    </message>
    <message>
        <source>A time is a number of seconds, or something like 1h30m, 90 min or 1:30:00.</source>
        <translation>時間是秒數，或 1h30m、90 min、1:30:00 之類。</translation>
    </message>
    <message>
        <source>Not understood here; the text is kept.</source>
        <translation>這裡無法理解；文字會保留。</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
</context>
<context>
    <name>shinpan::InfoFeature</name>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>SGF Propertie&amp;s…</source>
        <translation>SGF 屬性(&amp;S)…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>對局資訊(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>shinpan::KeepFields</name>
    <message>
        <source>&amp;Keep the moves that the engine considered</source>
        <translation>保留引擎考慮過的著手(&amp;K)</translation>
    </message>
    <message>
        <source>Also as KaTrain rea&amp;ds them</source>
        <translation>同時儲存為 KaTrain 可讀(&amp;D)</translation>
    </message>
    <message>
        <source>Also as L&amp;izzie reads them</source>
        <translation>同時儲存為 Lizzie 可讀(&amp;I)</translation>
    </message>
    <message>
        <source>The board shows them again when the game is opened, without an engine.</source>
        <translation>開啟對局時棋盤會再次顯示，無需引擎。</translation>
    </message>
</context>
<context>
    <name>shinpan::KomiRow</name>
    <message>
        <source>Komi</source>
        <translation>貼目</translation>
    </message>
    <message>
        <source>Back to the usual komi</source>
        <translation>恢復常規貼目</translation>
    </message>
    <message>
        <source>Usual here: %1.</source>
        <translation>這裡的常規：%1。</translation>
    </message>
    <message>
        <source>The game may end in a draw.</source>
        <translation>此對局可能成為和棋。</translation>
    </message>
</context>
<context>
    <name>shinpan::LadderFeature</name>
    <message>
        <source>&amp;Your Progress…</source>
        <translation>您的進步(&amp;Y)…</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>您與引擎的對局，以及由此得出的段位</translation>
    </message>
    <message>
        <source>The game could not be added to your progress: %1.</source>
        <translation>無法將對局加入您的進步：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stone(s)</source>
        <translation>
            <numerusform>%n 個讓子</numerusform>
        </translation>
    </message>
    <message>
        <source>no handicap</source>
        <translation>不讓子</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 而不是 %2</translation>
    </message>
    <message>
        <source>Two wins in a row. Next: %1</source>
        <translation>兩連勝。接下來：%1</translation>
    </message>
    <message>
        <source>Two losses in a row. Next: %1</source>
        <translation>兩連敗。接下來：%1</translation>
    </message>
    <message>
        <source>Near your rank: %1</source>
        <translation>接近您的段位：%1</translation>
    </message>
    <message>
        <source>With help, this game does not count for your rank.</source>
        <translation>有了幫助，這局不計入您的段級位。</translation>
    </message>
</context>
<context>
    <name>shinpan::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>與桌面相同(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::Lesson</name>
    <message>
        <source>Lesson · %1</source>
        <translation>課程 · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::LibraryWindow</name>
    <message>
        <source>Cannot be read</source>
        <translation>無法讀取</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在進行</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已結束</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>沒有開始</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 領先</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <translation>%1 領先</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>繼續(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>報告(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>複製一份(&amp;D)…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>刪除(&amp;L)…</translation>
    </message>
    <message>
        <source>Competitions</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>No competitions yet. Those you open or create are listed here, along with any others in the same folders.</source>
        <translation>還沒有比賽。您開啟或新增的比賽，以及同一資料夾中的其他比賽，列在這裡。</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>比賽</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型別</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>優勝者</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>對局時間</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Double-click or Enter opens it</source>
        <translation>雙擊或 Enter 開啟</translation>
    </message>
    <message>
        <source>Open it and play what is left</source>
        <translation>開啟並下完剩餘對局</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>寫出報告並在瀏覽器中開啟</translation>
    </message>
    <message>
        <source>Make a new competition with the same settings, ready to be changed</source>
        <translation>以相同設定新增比賽，可再更改</translation>
    </message>
    <message>
        <source>Look in a &amp;Folder…</source>
        <translation>檢視資料夾(&amp;F)…</translation>
    </message>
    <message>
        <source>Everything in %1, too</source>
        <translation>連同 %1 中的一切</translation>
    </message>
    <message>
        <source>Look for Competitions</source>
        <translation>查詢比賽</translation>
    </message>
    <message>
        <source>Duplicate Competition</source>
        <translation>複製比賽</translation>
    </message>
    <message>
        <source>Competitions (*.toml)</source>
        <translation>比賽 (*.toml)</translation>
    </message>
    <message>
        <source>%1 has been played already. Choose another name.</source>
        <translation>%1 已經下過。請另選名稱。</translation>
    </message>
    <message>
        <source>Delete competition</source>
        <translation>刪除比賽</translation>
    </message>
    <message>
        <source>Move %1 to the trash?</source>
        <translation>將 %1 移到資源回收筒？</translation>
    </message>
    <message numerus="yes">
        <source>Move %1 to the trash, with its %n games, logs and reports?</source>
        <translation>
            <numerusform>將 %1 連同其 %n 局對局、記錄檔和報告移到資源回收筒？</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>移到資源回收筒(&amp;M)</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash: %1.

Delete %2 for good?</source>
        <translation>無法移到資源回收筒：%1。

永久刪除 %2？</translation>
    </message>
    <message>
        <source>&amp;Delete for Good</source>
        <translation>永久刪除(&amp;D)</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>報告在 %1；找不到可開啟它的程式。</translation>
    </message>
    <message>
        <source>%1 (file changed)</source>
        <translation>%1（檔案已更改）</translation>
    </message>
</context>
<context>
    <name>shinpan::LineDetail</name>
    <message>
        <source>The whole line</source>
        <translation>整行</translation>
    </message>
    <message>
        <source>Choose a line to read it in full.</source>
        <translation>選擇一行可讀全文。</translation>
    </message>
    <message>
        <source>Copy the whole line</source>
        <translation>複製整行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>關閉 (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::LlrPlot</name>
    <message>
        <source>Course of the test</source>
        <translation>檢驗的走勢</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1，在 %2 與 %3 之間</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games</source>
        <translation>
            <numerusform>%n 對對局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::LongTextEdit</name>
    <message>
        <source>%1 more characters follow; they are kept as they are.</source>
        <translation>後面還有 %1 個字元；原樣保留。</translation>
    </message>
</context>
<context>
    <name>shinpan::LookingCard</name>
    <message>
        <source>Looking for mistakes</source>
        <translation>正在尋找失誤</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Look no further; what was found stays</source>
        <translation>不再尋找；已找到的保留</translation>
    </message>
    <message>
        <source>Looking for mistakes: %1</source>
        <translation>正在尋找失誤：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::MachineFields</name>
    <message>
        <source>on this computer</source>
        <translation>在本機上</translation>
    </message>
    <message>
        <source>by Slurm</source>
        <translation>透過 Slurm</translation>
    </message>
    <message>
        <source>on computers over ssh</source>
        <translation>透過 ssh 在其他電腦上</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>對局時間</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>通常的</translation>
    </message>
    <message>
        <source>as for sbatch, such as --time=2:00:00</source>
        <translation>與 sbatch 相同，例如 --time=2:00:00</translation>
    </message>
    <message>
        <source>A file with a machine a line, such as 4/anna@north</source>
        <translation>每行一台機器的檔案，例如 4/anna@north</translation>
    </message>
    <message>
        <source>How many tasks wait or run at the same time</source>
        <translation>同時等待或執行多少任務</translation>
    </message>
    <message>
        <source>for ten minutes</source>
        <translation>十分鐘</translation>
    </message>
    <message>
        <source>Games of a task come home together, and are lost together</source>
        <translation>一個任務的對局一起返回，也一起遺失</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>檔案…</translation>
    </message>
    <message>
        <source>Choose the file of machines</source>
        <translation>選擇機器檔案</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分割區</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>選項</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>機器</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任務</translation>
    </message>
    <message>
        <source>Games of a task</source>
        <translation>每個任務的對局</translation>
    </message>
    <message>
        <source>File of Machines</source>
        <translation>機器檔案</translation>
    </message>
    <message>
        <source>Machines: choose a file that names one a line, such as 4/anna@north for four tasks at once.</source>
        <translation>機器：請選擇每行一台機器的檔案，例如 4/anna@north 表示同時四個任務。</translation>
    </message>
    <message>
        <source>Machines: %1 does not exist. Choose the file again.</source>
        <translation>機器：%1 不存在。請重新選擇檔案。</translation>
    </message>
    <message>
        <source>Machines: %1.</source>
        <translation>機器：%1。</translation>
    </message>
    <message>
        <source>Options: %1.</source>
        <translation>選項：%1。</translation>
    </message>
    <message>
        <source>This computer has no %1: start the run on one that has it.</source>
        <translation>本機沒有 %1：請在有它的機器上開始。</translation>
    </message>
    <message>
        <source>“Games at once” are those of one task. Its machine chooses the processors: affinity in the file is for games on this computer.</source>
        <translation>「同時進行的對局」是一個任務的。處理器由其機器選擇：檔案中的 affinity 用於本機上的對局。</translation>
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
        <translation>更多選單</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>對局(&amp;G)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>移至(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>引擎(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具欄</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>更多按鈕</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>幫助(&amp;H)</translation>
    </message>
    <message>
        <source>Escape brings everything back.</source>
        <translation>按 Esc 恢復一切。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>棋譜集(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Enco&amp;ding and Repairs</source>
        <translation>編碼與修復(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export and Copy</source>
        <translation>匯出與複製(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Panels in Windows of Their &amp;Own</source>
        <translation>面板使用獨立視窗(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>手冊</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜尋手冊</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>手冊正文</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the manual in this language: en, de, ja or zh_CN</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>頁面</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>返回 (Alt+Left)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>shinpan::MistakeModel</name>
    <message>
        <source>Black %1</source>
        <translation>黑 %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>白 %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序號</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著手</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>積分</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>計算量</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>The move that was played</source>
        <translation>所下的著手</translation>
    </message>
    <message>
        <source>By how much it lowered the chance to win</source>
        <translation>勝率降低了多少</translation>
    </message>
    <message>
        <source>What it lost in points</source>
        <translation>損失了多少目</translation>
    </message>
    <message>
        <source>What the engine would have played</source>
        <translation>引擎會下的著手</translation>
    </message>
    <message>
        <source>How often the engine looked at the position after the move</source>
        <translation>引擎看過這一手之後局面的次數</translation>
    </message>
</context>
<context>
    <name>shinpan::NewCompetitionDialog</name>
    <message>
        <source>Create and &amp;Start</source>
        <translation>新增並開始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>新增(&amp;C)</translation>
    </message>
    <message>
        <source>New Competition</source>
        <translation>新增比賽</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>&amp;Purpose</source>
        <translation>用途(&amp;P)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>資料夾(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose the folder for the file</source>
        <translation>選擇檔案所在的資料夾</translation>
    </message>
    <message>
        <source>Op&amp;en a File…</source>
        <translation>開啟檔案(&amp;E)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名稱(&amp;N)</translation>
    </message>
    <message>
        <source>Folder of the Competition</source>
        <translation>比賽的資料夾</translation>
    </message>
    <message>
        <source>Add engines first: Engines &gt; Edit Engines…</source>
        <translation>請先新增引擎：「引擎」&gt;「編輯引擎…」</translation>
    </message>
    <message>
        <source>Choose exactly two players; they may be the same engine twice.</source>
        <translation>請恰好選擇兩名棋手；可以是同一引擎。</translation>
    </message>
    <message>
        <source>Choose at least two players.</source>
        <translation>請至少選擇兩名棋手。</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>無法啟動 %1：%2。</translation>
    </message>
    <message>
        <source>The competition needs a name; its file gets the same one.</source>
        <translation>比賽需要名稱；檔案也用同一名稱。</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>Is one stronger than the other?</source>
        <translation>兩者誰更強？</translation>
    </message>
    <message>
        <source>Two players, until a sequential test decides.</source>
        <translation>兩名棋手，直到序貫檢驗判定。</translation>
    </message>
    <message>
        <source>Rank these engines</source>
        <translation>為這些引擎排名</translation>
    </message>
    <message>
        <source>Everybody plays everybody; the report rates them.</source>
        <translation>所有人互相對局；報告給出等級分。</translation>
    </message>
    <message>
        <source>A new version against others</source>
        <translation>新版本對其他</translation>
    </message>
    <message>
        <source>The first player meets all others.</source>
        <translation>第一名棋手與所有其他人相遇。</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>淘汰賽</translation>
    </message>
    <message>
        <source>The loser is out. The first in the list is the top seed.</source>
        <translation>負者淘汰。清單中的第一名是頭號種子。</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>瑞士制</translation>
    </message>
    <message>
        <source>Players on equal points meet, but never twice.</source>
        <translation>積分相同的棋手相遇，但不會兩次。</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>循環賽</translation>
    </message>
    <message>
        <source>Everybody meets everybody, in rounds.</source>
        <translation>分輪進行，所有人互相相遇。</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>對陣</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>%1 的設定</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save and &amp;Start</source>
        <translation>儲存並開始(&amp;S)</translation>
    </message>
    <message>
        <source>The file has changed in the meantime; please open its settings again.</source>
        <translation>檔案在此期間已更改；請重新開啟其設定。</translation>
    </message>
    <message>
        <source>The pairs listed below the players meet.</source>
        <translation>棋手下方所列的各對相遇。</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Its purpose and everything without a field here stay as they are in the file.</source>
        <translation>其用途和這裡沒有欄目的一切都照檔案保留。</translation>
    </message>
    <message>
        <source>Add who meets whom.</source>
        <translation>請新增誰與誰相遇。</translation>
    </message>
    <message>
        <source>Tune an engine</source>
        <translation>為引擎調參</translation>
    </message>
    <message>
        <source>Looks for the values of parameters that make the first player strongest against the others; alone it plays itself.</source>
        <translation>尋找使第一名棋手對其他人最強的參數值；只有一名時與自己下。</translation>
    </message>
    <message>
        <source>Calibrate levels</source>
        <translation>校準級別</translation>
    </message>
    <message>
        <source>Looks for the values of a parameter that make the first player so many Elo stronger or weaker than the second.</source>
        <translation>尋找使第一名棋手比第二名強或弱若干 Elo 的參數值。</translation>
    </message>
    <message>
        <source>Choose exactly two players: the engine, and the anchor that its levels are measured against.</source>
        <translation>請恰好選擇兩名棋手：引擎，以及測定其級別的基準。</translation>
    </message>
    <message>
        <source>Choose the player that is to be tuned.</source>
        <translation>請選擇要調參的棋手。</translation>
    </message>
    <message>
        <source>Rate these engines</source>
        <translation>測定這些引擎的等級分</translation>
    </message>
    <message>
        <source>Always the two play next whose games narrow the error bars of the ratings most, until those are narrow enough.</source>
        <translation>總是讓最能縮小等級分誤差的兩名棋手對局，直到誤差足夠小。</translation>
    </message>
</context>
<context>
    <name>shinpan::NewGameDialog</name>
    <message>
        <source>Board size</source>
        <translation>棋盤大小</translation>
    </message>
    <message>
        <source>&amp;Start Game</source>
        <translation>開始對局(&amp;S)</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>交換雙方</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>讓子(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>貼目(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>規則(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>時間(&amp;T)</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> 路</translation>
    </message>
    <message>
        <source>%1 by %1 board</source>
        <translation>%1 × %1 棋盤</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>棋盤大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Few engines play on this size.</source>
        <translation>很少有引擎能下這種大小。</translation>
    </message>
    <message>
        <source>Teachin&amp;g</source>
        <translation>指導(&amp;G)</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeDescription</name>
    <message>
        <source>Start of the game</source>
        <translation>對局開始</translation>
    </message>
    <message>
        <source>Position that was set up</source>
        <translation>擺出的局面</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>沒有著手的局面</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>第 %1 手：黑虛手</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>第 %1 手：白虛手</translation>
    </message>
    <message>
        <source>Move %1: Black %2</source>
        <translation>第 %1 手：黑 %2</translation>
    </message>
    <message>
        <source>Move %1: White %2</source>
        <translation>第 %1 手：白 %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>有趣的一手</translation>
    </message>
    <message>
        <source>doubtful move</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>bad move</source>
        <translation>惡手</translation>
    </message>
    <message>
        <source>mistake by the evaluation</source>
        <translation>按評估為失誤</translation>
    </message>
    <message>
        <source>good for Black</source>
        <translation>黑好</translation>
    </message>
    <message>
        <source>good for White</source>
        <translation>白好</translation>
    </message>
    <message>
        <source>even position</source>
        <translation>兩分的局面</translation>
    </message>
    <message>
        <source>unclear position</source>
        <translation>形勢不明的局面</translation>
    </message>
    <message>
        <source>hotspot</source>
        <translation>焦點</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hidden</source>
        <translation>
            <numerusform>隱藏 %n 個節點</numerusform>
        </translation>
    </message>
    <message>
        <source>Black wins %1%</source>
        <translation>黑方勝率 %1%</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>白方領先 %1</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>黑方領先 %1</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeMenu</name>
    <message>
        <source>Node</source>
        <translation>節點</translation>
    </message>
    <message>
        <source>Copy Pat&amp;h</source>
        <translation>複製路徑(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>展開(&amp;E)</translation>
    </message>
    <message>
        <source>Co&amp;llapse</source>
        <translation>摺疊(&amp;L)</translation>
    </message>
    <message>
        <source>Show One Le&amp;vel</source>
        <translation>展開一層(&amp;V)</translation>
    </message>
    <message>
        <source>Collapse Other&amp;s</source>
        <translation>摺疊其他(&amp;S)</translation>
    </message>
    <message>
        <source>Expand &amp;All</source>
        <translation>全部展開(&amp;A)</translation>
    </message>
</context>
<context>
    <name>shinpan::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Put the notice away</source>
        <translation>收起通知</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>收起</translation>
    </message>
</context>
<context>
    <name>shinpan::Omissions</name>
    <message>
        <source>lines and arrows</source>
        <translation>線和箭頭</translation>
    </message>
    <message>
        <source>stones under letters</source>
        <translation>字母下的棋子</translation>
    </message>
    <message>
        <source>the ring on the last move</source>
        <translation>最後一手的圓環</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>圓圈</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>叉號</translation>
    </message>
    <message>
        <source>selected points</source>
        <translation>選中的點</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>黑地</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>白地</translation>
    </message>
    <message>
        <source>dimmed points</source>
        <translation>變暗的點</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>死子</translation>
    </message>
    <message>
        <source>stones in seki</source>
        <translation>雙活的棋子</translation>
    </message>
    <message>
        <source>points of different opinions</source>
        <translation>意見不一的點</translation>
    </message>
    <message>
        <source>This format has no sign for what is left out: %1.</source>
        <translation>此格式沒有表示所略去內容的符號：%1。</translation>
    </message>
    <message>
        <source>Capital letters are written small.</source>
        <translation>大寫字母寫成小寫。</translation>
    </message>
</context>
<context>
    <name>shinpan::OpenGame</name>
    <message>
        <source>It %1.</source>
        <translation>它：%1。</translation>
    </message>
</context>
<context>
    <name>shinpan::OpeningsField</name>
    <message>
        <source>The empty board</source>
        <translation>空棋盤</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>隨機著手</translation>
    </message>
    <message>
        <source>Games in SGF</source>
        <translation>SGF 中的對局</translation>
    </message>
    <message>
        <source>Games begin with</source>
        <translation>對局的開始</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> 手</translation>
    </message>
    <message>
        <source>Random moves first</source>
        <translation>先下的隨機著手</translation>
    </message>
    <message>
        <source>So that engines that always play the same moves play different games; both games of a pair start alike</source>
        <translation>使總下相同著手的引擎下出不同的對局；一對的兩局開頭相同</translation>
    </message>
    <message>
        <source>File or folder of games</source>
        <translation>對局的檔案或資料夾</translation>
    </message>
    <message>
        <source>An SGF file or a folder of them</source>
        <translation>SGF 檔案或其資料夾</translation>
    </message>
    <message>
        <source>whole games</source>
        <translation>整局</translation>
    </message>
    <message>
        <source>at most </source>
        <translation>最多 </translation>
    </message>
    <message>
        <source>How many moves of each</source>
        <translation>每個取多少手</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>檔案…</translation>
    </message>
    <message>
        <source>Choose a file of games</source>
        <translation>選擇對局檔案</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>資料夾…</translation>
    </message>
    <message>
        <source>Choose a folder of games</source>
        <translation>選擇對局資料夾</translation>
    </message>
    <message>
        <source>Folder of Games</source>
        <translation>對局資料夾</translation>
    </message>
    <message>
        <source>File of Games</source>
        <translation>對局檔案</translation>
    </message>
    <message>
        <source>Games (*.sgf)</source>
        <translation>對局 (*.sgf)</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>與檔案相同</translation>
    </message>
    <message>
        <source>Choose a file or a folder of games.</source>
        <translation>請選擇對局的檔案或資料夾。</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 不存在。</translation>
    </message>
    <message>
        <source>With the komi and rules of each file</source>
        <translation>採用各檔案的貼目和規則</translation>
    </message>
    <message>
        <source>Otherwise what the files say of komi and rules is ignored. A handicap is always theirs.</source>
        <translation>否則忽略檔案中的貼目和規則。讓子始終照檔案。</translation>
    </message>
</context>
<context>
    <name>shinpan::OpinionRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 和另外 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Use</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Use the marks of %1</source>
        <translation>採用 %1 的標記</translation>
    </message>
    <message>
        <source>Says nothing about the score</source>
        <translation>對結果沒有表示意見</translation>
    </message>
    <message>
        <source>Says “%1”, which is not a score</source>
        <translation>說「%1」，這不是結果</translation>
    </message>
    <message>
        <source>Does not say which stones are dead</source>
        <translation>沒有說哪些子是死子</translation>
    </message>
    <message>
        <source>Sees it differently at %1</source>
        <translation>在 %1 看法不同</translation>
    </message>
    <message>
        <source>Agrees that no stone is dead</source>
        <translation>同意沒有死子</translation>
    </message>
    <message numerus="yes">
        <source>Agrees about the %n dead stones</source>
        <translation>
            <numerusform>同意這 %n 個死子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::OtherWindows</name>
    <message>
        <source>Shinpan ended unexpectedly while this was played. Start goes on where it was.</source>
        <translation>Shinpan 在此期間意外結束。「開始」可從中斷處繼續。</translation>
    </message>
</context>
<context>
    <name>shinpan::OutputDialog</name>
    <message>
        <source>What is wrong</source>
        <translation>問題所在</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>shinpan::OwnCommandsDialog</name>
    <message>
        <source>My Commands</source>
        <translation>我的指令</translation>
    </message>
    <message>
        <source>One command per line, as type/label/command. Every engine that knows the command offers it. For example: %1</source>
        <translation>每行一條指令，寫成 型別/文字/指令。每個認識該指令的引擎都提供它。例如：%1</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>指令</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are not commands.</source>
        <translation>
            <numerusform>%n 行不是指令。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n 條指令</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::PaceBox</name>
    <message>
        <source>Least time per move of an engine</source>
        <translation>引擎每手的最短時間</translation>
    </message>
    <message>
        <source>Least time per move of an engine, for watching</source>
        <translation>引擎每手的最短時間，便於觀看</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>全速</translation>
    </message>
    <message>
        <source>½ second a move</source>
        <translation>每手 ½ 秒</translation>
    </message>
    <message>
        <source>1 second a move</source>
        <translation>每手 1 秒</translation>
    </message>
    <message>
        <source>2 seconds a move</source>
        <translation>每手 2 秒</translation>
    </message>
    <message>
        <source>5 seconds a move</source>
        <translation>每手 5 秒</translation>
    </message>
</context>
<context>
    <name>shinpan::PagePreview</name>
    <message>
        <source>Pages</source>
        <translation>頁</translation>
    </message>
</context>
<context>
    <name>shinpan::PairsField</name>
    <message>
        <source>Add the pairing</source>
        <translation>新增對陣</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the pairing</source>
        <translation>移除對陣</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>對陣</translation>
    </message>
    <message>
        <source>Has Black in the first game</source>
        <translation>第一局執黑</translation>
    </message>
    <message>
        <source>Has White in the first game</source>
        <translation>第一局執白</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 對 %2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>新增</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterDialog</name>
    <message>
        <source>Parameters</source>
        <translation>參數</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterRow</name>
    <message>
        <source>Remove the parameter</source>
        <translation>移除參數</translation>
    </message>
    <message>
        <source>even steps</source>
        <translation>等間隔</translation>
    </message>
    <message>
        <source>equal ratios</source>
        <translation>等比</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>整數</translation>
    </message>
    <message>
        <source>whole, equal ratios</source>
        <translation>整數，等比</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>選項之一</translation>
    </message>
    <message>
        <source>How values are spaced: equal ratios for what ranges from small to large, such as 100 to 20000</source>
        <translation>值如何分佈：由小到大跨度大的用等比，例如 100 到 20000</translation>
    </message>
    <message>
        <source>The value that the engine has without tuning, which the result is compared with; empty: the middle of the range</source>
        <translation>引擎不調參時的值，用來與結果比較；空：範圍的中間</translation>
    </message>
    <message>
        <source>values, with commas between them</source>
        <translation>以逗號分隔的值</translation>
    </message>
    <message>
        <source>Parameter %1: %2</source>
        <translation>參數 %1：%2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>from</source>
        <translation>從</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>own value</source>
        <translation>自身的值</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>From and to are numbers.</source>
        <translation>「從」和「到」須為數。</translation>
    </message>
    <message>
        <source>A range of whole numbers needs whole ends.</source>
        <translation>整數範圍的兩端須為整數。</translation>
    </message>
    <message>
        <source>Its own value is not within the range.</source>
        <translation>自身的值不在範圍內。</translation>
    </message>
    <message>
        <source>A parameter has a name of letters, digits, “_”, “-” and “.”.</source>
        <translation>參數名由字母、數字、「_」、「-」和「.」組成。</translation>
    </message>
</context>
<context>
    <name>shinpan::PersonAtBoard</name>
    <message>
        <source>Move</source>
        <translation>著手</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayFeature</name>
    <message>
        <source>Status</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>Mark what is dead, and settle the score</source>
        <translation>請標記死子並確定結果</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayerPlate</name>
    <message>
        <source>Restart Engine</source>
        <translation>重啟引擎</translation>
    </message>
    <message>
        <source>%1’s engine</source>
        <translation>%1的引擎</translation>
    </message>
    <message>
        <source>Change who plays %1</source>
        <translation>更換%1的棋手</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <translation>
            <numerusform>提 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones captured by %1: %2</source>
        <translation>%1提子：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is played by %2. Change</source>
        <translation>%1由 %2 來下。更換</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayersField</name>
    <message>
        <source>How strongly the new player plays</source>
        <translation>新棋手的棋力</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>新增(&amp;A)</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>新增棋手</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>移除(&amp;V)</translation>
    </message>
    <message>
        <source>Move the player up</source>
        <translation>將棋手上移</translation>
    </message>
    <message>
        <source>Move the player down</source>
        <translation>將棋手下移</translation>
    </message>
    <message>
        <source>Engine of the new player</source>
        <translation>新棋手的引擎</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>棋手(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>shinpan::PositionQueryRow</name>
    <message>
        <source>&amp;Turned</source>
        <translation>包括旋轉(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Colours exchanged</source>
        <translation>包括交換顏色(&amp;C)</translation>
    </message>
    <message>
        <source>Region to find, two opposite corners</source>
        <translation>要查詢的區域，兩個對角</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整個棋盤</translation>
    </message>
    <message>
        <source>Two opposite corners of a region, as “C3 H8”</source>
        <translation>區域的兩個對角，例如「C3 H8」</translation>
    </message>
    <message>
        <source>Choose on the &amp;Board</source>
        <translation>在棋盤上選擇(&amp;B)</translation>
    </message>
    <message>
        <source>Drag a region out on the board (Alt+drag at any time)</source>
        <translation>在棋盤上拖選區域（隨時可用 Alt+拖曳）</translation>
    </message>
    <message>
        <source>Choose the region on the board</source>
        <translation>在棋盤上選擇區域</translation>
    </message>
    <message>
        <source>Also rotated and mirrored, in all eight ways</source>
        <translation>包括旋轉和映象，共八種</translation>
    </message>
    <message>
        <source>Two corners, as “C3 H8”</source>
        <translation>兩個角，例如「C3 H8」</translation>
    </message>
    <message>
        <source>No stones there</source>
        <translation>那裡沒有棋子</translation>
    </message>
</context>
<context>
    <name>shinpan::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>偏好設定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>搜尋偏好設定</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>No preference matches “%1”.</source>
        <translation>沒有符合「%1」的偏好設定。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>與桌面相同</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Changes at the next start.</source>
        <translation>下次啟動時改變。</translation>
    </message>
    <message>
        <source>Board theme</source>
        <translation>棋盤主題</translation>
    </message>
    <message>
        <source>Pairs follow the light or dark colours.</source>
        <translation>成對的隨深淺顏色變化。</translation>
    </message>
    <message>
        <source>Lively stones</source>
        <translation>自然擺放棋子</translation>
    </message>
    <message>
        <source>They lie slightly irregularly and slide into place.</source>
        <translation>棋子稍不整齊，滑到位置上。</translation>
    </message>
    <message>
        <source>Start with the start page</source>
        <translation>以起始頁啟動</translation>
    </message>
    <message>
        <source>When there is nothing else to show.</source>
        <translation>沒有其他可顯示時。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Letters and numbers (A1)</source>
        <translation>字母和數字 (A1)</translation>
    </message>
    <message>
        <source>Numbers (1-1)</source>
        <translation>數字 (1-1)</translation>
    </message>
    <message>
        <source>As in SGF (aa)</source>
        <translation>與 SGF 相同 (aa)</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>所有著手</translation>
    </message>
    <message>
        <source>The last moves</source>
        <translation>最後若干手</translation>
    </message>
    <message>
        <source>From a position on</source>
        <translation>從某個局面起</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>此變化</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>最後著手的數目</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>觀看方向</translation>
    </message>
    <message>
        <source>Turned or flipped, for all boards.</source>
        <translation>旋轉或翻轉，用於所有棋盤。</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>標記最後一手</translation>
    </message>
    <message>
        <source>Show the next moves</source>
        <translation>顯示下一手</translation>
    </message>
    <message>
        <source>The moves that follow, as faint stones.</source>
        <translation>後續的著手，顯示為淡色棋子。</translation>
    </message>
    <message>
        <source>Show other variations</source>
        <translation>顯示其他變化</translation>
    </message>
    <message>
        <source>What could have been played instead, as faint stones.</source>
        <translation>可以代替的著手，顯示為淡色棋子。</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Confirm moves with a second click</source>
        <translation>再次點選才確認著手</translation>
    </message>
    <message>
        <source>The first click only proposes a move, which guards against slips.</source>
        <translation>第一次點選只是提出著手，防止誤點。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Pace of engines</source>
        <translation>引擎的速度</translation>
    </message>
    <message>
        <source>The least time for each of their moves, for watching.</source>
        <translation>每手的最短時間，便於觀看。</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Their command lines, strengths and time limits.</source>
        <translation>其指令列、棋力和時間限制。</translation>
    </message>
    <message>
        <source>Edit Engines…</source>
        <translation>編輯引擎…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>Reopen files at the next start</source>
        <translation>下次啟動時重新開啟檔案</translation>
    </message>
    <message>
        <source>With their windows, tabs and places.</source>
        <translation>連同視窗、分頁和位置。</translation>
    </message>
    <message>
        <source>Reload changed files without asking</source>
        <translation>不詢問就重新載入已更改的檔案</translation>
    </message>
    <message>
        <source>When another program changed one and none of your work would be lost.</source>
        <translation>當另一個程式更改了它，而您的工作不會遺失時。</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>編碼</translation>
    </message>
    <message>
        <source>For files that do not state it and where it cannot be guessed.</source>
        <translation>用於沒有說明、也無法猜測的檔案。</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>鍵盤</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>Which of them go through the moves; the others go to variations.</source>
        <translation>哪些鍵用來前後移動著手；其餘用於變化。</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>左和右</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>上和下</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Every action and its keys.</source>
        <translation>每個操作及其按鍵。</translation>
    </message>
    <message>
        <source>Edit Shortcuts…</source>
        <translation>編輯快速鍵…</translation>
    </message>
    <message>
        <source>As in the record</source>
        <translation>與棋譜相同</translation>
    </message>
    <message>
        <source>Turned right</source>
        <translation>向右旋轉</translation>
    </message>
    <message>
        <source>Turned left</source>
        <translation>向左旋轉</translation>
    </message>
    <message>
        <source>Turned upside down</source>
        <translation>旋轉 180 度</translation>
    </message>
    <message>
        <source>Flipped sideways</source>
        <translation>左右翻轉</translation>
    </message>
    <message>
        <source>Flipped upside down</source>
        <translation>上下翻轉</translation>
    </message>
    <message>
        <source>Flipped and turned right</source>
        <translation>翻轉並向右旋轉</translation>
    </message>
    <message>
        <source>Flipped and turned left</source>
        <translation>翻轉並向左旋轉</translation>
    </message>
    <message>
        <source>Of all text, relative to the desktop’s own size.</source>
        <translation>所有文字，相對於桌面的大小。</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Whose chances</source>
        <translation>哪一方的勝率</translation>
    </message>
    <message>
        <source>In all numbers and curves.</source>
        <translation>用於所有數字和曲線。</translation>
    </message>
    <message>
        <source>Black’s</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White’s</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Those of the side to move</source>
        <translation>輪走方</translation>
    </message>
    <message>
        <source>Candidates show</source>
        <translation>候選點顯示</translation>
    </message>
    <message>
        <source>Large, in the middle.</source>
        <translation>大字，在中間。</translation>
    </message>
    <message>
        <source>Candidates also show</source>
        <translation>候選點還顯示</translation>
    </message>
    <message>
        <source>Small, below it.</source>
        <translation>小字，在下方。</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation>顯示候選點</translation>
    </message>
    <message>
        <source>The moves that engines consider.</source>
        <translation>引擎考慮的著手。</translation>
    </message>
    <message>
        <source>Show ownership</source>
        <translation>顯示歸屬</translation>
    </message>
    <message>
        <source>Who will own each point in the end.</source>
        <translation>每個點最終屬於誰。</translation>
    </message>
    <message>
        <source>Show policy</source>
        <translation>顯示策略</translation>
    </message>
    <message>
        <source>What the network likes before it starts searching.</source>
        <translation>網路在搜尋之前的偏好。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Theme of pictures</source>
        <translation>圖片的主題</translation>
    </message>
    <message>
        <source>Width of pictures</source>
        <translation>圖片的寬度</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Pace of animations</source>
        <translation>動畫的速度</translation>
    </message>
    <message>
        <source>The time for each move.</source>
        <translation>每手的時間。</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Number the moves</source>
        <translation>為著手標數字</translation>
    </message>
    <message>
        <source>The moves of the game, not the position alone.</source>
        <translation>對局的著手，而不只是局面。</translation>
    </message>
    <message>
        <source>Coordinates on pictures</source>
        <translation>圖片上的座標</translation>
    </message>
    <message>
        <source>Marks on pictures</source>
        <translation>圖片上的標記</translation>
    </message>
    <message>
        <source>And the last move.</source>
        <translation>以及最後一手。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>列印</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>每頁的棋圖</translation>
    </message>
    <message>
        <source>Moves in a diagram</source>
        <translation>每圖的手數</translation>
    </message>
    <message>
        <source>Print comments</source>
        <translation>列印註解</translation>
    </message>
    <message>
        <source>Print coordinates</source>
        <translation>列印座標</translation>
    </message>
    <message>
        <source>Print players and event</source>
        <translation>列印棋手和賽事</translation>
    </message>
    <message>
        <source>With date and result, above the first diagram.</source>
        <translation>連同日期和結果，在第一圖上方。</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>領先目數</translation>
    </message>
    <message>
        <source>Loss against the best</source>
        <translation>與最佳相比的損失</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>計算量</translation>
    </message>
    <message>
        <source>Lower bound of the chance (LCB)</source>
        <translation>勝率下界 (LCB)</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>次序</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>無</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>主控台</translation>
    </message>
    <message>
        <source>Fold streamed analysis</source>
        <translation>摺疊連續的分析</translation>
    </message>
    <message>
        <source>Into a single line that shows the latest.</source>
        <translation>成為顯示最新內容的一行。</translation>
    </message>
    <message>
        <source>Standard error beside the rest</source>
        <translation>標準錯誤並列顯示</translation>
    </message>
    <message>
        <source>In a lane of its own where there is room for two.</source>
        <translation>寬度夠時單獨佔一欄。</translation>
    </message>
    <message>
        <source>Show the whole line</source>
        <translation>顯示整行</translation>
    </message>
    <message>
        <source>The current one, beside or below the list.</source>
        <translation>目前的一行，在清單旁邊或下方。</translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation>與上一局相同</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>您的名字</translation>
    </message>
    <message>
        <source>For the records of your games.</source>
        <translation>用於您的對局的棋譜。</translation>
    </message>
    <message>
        <source>Board size of new games</source>
        <translation>新對局的棋盤大小</translation>
    </message>
    <message>
        <source>Rules of new games</source>
        <translation>新對局的規則</translation>
    </message>
    <message>
        <source>Komi of new games</source>
        <translation>新對局的貼目</translation>
    </message>
    <message>
        <source>Where there is no handicap.</source>
        <translation>沒有讓子時。</translation>
    </message>
    <message>
        <source>Hear stones, captures, passes and resignations.</source>
        <translation>聽到落子、提子、虛手和認輸的聲音。</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>失誤所降低的勝率</translation>
    </message>
    <message>
        <source>At least, or the points below.</source>
        <translation>至少如此，或下面的目數。</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>失誤所損失的目數</translation>
    </message>
    <message>
        <source>At least, or the win rate above.</source>
        <translation>至少如此，或上面的勝率。</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <translation>儲存已結束的對局</translation>
    </message>
    <message>
        <source>A game that is over and not yet in a file is saved in the folder below.</source>
        <translation>已結束而還沒有檔案的對局儲存到下面的資料夾。</translation>
    </message>
    <message>
        <source>Folder of finished games</source>
        <translation>已結束對局的資料夾</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>恢復預設值(&amp;R)</translation>
    </message>
    <message>
        <source>Those of this page</source>
        <translation>此頁的設定</translation>
    </message>
    <message>
        <source>Visits for each position</source>
        <translation>每個局面的計算量</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that many. 0: no limit.</source>
        <translation>引擎達到此數就停止思考。0：無限制。</translation>
    </message>
    <message>
        <source>Time for each position</source>
        <translation>每個局面的時間</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that long. 0: no limit.</source>
        <translation>引擎達到此時間就停止思考。0：無限制。</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Visits needed to call a mistake</source>
        <translation>判定失誤所需的計算量</translation>
    </message>
    <message>
        <source>Moves an engine has looked at less often are not called mistakes.</source>
        <translation>引擎看得比這更少的著手不算失誤。</translation>
    </message>
    <message>
        <source>Print variations</source>
        <translation>列印變化</translation>
    </message>
    <message>
        <source>After the game, in diagrams of their own.</source>
        <translation>在對局之後，各用自己的棋圖。</translation>
    </message>
    <message>
        <source>Show what the opponent thinks during the game</source>
        <translation>對局中顯示對手的想法</translation>
    </message>
    <message>
        <source>Its chances, and the moves it expects. Otherwise it tells when the game is over.</source>
        <translation>其勝率和預想的著手。否則在對局結束後告知。</translation>
    </message>
    <message>
        <source>Lines kept of each engine</source>
        <translation>每個引擎保留的行</translation>
    </message>
    <message>
        <source>On disk, until the game is closed; beyond this the oldest go.</source>
        <translation>儲存在磁碟上，直到對局關閉；超出後先去掉最舊的。</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Keep the mistakes of my reviewed games as questions</source>
        <translation>將我已覆盤對局中的失誤儲存為題目</translation>
    </message>
    <message>
        <source>They are asked again on other days; Game › Practice shows and deletes them.</source>
        <translation>會在別的日子再次出題；在「對局」›「練習」中可檢視和刪除。</translation>
    </message>
</context>
<context>
    <name>shinpan::PrintDialog</name>
    <message>
        <source>Comm&amp;ents</source>
        <translation>註解(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Players and event</source>
        <translation>棋手和賽事(&amp;P)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>列印</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>第一手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>每圖的手數</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>每頁的棋圖</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手數(&amp;M)</translation>
    </message>
    <message>
        <source>M&amp;oves per diagram</source>
        <translation>每圖的手數(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Diagrams per page</source>
        <translation>每頁的棋圖(&amp;D)</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>儲存為 PDF(&amp;F)…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>列印(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 頁</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>儲存為 PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 檔案 (*.pdf)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>沒有儲存：%1</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>沒有列印：%1</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>變化(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::ProblemQuiz</name>
    <message>
        <source>&amp;Next Problem</source>
        <translation>下一題(&amp;N)</translation>
    </message>
    <message>
        <source>Take &amp;Back</source>
        <translation>收回(&amp;B)</translation>
    </message>
    <message>
        <source>Start &amp;Again</source>
        <translation>重新開始(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Show the Solution</source>
        <translation>顯示正解(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <translation>上一題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Turn and mirror at random</source>
        <translation>隨機旋轉和映象(&amp;T)</translation>
    </message>
    <message>
        <source>E&amp;xchange colours at random</source>
        <translation>隨機交換顏色(&amp;X)</translation>
    </message>
    <message>
        <source>From the next problem on</source>
        <translation>從下一題起</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>第 %1 題，共 %2 題</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1，局面 %2 / %3</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>輪黑下</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>輪白下</translation>
    </message>
    <message>
        <source>(Colours are exchanged; the file’s words are not.)</source>
        <translation>（顏色已交換；檔案中的文字沒有。）</translation>
    </message>
    <message>
        <source>The file has no solution of this position.</source>
        <translation>檔案中沒有此局面的正解。</translation>
    </message>
    <message>
        <source>%1 of %2 solved at once</source>
        <translation>%2 題中一次解出 %1 題</translation>
    </message>
    <message>
        <source>Right so far</source>
        <translation>目前正確</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>The file marks no line as right: its first one is taken for the solution.</source>
        <translation>檔案沒有標出正確的變化：以第一個變化為正解。</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>You may go on to see why.</source>
        <translation>可以繼續，看看為什麼。</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>檔案中沒有</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Take it back and try another one. If an engine is chosen for analysis, it answers where the file does not.</source>
        <translation>收回後另試一手。如果為分析選擇了引擎，檔案沒有應對之處由引擎應對。</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>題目：%1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>正在詢問 %1…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 沒有可說的。</translation>
    </message>
    <message>
        <source>%1 answers %2 and gives you a chance of %3%.</source>
        <translation>%1 應 %2，給您的勝率為 %3%。</translation>
    </message>
    <message>
        <source>The file ends here: take back, or start again.</source>
        <translation>檔案到此為止：請悔棋或重新開始。</translation>
    </message>
</context>
<context>
    <name>shinpan::ProgressDialog</name>
    <message>
        <source>Opponent</source>
        <translation>對手</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>Handicap stones that you had; − gave</source>
        <translation>您受的讓子；− 為您讓的</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>全部刪除(&amp;D)…</translation>
    </message>
    <message>
        <source>Your Progress</source>
        <translation>您的進步</translation>
    </message>
    <message>
        <source>Your games by opponent</source>
        <translation>按對手列出您的對局</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Games that you finish against an engine are counted here.
They stay on this computer.</source>
        <translation>您與引擎下完的對局在這裡統計。
它們只留在本機。</translation>
    </message>
    <message>
        <source>Your games cannot be read: %1.</source>
        <translation>無法讀取您的對局：%1。</translation>
    </message>
    <message>
        <source>Rank on %1</source>
        <translation>%1 上的段位</translation>
    </message>
    <message>
        <source>No rank on %1 yet</source>
        <translation>%1 上還沒有段位</translation>
    </message>
    <message>
        <source>Your opponents there have no known rank.</source>
        <translation>那裡的對手沒有已知的段位。</translation>
    </message>
    <message>
        <source>About %1 on %2</source>
        <translation>在 %2 上約 %1</translation>
    </message>
    <message numerus="yes">
        <source>With 95 % between %1 and %2, by your last %n game(s).</source>
        <translation>
            <numerusform>根據最近 %n 局，95 % 在 %1 與 %2 之間。</numerusform>
        </translation>
    </message>
    <message>
        <source>usual strength</source>
        <translation>通常棋力</translation>
    </message>
    <message>
        <source>Delete All</source>
        <translation>全部刪除</translation>
    </message>
    <message>
        <source>Delete all that is known of your games?</source>
        <translation>刪除所知的關於您對局的一切？</translation>
    </message>
    <message>
        <source>Records that you have saved stay.</source>
        <translation>您儲存的棋譜會保留。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyDialog</name>
    <message>
        <source>&amp;New</source>
        <translation>新增(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>SGF Properties</source>
        <translation>SGF 屬性</translation>
    </message>
    <message>
        <source>Properties of this node</source>
        <translation>此節點的屬性</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>屬性</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含義</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>數值</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>屬性名</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Values, each in brackets</source>
        <translation>值，各用方括號括起</translation>
    </message>
    <message>
        <source>Values, each in brackets: [dd][pp]</source>
        <translation>值，各用方括號括起：[dd][pp]</translation>
    </message>
    <message>
        <source>Write it into the record</source>
        <translation>寫入棋譜</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>第 %1 手：%2 %3</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>對局開始</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>沒有著手的局面</translation>
    </message>
    <message>
        <source>not in the standard</source>
        <translation>不在標準中</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>屬性 %1</translation>
    </message>
    <message>
        <source>Removed Property %1</source>
        <translation>移除屬性 %1</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyText</name>
    <message>
        <source>Black stones set up</source>
        <translation>擺放的黑子</translation>
    </message>
    <message>
        <source>Points cleared</source>
        <translation>清除的點</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>註解者</translation>
    </message>
    <message>
        <source>Written by program</source>
        <translation>寫入的程式</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>箭頭</translation>
    </message>
    <message>
        <source>White stones set up</source>
        <translation>擺放的白子</translation>
    </message>
    <message>
        <source>Black’s move</source>
        <translation>黑方著手</translation>
    </message>
    <message>
        <source>Black’s time left, seconds</source>
        <translation>黑方剩餘時間，秒</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>惡手</translation>
    </message>
    <message>
        <source>Black’s rank</source>
        <translation>黑方段位</translation>
    </message>
    <message>
        <source>Black’s team</source>
        <translation>黑方隊伍</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>註解</translation>
    </message>
    <message>
        <source>Character set of the file</source>
        <translation>檔案的字元集</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>版權</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>圓圈</translation>
    </message>
    <message>
        <source>Dimmed points</source>
        <translation>變暗的點</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>兩分的局面</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>賽事</translation>
    </message>
    <message>
        <source>Version of the format</source>
        <translation>格式的版本</translation>
    </message>
    <message>
        <source>Start of a figure in print</source>
        <translation>列印時棋圖的開始</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>黑好</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>對局的註解</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>棋類</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>對局的名稱</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>白好</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>焦點</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>有趣的一手</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>貼目</translation>
    </message>
    <message>
        <source>Move played though it is illegal</source>
        <translation>雖非法仍下出的著手</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>叉號</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>局面的名稱</translation>
    </message>
    <message>
        <source>Black’s overtime left, moves or periods</source>
        <translation>黑方讀秒剩餘的手數或次數</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>讀秒</translation>
    </message>
    <message>
        <source>White’s overtime left, moves or periods</source>
        <translation>白方讀秒剩餘的手數或次數</translation>
    </message>
    <message>
        <source>Black’s name</source>
        <translation>黑方名字</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地點</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>輪走方</translation>
    </message>
    <message>
        <source>Move numbers in print</source>
        <translation>列印時的手數</translation>
    </message>
    <message>
        <source>White’s name</source>
        <translation>白方名字</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>選中的點</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>來源</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>How variations are shown</source>
        <translation>變化如何顯示</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>棋盤大小</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>黑地</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Main time, seconds</source>
        <translation>基本用時，秒</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>白地</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>形勢不明的局面</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>錄入者</translation>
    </message>
    <message>
        <source>Value for Black</source>
        <translation>對黑方的價值</translation>
    </message>
    <message>
        <source>Visible part of the board</source>
        <translation>棋盤的可見部分</translation>
    </message>
    <message>
        <source>White’s move</source>
        <translation>白方著手</translation>
    </message>
    <message>
        <source>White’s time left, seconds</source>
        <translation>白方剩餘時間，秒</translation>
    </message>
    <message>
        <source>White’s rank</source>
        <translation>白方段位</translation>
    </message>
    <message>
        <source>White’s team</source>
        <translation>白方隊伍</translation>
    </message>
    <message>
        <source>“%1” is not a date of the form 2004, 2004-03 or 2004-03-15.</source>
        <translation>「%1」不是 2004、2004-03 或 2004-03-15 形式的日期。</translation>
    </message>
    <message>
        <source>There is no such day as “%1”.</source>
        <translation>沒有「%1」這一天。</translation>
    </message>
    <message>
        <source>“%1” does not say which year or month.</source>
        <translation>「%1」沒有說明年份或月份。</translation>
    </message>
    <message>
        <source>“%1” is not later than the date before it.</source>
        <translation>「%1」不晚於前一個日期。</translation>
    </message>
</context>
<context>
    <name>shinpan::QuestionsWindow</name>
    <message>
        <source>Opening</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>官子</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>著手</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>手數</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>What the move lost</source>
        <translation>著手的損失</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>再次出題</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Ask &amp;All Shown</source>
        <translation>對所示全部出題(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Forget Selected</source>
        <translation>忘記所選(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>全部刪除(&amp;D)…</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>我的對局中的題目</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>棋盤大小</translation>
    </message>
    <message>
        <source>Phase of the game</source>
        <translation>對局階段</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>整個對局</translation>
    </message>
    <message>
        <source>How many questions there are</source>
        <translation>題目數</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>階段(&amp;P)</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Columns of the questions</source>
        <translation>題目的列</translation>
    </message>
    <message>
        <source>Keep the mistakes of &amp;every game of mine that is reviewed</source>
        <translation>儲存我每一局已覆盤對局的失誤(&amp;E)</translation>
    </message>
    <message>
        <source>Otherwise only what Try Again has asked is kept.</source>
        <translation>否則只儲存「再試一次」問過的。</translation>
    </message>
    <message>
        <source>Kept on this computer alone, readable by you only: %1</source>
        <translation>只儲存在本機，只有您可讀：%1</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>所有棋盤</translation>
    </message>
    <message numerus="yes">
        <source>%1 due of %n</source>
        <translation>
            <numerusform>%n 題中 %1 題到期</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;None Is Due</source>
        <translation>沒有到期的(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>Ask the %n D&amp;ue</source>
        <translation>
            <numerusform>對到期的 %n 題出題(&amp;U)</numerusform>
        </translation>
    </message>
    <message>
        <source>The questions cannot be used: %1. Delete All begins anew.</source>
        <translation>題目無法使用：%1。「全部刪除」可重新開始。</translation>
    </message>
    <message>
        <source>Review a game and choose Try Again: the mistakes that it asks come here, and are asked again on other days.</source>
        <translation>請覆盤一局並選擇「再試一次」：所問的失誤會來到這裡，並在別的日子再次出題。</translation>
    </message>
    <message>
        <source>There is no such question.</source>
        <translation>沒有這樣的題目。</translation>
    </message>
    <message>
        <source>Delete All Questions</source>
        <translation>刪除所有題目</translation>
    </message>
    <message>
        <source>Delete all questions, and how their answers went? The games stay as they are.</source>
        <translation>刪除所有題目及其回答情況？對局保持原樣。</translation>
    </message>
    <message>
        <source>&amp;Delete All</source>
        <translation>全部刪除(&amp;D)</translation>
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
        <translation>題目的棋盤</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
</context>
<context>
    <name>shinpan::RankText</name>
    <message>
        <source>%1 dan</source>
        <translation>%1段</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1級</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>About %1 on %2×%2: an estimate, not measured.</source>
        <translation>在 %2×%2 上約 %1：是估計，不是測定。</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2×%2: by %n game(s), with 95 % between %3 and %4.</source>
        <translation>
            <numerusform>在 %2×%2 上 %1：根據 %n 局，95 % 在 %3 與 %4 之間。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ranks on this size are estimates.</source>
        <translation>此大小的段位是估計的。</translation>
    </message>
</context>
<context>
    <name>shinpan::RatingPlot</name>
    <message>
        <source>Your rank over the weeks</source>
        <translation>各周的段位</translation>
    </message>
    <message>
        <source>From %1 in the week of %2 to %3 in the week of %4</source>
        <translation>從 %2 那一週的 %1 到 %4 那一週的 %3</translation>
    </message>
</context>
<context>
    <name>shinpan::ReadingActions</name>
    <message>
        <source>&amp;Encoding…</source>
        <translation>編碼(&amp;E)…</translation>
    </message>
    <message>
        <source>Repa&amp;irs…</source>
        <translation>修復(&amp;I)…</translation>
    </message>
    <message>
        <source>Read the file in another encoding</source>
        <translation>用另一種編碼讀取檔案</translation>
    </message>
    <message>
        <source>See what was unusual about the file</source>
        <translation>檢視檔案有何異常</translation>
    </message>
    <message>
        <source>This is a %1 file. Saving turns it into an SGF file.</source>
        <translation>這是 %1 檔案。儲存會成為 SGF 檔案。</translation>
    </message>
    <message>
        <source>Its encoding was guessed: %1.</source>
        <translation>其編碼是猜測的：%1。</translation>
    </message>
    <message>
        <source>Its encoding is unknown; it was read as %1.</source>
        <translation>其編碼不明；按 %1 讀取。</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message numerus="yes">
        <source>Read with %n repair(s).</source>
        <translation>
            <numerusform>讀取時有 %n 處修復。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>顯示</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未儲存的更改</translation>
    </message>
    <message>
        <source>Read the file again without your changes?</source>
        <translation>放棄您的更改，重新讀取檔案？</translation>
    </message>
    <message>
        <source>In another encoding, the changes made since it was opened are lost.</source>
        <translation>用另一種編碼會遺失開啟之後的更改。</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>放棄更改(&amp;D)</translation>
    </message>
    <message>
        <source>It may as well be %1.</source>
        <translation>也可能是 %1。</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>按 %1 讀取</translation>
    </message>
</context>
<context>
    <name>shinpan::RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>開啟最近的檔案(&amp;R)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>沒有最近的檔案</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>清除此清單(&amp;C)</translation>
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
        <translation>剪下</translation>
    </message>
    <message>
        <source>A game is being played here: paste elsewhere</source>
        <translation>此處正在對局：請在別處貼上</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼上</translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>什麼都沒有貼上：%1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>The start of the game cannot be deleted</source>
        <translation>對局的開始不能刪除</translation>
    </message>
    <message>
        <source>The game being played goes through this node</source>
        <translation>進行中的對局經過此節點</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Make Main Line</source>
        <translation>設為主線</translation>
    </message>
    <message>
        <source>The game being played is one of the other variations</source>
        <translation>進行中的對局是其他變化之一</translation>
    </message>
    <message>
        <source>Delete Other Variations</source>
        <translation>刪除其他變化</translation>
    </message>
    <message>
        <source>A game is being played in this record: flatten it when it is over</source>
        <translation>此棋譜中正在對局：請在結束後進行</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>以此為起點</translation>
    </message>
</context>
<context>
    <name>shinpan::RecoveryCopy</name>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1：無法建立資料夾</translation>
    </message>
</context>
<context>
    <name>shinpan::RegressionFeature</name>
    <message>
        <source>Open &amp;Test Suite…</source>
        <translation>開啟測試集(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Add Position to Test Suite…</source>
        <translation>將局面新增到測試集(&amp;A)…</translation>
    </message>
    <message>
        <source>Open Test Suite</source>
        <translation>開啟測試集</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>測試集 (*.tst)</translation>
    </message>
    <message>
        <source>The suite cannot be opened. %1</source>
        <translation>無法開啟測試集。%1</translation>
    </message>
    <message>
        <source>Test suites can only have square boards.</source>
        <translation>測試集只能有正方形棋盤。</translation>
    </message>
    <message>
        <source>The test was not added. %1</source>
        <translation>沒有新增測試。%1</translation>
    </message>
    <message>
        <source>Added as test %1 of %2</source>
        <translation>已新增為 %2 的測試 %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyModel</name>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差異</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyView</name>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Columns of the answer</source>
        <translation>回答的列</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>回答為空。</translation>
    </message>
    <message>
        <source>The engine’s answer appears here.</source>
        <translation>引擎的回答顯示在這裡。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyWaitBar</name>
    <message>
        <source>&amp;Interrupt</source>
        <translation>打斷(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Restart It</source>
        <translation>重新啟動(&amp;R)</translation>
    </message>
    <message>
        <source>A command without an answer</source>
        <translation>沒有回答的指令</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing</source>
        <translation>請引擎中斷正在做的事</translation>
    </message>
    <message>
        <source>Kill the engine and restart it; the game goes on</source>
        <translation>強行終止引擎並重啟；對局繼續</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>等待(&amp;W)</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>稍後再問</translation>
    </message>
    <message>
        <source>%1 has been busy with “%2” for %3.</source>
        <translation>%1 忙於「%2」已有 %3。</translation>
    </message>
</context>
<context>
    <name>shinpan::ReportPages</name>
    <message>
        <source>What to show of the competition</source>
        <translation>顯示比賽的什麼</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>對局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation>循環表(&amp;C)</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>輪次(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;penings</source>
        <translation>佈局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>事件(&amp;E)</translation>
    </message>
    <message>
        <source>Brac&amp;ket</source>
        <translation>對陣圖(&amp;K)</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>對陣圖</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>調參(&amp;U)</translation>
    </message>
    <message>
        <source>The report as text</source>
        <translation>文字報告</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳情(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>機器(&amp;M)</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>級別(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewActions</name>
    <message>
        <source>&amp;Review Game…</source>
        <translation>對局覆盤(&amp;R)…</translation>
    </message>
    <message>
        <source>Let engines look at every position of the game (F12)</source>
        <translation>讓引擎檢視對局的每個局面 (F12)</translation>
    </message>
    <message>
        <source>End the review; what was found stays</source>
        <translation>結束覆盤；所得結果保留</translation>
    </message>
    <message>
        <source>Resume Re&amp;view</source>
        <translation>繼續覆盤(&amp;V)</translation>
    </message>
    <message>
        <source>Pause Re&amp;view</source>
        <translation>暫停覆盤(&amp;V)</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>繼續覆盤</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>暫停覆盤</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>取消覆盤(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Save Analysis into Game…</source>
        <translation>將分析儲存到對局(&amp;S)…</translation>
    </message>
    <message>
        <source>Write what engines found into the game</source>
        <translation>將引擎所得寫入對局</translation>
    </message>
    <message>
        <source>Review Files…</source>
        <translation>檔案覆盤…</translation>
    </message>
    <message>
        <source>Let an engine look at all games in files or a folder</source>
        <translation>讓引擎檢視檔案或資料夾中的所有對局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>&amp;Try Mistakes Again</source>
        <translation>重試失誤(&amp;T)</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Find better moves where the game’s were mistakes (Shift+F12)</source>
        <translation>在對局失誤之處找出更好的著手 (Shift+F12)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewController</name>
    <message>
        <source>What the review finds cannot be kept for a restart: %1</source>
        <translation>覆盤所得無法為重啟而儲存：%1</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review: it %2.</source>
        <translation>%1 無法繼續覆盤：%2。</translation>
    </message>
    <message>
        <source>The review has ended because komi or rules have changed.</source>
        <translation>因貼目或規則改變，覆盤已結束。</translation>
    </message>
    <message>
        <source>The review has ended because its engine is no longer chosen.</source>
        <translation>因其引擎不再被選擇，覆盤已結束。</translation>
    </message>
    <message numerus="yes">
        <source>The review is complete: %n position(s).</source>
        <translation>
            <numerusform>覆盤完成：%n 個局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Review · %1</source>
        <translation>覆盤 · %1</translation>
    </message>
    <message>
        <source>The review goes on without the position after move %1: %2 %3.</source>
        <translation>覆盤略過第 %1 手之後的局面繼續：%2 %3。</translation>
    </message>
    <message>
        <source>%1 says during the review: it %2.</source>
        <translation>覆盤期間 %1 說：它 %2。</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewDialog</name>
    <message>
        <source>Review Game</source>
        <translation>對局覆盤</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>覆盤(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to judge. You can keep working meanwhile.</source>
        <translation>
            <numerusform>要評價 %n 手。期間您可以繼續工作。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFeature</name>
    <message>
        <source>Review</source>
        <translation>覆盤</translation>
    </message>
    <message>
        <source>Save Analysis</source>
        <translation>儲存分析</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFields</name>
    <message>
        <source>no limit</source>
        <translation>無限制</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Visits per position</source>
        <translation>每個局面的計算量(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Time per position</source>
        <translation>每個局面的時間(&amp;T)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>第一手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後一手</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手數(&amp;M)</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>從開頭</translation>
    </message>
    <message>
        <source>From the end</source>
        <translation>從末尾</translation>
    </message>
    <message>
        <source>From the end: engines that keep their search tree see further</source>
        <translation>從末尾：保留搜尋樹的引擎能看得更遠</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>次序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>請選擇引擎。</translation>
    </message>
    <message>
        <source>Say how many visits, or how much time, a position gets.</source>
        <translation>請指定每個局面的計算量或時間。</translation>
    </message>
    <message>
        <source>There is no move in this range.</source>
        <translation>此範圍內沒有著手。</translation>
    </message>
    <message>
        <source>No engine here can analyse. KataGo is a good one to add.</source>
        <translation>這裡沒有能分析的引擎。推薦新增 KataGo。</translation>
    </message>
    <message>
        <source>Its first report with so many visits stops an engine; a quick one has more by then</source>
        <translation>達到此計算量的第一次報告就停止引擎；快的引擎到時已更多</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>至少 </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFileList</name>
    <message>
        <source>Files to be reviewed</source>
        <translation>要覆盤的檔案</translation>
    </message>
    <message>
        <source>File</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>State</source>
        <translation>狀態</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>新增檔案(&amp;A)…</translation>
    </message>
    <message>
        <source>Add F&amp;older…</source>
        <translation>新增資料夾(&amp;O)…</translation>
    </message>
    <message>
        <source>Remove from Li&amp;st</source>
        <translation>從清單移除(&amp;R)</translation>
    </message>
    <message>
        <source>Add Files</source>
        <translation>新增檔案</translation>
    </message>
    <message>
        <source>Add Folder</source>
        <translation>新增資料夾</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewMachineFields</name>
    <message>
        <source>Reviewed</source>
        <translation>覆盤地點</translation>
    </message>
    <message>
        <source>Files at a time</source>
        <translation>同時處理的檔案數</translation>
    </message>
    <message>
        <source>On each computer, each with engines of its own</source>
        <translation>每台電腦上的數量，每個檔案使用各自的引擎</translation>
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
        <translation>或</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>Columns of the mistakes</source>
        <translation>失誤的列</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>沒有發現失誤。</translation>
    </message>
    <message>
        <source>In a review, engines look at every position of the game; the moves that lost most are listed here.</source>
        <translation>覆盤時引擎檢視對局的每個局面；損失最大的著手列在這裡。</translation>
    </message>
    <message>
        <source>The first mistake will appear here.</source>
        <translation>第一個失誤會顯示在這裡。</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>失誤所降低的勝率</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>失誤所損失的目數</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source> pts</source>
        <comment>points</comment>
        <translation> 目</translation>
    </message>
    <message>
        <source>Mistakes from</source>
        <translation>失誤的下限</translation>
    </message>
    <message>
        <source>What a move has to lose to be listed as a mistake</source>
        <translation>損失多少的著手列為失誤</translation>
    </message>
    <message>
        <source>No mistake is certain: some moves seem to cost that much, but the evaluations are too uncertain to tell. More visits, or a stronger engine, would.</source>
        <translation>沒有確定的失誤：有些著手似乎損失這麼多，但評估不夠確定。更多計算量或更強的引擎可以看清。</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewProgress</name>
    <message>
        <source>Progress of the review</source>
        <translation>覆盤進度</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n position(s)</source>
        <translation>
            <numerusform>%1 / %n 個局面</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1，已暫停</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，剩餘 %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewSummary</name>
    <message>
        <source>Loss per move</source>
        <translation>每手損失</translation>
    </message>
    <message>
        <source>Engine’s choice</source>
        <translation>與引擎所選一致</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失誤</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>%1 的看法</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; the engine’s choice in %3 of %4 moves; mistakes: %5</source>
        <translation>%1：每手損失 %2；%4 手中有 %3 手與引擎所選一致；失誤：%5</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>官子</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>佈局</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>官子</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; loss per move by phase: %1</source>
        <translation>；各階段每手損失：%1</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; mistakes: %3</source>
        <translation>%1：每手損失 %2；失誤：%3</translation>
    </message>
    <message>
        <source>%1, %2 pts</source>
        <comment>win rate, points</comment>
        <translation>%1，%2 目</translation>
    </message>
</context>
<context>
    <name>shinpan::RoundsView</name>
    <message>
        <source>Round %1</source>
        <translation>第 %1 輪</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>決賽</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>半決賽</translation>
    </message>
    <message>
        <source>Quarterfinals</source>
        <translation>四分之一決賽</translation>
    </message>
    <message>
        <source>Round of %1</source>
        <translation>%1 強賽（輪）</translation>
    </message>
    <message>
        <source>%1  bye</source>
        <translation>%1  輪空</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>持平：種子較高者晉級</translation>
    </message>
</context>
<context>
    <name>shinpan::RulesField</name>
    <message>
        <source>Custom…</source>
        <translation>自訂…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
</context>
<context>
    <name>shinpan::RunLimits</name>
    <message>
        <source>Most games in a run</source>
        <translation>一次執行的最多對局</translation>
    </message>
    <message>
        <source>The run starts no more games than this</source>
        <translation>此次執行不會開始更多對局</translation>
    </message>
    <message>
        <source>Longest time for a run</source>
        <translation>一次執行的最長時間</translation>
    </message>
    <message>
        <source>After this time, the run starts no more games</source>
        <translation>超過此時間後不再開始對局</translation>
    </message>
    <message>
        <source>any number of games</source>
        <translation>對局數不限</translation>
    </message>
    <message>
        <source> games</source>
        <translation> 局</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>時間不限</translation>
    </message>
    <message>
        <source>&amp;Limits of the run</source>
        <translation>執行的限制(&amp;L)</translation>
    </message>
</context>
<context>
    <name>shinpan::RunningGameWindow</name>
    <message>
        <source>Broken off</source>
        <translation>中斷</translation>
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
        <translation>將分析儲存到對局</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>數值(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>註解(&amp;C)</translation>
    </message>
    <message>
        <source>Va&amp;riations</source>
        <translation>變化(&amp;R)</translation>
    </message>
    <message>
        <source>The chance to win and the lead after each move, as numbers that other programs read too.</source>
        <translation>每手之後的勝率和領先，寫成其他程式也能讀取的數。</translation>
    </message>
    <message>
        <source>Also as a readable line in each comment, with what each mistake lost.</source>
        <translation>也在每條註解中寫成可讀的一行，連同每個失誤的損失。</translation>
    </message>
    <message>
        <source>Also what the engine would have played instead of each mistake.</source>
        <translation>也寫出引擎會代替每個失誤所下的著手。</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Moves of a variation, at most</source>
        <translation>變化的手數，最多(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Save into Game</source>
        <translation>儲存到對局(&amp;S)</translation>
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
        <translation>形勢判斷 · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoreTable</name>
    <message>
        <source>Count</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>活子</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地盤</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>提子</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>虛手交子</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>還棋頭</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>貼目</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>讓子</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>按鈕</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>%1: Black %2, White %3.</source>
        <translation>%1：黑 %2，白 %3。</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringController</name>
    <message>
        <source>Score</source>
        <translation>計分</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringPanel</name>
    <message>
        <source>Opinions</source>
        <translation>意見</translation>
    </message>
    <message>
        <source>Click a group: dead or alive. With Ctrl: the chain alone. With Shift, or S: seki.</source>
        <translation>點選一塊棋：死或活。按 Ctrl：只有該串子。按 Shift 或 S：雙活。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rules to count by</source>
        <translation>計算所用的規則</translation>
    </message>
    <message>
        <source>The record names no rules known here. Which should be used for counting?</source>
        <translation>棋譜沒有寫明這裡認識的規則。應按哪種規則計算？</translation>
    </message>
    <message>
        <source>&amp;Resume Play</source>
        <translation>繼續對局(&amp;R)</translation>
    </message>
    <message>
        <source>The game goes on; dead stones are settled on the board</source>
        <translation>對局繼續；死子在棋盤上解決</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Leave the record as it is (Esc)</source>
        <translation>棋譜保持原樣 (Esc)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完成(&amp;D)</translation>
    </message>
    <message>
        <source>Counted by territory: %1</source>
        <translation>按數目計算：%1</translation>
    </message>
    <message>
        <source>Counted by area: %1</source>
        <translation>按數子計算：%1</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>貼目 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>讓 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替換(&amp;R)</translation>
    </message>
    <message>
        <source>The result of the game</source>
        <translation>對局結果</translation>
    </message>
    <message>
        <source>The record has another result: %1. Replace it with %2?</source>
        <translation>棋譜有另一個結果：%1。用 %2 替換嗎？</translation>
    </message>
    <message>
        <source>The score is settled (Ctrl+Return)</source>
        <translation>確定結果 (Ctrl+Return)</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%n points are nobody’s, because borders are open.</source>
        <translation>
            <numerusform>%n 目因邊界未封而不屬於任何一方。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n stones it is not settled whether they live.</source>
        <translation>
            <numerusform>%n 個棋子的死活沒有確定。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::SealDialog</name>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>User</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>原樣</translation>
    </message>
    <message>
        <source>&amp;Logs of engines</source>
        <translation>引擎記錄檔(&amp;L)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>檔案中</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>處</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>檔案中沒有</translation>
    </message>
    <message>
        <source>&amp;Seal…</source>
        <translation>封存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy SHA-256</source>
        <translation>複製 SHA-256(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Seal “%1”</source>
        <translation>封存「%1」</translation>
    </message>
    <message>
        <source>What would tell of people and computers</source>
        <translation>會透露人和電腦的內容</translation>
    </message>
    <message>
        <source>Puts everything about this competition into one file, which anybody can verify without its engines.</source>
        <translation>將此比賽的一切放入一個檔案，任何人無需其引擎即可驗證。</translation>
    </message>
    <message>
        <source>Keep:</source>
        <translation>保留：</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>資料夾(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Users’ names</source>
        <translation>使用者名稱(&amp;U)</translation>
    </message>
    <message>
        <source>Co&amp;mputers’ names</source>
        <translation>電腦名(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>環境(&amp;E)</translation>
    </message>
    <message>
        <source>Tells it as it is; otherwise the same word stands for it everywhere</source>
        <translation>原樣說明；否則到處用同一個詞代替</translation>
    </message>
    <message>
        <source>What engines were told and said, if that was logged</source>
        <translation>對引擎所說和引擎所答（若有記錄）</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>With it, anybody can see whether a single byte was changed</source>
        <translation>知道它的人能看出任何一個被改動的位元組</translation>
    </message>
    <message>
        <source>Looking through %v of %m games</source>
        <translation>正在檢視 %v / %m 局對局</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>封存</translation>
    </message>
    <message>
        <source>Sealed competitions (*.zip)</source>
        <translation>已封存的比賽 (*.zip)</translation>
    </message>
    <message>
        <source>Sealing %v of %m games</source>
        <translation>正在封存 %v / %m 局對局</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>as it is: too short or common</source>
        <translation>原樣：太短或太常見</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 還有 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>It is sealed as it stands: %1.</source>
        <translation>按現狀封存：%1。</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>沒有發現會透露人或電腦的內容。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1. Publish the SHA-256 of its manifest elsewhere, and nobody can change it unseen:
%2</source>
        <translation>
            <numerusform>%n 局對局在 %1 中。將其清單的 SHA-256 在別處公佈，就沒有人能暗中改動：
%2</numerusform>
        </translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Not sealed: %1.</source>
        <translation>沒有封存：%1。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatCard</name>
    <message>
        <source>&amp;Black</source>
        <translation>黑(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白(&amp;W)</translation>
    </message>
    <message>
        <source>Who plays Black</source>
        <translation>誰執黑</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>誰執白</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Plays by clicking on the board</source>
        <translation>點選棋盤來下</translation>
    </message>
    <message>
        <source>Cannot be started: %1.</source>
        <translation>無法啟動：%1。</translation>
    </message>
    <message>
        <source>Counts by Chinese rules, whatever this game’s are.</source>
        <translation>無論此對局用什麼規則，都按中國規則計算。</translation>
    </message>
    <message>
        <source>Counts by Japanese rules, whatever this game’s are.</source>
        <translation>無論此對局用什麼規則，都按日本規則計算。</translation>
    </message>
    <message>
        <source>How strongly Black plays</source>
        <translation>黑方的棋力</translation>
    </message>
    <message>
        <source>How strongly White plays</source>
        <translation>白方的棋力</translation>
    </message>
    <message>
        <source>Name, for the record</source>
        <translation>名字，寫入棋譜</translation>
    </message>
    <message>
        <source>Name of who plays Black</source>
        <translation>執黑者的名字</translation>
    </message>
    <message>
        <source>Name of who plays White</source>
        <translation>執白者的名字</translation>
    </message>
    <message>
        <source>Is not told the komi: the Go Modem Protocol has no word for it.</source>
        <translation>無法告知貼目：Go Modem Protocol 沒有相應的說法。</translation>
    </message>
    <message>
        <source>Refuses suicide, which these rules allow, and would lose by it.</source>
        <translation>拒絕此規則允許的自殺，會因此判負。</translation>
    </message>
    <message>
        <source>Refuses suicide of a single stone, which these rules allow, and would lose by it.</source>
        <translation>拒絕此規則允許的單子自殺，會因此判負。</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>新增引擎…</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>它：%1。</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatMenu</name>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>新增引擎…</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>棋力</translation>
    </message>
</context>
<context>
    <name>shinpan::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>指定(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>無按鍵(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>預設(&amp;D)</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>按名稱或按鍵搜尋</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>搜尋快速鍵</translation>
    </message>
    <message>
        <source>Left and Right: moves</source>
        <translation>左和右：著手</translation>
    </message>
    <message>
        <source>Up and Down: moves</source>
        <translation>上和下：著手</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>Which arrows go through the moves; the others go to variations</source>
        <translation>哪些方向鍵前後移動著手；其餘用於變化</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新按鍵</translation>
    </message>
    <message>
        <source>Press the keys here</source>
        <translation>請在此按下按鍵</translation>
    </message>
    <message>
        <source>Take its keys away</source>
        <translation>去掉其按鍵</translation>
    </message>
    <message>
        <source>Restore its default keys</source>
        <translation>恢復其預設按鍵</translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation>新按鍵(&amp;K)：</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>全部重設(&amp;R)</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>佔用(&amp;T)</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”, which would lose it.</source>
        <translation>%1 是「%2」的按鍵，後者將失去它。</translation>
    </message>
    <message>
        <source>Choose an action to give it another key.</source>
        <translation>請選擇一個操作來更改按鍵。</translation>
    </message>
</context>
<context>
    <name>shinpan::SprtPanel</name>
    <message>
        <source>Sequential test</source>
        <translation>序貫檢驗</translation>
    </message>
    <message>
        <source>LLR %1, from %2 to %3</source>
        <translation>LLR %1，從 %2 到 %3</translation>
    </message>
    <message>
        <source>%1 is stronger than %2: H1 (%3 Elo) is accepted.</source>
        <translation>%1 強於 %2：接受 H1 (%3 Elo)。</translation>
    </message>
    <message>
        <source>%1 is not that much stronger than %2: H0 (%3 Elo) is accepted.</source>
        <translation>%1 並不比 %2 強那麼多：接受 H0 (%3 Elo)。</translation>
    </message>
    <message>
        <source>No verdict: the latest games only repeat earlier ones.</source>
        <translation>沒有結論：最近的對局只是重複先前的對局。</translation>
    </message>
    <message>
        <source>Undecided between %1 and %2 Elo.</source>
        <translation>在 %1 與 %2 Elo 之間沒有定論。</translation>
    </message>
</context>
<context>
    <name>shinpan::StartCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盤</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>您來下</translation>
    </message>
    <message>
        <source>Nigiri</source>
        <translation>猜先</translation>
    </message>
    <message>
        <source>The colours are drawn by lot</source>
        <translation>抽籤決定黑白顏色</translation>
    </message>
    <message>
        <source>%1, strength</source>
        <translation>%1 的棋力</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>You: about %1</source>
        <translation>您：約 %1</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>您的進步</translation>
    </message>
    <message>
        <source>Your progress. %1</source>
        <translation>您的進步。%1</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>您與引擎的對局，以及由此得出的段位</translation>
    </message>
    <message numerus="yes">
        <source>You get %n stone(s), as Black.</source>
        <translation>
            <numerusform>您執黑，受讓 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way, a game without help counts for your rank.</source>
        <translation>無論如何，沒有幫助的對局都計入您的段級位。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>幫助</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>指導</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Hint, in the toolbar, names good moves.</source>
        <translation>工具列中的「提示」會給出好手。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選擇</translation>
    </message>
    <message>
        <source>Play Even</source>
        <translation>分先</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine, its rank</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>an engine, its weakest and strongest rank</comment>
        <translation>%1（%2至%3）</translation>
    </message>
</context>
<context>
    <name>shinpan::StartupPage</name>
    <message>
        <source>“%1” is not of the form NAME=value.</source>
        <translation>「%1」不是 NAME=value 的形式。</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>「%1」：%2。</translation>
    </message>
    <message>
        <source>&amp;Working directory</source>
        <translation>工作目錄(&amp;W)</translation>
    </message>
    <message>
        <source>Choose the working directory</source>
        <translation>選擇工作目錄</translation>
    </message>
    <message>
        <source>Your home directory</source>
        <translation>您的主目錄</translation>
    </message>
    <message>
        <source>&amp;Environment, one per line</source>
        <translation>環境變數，每行一個(&amp;E)</translation>
    </message>
    <message>
        <source>Start-&amp;up commands, one per line</source>
        <translation>啟動指令，每行一條(&amp;U)</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>沒有資料夾 %1。</translation>
    </message>
    <message>
        <source>“%1” is not of the form COMMAND=NAME.</source>
        <translation>「%1」不是 COMMAND=NAME 的形式。</translation>
    </message>
    <message>
        <source>Comman&amp;ds under other names, one per line</source>
        <translation>別名的指令，每行一條(&amp;D)</translation>
    </message>
    <message>
        <source>“%1” is neither area=ARGUMENTS nor territory=ARGUMENTS.</source>
        <translation>「%1」既不是 area=ARGUMENTS 也不是 territory=ARGUMENTS。</translation>
    </message>
    <message>
        <source>Added to the command line by &amp;rules, one per line</source>
        <translation>按規則加到指令列的內容，每行一條(&amp;R)</translation>
    </message>
    <message>
        <source>Run it in a sandbo&amp;x</source>
        <translation>在沙箱中執行(&amp;X)</translation>
    </message>
    <message>
        <source>Made by bubblewrap (bwrap); where it is not installed or the system does not allow it, the engine is not started. The working directory can be written, but for the program; system folders, the program’s folder and the files that the command line names can be read. Everything else of yours is hidden: where the home directory is the working directory, that is an empty one. There is no network, no graphics card and no other process. It does not limit processors and memory, and is no wall against faults of the kernel.</source>
        <translation>由 bubblewrap (bwrap) 實現；未安裝或系統不允許時，引擎不啟動。除程式本身外，工作目錄可寫；系統資料夾、程式所在資料夾和指令列所指的檔案可讀。您的其他一切都被隱藏：工作目錄為主目錄時，看到的是空目錄。沒有網路、顯示卡和其他處理程序。它不限制處理器和記憶體，也擋不住核心的缺陷。</translation>
    </message>
    <message>
        <source>It changes nothing but its working directory, sees none of your other files, and has no network.</source>
        <translation>它只能改變其工作目錄，看不到您的其他檔案，也沒有網路。</translation>
    </message>
</context>
<context>
    <name>shinpan::StopFields</name>
    <message>
        <source>any error bar</source>
        <translation>誤差不限</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>時間不限</translation>
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
        <translation>達到此誤差時結束</translation>
    </message>
    <message>
        <source>It ends when the ratings of all players are known as exactly as this (95 %)</source>
        <translation>所有棋手的等級分都精確到此 (95 %) 時結束</translation>
    </message>
    <message>
        <source> hours</source>
        <translation> 小時</translation>
    </message>
    <message>
        <source>Hours of thinking after which it ends</source>
        <translation>思考多少小時後結束</translation>
    </message>
    <message>
        <source>It ends when both sides of all games together have thought so long</source>
        <translation>所有對局雙方思考的總時間達到此數時結束</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthBox</name>
    <message>
        <source>How strongly it plays</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>How strongly it plays: %1</source>
        <translation>棋力：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthText</name>
    <message>
        <source>usual strength</source>
        <translation>通常棋力</translation>
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
        <translation>多種棋力</translation>
    </message>
    <message>
        <source>%1 in several strengths</source>
        <translation>%1 的多種棋力</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>新增(&amp;A)</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthsField</name>
    <message>
        <source>&amp;Strengths</source>
        <translation>棋力(&amp;S)</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>「%1」不是 %2 到 %3 的數。</translation>
    </message>
    <message>
        <source>Numbers separated by commas; each makes one engine.</source>
        <translation>以逗號分隔的數；每個生成一個引擎。</translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <translation>生成 %1。</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteModel</name>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>known to fail</source>
        <translation>已知不能通過</translation>
    </message>
    <message>
        <source>passes, unexpectedly</source>
        <translation>通過，出乎意料</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>通過</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>未通過，如預期</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>未通過</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>不計</translation>
    </message>
    <message>
        <source>error</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>沒有問</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超時</translation>
    </message>
    <message>
        <source>engine crashed</source>
        <translation>引擎崩潰</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>預期</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>結論</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteWindow</name>
    <message>
        <source>&amp;Run</source>
        <translation>執行(&amp;R)</translation>
    </message>
    <message>
        <source>Open as &amp;Game</source>
        <translation>作為對局開啟(&amp;G)</translation>
    </message>
    <message>
        <source>Test Suite</source>
        <translation>測試集</translation>
    </message>
    <message>
        <source>Engine to test</source>
        <translation>要測試的引擎</translation>
    </message>
    <message>
        <source>How answers are judged</source>
        <translation>如何判斷回答</translation>
    </message>
    <message>
        <source>Judged as GNU Go does</source>
        <translation>按 GNU Go 的方式判斷</translation>
    </message>
    <message>
        <source>Judged as GoGui does</source>
        <translation>按 GoGui 的方式判斷</translation>
    </message>
    <message>
        <source>In a game, engines can be asked about the position, and draw on it</source>
        <translation>在對局中可以就局面詢問引擎，並由它在棋盤上畫圖</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Position of the test</source>
        <translation>測試的局面</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>對話內容</translation>
    </message>
    <message>
        <source>Run the tests to see what the engine is asked and what it answers.</source>
        <translation>執行測試，可看到對引擎的提問和它的回答。</translation>
    </message>
    <message>
        <source>%1 – Test Suite</source>
        <translation>%1 – 測試集</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>The engine %1</source>
        <translation>引擎 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>%n 個測試</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n odd line(s) in the suite</source>
        <translation>
            <numerusform>%1；測試集中有 %n 行異常</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tests: %3 pass, %4 fail; unexpected: %5 passes, %6 failures</source>
        <translation>%2 個測試中的 %1 個：%3 個通過，%4 個未通過；意外：%5 個通過，%6 個未通過</translation>
    </message>
    <message>
        <source>Which position it is about is known to the engine only.</source>
        <translation>它針對哪個局面，只有引擎知道。</translation>
    </message>
    <message>
        <source>Squares are expected, circles were answered, triangles are asked about.</source>
        <translation>方塊為預期，圓圈為回答，三角為所問。</translation>
    </message>
    <message>
        <source>&amp;Hide passes</source>
        <translation>隱藏通過的(&amp;H)</translation>
    </message>
</context>
<context>
    <name>shinpan::SyncBadge</name>
    <message>
        <source>Click to tell it the game anew.</source>
        <translation>點選可重新告知對局。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Tells it the game anew</source>
        <translation>重新告知對局</translation>
    </message>
    <message>
        <source>to be told</source>
        <translation>待告知</translation>
    </message>
    <message>
        <source>syncing…</source>
        <translation>正在同步…</translation>
    </message>
    <message>
        <source>out of sync</source>
        <translation>不同步</translation>
    </message>
    <message>
        <source>In sync at move %1; it hears of later moves when it is its turn</source>
        <translation>同步到第 %1 手；輪到它時會得知之後的著手</translation>
    </message>
    <message>
        <source>In sync at move %1</source>
        <translation>同步到第 %1 手</translation>
    </message>
    <message>
        <source>At move %1; it is led back to move %2 when it is its turn</source>
        <translation>在第 %1 手；輪到它時會帶回第 %2 手</translation>
    </message>
    <message>
        <source>It is told the whole game when it is its turn</source>
        <translation>輪到它時會告知整個對局</translation>
    </message>
    <message>
        <source>It is being led to move %1</source>
        <translation>正在帶到第 %1 手</translation>
    </message>
    <message>
        <source>Out of sync: it %1</source>
        <translation>不同步：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingCard</name>
    <message>
        <source>Put away</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>指導</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>結束課程</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>收起提示</translation>
    </message>
    <message>
        <source>Go to the moment %1</source>
        <translation>移至時刻 %1</translation>
    </message>
    <message>
        <source>Show the position and what was better</source>
        <translation>顯示局面和更好的下法</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingFeature</name>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Have an engine name good moves of this position</source>
        <translation>讓引擎指出此局面的好手</translation>
    </message>
    <message>
        <source>Show the &amp;Better Line</source>
        <translation>顯示更好的變化(&amp;B)</translation>
    </message>
    <message>
        <source>Show what would have been better than the move</source>
        <translation>顯示比這一手更好的下法</translation>
    </message>
    <message>
        <source>Better Line</source>
        <translation>更好的變化</translation>
    </message>
    <message>
        <source>Take the &amp;Mistake Back</source>
        <translation>收回失誤(&amp;M)</translation>
    </message>
    <message>
        <source>Take the move back, with the answer to it, and show what was better</source>
        <translation>收回這一手及對它的應手，並顯示更好的下法</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>%1 can judge no more: it %2.</source>
        <translation>%1 不能再評價：%2。</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>這裡沒有能評價著手的引擎。</translation>
    </message>
    <message>
        <source>Teaching game: %1 looks at your moves.</source>
        <translation>指導棋：%1 在看您的著手。</translation>
    </message>
    <message>
        <source>Looking at the rest of the game…</source>
        <translation>正在檢視對局的其餘部分…</translation>
    </message>
    <message>
        <source>No move of yours lost much.</source>
        <translation>您沒有損失很大的著手。</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>值得再看：</translation>
    </message>
    <message>
        <source>%1 looks for a hint…</source>
        <translation>%1 正在找提示…</translation>
    </message>
    <message>
        <source>%1 gives no hint: it %2.</source>
        <translation>%1 沒有提示：%2。</translation>
    </message>
    <message>
        <source>This is a serious game: hints wait till it is over.</source>
        <translation>這是認真的對局：提示要等對局結束。</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingField</name>
    <message>
        <source>Teaching game</source>
        <translation>指導棋</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes of %n point(s) or more</source>
        <translation>
            <numerusform>%n 目或更大的失誤</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes of %1 points or more</source>
        <translation>%1 目或更大的失誤</translation>
    </message>
    <message>
        <source>Nobody plays who could be taught.</source>
        <translation>沒有可以指導的人在下。</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>這裡沒有能評價著手的引擎。</translation>
    </message>
    <message>
        <source>An engine tells what your moves lost, and mistakes can be taken back with a key.</source>
        <translation>引擎告知您的著手損失多少，按一鍵可收回失誤。</translation>
    </message>
    <message>
        <source>Nobody judges your moves.</source>
        <translation>沒有引擎評價您的著手。</translation>
    </message>
    <message>
        <source>No help at all: a serious game</source>
        <translation>沒有任何幫助：認真的對局</translation>
    </message>
    <message>
        <source>Hints, analysis, estimates and what the opponent thinks wait till the game is over.</source>
        <translation>提示、分析、形勢判斷和對手的想法都要等對局結束。</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingText</name>
    <message>
        <source>%1 points</source>
        <translation>%1 目</translation>
    </message>
    <message>
        <source>%1 of the chance to win</source>
        <translation>勝率 %1</translation>
    </message>
    <message>
        <source>Move %1, %2: %3 would play there, too.</source>
        <translation>第 %1 手，%2：%3 也會下在那裡。</translation>
    </message>
    <message>
        <source>Move %1, %2: nothing is surely better.</source>
        <translation>第 %1 手，%2：沒有肯定更好的。</translation>
    </message>
    <message>
        <source>Move %1, %2, lost %3; %4 was better.</source>
        <translation>第 %1 手，%2，損失 %3；%4 更好。</translation>
    </message>
    <message>
        <source>%1 · %2 · −%3</source>
        <comment>number, move, what it lost</comment>
        <translation>%1 · %2 · −%3</translation>
    </message>
    <message>
        <source>No hint: the engine names no move.</source>
        <translation>沒有提示：引擎沒有給出著手。</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>提示：%1。</translation>
    </message>
    <message>
        <source>Hint: %1. Nearly as good: %2.</source>
        <translation>提示：%1。幾乎一樣好：%2。</translation>
    </message>
</context>
<context>
    <name>shinpan::TemplatePage</name>
    <message>
        <source>&amp;Configuration file</source>
        <translation>設定檔(&amp;C)</translation>
    </message>
    <message>
        <source>Choose the configuration file</source>
        <translation>選擇設定檔</translation>
    </message>
    <message>
        <source>Configurations (*.cfg);;All files (*)</source>
        <translation>設定 (*.cfg);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>&amp;Network file</source>
        <translation>網路檔案(&amp;N)</translation>
    </message>
    <message>
        <source>Choose the network file</source>
        <translation>選擇網路檔案</translation>
    </message>
    <message>
        <source>Networks (*.gz *.bin *.txt *network*);;All files (*)</source>
        <translation>網路 (*.gz *.bin *.txt *network*);;所有檔案 (*)</translation>
    </message>
    <message>
        <source>Add &amp;Engine</source>
        <translation>新增引擎(&amp;E)</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>新增 %1</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>程式(&amp;P)</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>選擇程式</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>找到 %1</translation>
    </message>
    <message>
        <source>%1 was not found in the usual folders. Choose where it is.</source>
        <translation>在通常的資料夾中沒有找到 %1。請選擇其位置。</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>無法啟動：%1。</translation>
    </message>
    <message>
        <source>Missing. Looked in %1.</source>
        <translation>缺少。已在 %1 中查詢。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>沒有檔案 %1。</translation>
    </message>
</context>
<context>
    <name>shinpan::TermsNotice</name>
    <message>
        <source>Tell It</source>
        <translation>告知</translation>
    </message>
    <message>
        <source>Tell the engine the rules and the komi of the game</source>
        <translation>把對局的規則和貼目告知引擎</translation>
    </message>
    <message>
        <source>%1 plays by %2; the game has %3.</source>
        <translation>%1 按 %2 下；對局用的是 %3。</translation>
    </message>
    <message>
        <source>%1 counts a komi of %2; the game has %3.</source>
        <translation>%1 的貼目為 %2；對局為 %3。</translation>
    </message>
</context>
<context>
    <name>shinpan::TextQueryRow</name>
    <message>
        <source>&amp;Match case</source>
        <translation>區分大小寫(&amp;M)</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要查詢的文字</translation>
    </message>
    <message>
        <source>Comments, names, labels, game information</source>
        <translation>註解、名稱、文字、對局資訊</translation>
    </message>
</context>
<context>
    <name>shinpan::ThemeMenu</name>
    <message>
        <source>Wood, to Match the &amp;Desktop</source>
        <translation>木紋，隨桌面深淺(&amp;D)</translation>
    </message>
    <message>
        <source>%1 or %2, to Match the Desktop</source>
        <translation>%1 或 %2，隨桌面深淺</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主題(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Open Theme Folder</source>
        <translation>開啟主題資料夾(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeControlField</name>
    <message>
        <source>No limit</source>
        <translation>無限制</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>包乾</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>菲舍爾</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>加拿大</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>讀秒</translation>
    </message>
    <message>
        <source>Per move</source>
        <translation>每手</translation>
    </message>
    <message>
        <source>for the whole game</source>
        <translation>整局</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>每手之後</translation>
    </message>
    <message>
        <source>then</source>
        <translation>然後</translation>
    </message>
    <message>
        <source>stones in</source>
        <translation>子，用時</translation>
    </message>
    <message>
        <source>periods of</source>
        <translation>次，每次</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>每手</translation>
    </message>
    <message>
        <source>Usual Times</source>
        <translation>常用時間</translation>
    </message>
    <message>
        <source>%1: main time</source>
        <translation>%1：基本用時</translation>
    </message>
    <message>
        <source>%1: usual times</source>
        <translation>%1：常用時間</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1：數目</translation>
    </message>
    <message>
        <source>%1: period</source>
        <translation>%1：每次用時</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeFields</name>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>White’s time</source>
        <translation>白方時間</translation>
    </message>
    <message>
        <source>White has a different time</source>
        <translation>白方時間不同</translation>
    </message>
    <message>
        <source>Black’s time</source>
        <translation>黑方時間</translation>
    </message>
    <message>
        <source>Nothing limits how long %1 may think. Choose a time here unless its command line sets a limit.</source>
        <translation>%1 的思考時間沒有限制。除非其指令列設有限制，請在此選擇時間。</translation>
    </message>
    <message>
        <source>GTP has whole seconds only: an engine that does not know kata-time_settings is told %1 instead of %2.</source>
        <translation>GTP 只有整秒：不認識 kata-time_settings 的引擎會得知 %1 而不是 %2。</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeoutFields</name>
    <message>
        <source>&amp;To start and answer first</source>
        <translation>啟動和首次回答(&amp;T)</translation>
    </message>
    <message>
        <source>Time to start and answer first</source>
        <translation>啟動和首次回答的時間</translation>
    </message>
    <message>
        <source>To set &amp;up and relay moves</source>
        <translation>擺局面和轉達著手(&amp;U)</translation>
    </message>
    <message>
        <source>Time to set up and relay moves</source>
        <translation>擺局面和轉達著手的時間</translation>
    </message>
    <message>
        <source>To &amp;move, beside the clock</source>
        <translation>著手，棋鐘之外(&amp;M)</translation>
    </message>
    <message>
        <source>Time to move, beside the clock</source>
        <translation>著手的時間，棋鐘之外</translation>
    </message>
    <message>
        <source>To sco&amp;re</source>
        <translation>計分(&amp;R)</translation>
    </message>
    <message>
        <source>Time to score</source>
        <translation>計分的時間</translation>
    </message>
    <message>
        <source>To &amp;quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>Time to quit</source>
        <translation>結束的時間</translation>
    </message>
    <message>
        <source>Use &amp;Defaults</source>
        <translation>使用預設值(&amp;D)</translation>
    </message>
    <message>
        <source>Set the usual times</source>
        <translation>設為常規時間</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>不限時間</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>通常 %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TrafficView</name>
    <message>
        <source>Another process is playing this game. What its engines are told and say can be read here if the competition’s file has log_gtp = true.</source>
        <translation>此對局由另一處理程序進行。比賽檔案中有 log_gtp = true 時，可在這裡讀到對引擎所說和引擎所答。</translation>
    </message>
    <message>
        <source>What the engines are told and say</source>
        <translation>對引擎所說和引擎所答</translation>
    </message>
</context>
<context>
    <name>shinpan::TrainingFeature</name>
    <message>
        <source>&amp;Guess the Move</source>
        <translation>猜棋(&amp;G)</translation>
    </message>
    <message>
        <source>Solve &amp;Problems</source>
        <translation>解題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Frame as a Problem</source>
        <translation>為題目加框(&amp;F)</translation>
    </message>
    <message>
        <source>Guess the moves of the game, from the position on the board on</source>
        <translation>從棋盤上的局面起猜對局的著手</translation>
    </message>
    <message>
        <source>Solve the problems of this file; it answers</source>
        <translation>解此檔案的題目；由檔案應對</translation>
    </message>
    <message>
        <source>Fill the rest of the board, so that an engine plays for this position</source>
        <translation>填滿棋盤的其餘部分，使引擎專注於此局面</translation>
    </message>
    <message>
        <source>Pra&amp;ctice</source>
        <translation>練習(&amp;C)</translation>
    </message>
    <message>
        <source>Guess the Move</source>
        <translation>猜棋</translation>
    </message>
    <message>
        <source>There is no problem here: a position with moves that solve it.</source>
        <translation>這裡沒有題目：須有一個帶正解著手的局面。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>Drag over the stones that the problem is about.</source>
        <translation>請在題目所涉及的棋子上拖曳。</translation>
    </message>
    <message>
        <source>There is no room for a frame around these stones.</source>
        <translation>這些棋子周圍沒有加框的空間。</translation>
    </message>
    <message>
        <source>&amp;Questions of My Games…</source>
        <translation>我的對局中的題目(&amp;Q)…</translation>
    </message>
    <message>
        <source>The mistakes that are asked again, of all games</source>
        <translation>所有對局中會再次出題的失誤</translation>
    </message>
    <message>
        <source>No move here is known to be a mistake.</source>
        <translation>這裡沒有已知為失誤的著手。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再試一次</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>我的對局中的題目</translation>
    </message>
    <message>
        <source>With komi %1 the problem decides the game: the board is too small to be shared out.</source>
        <translation>貼目 %1 時此題決定對局：棋盤太小，無法分配。</translation>
    </message>
    <message>
        <source>There are problems here: %1 asks them.</source>
        <translation>這裡有題目：按 %1 做題。</translation>
    </message>
</context>
<context>
    <name>shinpan::TranscriptView</name>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>What engines were told and said</source>
        <translation>對引擎所說和引擎所答</translation>
    </message>
    <message>
        <source>Go to the newest line and follow</source>
        <translation>移至最新的行並跟隨</translation>
    </message>
    <message>
        <source>&amp;Copy Lines</source>
        <translation>複製各行(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全選(&amp;A)</translation>
    </message>
    <message>
        <source>Go to the &amp;Newest Line</source>
        <translation>移至最新的行(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… 還有 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;old Streamed Analysis</source>
        <translation>摺疊連續的分析(&amp;O)</translation>
    </message>
    <message>
        <source>Standard Error &amp;beside the Rest</source>
        <translation>標準錯誤並列顯示(&amp;B)</translation>
    </message>
</context>
<context>
    <name>shinpan::TreeFeature</name>
    <message>
        <source>Game Tree</source>
        <translation>變化樹</translation>
    </message>
</context>
<context>
    <name>shinpan::TrustBoxes</name>
    <message>
        <source>May c&amp;laim a win</source>
        <translation>可以宣告獲勝(&amp;L)</translation>
    </message>
    <message>
        <source>Its sc&amp;ore counts</source>
        <translation>其計分有效(&amp;O)</translation>
    </message>
    <message>
        <source>Compare &amp;boards</source>
        <translation>核對棋盤(&amp;B)</translation>
    </message>
    <message>
        <source>It may end a game it is sure of, if it knows gomill-genmove_ex.</source>
        <translation>若認識 gomill-genmove_ex，可結束它有把握的對局。</translation>
    </message>
    <message>
        <source>After the passes it is asked who won (final_score and the dead stones).</source>
        <translation>雙方虛手之後，詢問它誰勝 (final_score 和死子)。</translation>
    </message>
    <message>
        <source>Whenever it was set up its stones are compared with ours, where list_stones or showboard tells them.</source>
        <translation>每次擺局面時，若 list_stones 或 showboard 能給出，就將其棋子與我們的核對。</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>輪走方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Its analyses t&amp;ell the chances of</source>
        <translation>其分析給出哪一方的勝率(&amp;E)</translation>
    </message>
    <message>
        <source>KataGo tells those of the side to move, unless its configuration says otherwise (reportAnalysisWinratesAs).</source>
        <translation>KataGo 給出輪走方的勝率，除非其設定 (reportAnalysisWinratesAs) 另有規定。</translation>
    </message>
    <message>
        <source>where that is known to be safe, in slow games</source>
        <translation>在已知安全時，用於慢棋</translation>
    </message>
    <message>
        <source>in slow games</source>
        <translation>用於慢棋</translation>
    </message>
    <message>
        <source>always</source>
        <translation>始終</translation>
    </message>
    <message>
        <source>never</source>
        <translation>從不</translation>
    </message>
    <message>
        <source>Tells what it t&amp;hinks of its moves</source>
        <translation>說出對自己著手的看法(&amp;H)</translation>
    </message>
    <message>
        <source>Its chances, lead and main line are kept with each move, if it knows kata-genmove_analyze or the like. Slow games are those in which its moves take a second or more on average. A check that finds it safe chooses them.</source>
        <translation>若認識 kata-genmove_analyze 之類，則隨每一手儲存其勝率、領先和主要變化。慢棋指平均每手一秒或以上的對局。檢查認為安全時會選擇它。</translation>
    </message>
    <message>
        <source>it may think</source>
        <translation>可以思考</translation>
    </message>
    <message>
        <source>it may not, and is watched</source>
        <translation>不可以，並受監視</translation>
    </message>
    <message>
        <source>it is stopped</source>
        <translation>使其停下</translation>
    </message>
    <message>
        <source>While its opponent thin&amp;ks</source>
        <translation>對手思考時(&amp;K)</translation>
    </message>
    <message>
        <source>Watched by the processor time that its processes use. It can be neither watched nor stopped on another machine.</source>
        <translation>根據其處理程序所用的處理器時間監視。在另一台機器上既不能監視也不能停下。</translation>
    </message>
</context>
<context>
    <name>shinpan::TryAgainQuiz</name>
    <message>
        <source>%1 points</source>
        <translation>%1 目</translation>
    </message>
    <message>
        <source>&amp;Next Question</source>
        <translation>下一題(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the Better Moves</source>
        <translation>顯示更好的著手(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Those Not Found Again</source>
        <translation>沒有找到的再來一次(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Ask these again on other days</source>
        <translation>在別的日子再次出題(&amp;A)</translation>
    </message>
    <message>
        <source>Each question that was answered is kept in a file of yours: what was not found comes back soon, the rest later and later.</source>
        <translation>每道答過的題都儲存在您的一個檔案中：沒有找到的很快再來，其餘的越來越晚。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a side, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Both sides’ mistakes</source>
        <translation>雙方的失誤</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>黑方的失誤</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>白方的失誤</translation>
    </message>
    <message>
        <source>Whose mistakes are asked</source>
        <translation>對誰的失誤出題</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>第 %1 題，共 %2 題</translation>
    </message>
    <message>
        <source>Move %1, Black to play.</source>
        <translation>第 %1 手，輪黑下。</translation>
    </message>
    <message>
        <source>Move %1, White to play.</source>
        <translation>第 %1 手，輪白下。</translation>
    </message>
    <message>
        <source>The move of the game was a mistake. What is better?</source>
        <translation>對局中的著手是失誤。哪裡更好？</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>找到 %1 / %2</translation>
    </message>
    <message>
        <source>The review did not look at it. Try another move, or have the better ones shown.</source>
        <translation>覆盤沒有看過它。請另試一手，或顯示更好的著手。</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>不知道</translation>
    </message>
    <message>
        <source>Try Again · %1</source>
        <translation>再試一次 · %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>正在詢問 %1…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 沒有可說的。</translation>
    </message>
    <message>
        <source>%1 thinks that it loses %2, but is not sure. Try another move, or have the better ones shown.</source>
        <translation>%1 認為它損失 %2，但不確定。請另試一手，或顯示更好的著手。</translation>
    </message>
    <message>
        <source>%1: well found</source>
        <translation>%1：找得好</translation>
    </message>
    <message>
        <source>%1 again: it lost %2</source>
        <translation>又是 %1：損失了 %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 損失 %2</translation>
    </message>
    <message>
        <source>The better moves</source>
        <translation>更好的著手</translation>
    </message>
    <message>
        <source>The game’s move, %1, lost %2.</source>
        <translation>對局中的著手 %1 損失了 %2。</translation>
    </message>
    <message>
        <source>The review names no better move.</source>
        <translation>覆盤沒有指出更好的著手。</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>最佳：%1。</translation>
    </message>
    <message>
        <source>No more questions</source>
        <translation>沒有更多題目</translation>
    </message>
    <message>
        <source>What was not found comes back in ten minutes, the rest tomorrow and later.</source>
        <translation>沒有找到的十分鐘後再來，其餘的明天及以後。</translation>
    </message>
    <message>
        <source>No mistake of this side is known</source>
        <translation>沒有這一方的已知失誤</translation>
    </message>
    <message>
        <source>None was answered</source>
        <translation>還沒有回答</translation>
    </message>
    <message>
        <source>On the board: what moves gain (+) or lose (−) beside %1.</source>
        <translation>棋盤上：各著手相對於 %1 的所得 (+) 與損失 (−)。</translation>
    </message>
</context>
<context>
    <name>shinpan::TuneFields</name>
    <message>
        <source>Add Parameter</source>
        <translation>新增參數</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無限制</translation>
    </message>
    <message>
        <source>no proof</source>
        <translation>不驗證</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>參數</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>From</source>
        <translation>從</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Own value</source>
        <translation>自身的值</translation>
    </message>
    <message>
        <source>GTP commands, such as kata-set-param cpuct {cpuct}</source>
        <translation>GTP 指令，例如 kata-set-param cpuct {cpuct}</translation>
    </message>
    <message>
        <source>How the first player is started; {name} stands where the value of the parameter is to be</source>
        <translation>第一名棋手如何啟動；參數值所在之處寫 {name}</translation>
    </message>
    <message>
        <source>Monte Carlo (UCB tree), as Gomill</source>
        <translation>蒙特卡羅（UCB 樹），同 Gomill</translation>
    </message>
    <message>
        <source>Cross-entropy, as Gomill</source>
        <translation>交叉熵，同 Gomill</translation>
    </message>
    <message>
        <source>SPSA, as fishtest</source>
        <translation>SPSA，同 fishtest</translation>
    </message>
    <message>
        <source>Gaussian process, needs fewest games</source>
        <translation>高斯過程，所需對局最少</translation>
    </message>
    <message>
        <source>How many Elo stronger than the second player, or weaker</source>
        <translation>比第二名棋手強或弱多少 Elo</translation>
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
        <translation> 小時思考</translation>
    </message>
    <message>
        <source>stronger by </source>
        <translation>強 </translation>
    </message>
    <message>
        <source>What was found plays the engine’s own values when the search is over, until a sequential test decides</source>
        <translation>搜尋結束後，所得的值與引擎自身的值對局，直到序貫檢驗判定</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>指令(&amp;M)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>啟動時</translation>
    </message>
    <message>
        <source>Met&amp;hod</source>
        <translation>方法(&amp;H)</translation>
    </message>
    <message>
        <source>Levels, Elo</source>
        <translation>級別，Elo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>時間限制</translation>
    </message>
    <message>
        <source>Proving match</source>
        <translation>驗證賽</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>There is another parameter of this name.</source>
        <translation>另一個參數已用此名稱。</translation>
    </message>
    <message>
        <source>Write {%1} here, or in a command at the start, where its value is to be.</source>
        <translation>請在這裡或啟動時的指令中寫 {%1}，表示其值所在之處。</translation>
    </message>
    <message>
        <source>SPSA plays the engine against itself: choose one player only.</source>
        <translation>SPSA 讓引擎與自己對局：請只選擇一名棋手。</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it.</source>
        <translation>SPSA 需要對局數：步長據此確定。</translation>
    </message>
    <message>
        <source>Levels are numbers with commas between them, as -200, -100, 0.</source>
        <translation>級別是以逗號分隔的數，例如 -200, -100, 0。</translation>
    </message>
</context>
<context>
    <name>shinpan::TunePage</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1（%2 到 %3）</translation>
    </message>
    <message>
        <source>Proved: the values found are stronger than the engine’s own.</source>
        <translation>已證實：所得的值強於引擎自身的值。</translation>
    </message>
    <message>
        <source>Refuted: the values found are not stronger by so much.</source>
        <translation>已否定：所得的值沒有強那麼多。</translation>
    </message>
    <message>
        <source>The match against the engine’s own values is not decided yet.</source>
        <translation>與引擎自身的值的比賽還沒有結論。</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>參數</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>參數</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>調參</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 對 %2</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above the engine’s own values.</source>
        <translation>對 %2 為 %1 Elo，比引擎自身的值高 %3。</translation>
    </message>
    <message>
        <source>Nothing in the range is more than %1 Elo better: %2 % sure.</source>
        <translation>範圍內沒有什麼能好出 %1 Elo 以上：確信度 %2 %。</translation>
    </message>
    <message>
        <source>The values found are to be proved against the engine’s own.</source>
        <translation>所得的值將與引擎自身的值對局驗證。</translation>
    </message>
    <message>
        <source>At its end, the values found are proved against the engine’s own.</source>
        <translation>結束時，所得的值與引擎自身的值對局驗證。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).</source>
        <translation>
            <numerusform>%n 局，LLR %1，從 %2 (%3 Elo) 到 %4 (%5 Elo)。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the &amp;Match</source>
        <translation>顯示比賽(&amp;M)</translation>
    </message>
    <message>
        <source>Play the &amp;Match</source>
        <translation>進行比賽(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keep as Strengths…</source>
        <translation>儲存為棋力(&amp;K)…</translation>
    </message>
    <message>
        <source>New Game and the start page offer them then</source>
        <translation>之後新對局和起始頁會提供它們</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>超出範圍</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>級別</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>對 %1 的 Elo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n level(s) known to ±%2 Elo.</source>
        <translation>
            <numerusform>%n 個級別中有 %1 個精確到 ±%2 Elo。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Elo above the engine’s own values.</source>
        <translation>比引擎自身的值高 %1 Elo。</translation>
    </message>
</context>
<context>
    <name>shinpan::UndoActions</name>
    <message>
        <source>Typing</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>復原標記(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>悔棋(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>復原%1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做%1(&amp;R)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>The game being played depends on this: undo it when the game is over</source>
        <translation>進行中的對局依賴於此：請在對局結束後復原</translation>
    </message>
    <message>
        <source>The game being played depends on this: redo it when the game is over</source>
        <translation>進行中的對局依賴於此：請在對局結束後重做</translation>
    </message>
</context>
<context>
    <name>shinpan::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未儲存的更改</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to these %n document(s)?</source>
        <translation>
            <numerusform>儲存對這 %n 個文件的更改嗎？</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation>要儲存的文件</translation>
    </message>
    <message>
        <source>Changes to those not ticked will be lost.</source>
        <translation>未勾選者的更改將遺失。</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>全部放棄(&amp;D)</translation>
    </message>
</context>
<context>
    <name>shinpan::ValueLine</name>
    <message>
        <source>%1 characters are too many to edit here; use “SGF Properties” to see them all.</source>
        <translation>有 %1 個字元，太多而無法在此編輯；用「SGF 屬性」可檢視全部。</translation>
    </message>
</context>
<context>
    <name>shinpan::VerificationWindow</name>
    <message>
        <source>&amp;Verify Again</source>
        <translation>再次驗證(&amp;V)</translation>
    </message>
    <message>
        <source>%1 – Verification</source>
        <translation>%1 – 驗證</translation>
    </message>
    <message>
        <source>SHA-256 that was published</source>
        <translation>已公佈的 SHA-256</translation>
    </message>
    <message>
        <source>of its manifest, if you know it</source>
        <translation>其清單的，如果您知道</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>查詢結果</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>正在驗證</translation>
    </message>
    <message>
        <source>&amp;Published SHA-256:</source>
        <translation>已公佈的 SHA-256(&amp;P)：</translation>
    </message>
    <message>
        <source>Every move is judged again, every score counted again, every number of the report recomputed.</source>
        <translation>重新判定每一手，重新計算每個得分，重新計算報告中的每個數。</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>一切與封存時相同。</translation>
    </message>
    <message>
        <source>Something is not as it was sealed: see the end of the list.</source>
        <translation>有內容與封存時不同：見清單末尾。</translation>
    </message>
    <message>
        <source>It cannot be verified: %1</source>
        <translation>無法驗證：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::ViewFeature</name>
    <message>
        <source>The language will change at the next start.</source>
        <translation>語言將在下次啟動時改變。</translation>
    </message>
    <message>
        <source>&amp;About Shinpan…</source>
        <translation>關於 Shinpan(&amp;A)…</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Stones are heard. Click for silence.</source>
        <translation>有棋子聲音。點選靜音。</translation>
    </message>
    <message>
        <source>Nothing is heard. Click to hear stones.</source>
        <translation>沒有聲音。點選聽棋子聲音。</translation>
    </message>
</context>
<context>
    <name>shinpan::WarningsDialog</name>
    <message>
        <source>Repairs</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>What was odd in %1</source>
        <translation>%1 中的異常</translation>
    </message>
    <message>
        <source>The file itself is unchanged. Saving writes it repaired.</source>
        <translation>檔案本身沒有改變。儲存時寫入修復後的內容。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>欄</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>對局</translation>
    </message>
    <message>
        <source>What was odd</source>
        <translation>異常</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>處理</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more that are not listed.</source>
        <translation>
            <numerusform>… 還有 %n 處未列出。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::WordChips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>還有 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>詞：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::WorkBar</name>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>How much is done</source>
        <translation>完成了多少</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
</TS>
