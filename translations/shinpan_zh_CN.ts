<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
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
        <translation>简体中文 (GBK)</translation>
    </message>
    <message>
        <source>Traditional Chinese (Big5)</source>
        <translation>繁体中文 (Big5)</translation>
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
        <translation>韩文 (EUC-KR)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>西欧 (Latin-1)</translation>
    </message>
    <message>
        <source>Western European (Latin-9)</source>
        <translation>西欧 (Latin-9)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>中欧 (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>西里尔文 (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>西里尔文 (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>希腊文 (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>土耳其文 (Windows-1254)</translation>
    </message>
    <message>
        <source>Hebrew (Windows-1255)</source>
        <translation>希伯来文 (Windows-1255)</translation>
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
        <translation>%1 只有以“%2”启动时才使用 GTP。</translation>
    </message>
    <message>
        <source>No shell is at work here: the engine receives “%1” as it stands.</source>
        <translation>这里没有 shell：引擎会原样收到“%1”。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Game records to open.</source>
        <translation>要打开的棋谱。</translation>
    </message>
    <message>
        <source>Who plays Black: human, an engine&apos;s name, or its command line.</source>
        <translation>谁执黑：human、引擎的名称或其命令行。</translation>
    </message>
    <message>
        <source>Who plays White.</source>
        <translation>谁执白。</translation>
    </message>
    <message>
        <source>Start the game at once.</source>
        <translation>立即开始对局。</translation>
    </message>
    <message>
        <source>Print this.</source>
        <translation>显示此说明。</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>is more than the %1 stones offered here</source>
        <translation>超过了此处可选的 %1 个让子</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go.</source>
        <translation>围棋裁判程序。</translation>
    </message>
    <message>
        <source>Open the files here even if the program is already running.</source>
        <translation>即使程序已在运行，也在此打开文件。</translation>
    </message>
    <message>
        <source>Show the last move of the files, and each move they gain.</source>
        <translation>显示文件的最后一手，以及新增的每一手。</translation>
    </message>
    <message>
        <source>Be a GTP engine on the standard streams: a controller asks, and you answer at the board, or an engine that you give your seat to.</source>
        <translation>在标准输入输出上充当 GTP 引擎：控制器提问，由您在棋盘上回答，或由您让出席位的引擎回答。</translation>
    </message>
    <message>
        <source>With --gtp: wait for controllers at this TCP port instead. Without a host, only this computer can call.</source>
        <translation>与 --gtp 合用：在此 TCP 端口等待控制器。不指定主机时，只有本机可以连接。</translation>
    </message>
    <message>
        <source>the controller says what is played; name no game</source>
        <translation>由控制器决定下什么；请不要指定对局</translation>
    </message>
    <message>
        <source>goes with --gtp</source>
        <translation>须与 --gtp 合用</translation>
    </message>
</context>
<context>
    <name>CompetitionTables</name>
    <message>
        <source>Game</source>
        <translation>对局</translation>
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
        <translation>结果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
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
        <translation>对局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
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
        <translation>时间</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>黑方得分</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>事件</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 games repeat(s) another one: all numbers are as uncertain as those of %L2 games.</source>
        <translation>
            <numerusform>%L1 局中有 %n 局与其他对局重复：所有数字的可靠程度只相当于 %L2 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>增加布局可以使对局不同。</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>使用布局可以使对局不同。</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>超时负</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>弃权负</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>Lost tasks</source>
        <translation>丢失的任务</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n 个任务</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n machine(s)</source>
        <translation>
            <numerusform>%1，%n 台机器</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1，%2 个等待中</translation>
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
        <translation>%1；Shift：整块棋</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>落子(&amp;P)</translation>
    </message>
    <message>
        <source>Play moves in turn; right button: the other colour</source>
        <translation>黑白轮流落子；右键：另一种颜色</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Set Up &amp;Black</source>
        <translation>摆黑子(&amp;B)</translation>
    </message>
    <message>
        <source>Set up black stones; right button: white</source>
        <translation>摆放黑子；右键：白子</translation>
    </message>
    <message>
        <source>Set-Up</source>
        <translation>摆子</translation>
    </message>
    <message>
        <source>Set &amp;Up White</source>
        <translation>摆白子(&amp;U)</translation>
    </message>
    <message>
        <source>Set up white stones; right button: black</source>
        <translation>摆放白子；右键：黑子</translation>
    </message>
    <message>
        <source>&amp;Erase Stones</source>
        <translation>擦除棋子(&amp;E)</translation>
    </message>
    <message>
        <source>Take stones off the board</source>
        <translation>从棋盘上拿掉棋子</translation>
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
        <translation>标记三角；右键：移除</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>方块(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with squares; right button: remove</source>
        <translation>标记方块；右键：移除</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>圆圈(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with circles; right button: remove</source>
        <translation>标记圆圈；右键：移除</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>叉号(&amp;O)</translation>
    </message>
    <message>
        <source>Mark with crosses; right button: remove</source>
        <translation>标记叉号；右键：移除</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>叉号</translation>
    </message>
    <message>
        <source>Se&amp;lected</source>
        <translation>选中(&amp;L)</translation>
    </message>
    <message>
        <source>Mark as selected; right button: remove</source>
        <translation>标记为选中；右键：移除</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选中</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数字(&amp;N)</translation>
    </message>
    <message>
        <source>Number points as they are clicked; right button: remove</source>
        <translation>按点击顺序标数字；右键：移除</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Lette&amp;rs</source>
        <translation>字母(&amp;R)</translation>
    </message>
    <message>
        <source>Letter points as they are clicked; right button: remove</source>
        <translation>按点击顺序标字母；右键：移除</translation>
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
        <translation>写上旁边的文字；右键：移除</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>线(&amp;I)</translation>
    </message>
    <message>
        <source>Drag a line, or click both ends; right button: remove</source>
        <translation>拖动或点击两端画线；右键：移除</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Arro&amp;w</source>
        <translation>箭头(&amp;W)</translation>
    </message>
    <message>
        <source>Drag an arrow, or click both ends; right button: remove</source>
        <translation>拖动或点击两端画箭头；右键：移除</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>Black’s Territor&amp;y</source>
        <translation>黑地(&amp;Y)</translation>
    </message>
    <message>
        <source>Mark Black’s territory; right button: White’s; Shift: whole areas</source>
        <translation>标记黑地；右键：白地；Shift：整块</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地盘</translation>
    </message>
    <message>
        <source>W&amp;hite’s Territory</source>
        <translation>白地(&amp;H)</translation>
    </message>
    <message>
        <source>Mark White’s territory; right button: Black’s; Shift: whole areas</source>
        <translation>标记白地；右键：黑地；Shift：整块</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>变暗(&amp;D)</translation>
    </message>
    <message>
        <source>Dim what does not matter from here on; right button: not</source>
        <translation>从这里起使不重要处变暗；右键：取消</translation>
    </message>
    <message>
        <source>Dimming</source>
        <translation>变暗</translation>
    </message>
    <message>
        <source>&amp;Visible Part</source>
        <translation>可见部分(&amp;V)</translation>
    </message>
    <message>
        <source>Drag over the part to show from here on; right button: all</source>
        <translation>拖选从这里起显示的部分；右键：全部</translation>
    </message>
    <message>
        <source>Visible Part</source>
        <translation>可见部分</translation>
    </message>
</context>
<context>
    <name>EngineTemplates</name>
    <message>
        <source>level %1</source>
        <translation>级别 %1</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 计算量</translation>
    </message>
    <message>
        <source>The first start on a graphics card tunes it, which can take minutes.</source>
        <translation>首次在显卡上启动时要调优，可能需要几分钟。</translation>
    </message>
    <message>
        <source>It only plays on its network’s board size, nearly always 19×19. A large network takes a while to load.</source>
        <translation>它只能在其网络的棋盘大小上下，几乎总是 19×19。大网络加载需要一些时间。</translation>
    </message>
    <message>
        <source>%1 playouts</source>
        <translation>%1 次模拟</translation>
    </message>
    <message>
        <source>With a fixed number of playouts it ignores the clock. It gives no score until all groups are settled.</source>
        <translation>模拟次数固定时它不理会棋钟。所有棋块定型之前不给出结果。</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 局</translation>
    </message>
    <message>
        <source>It only accepts time settings before the first move.</source>
        <translation>只在第一手之前接受时间设置。</translation>
    </message>
    <message>
        <source>Its pattern files must be in its program’s folder.</source>
        <translation>其模式文件必须在程序所在的文件夹中。</translation>
    </message>
    <message>
        <source>Its strength and its time are set in aq_config.txt in its folder.</source>
        <translation>其棋力和时间在它文件夹里的 aq_config.txt 中设置。</translation>
    </message>
    <message>
        <source>One engine proposes moves, others judge them, and the best is played. Once it is added, put the commands of your own engines behind --proposer and --evaluator on its command line, each in quotes.</source>
        <translation>一个引擎提出着手，其他引擎评判，下最好的一手。添加后，请在命令行的 --proposer 和 --evaluator 之后写上您自己引擎的命令，各用引号括起。</translation>
    </message>
</context>
<context>
    <name>FileIcons</name>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>%1 文件</translation>
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
        <translation>对局 %1</translation>
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
            <numerusform>%n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>没有着手</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>A controller’s game</source>
        <translation>控制器的对局</translation>
    </message>
</context>
<context>
    <name>GraphPlot</name>
    <message>
        <source>Black’s chance to win</source>
        <translation>黑方胜率</translation>
    </message>
    <message>
        <source>Black’s lead in points</source>
        <translation>黑方领先目数</translation>
    </message>
    <message>
        <source>Disagreement on it</source>
        <translation>分歧</translation>
    </message>
    <message>
        <source>White’s chance to win</source>
        <translation>白方胜率</translation>
    </message>
    <message>
        <source>White’s lead in points</source>
        <translation>白方领先目数</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>the command line names no program</source>
        <translation>命令行没有指定程序</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>没有指定程序</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>没有文件 %1</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <translation>%1 是文件夹，不是程序</translation>
    </message>
    <message>
        <source>%1 is not executable</source>
        <translation>%1 不可执行</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>是文件夹，不是文件</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>是管道，不是文件</translation>
    </message>
    <message>
        <source>it is a socket, not a file</source>
        <translation>是套接字，不是文件</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>是设备，不是文件</translation>
    </message>
    <message>
        <source>its sandbox needs bubblewrap: %1</source>
        <translation>其沙盒需要 bubblewrap：%1</translation>
    </message>
    <message>
        <source>an engine that listens at an address runs in no sandbox of ours</source>
        <translation>在地址上监听的引擎不在我们的沙盒中运行</translation>
    </message>
    <message>
        <source>its sandbox failed: %1</source>
        <translation>其沙盒失败：%1</translation>
    </message>
    <message>
        <source>there is no program “%1” in %2 or %3</source>
        <translation>%2 和 %3 中都没有程序“%1”</translation>
    </message>
    <message>
        <source>the quote %1 at character %2 is never closed</source>
        <translation>第 %2 个字符处的引号 %1 没有闭合</translation>
    </message>
    <message>
        <source>nothing follows the backslash at character %1</source>
        <translation>第 %1 个字符处的反斜杠后没有内容</translation>
    </message>
    <message>
        <source>“%1” is not an address; it must be tcp://host:port, as in tcp://localhost:6800 or tcp://[::1]:6800</source>
        <translation>“%1”不是地址；须为 tcp://host:port，例如 tcp://localhost:6800 或 tcp://[::1]:6800</translation>
    </message>
    <message>
        <source>the port in “%1” is not between 1 and 65535</source>
        <translation>“%1”中的端口不在 1 到 65535 之间</translation>
    </message>
    <message>
        <source>there is no command in this line</source>
        <translation>此行没有命令</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <translation>无法启动：%1</translation>
    </message>
    <message>
        <source>no such directory: %1</source>
        <translation>没有这样的目录：%1</translation>
    </message>
    <message>
        <source>no such program: %1</source>
        <translation>没有这样的程序：%1</translation>
    </message>
    <message>
        <source>not executable: %1</source>
        <translation>不可执行：%1</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no computer of this name was found</source>
        <translation>无法连接 %1：找不到此名称的计算机</translation>
    </message>
    <message>
        <source>cannot be reached at %1: connection refused</source>
        <translation>无法连接 %1：连接被拒绝</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no answer within %2 s</source>
        <translation>无法连接 %1：%2 秒内没有回答</translation>
    </message>
    <message>
        <source>check the address</source>
        <translation>请检查地址</translation>
    </message>
    <message>
        <source>check the address, and that no firewall is in the way</source>
        <translation>请检查地址，并确认没有防火墙阻挡</translation>
    </message>
    <message>
        <source>start the engine there, listening on this port</source>
        <translation>请在那里启动引擎，并在此端口监听</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was closed by the other side</source>
        <translation>被切断：与 %1 的连接被对方关闭</translation>
    </message>
    <message>
        <source>exited with code %1 during &quot;%2&quot;</source>
        <translation>在 &quot;%2&quot; 期间以代码 %1 退出</translation>
    </message>
    <message>
        <source>exited with code %1</source>
        <translation>以代码 %1 退出</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2) during &quot;%3&quot;</source>
        <translation>在 &quot;%3&quot; 期间被信号 %1 (%2) 终止</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2)</source>
        <translation>被信号 %1 (%2) 终止</translation>
    </message>
    <message>
        <source>did not answer &quot;%1&quot; within %2</source>
        <translation>%2 内没有回答 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with a failure and no explanation</source>
        <translation>对 &quot;%1&quot; 回答失败，没有说明</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with the failure &quot;%2&quot;</source>
        <translation>对 &quot;%1&quot; 回答失败 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with nothing</source>
        <translation>对 &quot;%1&quot; 什么都没回答</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, which makes no sense</source>
        <translation>对 &quot;%1&quot; 回答没有意义的 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, not with %3 points of the board</source>
        <translation>对 &quot;%1&quot; 回答 &quot;%2&quot;，而不是棋盘上的 %3 个点</translation>
    </message>
    <message>
        <source>was closed before it answered &quot;%1&quot;</source>
        <translation>回答 &quot;%1&quot; 之前已关闭</translation>
    </message>
    <message>
        <source>has a different board from the one it was told, at %1</source>
        <translation>在 %1 处，棋盘与告知的不同</translation>
    </message>
    <message>
        <source>speaks GMP, not GTP; GNU Go needs --mode gtp</source>
        <translation>使用 GMP 而不是 GTP；GNU Go 需要 --mode gtp</translation>
    </message>
    <message>
        <source>it does not speak GTP but wrote &quot;%1&quot;</source>
        <translation>它不使用 GTP，而是输出 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot;</source>
        <translation>它输出了 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it repeats its input: it is not a GTP engine, or a terminal stands in between</source>
        <translation>它重复输入：不是 GTP 引擎，或中间隔着终端</translation>
    </message>
    <message>
        <source>is not a reliable scorer</source>
        <translation>计分不可靠</translation>
    </message>
    <message>
        <source>was sent &quot;%1&quot; by hand</source>
        <translation>手动发送了 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 used %2 for move %3; its clock allowed %4, with a margin of %5</source>
        <translation>%1 的第 %3 手用了 %2；棋钟允许 %4，余量 %5</translation>
    </message>
    <message>
        <source>%1 did not make move %2 in time; its clock allowed %3</source>
        <translation>%1 没有按时下第 %2 手；棋钟允许 %3</translation>
    </message>
    <message>
        <source>%1; its clock allowed %2, with a margin of %3</source>
        <translation>%1；棋钟允许 %2，余量 %3</translation>
    </message>
    <message>
        <source>%1 played move %2 at %3, which %4</source>
        <translation>%1 第 %2 手下在 %3：%4</translation>
    </message>
    <message>
        <source>is not on the board</source>
        <translation>不在棋盘上</translation>
    </message>
    <message>
        <source>is occupied</source>
        <translation>已有子</translation>
    </message>
    <message>
        <source>is suicide</source>
        <translation>是自杀</translation>
    </message>
    <message>
        <source>retakes the ko at once</source>
        <translation>立即回提劫</translation>
    </message>
    <message>
        <source>repeats an earlier position</source>
        <translation>重复先前的局面</translation>
    </message>
    <message>
        <source>placed %1 handicap stones instead of %2</source>
        <translation>放了 %1 个让子而不是 %2 个</translation>
    </message>
    <message>
        <source>placed two handicap stones at %1</source>
        <translation>在 %1 放了两个让子</translation>
    </message>
    <message>
        <source>placed a handicap stone at %1, which is not on the board</source>
        <translation>在棋盘之外的 %1 放了让子</translation>
    </message>
    <message>
        <source>%1: it claims that the move is illegal</source>
        <translation>%1：它声称该着手非法</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 moves</source>
        <translation>在 %1 手的限制处停止</translation>
    </message>
    <message>
        <source>no result: the same position with the same side to move stood after moves %1</source>
        <translation>没有结果：第 %1 手之后出现了轮走方也相同的同一局面</translation>
    </message>
    <message>
        <source>opinions differ: %1</source>
        <translation>意见不一：%1</translation>
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
        <translation>没有</translation>
    </message>
    <message>
        <source>move %1 comes before this line branches off, at move %2</source>
        <translation>第 %1 手在此变化分出的第 %2 手之前</translation>
    </message>
    <message>
        <source>the line has only 1 move</source>
        <translation>此变化只有 1 手</translation>
    </message>
    <message>
        <source>the line has only %1 moves</source>
        <translation>此变化只有 %1 手</translation>
    </message>
    <message>
        <source>after move %1 there is 1 continuation</source>
        <translation>第 %1 手之后有 1 个后续</translation>
    </message>
    <message>
        <source>after move %1 there are %2 continuations</source>
        <translation>第 %1 手之后有 %2 个后续</translation>
    </message>
    <message>
        <source>the game has only 1 node, n0 to n0</source>
        <translation>对局只有 1 个节点，n0 到 n0</translation>
    </message>
    <message>
        <source>the game has only %1 nodes, n0 to n%2</source>
        <translation>对局只有 %1 个节点，n0 到 n%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no node; give n0, n1, …</source>
        <translation>&quot;%1&quot; 不是节点；请用 n0、n1 …</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path; give a move number, or 30.2.45 for move 45 of the second continuation after move 30</source>
        <translation>&quot;%1&quot; 不是路径；请给出手数，或用 30.2.45 表示第 30 手之后第二个后续的第 45 手</translation>
    </message>
    <message>
        <source>the text is not a game of Go</source>
        <translation>该文字不是围棋对局</translation>
    </message>
    <message>
        <source>it is for a board of another size</source>
        <translation>是另一种大小的棋盘</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>里面没有内容</translation>
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
        <translation>大于 %1 MiB</translation>
    </message>
    <message>
        <source>it is larger than %1 KiB</source>
        <translation>大于 %1 KiB</translation>
    </message>
    <message>
        <source>the suite ends with “quit”: what stands below is never run</source>
        <translation>测试集以“quit”结束：其下的内容不会运行</translation>
    </message>
    <message>
        <source>logged in at %1</source>
        <translation>已登录 %1</translation>
    </message>
    <message>
        <source>game %1 begins as %2 against %3; our rating is %4</source>
        <translation>对局 %1 开始：执 %2，对手 %3；我方等级分 %4</translation>
    </message>
    <message>
        <source>game %1 goes on as %2 against %3; our rating is %4</source>
        <translation>对局 %1 继续：执 %2，对手 %3；我方等级分 %4</translation>
    </message>
    <message>
        <source>game %1 goes on</source>
        <translation>对局 %1 继续</translation>
    </message>
    <message>
        <source>game %1: %2, won</source>
        <translation>对局 %1：%2，胜</translation>
    </message>
    <message>
        <source>game %1: %2, lost</source>
        <translation>对局 %1：%2，负</translation>
    </message>
    <message>
        <source>game %1: %2, a draw</source>
        <translation>对局 %1：%2，和棋</translation>
    </message>
    <message>
        <source>the server sets up game %1, which is not ours</source>
        <translation>服务器建立的对局 %1 不是我们的</translation>
    </message>
    <message>
        <source>somebody else has logged in under this name</source>
        <translation>有人以此名称登录了</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>服务器 %1</translation>
    </message>
    <message>
        <source>refuses: %1</source>
        <translation>拒绝：%1</translation>
    </message>
    <message>
        <source>does not ask who we are</source>
        <translation>没有问我们是谁</translation>
    </message>
    <message>
        <source>floods us with lines</source>
        <translation>发来大量的行</translation>
    </message>
    <message>
        <source>its last line on standard error was &quot;%1&quot;</source>
        <translation>其标准错误的最后一行是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>wrote a line of more than 16 MiB</source>
        <translation>输出了超过 16 MiB 的行</translation>
    </message>
    <message>
        <source>wrote an answer of more than 16 MiB</source>
        <translation>输出了超过 16 MiB 的回答</translation>
    </message>
    <message>
        <source>quit unexpectedly %1</source>
        <translation>%1意外退出</translation>
    </message>
    <message>
        <source>quit unexpectedly</source>
        <translation>意外退出</translation>
    </message>
    <message>
        <source>crashed %1</source>
        <translation>%1崩溃</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <source>gave no answer %1 (waited %2)</source>
        <translation>%1没有回答（等了 %2）</translation>
    </message>
    <message>
        <source>reported a failure %1: “%2”</source>
        <translation>%1报告失败：“%2”</translation>
    </message>
    <message>
        <source>reported a failure %1</source>
        <translation>%1报告失败</translation>
    </message>
    <message>
        <source>gave an empty answer %1</source>
        <translation>%1给出空的回答</translation>
    </message>
    <message>
        <source>gave an answer that makes no sense %1: “%2”</source>
        <translation>%1给出没有意义的回答：“%2”</translation>
    </message>
    <message>
        <source>did not place %1 handicap stones</source>
        <translation>没有放 %1 个让子</translation>
    </message>
    <message>
        <source>was closed before it could answer</source>
        <translation>能回答之前已关闭</translation>
    </message>
    <message>
        <source>wrote without end and was stopped</source>
        <translation>不停地输出，已被停止</translation>
    </message>
    <message>
        <source>its last message was &quot;%1&quot;</source>
        <translation>其最后的消息是 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>when a move was taken back</source>
        <translation>悔棋一手时</translation>
    </message>
    <message>
        <source>when asked for a handicap</source>
        <translation>要求让子时</translation>
    </message>
    <message>
        <source>when asked for a move</source>
        <translation>要求着手时</translation>
    </message>
    <message>
        <source>when asked for an analysis</source>
        <translation>要求分析时</translation>
    </message>
    <message>
        <source>when asked for the result</source>
        <translation>询问结果时</translation>
    </message>
    <message>
        <source>when it was started</source>
        <translation>启动时</translation>
    </message>
    <message>
        <source>when the board was set up</source>
        <translation>摆棋盘时</translation>
    </message>
    <message>
        <source>when told the handicap</source>
        <translation>告知让子时</translation>
    </message>
    <message>
        <source>when told the komi</source>
        <translation>告知贴目时</translation>
    </message>
    <message>
        <source>when told the size of the board</source>
        <translation>告知棋盘大小时</translation>
    </message>
    <message>
        <source>when told the time left</source>
        <translation>告知剩余时间时</translation>
    </message>
    <message>
        <source>when told the move %1</source>
        <translation>告知着手 %1 时</translation>
    </message>
    <message>
        <source>while at work</source>
        <translation>工作时</translation>
    </message>
    <message>
        <source>the range must go from a lower number to a higher one</source>
        <translation>范围必须从小数到大数</translation>
    </message>
    <message>
        <source>the range of a logarithmic scale must go from a number above 0 to a higher one</source>
        <translation>对数刻度的范围必须从大于 0 的数到更大的数</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <translation>没有可选的内容</translation>
    </message>
    <message>
        <source>the same choice occurs twice</source>
        <translation>同一选项出现两次</translation>
    </message>
    <message>
        <source>“%1” is not a host; write 4/host, 2/user@host or the like, one per line</source>
        <translation>“%1”不是主机；须为 4/host、2/user@host 等，每行一台</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>里面没有主机</translation>
    </message>
    <message>
        <source>shown as it was played</source>
        <translation>按当时所下显示</translation>
    </message>
    <message>
        <source>its file says otherwise: %1</source>
        <translation>其文件所说不同：%1</translation>
    </message>
    <message>
        <source>its file cannot be used: %1</source>
        <translation>无法使用其文件：%1</translation>
    </message>
    <message>
        <source>the record was written by an earlier version and does not say %1</source>
        <translation>记录来自更早的版本，没有说明 %1</translation>
    </message>
    <message>
        <source>%1 games that were played have no place in it</source>
        <translation>已下的 %1 局在其中没有位置</translation>
    </message>
    <message>
        <source>%1 was not set and is now %2</source>
        <translation>%1 原来没有，现为 %2</translation>
    </message>
    <message>
        <source>%1 was %2 and is no longer set</source>
        <translation>%1 原为 %2，现已没有</translation>
    </message>
    <message>
        <source>%1 was %2 and is now %3</source>
        <translation>%1 原为 %2，现为 %3</translation>
    </message>
    <message>
        <source>%1 were %2 and are now %3</source>
        <translation>%1 原为 %2，现为 %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 处</translation>
    </message>
    <message>
        <source>not settled: %1</source>
        <translation>没有定论：%1</translation>
    </message>
    <message>
        <source>our count is %1</source>
        <translation>我们计为 %1</translation>
    </message>
    <message>
        <source>cannot be told this position: there are no liberties for the stones at %1</source>
        <translation>无法告知此局面：%1 的棋子没有气</translation>
    </message>
    <message>
        <source>there is no command in it</source>
        <translation>其中没有命令</translation>
    </message>
    <message>
        <source>several engines talk in it, %1: say which</source>
        <translation>其中有多个引擎，%1：请指明是哪个</translation>
    </message>
    <message>
        <source>two engines called %1 talk in it at the same time, and which line is whose cannot be told</source>
        <translation>其中有两个名为 %1 的引擎同时发言，无法分辨哪一行是谁的</translation>
    </message>
    <message>
        <source>begins more games than anybody plays</source>
        <translation>开始的对局多得不合情理</translation>
    </message>
    <message>
        <source>it is left alone for %1 min</source>
        <translation>将停用 %1 分钟</translation>
    </message>
    <message>
        <source>the record does not say what was played, and %1</source>
        <translation>记录没有说明下了什么，并且 %1</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>cannot pack %1: %2</source>
        <translation>无法打包 %1：%2</translation>
    </message>
    <message>
        <source>cannot enter %1: %2</source>
        <translation>无法进入 %1：%2</translation>
    </message>
    <message>
        <source>not a program for this computer: %1 (a script begins with a line such as #!/bin/sh)</source>
        <translation>不是此计算机的程序：%1（脚本以 #!/bin/sh 之类的行开头）</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>无法启动 %1：%2</translation>
    </message>
    <message>
        <source>a directory, not a program: %1</source>
        <translation>是目录，不是程序：%1</translation>
    </message>
    <message>
        <source>closed its standard output</source>
        <translation>关闭了标准输出</translation>
    </message>
    <message>
        <source>closed its standard input</source>
        <translation>关闭了标准输入</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <source>closed before it was started</source>
        <translation>启动前已关闭</translation>
    </message>
    <message>
        <source>killed by signal %1 (%2)</source>
        <translation>被信号 %1 (%2) 终止</translation>
    </message>
    <message>
        <source>was cut off</source>
        <translation>被切断</translation>
    </message>
    <message>
        <source>has hung up</source>
        <translation>挂断了</translation>
    </message>
    <message>
        <source>answered with the id %1, which no command had</source>
        <translation>以没有命令用过的 id %1 回答</translation>
    </message>
    <message>
        <source>answered a later command instead of &quot;%1&quot;</source>
        <translation>没有回答 &quot;%1&quot;，而是回答了后面的命令</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>cannot be reached at %1: %2</source>
        <translation>无法连接 %1：%2</translation>
    </message>
    <message>
        <source>check the address and the network</source>
        <translation>请检查地址和网络</translation>
    </message>
    <message>
        <source>was given up before it could be reached at %1</source>
        <translation>连上 %1 之前已放弃</translation>
    </message>
    <message>
        <source>did not close the connection to %1 and was cut off</source>
        <translation>没有关闭与 %1 的连接，已被切断</translation>
    </message>
    <message>
        <source>closed the connection to %1</source>
        <translation>关闭了与 %1 的连接</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was lost: %2</source>
        <translation>被切断：与 %1 的连接丢失：%2</translation>
    </message>
    <message>
        <source>there is no processor %1; this computer has 0 to %2</source>
        <translation>没有处理器 %1；本机为 0 到 %2</translation>
    </message>
    <message>
        <source>%1 during &quot;%2&quot;</source>
        <translation>在 &quot;%2&quot; 期间 %1</translation>
    </message>
    <message>
        <source>ssh wrote &quot;%1&quot;</source>
        <translation>ssh 输出了 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>nobody can answer its questions here, so log in with a key, once in a terminal first</source>
        <translation>这里没有人能回答它的问题，请先在终端里用密钥登录一次</translation>
    </message>
    <message>
        <source>the session was destroyed</source>
        <translation>会话已销毁</translation>
    </message>
    <message>
        <source>cannot send &quot;%1&quot;: a word is empty or holds a blank, a control character or &apos;#&apos;</source>
        <translation>无法发送 &quot;%1&quot;：有空的单词，或含空白、控制字符或 &apos;#&apos;</translation>
    </message>
    <message>
        <source>the session was closed</source>
        <translation>会话已关闭</translation>
    </message>
    <message>
        <source>could not be sent &quot;%1&quot;: %2</source>
        <translation>无法发送 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>another game was wanted</source>
        <translation>要求了另一局</translation>
    </message>
    <message>
        <source>%1 and %2 more points</source>
        <translation>%1 和另外 %2 个点</translation>
    </message>
    <message>
        <source>no engine is named “%1”, and %2</source>
        <translation>没有名为“%1”的引擎，并且 %2</translation>
    </message>
    <message>
        <source>%1 is not the system’s</source>
        <translation>%1 不是系统的</translation>
    </message>
    <message>
        <source>was interrupted</source>
        <translation>被中断</translation>
    </message>
    <message>
        <source>nobody called %1 talks in it, but %2</source>
        <translation>其中没有名为 %1 的，只有 %2</translation>
    </message>
    <message>
        <source>it was not started</source>
        <translation>没有启动</translation>
    </message>
    <message>
        <source>game %1: %2, does not count</source>
        <translation>对局 %1：%2，不计</translation>
    </message>
    <message>
        <source>the server says “%1”</source>
        <translation>服务器说“%1”</translation>
    </message>
    <message>
        <source>The connection was lost, and the server does not know of the game any more.</source>
        <translation>连接已断开，服务器已不记得该对局。</translation>
    </message>
    <message>
        <source>does not speak CGOS: what it says %1</source>
        <translation>不使用 CGOS：它说 %1</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>was given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>places no handicap stones</source>
        <translation>不放让子</translation>
    </message>
    <message>
        <source>was not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>was restarted by hand</source>
        <translation>被手动重启</translation>
    </message>
    <message>
        <source>it was restarted by hand</source>
        <translation>它被手动重启</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>it was restarted</source>
        <translation>它已重启</translation>
    </message>
    <message>
        <source>Black says %1</source>
        <translation>黑方称 %1</translation>
    </message>
    <message>
        <source>White says %1</source>
        <translation>白方称 %1</translation>
    </message>
    <message>
        <source>the referee engine says %1</source>
        <translation>裁判引擎称 %1</translation>
    </message>
    <message>
        <source>unknown margin</source>
        <translation>差距不明</translation>
    </message>
    <message>
        <source>players disagreed</source>
        <translation>棋手意见不一</translation>
    </message>
    <message>
        <source>no score reported</source>
        <translation>没有报告结果</translation>
    </message>
    <message>
        <source>was stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>cannot be started: %1</source>
        <translation>无法启动：%1</translation>
    </message>
    <message>
        <source>its position could not be set up</source>
        <translation>无法摆出其局面</translation>
    </message>
    <message>
        <source>there was no engine to ask</source>
        <translation>没有可问的引擎</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>the expected answer is not a valid regular expression</source>
        <translation>预期的内容不是正则表达式</translation>
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
        <translation>对抗赛</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>全员循环</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>循环赛</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>车轮战</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>淘汰赛</translation>
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
        <translation>调参</translation>
    </message>
    <message>
        <source>%1 writes no line within %2 s%3</source>
        <translation>%1 在 %2 秒内没有输出任何行%3</translation>
    </message>
    <message>
        <source>%1 writes lines that cannot be read, “%2” is missing or odd: “%3”</source>
        <translation>%1 输出的行无法读取，“%2”缺少或异常：“%3”</translation>
    </message>
    <message>
        <source>%1 works, and stops within %2 ms</source>
        <translation>%1 可用，并在 %2 ms 内停止</translation>
    </message>
    <message>
        <source>no analysis (lz-analyze, kata-analyze, analyze)</source>
        <translation>没有分析 (lz-analyze、kata-analyze、analyze)</translation>
    </message>
    <message>
        <source>analysis changes the board</source>
        <translation>分析会改变棋盘</translation>
    </message>
    <message>
        <source>%1 says no move</source>
        <translation>%1 没有给出着手</translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 可用</translation>
    </message>
    <message>
        <source>%1 does not end its reply after the move, but goes on thinking until the next command</source>
        <translation>%1 给出着手后不结束答复，而是继续思考到下一条命令</translation>
    </message>
    <message>
        <source>accepts boardsize %1, but then no stone in the top right corner</source>
        <translation>接受 boardsize %1，但右上角不能落子</translation>
    </message>
    <message>
        <source>takes no board from 2×2 to 25×25</source>
        <translation>不接受 2×2 到 25×25 的任何棋盘</translation>
    </message>
    <message>
        <source>takes square boards of %1</source>
        <translation>接受 %1 的正方形棋盘</translation>
    </message>
    <message>
        <source>accepts boardsize 0</source>
        <translation>接受 boardsize 0</translation>
    </message>
    <message>
        <source>accepts boardsize %1, although GTP names no points beyond 25×25</source>
        <translation>接受 boardsize %1，但 GTP 没有为 25×25 以外的点命名</translation>
    </message>
    <message>
        <source>refuses a size with “%1” instead of “unacceptable size”</source>
        <translation>拒绝大小时回答“%1”而不是“unacceptable size”</translation>
    </message>
    <message>
        <source>no rectangular boards</source>
        <translation>不支持长方形棋盘</translation>
    </message>
    <message>
        <source>takes rectangular boards (9×7)</source>
        <translation>接受长方形棋盘 (9×7)</translation>
    </message>
    <message>
        <source>lists rectangular_boardsize, but refuses 9×7</source>
        <translation>列出 rectangular_boardsize，却拒绝 9×7</translation>
    </message>
    <message>
        <source>takes a komi of 0, 0.5, 6.5 and 7</source>
        <translation>接受贴目 0、0.5、6.5 和 7</translation>
    </message>
    <message>
        <source>refuses komi %1</source>
        <translation>拒绝贴目 %1</translation>
    </message>
    <message>
        <source>refuses komi %1; GTP wants every komi accepted</source>
        <translation>拒绝贴目 %1；GTP 要求接受任何贴目</translation>
    </message>
    <message>
        <source>accepts a komi that is not a number</source>
        <translation>接受不是数的贴目</translation>
    </message>
    <message>
        <source>clear_board empties the board</source>
        <translation>clear_board 会清空棋盘</translation>
    </message>
    <message>
        <source>clear_board leaves stones: a point that was occupied before is refused</source>
        <translation>clear_board 后仍有棋子：原先有子的点被拒绝</translation>
    </message>
    <message>
        <source>refuses “%1”</source>
        <translation>拒绝“%1”</translation>
    </message>
    <message>
        <source>refuses the start-up command “%1”: %2</source>
        <translation>拒绝启动命令“%1”：%2</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1”: %2</source>
        <translation>问“%1”时输出的不是 GTP：%2</translation>
    </message>
    <message>
        <source>ends when asked for “%1”: %2</source>
        <translation>问“%1”时结束：%2</translation>
    </message>
    <message>
        <source>ended without being asked anything: %1</source>
        <translation>还没有提问就结束了：%1</translation>
    </message>
    <message>
        <source>refuses “%1”, so that nothing can be played</source>
        <translation>拒绝“%1”，因此什么都不能下</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>works</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>plays on %1</source>
        <translation>可下 %1</translation>
    </message>
    <message>
        <source>could not be checked to the end</source>
        <translation>未能检查到底</translation>
    </message>
    <message>
        <source>not fit for matches</source>
        <translation>不适合对局</translation>
    </message>
    <message>
        <source>fine for matches</source>
        <translation>适合对局</translation>
    </message>
    <message>
        <source>1 thing is wrong</source>
        <translation>有 1 处错误</translation>
    </message>
    <message>
        <source>%1 things are wrong</source>
        <translation>有 %1 处错误</translation>
    </message>
    <message>
        <source>the check took longer than %1 s and was given up</source>
        <translation>检查超过 %1 秒，已放弃</translation>
    </message>
    <message>
        <source>lists %1, but refuses “%2”: “%3”</source>
        <translation>列出 %1，却拒绝“%2”：“%3”</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”</source>
        <translation>对“%1”回答“%2”</translation>
    </message>
    <message>
        <source>no commands of %1</source>
        <translation>没有 %1 的命令</translation>
    </message>
    <message>
        <source>%1: answers %2</source>
        <translation>%1：回答 %2</translation>
    </message>
    <message>
        <source>loadsgf refuses a small record: “%1”</source>
        <translation>loadsgf 拒绝一个小棋谱：“%1”</translation>
    </message>
    <message>
        <source>loadsgf does not put the record&apos;s stones</source>
        <translation>loadsgf 没有摆上棋谱中的棋子</translation>
    </message>
    <message>
        <source>loadsgf reads a record</source>
        <translation>loadsgf 能读棋谱</translation>
    </message>
    <message>
        <source>writes “%1” to standard output before its first reply; only replies belong there</source>
        <translation>在第一个答复前向标准输出写“%1”；那里只应有答复</translation>
    </message>
    <message>
        <source>writes “%1” between replies (%2); only replies belong on standard output</source>
        <translation>在答复之间写“%1” (%2)；标准输出上只应有答复</translation>
    </message>
    <message>
        <source>does not end a reply with an empty line (%2)</source>
        <translation>答复没有以空行结束 (%2)</translation>
    </message>
    <message>
        <source>writes more empty lines than the one that ends a reply (%2)</source>
        <translation>结束答复的空行多于一个 (%2)</translation>
    </message>
    <message>
        <source>ends lines with CR LF instead of LF</source>
        <translation>行以 CR LF 而不是 LF 结束</translation>
    </message>
    <message>
        <source>does not repeat the id of a command (%2)</source>
        <translation>没有重复命令的 id (%2)</translation>
    </message>
    <message>
        <source>answers with an id that was not asked: “%1” (%2)</source>
        <translation>以没有问过的 id 回答：“%1” (%2)</translation>
    </message>
    <message>
        <source>puts no space after the id: “%1”</source>
        <translation>id 之后没有空格：“%1”</translation>
    </message>
    <message>
        <source>answers one command twice: “%1” (%2)</source>
        <translation>对一条命令回答两次：“%1” (%2)</translation>
    </message>
    <message>
        <source>repeats ids, ends replies with one empty line, writes nothing else</source>
        <translation>重复 id，以一个空行结束答复，不写别的</translation>
    </message>
    <message>
        <source>no fixed handicap</source>
        <translation>不支持固定让子</translation>
    </message>
    <message>
        <source>puts fixed handicap stones where GTP has them</source>
        <translation>固定让子放在 GTP 规定的位置</translation>
    </message>
    <message>
        <source>puts fixed handicap stones elsewhere than GTP 2 §4.1.1 (%1)</source>
        <translation>固定让子的位置与 GTP 2 §4.1.1 不同 (%1)</translation>
    </message>
    <message>
        <source>accepts fixed_handicap with %1 stones, where GTP has 2 to 9</source>
        <translation>接受 %1 个子的 fixed_handicap，而 GTP 为 2 到 9 个让子</translation>
    </message>
    <message>
        <source>does not choose handicap points itself</source>
        <translation>不自己选择让子的点</translation>
    </message>
    <message>
        <source>answers place_free_handicap 4 with “%1”</source>
        <translation>对 place_free_handicap 4 回答“%1”</translation>
    </message>
    <message>
        <source>names handicap points, but puts no stones there</source>
        <translation>给出让子的点，却没有放上棋子</translation>
    </message>
    <message>
        <source>chooses handicap points itself (%1)</source>
        <translation>自己选择让子的点 (%1)</translation>
    </message>
    <message>
        <source>does not take free handicap stones</source>
        <translation>不接受自由让子</translation>
    </message>
    <message>
        <source>refuses set_free_handicap C3 D2 B4: “%1”</source>
        <translation>拒绝 set_free_handicap C3 D2 B4：“%1”</translation>
    </message>
    <message>
        <source>set_free_handicap puts no stones</source>
        <translation>set_free_handicap 没有放上棋子</translation>
    </message>
    <message>
        <source>takes free handicap stones</source>
        <translation>接受自由让子</translation>
    </message>
    <message>
        <source>accepts bad handicap stones: %1</source>
        <translation>接受错误的让子：%1</translation>
    </message>
    <message>
        <source>puts handicap stones on a board that is not empty</source>
        <translation>在非空的棋盘上摆让子</translation>
    </message>
    <message>
        <source>is still there %1 s after quit; it has to be killed</source>
        <translation>quit 之后 %1 秒仍未退出；只能强行终止</translation>
    </message>
    <message>
        <source>crashes at quit: %1</source>
        <translation>quit 时崩溃：%1</translation>
    </message>
    <message>
        <source>leaves at quit with exit code %1</source>
        <translation>quit 时以退出码 %1 退出</translation>
    </message>
    <message>
        <source>leaves %1 ms after quit</source>
        <translation>quit 之后 %1 ms 退出</translation>
    </message>
    <message>
        <source>leaves at quit without a reply</source>
        <translation>quit 时不答复就退出</translation>
    </message>
    <message>
        <source>leaves processes of its own behind at quit</source>
        <translation>quit 之后留下自己的进程</translation>
    </message>
    <message>
        <source>does not leave when its input ends; it has to be killed</source>
        <translation>输入结束时不退出；只能强行终止</translation>
    </message>
    <message>
        <source>crashes when its input ends: %1</source>
        <translation>输入结束时崩溃：%1</translation>
    </message>
    <message>
        <source>leaves when its input ends</source>
        <translation>输入结束时退出</translation>
    </message>
    <message>
        <source>refuses a legal move: “%1”</source>
        <translation>拒绝合法的着手：“%1”</translation>
    </message>
    <message>
        <source>refuses “%1”: GTP has black and white, b and w, and vertices in any letter case</source>
        <translation>拒绝“%1”：GTP 有 black 和 white、b 和 w，坐标不分大小写</translation>
    </message>
    <message>
        <source>plays moves, colours and vertices in any letter case</source>
        <translation>着手、颜色和坐标不分大小写</translation>
    </message>
    <message>
        <source>plays White first, and one colour twice</source>
        <translation>能从白开始，也能同色连下</translation>
    </message>
    <message>
        <source>wants colours to alternate: refuses “%1”; set-up stones and records need that</source>
        <translation>要求黑白交替：拒绝“%1”；摆棋子和读棋谱都需要同色连下</translation>
    </message>
    <message>
        <source>plays on an occupied point</source>
        <translation>下在有子的点上</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point</source>
        <translation>拒绝有子处的着手</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point with “%1” instead of “illegal move”</source>
        <translation>拒绝有子处的着手时回答“%1”而不是“illegal move”</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <translation>接受 %1</translation>
    </message>
    <message>
        <source>passes, and plays on after two passes</source>
        <translation>能停一手，双方停一手后还能继续下</translation>
    </message>
    <message>
        <source>plays no move after two passes</source>
        <translation>双方停一手后不再下任何一手</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>没有 undo</translation>
    </message>
    <message>
        <source>lists undo, but refuses it: “%1”</source>
        <translation>列出 undo，却拒绝它：“%1”</translation>
    </message>
    <message>
        <source>undo does not bring captured stones back</source>
        <translation>undo 不恢复被提的子</translation>
    </message>
    <message>
        <source>undo does not restore the board: then “%1” is refused</source>
        <translation>undo 不能恢复棋盘：之后拒绝“%1”</translation>
    </message>
    <message>
        <source>undo takes moves back and restores captured stones</source>
        <translation>undo 能悔棋并恢复被提的子</translation>
    </message>
    <message>
        <source>accepts undo on an empty board</source>
        <translation>空棋盘上也接受 undo</translation>
    </message>
    <message>
        <source>refuses undo on an empty board with “%1” instead of “cannot undo”</source>
        <translation>空棋盘上拒绝 undo 时回答“%1”而不是“cannot undo”</translation>
    </message>
    <message>
        <source>does not show its board in a way that can be read (list_stones, showboard)</source>
        <translation>没有以可读的方式显示棋盘 (list_stones、showboard)</translation>
    </message>
    <message>
        <source>shows the board as it is</source>
        <translation>如实显示棋盘</translation>
    </message>
    <message>
        <source>shows another board than it was told</source>
        <translation>显示的棋盘与告知的不同</translation>
    </message>
    <message>
        <source>first words</source>
        <translation>最初的输出</translation>
    </message>
    <message>
        <source>name and version</source>
        <translation>名称和版本</translation>
    </message>
    <message>
        <source>list of commands</source>
        <translation>命令列表</translation>
    </message>
    <message>
        <source>known_command</source>
        <translation>known_command</translation>
    </message>
    <message>
        <source>an unknown command</source>
        <translation>未知命令</translation>
    </message>
    <message>
        <source>comments and blanks</source>
        <translation>注释和空白</translation>
    </message>
    <message>
        <source>board sizes</source>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <source>impossible board sizes</source>
        <translation>不可能的棋盘大小</translation>
    </message>
    <message>
        <source>rectangular boards</source>
        <translation>长方形棋盘</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>unusual komi</source>
        <translation>少见的贴目</translation>
    </message>
    <message>
        <source>clear_board</source>
        <translation>clear_board</translation>
    </message>
    <message>
        <source>fixed handicap</source>
        <translation>固定让子</translation>
    </message>
    <message>
        <source>impossible handicaps</source>
        <translation>不可能的让子</translation>
    </message>
    <message>
        <source>free handicap</source>
        <translation>自由让子</translation>
    </message>
    <message>
        <source>given handicap stones</source>
        <translation>指定的让子</translation>
    </message>
    <message>
        <source>bad handicap stones</source>
        <translation>错误的让子</translation>
    </message>
    <message>
        <source>handicap on stones</source>
        <translation>在有子的棋盘上让子</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>one colour twice</source>
        <translation>同色连下</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>非法着手</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo</translation>
    </message>
    <message>
        <source>undo of nothing</source>
        <translation>无子可悔时的 undo</translation>
    </message>
    <message>
        <source>the board it shows</source>
        <translation>它显示的棋盘</translation>
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
        <translation>超级劫</translation>
    </message>
    <message>
        <source>suicide</source>
        <translation>自杀</translation>
    </message>
    <message>
        <source>genmove</source>
        <translation>genmove</translation>
    </message>
    <message>
        <source>a game against itself</source>
        <translation>与自己对局</translation>
    </message>
    <message>
        <source>genmove after passes</source>
        <translation>停一手之后的 genmove</translation>
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
        <translation>其他计时方式</translation>
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
        <translation>带分析的 genmove</translation>
    </message>
    <message>
        <source>usual extensions</source>
        <translation>常见扩展</translation>
    </message>
    <message>
        <source>loadsgf</source>
        <translation>loadsgf</translation>
    </message>
    <message>
        <source>gomill&apos;s extensions</source>
        <translation>gomill 的扩展</translation>
    </message>
    <message>
        <source>GoGui&apos;s extensions</source>
        <translation>GoGui 的扩展</translation>
    </message>
    <message>
        <source>KataGo&apos;s extensions</source>
        <translation>KataGo 的扩展</translation>
    </message>
    <message>
        <source>KGS extensions</source>
        <translation>KGS 的扩展</translation>
    </message>
    <message>
        <source>the end of its input</source>
        <translation>输入结束</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>trips over a comment line</source>
        <translation>遇到注释行会出错</translation>
    </message>
    <message>
        <source>trips over an empty line</source>
        <translation>遇到空行会出错</translation>
    </message>
    <message>
        <source>trips over a line of spaces</source>
        <translation>遇到只有空格的行会出错</translation>
    </message>
    <message>
        <source>takes a comment after a command for arguments</source>
        <translation>把命令后的注释当成参数</translation>
    </message>
    <message>
        <source>does not take a tab for a space</source>
        <translation>不把制表符当成空格</translation>
    </message>
    <message>
        <source>trips over CR LF at the end of a command</source>
        <translation>遇到命令末尾的 CR LF 会出错</translation>
    </message>
    <message>
        <source>loses commands that arrive together</source>
        <translation>会丢失一起到达的命令</translation>
    </message>
    <message>
        <source>first reply after %1 ms</source>
        <translation>%1 ms 后首次答复</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error at start</source>
        <translation>启动时向标准错误写 %1 字节</translation>
    </message>
    <message>
        <source>does not know protocol_version: “%1”</source>
        <translation>不认识 protocol_version：“%1”</translation>
    </message>
    <message>
        <source>speaks version 1 of GTP, which is obsolete</source>
        <translation>使用已过时的 GTP 版本 1</translation>
    </message>
    <message>
        <source>speaks GTP 2</source>
        <translation>使用 GTP 2</translation>
    </message>
    <message>
        <source>answers protocol_version with “%1” instead of 2</source>
        <translation>对 protocol_version 回答“%1”而不是 2</translation>
    </message>
    <message>
        <source>does not say its name</source>
        <translation>不说出名称</translation>
    </message>
    <message>
        <source>is %1, but does not say its version</source>
        <translation>是 %1，但不说出版本</translation>
    </message>
    <message>
        <source>is %1 %2</source>
        <translation>是 %1 %2</translation>
    </message>
    <message>
        <source>does not list its commands: “%1”</source>
        <translation>不列出命令：“%1”</translation>
    </message>
    <message>
        <source>lists %1 commands</source>
        <translation>列出 %1 条命令</translation>
    </message>
    <message>
        <source>does not list what GTP 2 requires of every engine: %1</source>
        <translation>没有列出 GTP 2 要求每个引擎具备的：%1</translation>
    </message>
    <message>
        <source>answers known_command for nonsense with “%1”, not false</source>
        <translation>对无意义的 known_command 回答“%1”而不是 false</translation>
    </message>
    <message>
        <source>known_command agrees with list_commands</source>
        <translation>known_command 与 list_commands 一致</translation>
    </message>
    <message>
        <source>known_command denies what list_commands has: %1</source>
        <translation>known_command 否认 list_commands 中的：%1</translation>
    </message>
    <message>
        <source>accepts a command that does not exist</source>
        <translation>接受不存在的命令</translation>
    </message>
    <message>
        <source>refuses an unknown command</source>
        <translation>拒绝未知命令</translation>
    </message>
    <message>
        <source>refuses an unknown command with “%1” instead of “unknown command”</source>
        <translation>拒绝未知命令时回答“%1”而不是“unknown command”</translation>
    </message>
    <message>
        <source>takes a word for a command that only begins like one (“namex” for “name”)</source>
        <translation>把只是开头相同的词当成命令（“namex”当成“name”）</translation>
    </message>
    <message>
        <source>reads comments, empty lines, tabs, CR LF and several commands at once</source>
        <translation>能读注释、空行、制表符、CR LF 和一次多条命令</translation>
    </message>
    <message>
        <source>refuses a move where a stone was captured: “%1”, “%2”</source>
        <translation>拒绝在提过子的点着手：“%1”，“%2”</translation>
    </message>
    <message>
        <source>takes captured stones off</source>
        <translation>会拿掉被提的子</translation>
    </message>
    <message>
        <source>accepts that a ko is retaken at once: leaves that to the arbiter</source>
        <translation>接受立即回提劫：留给裁判处理</translation>
    </message>
    <message>
        <source>refuses to retake a ko at once</source>
        <translation>拒绝立即回提劫</translation>
    </message>
    <message>
        <source>refuses to retake a ko after a threat and its answer</source>
        <translation>即使有劫材和应手之后也拒绝回提劫</translation>
    </message>
    <message>
        <source>accepts that a whole position is repeated</source>
        <translation>接受全局同形再现</translation>
    </message>
    <message>
        <source>refuses to repeat a whole position (superko)</source>
        <translation>拒绝全局同形再现（超级劫）</translation>
    </message>
    <message>
        <source>refuses suicide</source>
        <translation>拒绝自杀</translation>
    </message>
    <message>
        <source>accepts suicide of several stones, not of one</source>
        <translation>接受多子自杀，不接受单子自杀</translation>
    </message>
    <message>
        <source>accepts suicide, even of one stone: leaves that to the arbiter</source>
        <translation>接受自杀，单子也接受：留给裁判处理</translation>
    </message>
    <message>
        <source>leaves a stone on the board that was played without liberties</source>
        <translation>下了没有气的棋子后仍留在棋盘上</translation>
    </message>
    <message>
        <source>refuses final_score on a finished board: “%1”</source>
        <translation>拒绝对下完的棋盘 final_score：“%1”</translation>
    </message>
    <message>
        <source>answers final_score with “%1”, not like “%2”</source>
        <translation>对 final_score 回答“%1”，而不是“%2”那样</translation>
    </message>
    <message>
        <source>scores a finished board without dead stones as %1; it is %2 by area and by territory</source>
        <translation>没有死子的终局棋盘计为 %1；按数子和数目都是 %2</translation>
    </message>
    <message>
        <source>answers final_status_list dead with “%1”</source>
        <translation>对 final_status_list dead 回答“%1”</translation>
    </message>
    <message>
        <source>recognises dead stones</source>
        <translation>能认出死子</translation>
    </message>
    <message>
        <source>recognises no dead stones (%1): takes all stones for alive</source>
        <translation>认不出死子 (%1)：把所有棋子当作活棋</translation>
    </message>
    <message>
        <source>takes %1 for dead where %2 are</source>
        <translation>把 %1 当作死子，实际是 %2</translation>
    </message>
    <message>
        <source>no final_score</source>
        <translation>没有 final_score</translation>
    </message>
    <message>
        <source>scores a finished board correctly (%1)</source>
        <translation>正确计算终局棋盘 (%1)</translation>
    </message>
    <message>
        <source>final_score ignores a komi that is set after it was asked first: still %1</source>
        <translation>final_score 忽略首次询问之后设置的贴目：仍是 %1</translation>
    </message>
    <message>
        <source>no final_status_list</source>
        <translation>没有 final_status_list</translation>
    </message>
    <message>
        <source>answers final_status_list alive with “%1”</source>
        <translation>对 final_status_list alive 回答“%1”</translation>
    </message>
    <message>
        <source>answers final_status_list seki with “%1”, where no stone is in seki</source>
        <translation>没有双活的棋子，却对 final_status_list seki 回答“%1”</translation>
    </message>
    <message>
        <source>played a whole game against itself, %1 legal moves, at most %2 s each</source>
        <translation>自己与自己下完一局，合法着手 %1，每手最多 %2 秒</translation>
    </message>
    <message>
        <source>began a game against itself, %1 legal moves, at most %2 s each</source>
        <translation>自己与自己开始下一局，合法着手 %1，每手最多 %2 秒</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error for a move</source>
        <translation>每手向标准错误写 %1 字节</translation>
    </message>
    <message>
        <source>generates moves, White first and one colour twice</source>
        <translation>能生成着手，包括白先和同色连下</translation>
    </message>
    <message>
        <source>shows another board than its own moves lead to</source>
        <translation>显示的棋盘与自己着手的结果不同</translation>
    </message>
    <message>
        <source>refuses genmove after two passes: “%1”; play may be resumed when the dead stones are disputed</source>
        <translation>双方停一手后拒绝 genmove：“%1”；死子有争议时需要继续对局</translation>
    </message>
    <message>
        <source>answers genmove after two passes</source>
        <translation>双方停一手后回答 genmove</translation>
    </message>
    <message>
        <source>no reg_genmove</source>
        <translation>没有 reg_genmove</translation>
    </message>
    <message>
        <source>reg_genmove leaves the board alone</source>
        <translation>reg_genmove 不改变棋盘</translation>
    </message>
    <message>
        <source>reg_genmove answers “%1”, which cannot be played then</source>
        <translation>reg_genmove 回答“%1”，之后却不能下</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s at most</source>
        <translation>每手一秒时，最多用 %1 秒</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s, but this machine is too busy to tell why</source>
        <translation>每手一秒时用了 %1 秒，但本机太忙，无法判断原因</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s: would lose on time</source>
        <translation>每手一秒时用了 %1 秒：会超时负</translation>
    </message>
    <message>
        <source>does not obey its clock: with a second a move, took %1 s</source>
        <translation>不遵守棋钟：每手一秒时用了 %1 秒</translation>
    </message>
    <message>
        <source>no time_settings: plays without a clock</source>
        <translation>没有 time_settings：不用棋钟下</translation>
    </message>
    <message>
        <source>takes absolute, Canadian and no time limits</source>
        <translation>接受包干、加拿大和无限时</translation>
    </message>
    <message>
        <source>refuses %1</source>
        <translation>拒绝 %1</translation>
    </message>
    <message>
        <source>takes fractions of a second in time_settings</source>
        <translation>time_settings 接受秒的小数</translation>
    </message>
    <message>
        <source>no time_left</source>
        <translation>没有 time_left</translation>
    </message>
    <message>
        <source>takes time_left</source>
        <translation>接受 time_left</translation>
    </message>
    <message>
        <source>no byo-yomi or Fischer time (kgs-time_settings, kata-time_settings)</source>
        <translation>没有读秒或菲舍尔计时 (kgs-time_settings、kata-time_settings)</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>接受 %1</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1” after two passes: %2</source>
        <translation>双方停一手后问“%1”时输出的不是 GTP：%2</translation>
    </message>
    <message>
        <source>ends when asked for “%1” after two passes: %2</source>
        <translation>双方停一手后问“%1”时结束：%2</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>serious</source>
        <translation>严重</translation>
    </message>
    <message>
        <source>fit for matches: the one thing that is wrong does not matter there</source>
        <translation>适合对局：唯一的错误不影响对局</translation>
    </message>
    <message>
        <source>fit for matches: the %1 things that are wrong do not matter there</source>
        <translation>适合对局：%1 处错误不影响对局</translation>
    </message>
    <message>
        <source>not fit for matches because of %1 of the %2 things that are wrong</source>
        <translation>因 %2 处错误中的 %1 处，不适合对局</translation>
    </message>
    <message>
        <source>%1 takes an interval only, not the side to move</source>
        <translation>%1 只接受间隔，不接受行棋方</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is off the board</source>
        <translation>对“%1”回答“%2”，在棋盘之外</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is occupied</source>
        <translation>对“%1”回答“%2”，该点有子</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is suicide</source>
        <translation>对“%1”回答“%2”，是自杀</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which retakes a ko at once</source>
        <translation>对“%1”回答“%2”，是立即回提劫</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which repeats a position</source>
        <translation>对“%1”回答“%2”，重复了局面</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1, at byte %2</source>
        <translation>%1，第 %2 字节处</translation>
    </message>
    <message>
        <source>it names no move</source>
        <translation>没有给出着手</translation>
    </message>
    <message>
        <source>more moves than the board has</source>
        <translation>着手比棋盘容得下的还多</translation>
    </message>
    <message>
        <source>a second root</source>
        <translation>出现第二个根</translation>
    </message>
    <message>
        <source>a move without its vertex, visits or win rate</source>
        <translation>着手缺少坐标、计算量或胜率</translation>
    </message>
    <message>
        <source>a value that belongs to no move</source>
        <translation>不属于任何着手的值</translation>
    </message>
    <message>
        <source>a value that was given already</source>
        <translation>已给出过的值</translation>
    </message>
    <message>
        <source>a win rate out of range</source>
        <translation>胜率超出范围</translation>
    </message>
    <message>
        <source>no move of this board</source>
        <translation>不是此棋盘上的着手</translation>
    </message>
    <message>
        <source>a second map</source>
        <translation>出现第二张图</translation>
    </message>
    <message>
        <source>no value between -1 and 1 for each point</source>
        <translation>没有为每个点给出 -1 到 1 的值</translation>
    </message>
    <message>
        <source>a number that belongs to nothing</source>
        <translation>不属于任何东西的数</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>不是数</translation>
    </message>
    <message>
        <source>no count</source>
        <translation>不是计数</translation>
    </message>
    <message>
        <source>knows none of kata-analyze, lz-analyze, analyze</source>
        <translation>kata-analyze、lz-analyze、analyze 都不认识</translation>
    </message>
    <message>
        <source>names a move that is not one: %1</source>
        <translation>给出的不是着手：%1</translation>
    </message>
    <message>
        <source>names a move out of turn: %1</source>
        <translation>未轮到却给出着手：%1</translation>
    </message>
    <message>
        <source>has the game go on for ever</source>
        <translation>让对局无休止地继续</translation>
    </message>
    <message>
        <source>asks for a move out of turn</source>
        <translation>未轮到却要求着手</translation>
    </message>
    <message>
        <source>makes no sense: %1</source>
        <translation>没有意义：%1</translation>
    </message>
    <message>
        <source>is not valid TOML: %1</source>
        <translation>不是 TOML：%1</translation>
    </message>
    <message>
        <source>others may read this password; let only yourself, with chmod 600</source>
        <translation>他人可以读取此密码；请用 chmod 600 设为仅自己可读</translation>
    </message>
    <message>
        <source>its first line holds no password</source>
        <translation>第一行没有密码</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1：无法创建文件夹</translation>
    </message>
    <message>
        <source>it is not running</source>
        <translation>它没有运行</translation>
    </message>
    <message>
        <source>does not answer “%1” after two passes within %2 s</source>
        <translation>双方停一手后，%2 秒内没有回答“%1”</translation>
    </message>
    <message>
        <source>does not answer “%1” within %2 s</source>
        <translation>%2 秒内没有回答“%1”</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>the file is written in a way that only an editor of texts can change: please do it there</source>
        <translation>该文件的写法只能用文本编辑器修改：请在那里修改</translation>
    </message>
    <message>
        <source>and %1 more mistakes</source>
        <translation>以及另外 %1 个错误</translation>
    </message>
    <message>
        <source>a scale of whole numbers needs whole ends</source>
        <translation>整数刻度的两端须为整数</translation>
    </message>
    <message>
        <source>this is too large to import</source>
        <translation>太大，无法转换</translation>
    </message>
    <message>
        <source>%1 cannot be formatted with “%2”</source>
        <translation>%1 不能用“%2”格式化</translation>
    </message>
    <message>
        <source>a “%(” is not closed</source>
        <translation>“%(”没有闭合</translation>
    </message>
    <message>
        <source>there are too few values for the “%”</source>
        <translation>“%”所需的值太少</translation>
    </message>
    <message>
        <source>a “%” has no type that is known</source>
        <translation>“%”的类型不认识</translation>
    </message>
    <message>
        <source>there are too many values for the “%”</source>
        <translation>“%”所需的值太多</translation>
    </message>
    <message>
        <source>a “{” is not closed</source>
        <translation>“{”没有闭合</translation>
    </message>
    <message>
        <source>“{%1}” in a format is not understood</source>
        <translation>无法理解格式中的“{%1}”</translation>
    </message>
    <message>
        <source>“+” of %1 cannot be imported</source>
        <translation>%1 的“+”无法转换</translation>
    </message>
    <message>
        <source>this expression cannot be imported; write its value</source>
        <translation>此计算无法转换；请写出它的值</translation>
    </message>
    <message>
        <source>“%1” of %2 and %3 cannot be imported</source>
        <translation>%2 和 %3 的“%1”无法转换</translation>
    </message>
    <message>
        <source>the call of %1() cannot be imported; write its value</source>
        <translation>对 %1() 的调用无法转换；请写出它的值</translation>
    </message>
    <message>
        <source>is not a table written by gogui-twogtp</source>
        <translation>不是 gogui-twogtp 的表</translation>
    </message>
    <message>
        <source>cannot remove %1</source>
        <translation>无法删除 %1</translation>
    </message>
    <message>
        <source>the task is %1</source>
        <translation>任务是 %1</translation>
    </message>
    <message>
        <source>the task is of another version: %1: %2</source>
        <translation>任务的版本不同：%1：%2</translation>
    </message>
    <message>
        <source>the run&apos;s name cannot be the name of a folder</source>
        <translation>运行的名称不能作为文件夹名</translation>
    </message>
    <message>
        <source>%1 cannot be moved to %2</source>
        <translation>%1 无法移到 %2</translation>
    </message>
    <message>
        <source>it is off the board</source>
        <translation>在棋盘之外</translation>
    </message>
    <message>
        <source>the point is occupied</source>
        <translation>该点已有子</translation>
    </message>
    <message>
        <source>it is suicide</source>
        <translation>是自杀</translation>
    </message>
    <message>
        <source>it retakes a ko at once</source>
        <translation>立即回提劫</translation>
    </message>
    <message>
        <source>it repeats a position</source>
        <translation>重复局面</translation>
    </message>
    <message>
        <source>its board is %1, the game&apos;s is %2</source>
        <translation>它的棋盘是 %1，对局的是 %2</translation>
    </message>
    <message>
        <source>the stone on %1 has no liberties</source>
        <translation>%1 的棋子没有气</translation>
    </message>
    <message>
        <source>move %1, %2 %3, is illegal: %4</source>
        <translation>第 %1 手，%2 %3，非法：%4</translation>
    </message>
    <message>
        <source>the game is over with move %1; take fewer plies of it</source>
        <translation>对局到第 %1 手就结束了；请减少取用的手数</translation>
    </message>
    <message>
        <source>there is no opening in what the openings are taken from</source>
        <translation>布局的来源中没有布局</translation>
    </message>
    <message>
        <source>“%1” is not a vertex of a %2x%3 board</source>
        <translation>“%1”不是 %2x%3 棋盘的坐标</translation>
    </message>
    <message>
        <source>“%1” at the end lacks its vertex</source>
        <translation>末尾的“%1”缺少坐标</translation>
    </message>
    <message>
        <source>%1:%2: %3</source>
        <translation>%1:%2：%3</translation>
    </message>
    <message>
        <source>the line is longer than any game</source>
        <translation>该行比任何对局都长</translation>
    </message>
    <message>
        <source>more than %1 openings</source>
        <translation>布局多于 %1 个</translation>
    </message>
    <message>
        <source>opening “%1”: %2</source>
        <translation>布局“%1”：%2</translation>
    </message>
    <message>
        <source>%1: it holds no *.sgf file</source>
        <translation>%1：其中没有 *.sgf 文件</translation>
    </message>
    <message>
        <source>%1: more than %2 openings</source>
        <translation>%1：布局多于 %2 个</translation>
    </message>
    <message>
        <source>only %1 different random openings of %2 plies were found</source>
        <translation>只找到 %1 个不同的 %2 手随机布局</translation>
    </message>
    <message>
        <source>cannot move %1 to the trash</source>
        <translation>无法将 %1 移到回收站</translation>
    </message>
    <message>
        <source>cannot move %1 to %2</source>
        <translation>无法将 %1 移到 %2</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>no run of %1 is under way</source>
        <translation>%1 没有在运行</translation>
    </message>
    <message>
        <source>%1: no server can be started</source>
        <translation>%1：无法启动服务器</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make its folder writable</source>
        <translation>无法写入 %1：%2；请使其文件夹可写</translation>
    </message>
    <message>
        <source>cannot lock %1: %2</source>
        <translation>无法锁定 %1：%2</translation>
    </message>
    <message>
        <source>this competition is running already, as process %1; stop that one first (compete stop)</source>
        <translation>此比赛已在运行，进程 %1；请先停止它 (compete stop)</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is full; free some space</source>
        <translation>无法写入 %1：磁盘已满；请腾出空间</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make the file and its folder writable, or copy it to a folder that is</source>
        <translation>无法写入 %1：%2；请使文件及其文件夹可写，或将它复制到可写的文件夹</translation>
    </message>
    <message>
        <source>cannot open %1: %2; see that its folder exists and can be written</source>
        <translation>无法打开 %1：%2；请确认其文件夹存在且可写</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); keep a copy of it, save what can be read with &quot;sqlite3 FILE .recover&quot;, or move it away to begin anew</source>
        <translation>%1 已损坏 (%2)；请保留该文件的副本，用 &quot;sqlite3 FILE .recover&quot; 救出可读的内容，或将它移走重新开始</translation>
    </message>
    <message>
        <source>cannot write %1: another program is writing to it; end that one</source>
        <translation>无法写入 %1：另一个程序正在写入；请结束那个程序</translation>
    </message>
    <message>
        <source>cannot use %1: %2</source>
        <translation>无法使用 %1：%2</translation>
    </message>
    <message>
        <source>cannot rename %1 to %2, which would keep the earlier series; move it away yourself</source>
        <translation>无法将 %1 改名为 %2 以保留先前的系列；请自行移走</translation>
    </message>
    <message>
        <source>%1 has games with names that no competition gives them; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 中有比赛不会使用的对局名称；不是 Shinpan 所写，或已损坏</translation>
    </message>
    <message>
        <source>%1 has %2 games with impossible values; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 对 %2 局的说法不合情理；不是 Shinpan 所写，或已损坏</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>there is no %1: nothing of this competition was played yet</source>
        <translation>没有 %1：此比赛还没有下过</translation>
    </message>
    <message>
        <source>%1 has tables that compute what they say; it was not written by Shinpan</source>
        <translation>%1 中的表是计算出来的；不是 Shinpan 所写</translation>
    </message>
    <message>
        <source>%1 is not the record of a competition but another program&apos;s database; move it away, or give the competition&apos;s file another name</source>
        <translation>%1 不是比赛的记录，而是其他程序的数据库；请移走，或给比赛文件另取名称</translation>
    </message>
    <message>
        <source>%1 was written by a newer Shinpan (tables of version %2, this one knows %3); use that one</source>
        <translation>%1 由更新的 Shinpan 写成（表版本 %2，本程序认识 %3）；请使用那个版本</translation>
    </message>
    <message>
        <source>the alias of &quot;%1&quot; to &quot;%2&quot; is not two GTP words</source>
        <translation>&quot;%1&quot; 的别名 &quot;%2&quot; 不是两个 GTP 单词</translation>
    </message>
    <message>
        <source>%1.%2: %3</source>
        <translation>%1.%2：%3</translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation>缺少或为空</translation>
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
        <translation>不是列表</translation>
    </message>
    <message>
        <source>holds something that is not a text</source>
        <translation>含有不是文字的内容</translation>
    </message>
    <message>
        <source>“%1” is not of the form %2</source>
        <translation>“%1”不是 %2 的形式</translation>
    </message>
    <message>
        <source>is not an object</source>
        <translation>不是对象</translation>
    </message>
    <message>
        <source>“%1” is not a time such as 30s or 2m; 0s means no limit</source>
        <translation>“%1”不是 30s 或 2m 那样的时间；0s 表示无限制</translation>
    </message>
    <message>
        <source>is not of the form {&quot;area&quot;: text, &quot;territory&quot;: text}</source>
        <translation>不是 {&quot;area&quot;: 文字, &quot;territory&quot;: 文字} 的形式</translation>
    </message>
    <message>
        <source>line %1 (byte %2): %3</source>
        <translation>第 %1 行（第 %2 字节）：%3</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program (format %1)</source>
        <translation>由本程序的更新版本写成（格式 %1）</translation>
    </message>
    <message>
        <source>it is not a list of engines</source>
        <translation>不是引擎列表</translation>
    </message>
    <message>
        <source>%1[%2].%3: is missing or empty</source>
        <translation>%1[%2].%3：缺少或为空</translation>
    </message>
    <message>
        <source>%1.id: “%2” occurs twice</source>
        <translation>%1.id：“%2”出现两次</translation>
    </message>
    <message>
        <source>%1: its folder cannot be created</source>
        <translation>%1：无法创建其文件夹</translation>
    </message>
    <message>
        <source>%1: it cannot be kept as %2: %3</source>
        <translation>%1：无法保存为 %2：%3</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is nearly full</source>
        <translation>无法写入 %1：磁盘快满了</translation>
    </message>
    <message>
        <source>an IPv6 address stands in brackets, as in [::1]:6800</source>
        <translation>IPv6 地址写在方括号中，例如 [::1]:6800</translation>
    </message>
    <message>
        <source>is not [HOST:]PORT, such as 6800 or 0.0.0.0:6800</source>
        <translation>不是 [HOST:]PORT，例如 6800 或 0.0.0.0:6800</translation>
    </message>
    <message>
        <source>%1: not an address of this computer</source>
        <translation>%1：不是本机的地址</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to score a game; it takes %2</source>
        <translation>&quot;%1&quot; 不是对局的计分方式；允许 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice in the scoring ladder</source>
        <translation>&quot;%1&quot; 在计分顺序中出现两次</translation>
    </message>
    <message>
        <source>there is no game in this GIB file</source>
        <translation>此 GIB 文件中没有对局</translation>
    </message>
    <message>
        <source>there is no move in this NGF file</source>
        <translation>此 NGF 文件中没有着手</translation>
    </message>
    <message>
        <source>this UGF file is encrypted</source>
        <translation>此 UGF 文件已加密</translation>
    </message>
    <message>
        <source>there is no game in this UGF file</source>
        <translation>此 UGF 文件中没有对局</translation>
    </message>
    <message>
        <source>this is not a record of Go but of game %1</source>
        <translation>这不是围棋的棋谱，而是棋类 %1 的</translation>
    </message>
    <message>
        <source>there is no SGF game in it: no &quot;(&quot; followed by a node</source>
        <translation>其中没有 SGF 对局：&quot;(&quot; 之后没有节点</translation>
    </message>
    <message>
        <source>nothing in it was understood</source>
        <translation>其中的内容完全无法理解</translation>
    </message>
    <message>
        <source>%1: these lists name each other</source>
        <translation>%1：这些列表互相引用</translation>
    </message>
    <message>
        <source>%1: there is no test %2</source>
        <translation>%1：没有测试 %2</translation>
    </message>
    <message>
        <source>%1: is the log of a conversation, not a suite</source>
        <translation>%1：是对话的日志，不是测试集</translation>
    </message>
    <message>
        <source>%1: there is no test in it</source>
        <translation>%1：其中没有测试</translation>
    </message>
    <message>
        <source>line %1 is not a test result as --json prints it</source>
        <translation>第 %1 行不是 --json 所输出的测试结果</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>不存在</translation>
    </message>
    <message>
        <source>the engine took &quot;%1&quot;, which makes no sense to us; its moves are not judged until the next game</source>
        <translation>引擎接受了我们不理解的 &quot;%1&quot;；下一局之前不再判断其着手</translation>
    </message>
    <message>
        <source>answered with the failure &quot;%1&quot;</source>
        <translation>回答失败 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>answered with &quot;%1&quot;, which is not a move</source>
        <translation>回答了不是着手的 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1: there are %2 records; no more are written</source>
        <translation>%1：有 %2 个棋谱；不再写入</translation>
    </message>
    <message>
        <source>a candidate needs at least one game</source>
        <translation>候选至少需要一局</translation>
    </message>
    <message>
        <source>exploration must not be negative</source>
        <translation>exploration 不能为负</translation>
    </message>
    <message>
        <source>a calibration has exactly one parameter</source>
        <translation>校准恰好有一个参数</translation>
    </message>
    <message>
        <source>a calibration needs a parameter with a range of numbers</source>
        <translation>校准需要有数值范围的参数</translation>
    </message>
    <message>
        <source>a calibration needs levels, such as [-100, 0, 100]</source>
        <translation>校准需要级别，例如 [-100, 0, 100]</translation>
    </message>
    <message>
        <source>games_per_candidate and precision must be above 0</source>
        <translation>games_per_candidate 和 precision 必须大于 0</translation>
    </message>
    <message>
        <source>number_of_generations must be at least 1</source>
        <translation>number_of_generations 必须至少为 1</translation>
    </message>
    <message>
        <source>samples_per_generation must be at least 1</source>
        <translation>samples_per_generation 必须至少为 1</translation>
    </message>
    <message>
        <source>batch_size must be at least 1</source>
        <translation>batch_size 必须至少为 1</translation>
    </message>
    <message>
        <source>elite_proportion must be above 0 and below 1</source>
        <translation>elite_proportion 必须大于 0 且小于 1</translation>
    </message>
    <message>
        <source>step_size must be above 0 and below 1</source>
        <translation>step_size 必须大于 0 且小于 1</translation>
    </message>
    <message>
        <source>it must be split into at least one part</source>
        <translation>必须至少分成一份</translation>
    </message>
    <message>
        <source>its initial variance must not be negative</source>
        <translation>initial_variance 不能为负</translation>
    </message>
    <message>
        <source>its step at the end must be above 0</source>
        <translation>最后的步长必须大于 0</translation>
    </message>
    <message>
        <source>its learning rate at the end must not be negative</source>
        <translation>最后的学习率不能为负</translation>
    </message>
    <message>
        <source>its own value is outside the range</source>
        <translation>自身的值超出范围</translation>
    </message>
    <message>
        <source>its format is for numbers, but “%1” is none</source>
        <translation>格式用于数，但“%1”不是数</translation>
    </message>
    <message>
        <source>there is no parameter to tune</source>
        <translation>没有可调的参数</translation>
    </message>
    <message>
        <source>there are two parameters named “%1”</source>
        <translation>有两个名为“%1”的参数</translation>
    </message>
    <message>
        <source>parameter “%1”: %2</source>
        <translation>参数“%1”：%2</translation>
    </message>
    <message>
        <source>SPSA needs to know its number of games, two at least</source>
        <translation>SPSA 需要知道对局数，至少两局</translation>
    </message>
    <message>
        <source>A, alpha and gamma must not be negative</source>
        <translation>A、alpha 和 gamma 不能为负</translation>
    </message>
    <message>
        <source>an update needs at least one pair of games</source>
        <translation>更新至少需要一对对局</translation>
    </message>
    <message>
        <source>parameter “%1”: SPSA needs numbers, it cannot step between choices</source>
        <translation>参数“%1”：SPSA 需要数，不能在选项之间移动</translation>
    </message>
    <message>
        <source>exploration_coefficient must not be negative</source>
        <translation>exploration_coefficient 不能为负</translation>
    </message>
    <message>
        <source>initial_visits and initial_wins must be at least 1</source>
        <translation>initial_visits 和 initial_wins 必须至少为 1</translation>
    </message>
    <message>
        <source>initial_wins cannot be more than initial_visits</source>
        <translation>initial_wins 不能大于 initial_visits</translation>
    </message>
    <message>
        <source>max_depth must be at least 1</source>
        <translation>max_depth 必须至少为 1</translation>
    </message>
    <message>
        <source>the splits make %1 cells, more than %2 cannot be searched</source>
        <translation>划分成 %1 个格子，超过 %2 个就无法搜索</translation>
    </message>
    <message>
        <source>a format needs exactly one conversion for the value, such as %s or %.2f</source>
        <translation>格式恰好需要一个值的转换，例如 %s 或 %.2f</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 是文件，不是文件夹</translation>
    </message>
    <message>
        <source>%1 is not empty; name a new folder</source>
        <translation>%1 不为空；请指定新的文件夹</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>无法创建 %1</translation>
    </message>
    <message>
        <source>the LaTeX package psgo draws square boards of up to %1 lines; this one has %2×%3</source>
        <translation>LaTeX 宏包 psgo 只能画最大 %1 路的正方形棋盘；这个是 %2×%3</translation>
    </message>
    <message>
        <source>no machine is left</source>
        <translation>没有剩下机器</translation>
    </message>
    <message>
        <source>%1 tasks in a row have played nothing</source>
        <translation>连续 %1 个任务什么都没下</translation>
    </message>
    <message>
        <source>%1 tasks in a row were lost; their logs are in %2</source>
        <translation>连续 %1 个任务丢失；日志在 %2</translation>
    </message>
    <message>
        <source>stopped after the pairs of games that were begun</source>
        <translation>在已开始的成对对局之后停止</translation>
    </message>
    <message>
        <source>stopped after the games that were running</source>
        <translation>在进行中的对局之后停止</translation>
    </message>
    <message>
        <source>stopped at once</source>
        <translation>立即停止</translation>
    </message>
    <message>
        <source>the time of this run was up</source>
        <translation>这次运行的时间已到</translation>
    </message>
    <message>
        <source>this run had its %1 games</source>
        <translation>这次运行的 %1 局已完成</translation>
    </message>
    <message>
        <source>%1 games were left out, because their players are in quarantine: %2</source>
        <translation>有 %1 局因棋手被隔离而略去：%2</translation>
    </message>
    <message>
        <source>there are no openings left</source>
        <translation>没有剩下布局</translation>
    </message>
    <message>
        <source>too many void games: none of this matchup was completed in this run before game %1 was void</source>
        <translation>无效对局太多：对局 %1 无效之前，这次运行中这一对没有完成一局</translation>
    </message>
    <message>
        <source>too many void games: game %1 is the second in a row of its matchup</source>
        <translation>无效对局太多：对局 %1 是这一对连续第二局无效</translation>
    </message>
    <message>
        <source>too many void games: game %1 was void %2 times</source>
        <translation>无效对局太多：对局 %1 无效 %2 次</translation>
    </message>
    <message>
        <source>did not leave after quit</source>
        <translation>quit 之后没有退出</translation>
    </message>
    <message>
        <source>broke down on quit: %1</source>
        <translation>quit 时崩溃：%1</translation>
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
        <translation>%1 含有其他设置的结果，不能一起计算：%2。请改回设置，开始新系列，或给文件另取名称</translation>
    </message>
    <message>
        <source>its games were played with other settings: %1</source>
        <translation>其对局的设置不同：%1</translation>
    </message>
    <message>
        <source>it does not say with which settings its games were played; an earlier version wrote it</source>
        <translation>没有说明以何种设置对局；由更早的版本写成</translation>
    </message>
    <message>
        <source>it has a game without a number</source>
        <translation>有没有编号的对局</translation>
    </message>
    <message>
        <source>it has game %1 twice, so it is of more than one match</source>
        <translation>对局 %1 出现两次，所以属于不止一场比赛</translation>
    </message>
    <message>
        <source>%1:%2: this is no whole game and is not counted</source>
        <translation>%1:%2：这不是完整的对局，不计</translation>
    </message>
    <message>
        <source>%1:%2: cannot go on with this match: %3</source>
        <translation>%1:%2：无法继续这场比赛：%3</translation>
    </message>
    <message>
        <source>is missing; each [[account]] is a name on the server and who plays under it</source>
        <translation>缺少；每个 [[account]] 是服务器上的一个名称和以此名称对局的棋手</translation>
    </message>
    <message>
        <source>“%1” occurs twice; the server takes a name once</source>
        <translation>“%1”出现了两次；服务器对每个名称只接受一次</translation>
    </message>
    <message>
        <source>“%1” cannot be a name on the server; it takes 3 to 18 letters, digits, dots, hyphens and underscores, and begins with no digit</source>
        <translation>“%1”不能作为服务器上的名称；须为 3 到 18 个字母、数字、点、连字符或下划线，且不以数字开头</translation>
    </message>
    <message>
        <source>is missing; it takes host:port, such as &quot;yss-aya.com:6809&quot;</source>
        <translation>缺少；须为 host:port，例如 &quot;yss-aya.com:6809&quot;</translation>
    </message>
    <message>
        <source>it takes host:port</source>
        <translation>须为 host:port</translation>
    </message>
    <message>
        <source>it takes &quot;cgos&quot; or a rule set such as &quot;Tromp-Taylor&quot;</source>
        <translation>须为 &quot;cgos&quot; 或 &quot;Tromp-Taylor&quot; 之类的规则</translation>
    </message>
    <message>
        <source>is missing; it takes the id of a [[player]]</source>
        <translation>缺少；须为某个 [[player]] 的 id</translation>
    </message>
    <message>
        <source>“%1” is not the id of a [[player]]</source>
        <translation>“%1”不是任何 [[player]] 的 id</translation>
    </message>
    <message>
        <source>“%1” is not a set of processors; it takes a text for each slot, such as &quot;0-3&quot; or &quot;4,6&quot;</source>
        <translation>“%1”不是处理器的组合；每个位置写一段文字，例如 &quot;0-3&quot; 或 &quot;4,6&quot;</translation>
    </message>
    <message>
        <source>is too long: files are named after it, and %1 characters are the most</source>
        <translation>太长：文件以它命名，最多 %1 个字符</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; it takes letters, digits and -!$%&amp;*+.:;&lt;=&gt;?^_~#, without blanks</source>
        <translation>“%1”不能作为 id；须由字母、数字和 -!$%&amp;*+.:;&lt;=&gt;?^_~# 组成，不含空格</translation>
    </message>
    <message>
        <source>“%1” is taken already</source>
        <translation>“%1”已被使用</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes a number or &quot;%2&quot;</source>
        <translation>“%1”不认识；须为数或 &quot;%2&quot;</translation>
    </message>
    <message>
        <source>is missing; it takes %1</source>
        <translation>缺少；须为 %1</translation>
    </message>
    <message>
        <source>this type needs a number of games, 1 or more</source>
        <translation>这种类型需要 1 或更大的对局数</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>属于 %1</translation>
    </message>
    <message>
        <source>is missing; it takes a table with elo0 and elo1, [sprt]</source>
        <translation>缺少；须为含 elo0 和 elo1 的表 [sprt]</translation>
    </message>
    <message>
        <source>an SPRT match has exactly two players</source>
        <translation>SPRT 比赛恰好有两名棋手</translation>
    </message>
    <message>
        <source>a competition has two players or more, each a table [[player]] with id and command</source>
        <translation>比赛须有两名或更多棋手，每名是一个含 id 和 command 的表 [[player]]</translation>
    </message>
    <message>
        <source>there must be fewer %1 than players (%2)</source>
        <translation>%1 必须少于棋手数 (%2)</translation>
    </message>
    <message>
        <source>does not go with a handicap: it is the openings that say what stands on the board, and those from SGF may set stones up</source>
        <translation>不能与让子合用：棋盘上有什么由布局决定，SGF 的布局也可能摆子</translation>
    </message>
    <message>
        <source>is missing; a scorer asks a referee, which takes a table [referee] with its command</source>
        <translation>缺少；计分要问裁判，须有含 command 的表 [referee]</translation>
    </message>
    <message>
        <source>no scorer asks it</source>
        <translation>没有计分会问它</translation>
    </message>
    <message>
        <source>; did you mean “%1”?</source>
        <translation>；您是指“%1”吗？</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>引号中的文字</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>%1 is out of range; it takes %2</source>
        <translation>%1 超出范围；须为 %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>“%1” is no time; it takes &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; or a number of seconds, up to 1000 hours</source>
        <translation>“%1”不是时间；须为 &quot;30s&quot;、&quot;2m&quot;、&quot;1h30m&quot;、&quot;500ms&quot; 或秒数，最多 1000 小时</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>引号中文字的列表</translation>
    </message>
    <message>
        <source>holds %1; it takes %2</source>
        <translation>含有 %1；须为 %2</translation>
    </message>
    <message>
        <source>a table such as { NAME = &quot;value&quot; }</source>
        <translation>{ NAME = &quot;value&quot; } 之类的表</translation>
    </message>
    <message>
        <source>a table, [%1]</source>
        <translation>表 [%1]</translation>
    </message>
    <message>
        <source>tables, [[%1]]</source>
        <translation>若干个表 [[%1]]</translation>
    </message>
    <message>
        <source>there are %1; %2 are the most</source>
        <translation>有 %1 个；最多 %2 个</translation>
    </message>
    <message>
        <source>is %1; it takes %2</source>
        <translation>是 %1；须为 %2</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes %2%3</source>
        <translation>“%1”不认识；须为 %2%3</translation>
    </message>
    <message>
        <source>; there are %1</source>
        <translation>；有 %1</translation>
    </message>
    <message>
        <source>no such setting%1</source>
        <translation>没有这样的设置%1</translation>
    </message>
    <message>
        <source>“%1” is not understood; %2</source>
        <translation>无法理解“%1”；%2</translation>
    </message>
    <message>
        <source>%1 stones are not possible; a board of %2x%3 takes %4 where handicap_style is &quot;%5&quot;</source>
        <translation>不可能有 %1 个让子；%2x%3 的棋盘在 handicap_style 为 &quot;%5&quot; 时接受 %4</translation>
    </message>
    <message>
        <source>it takes a number from %1 to %2, or columns and rows such as &quot;13x9&quot;</source>
        <translation>须为 %1 到 %2 的数，或 &quot;13x9&quot; 之类的列数和行数</translation>
    </message>
    <message>
        <source>it takes %1, or fields as KataGo&apos;s: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</source>
        <translation>须为 %1，或像 KataGo 那样的字段 &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</translation>
    </message>
    <message>
        <source>it takes %1</source>
        <translation>须为 %1</translation>
    </message>
    <message>
        <source>“%1” asks a person, and there is none</source>
        <translation>“%1”要询问人，而这里没有人</translation>
    </message>
    <message>
        <source>is missing; it takes the name of a file with a host a line, such as &quot;4/anna@north&quot;</source>
        <translation>缺少；须为一个文件名，该文件每行一台主机，例如 &quot;4/anna@north&quot;</translation>
    </message>
    <message>
        <source>it takes the ids of two players, [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>须为两名棋手的 id，[&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>there is no player “%1”%2</source>
        <translation>没有棋手“%1”%2</translation>
    </message>
    <message>
        <source>is missing; a playoff has one table or more, [[matchup]], with players = [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>缺少；对抗赛须有一个或多个表 [[matchup]]，含 players = [&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>it takes a path</source>
        <translation>须为路径</translation>
    </message>
    <message>
        <source>belongs to lines = &quot;sampled&quot;</source>
        <translation>属于 lines = &quot;sampled&quot;</translation>
    </message>
    <message>
        <source>a source of openings has one of sgf, moves_file, moves, random_plies and index</source>
        <translation>布局的来源是 sgf、moves_file、moves、random_plies、index 之一</translation>
    </message>
    <message>
        <source>it has changed; index it anew</source>
        <translation>文件已更改，请重新建立索引</translation>
    </message>
    <message>
        <source>no position after %1 moves was won by both colours %2 times; ask for fewer wins or moves</source>
        <translation>没有 %1 手之后黑白双方都赢过 %2 次的局面；请减少胜局数或手数</translation>
    </message>
    <message>
        <source>is missing or empty; it takes the engine&apos;s command line, such as &quot;gnugo --mode gtp&quot;, or tcp://host:port</source>
        <translation>缺少或为空；须为引擎的命令行，例如 &quot;gnugo --mode gtp&quot;，或 tcp://host:port</translation>
    </message>
    <message>
        <source>an engine that listens takes none</source>
        <translation>监听的引擎不能有</translation>
    </message>
    <message>
        <source>“%1” is not a GTP command; it takes a list of commands, each a text or the list of its words</source>
        <translation>“%1”不是 GTP 命令；须为命令列表，每条是一段文字或词的列表</translation>
    </message>
    <message>
        <source>“%1” cannot be a variable&apos;s name</source>
        <translation>“%1”不能作为变量名</translation>
    </message>
    <message>
        <source>“%1” = “%2” is not a pair of GTP commands</source>
        <translation>“%1” = “%2”不是一对 GTP 命令</translation>
    </message>
    <message>
        <source>“%1” is neither area nor territory</source>
        <translation>“%1”既不是 area 也不是 territory</translation>
    </message>
    <message>
        <source>it takes a size such as 512M or 4G</source>
        <translation>须为 512M 或 4G 之类的大小</translation>
    </message>
    <message>
        <source>“%1” is not the id of an earlier player</source>
        <translation>“%1”不是前面某名棋手的 id</translation>
    </message>
    <message>
        <source>scale = &quot;choice&quot; needs a list of texts or numbers</source>
        <translation>scale = &quot;choice&quot; 需要文字或数的列表</translation>
    </message>
    <message>
        <source>is missing; a parameter has low and high, or scale = &quot;choice&quot; and choices</source>
        <translation>缺少；参数须有 low 和 high，或 scale = &quot;choice&quot; 和 choices</translation>
    </message>
    <message>
        <source>“%1” is none of the choices</source>
        <translation>“%1”不在选项之中</translation>
    </message>
    <message>
        <source>“%1” is not within the range</source>
        <translation>“%1”不在范围内</translation>
    </message>
    <message>
        <source>a parameter has a name of letters, digits, “_”, “-” and “.”, which stands in braces in the command of the first player</source>
        <translation>参数名由字母、数字、“_”、“-”和“.”组成，写在第一名棋手命令的花括号中</translation>
    </message>
    <message>
        <source>“{%1}” stands nowhere in the command, environment or start-up commands of the first player, which is tuned</source>
        <translation>“{%1}”没有出现在要调优的第一名棋手的命令、环境或启动命令中</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it</source>
        <translation>SPSA 需要对局数：步长据此确定</translation>
    </message>
    <message>
        <source>SPSA plays the first player against itself; there is to be no other</source>
        <translation>SPSA 让第一名棋手与自己对局；不能有其他棋手</translation>
    </message>
    <message>
        <source>it takes Elo from -%1 to %1, as numbers in a list</source>
        <translation>须为 -%1 到 %1 的 Elo，写成数的列表</translation>
    </message>
    <message>
        <source>must be above elo0</source>
        <translation>必须大于 elo0</translation>
    </message>
    <message>
        <source>is missing; a control file has competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; or &apos;ce_tuner&apos;</source>
        <translation>缺少；控制文件须有 competition_type = &apos;playoff&apos;、&apos;allplayall&apos;、&apos;mc_tuner&apos; 或 &apos;ce_tuner&apos;</translation>
    </message>
    <message>
        <source>is none of &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; and &apos;ce_tuner&apos;</source>
        <translation>不是 &apos;playoff&apos;、&apos;allplayall&apos;、&apos;mc_tuner&apos;、&apos;ce_tuner&apos; 之一</translation>
    </message>
    <message>
        <source>a tuner has a function of this name, which makes a Player(…) of its parameters</source>
        <translation>调参须有此名称的函数，用参数生成 Player(…)</translation>
    </message>
    <message>
        <source>holds %1; it takes Matchup(…)</source>
        <translation>含有 %1；须为 Matchup(…)</translation>
    </message>
    <message>
        <source>“%1” occurs twice</source>
        <translation>“%1”在那里出现两次</translation>
    </message>
    <message>
        <source>a control file has players = { &apos;ID&apos; : Player(…) }</source>
        <translation>控制文件须有 players = { &apos;ID&apos; : Player(…) }</translation>
    </message>
    <message>
        <source>“%1” is %2; it takes Player(…)</source>
        <translation>“%1”是 %2；须为 Player(…)</translation>
    </message>
    <message>
        <source>there is no player “%1”</source>
        <translation>没有棋手“%1”</translation>
    </message>
    <message>
        <source>is missing or empty; it takes a list</source>
        <translation>缺少或为空；须为列表</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>has more than %1 arguments without a name</source>
        <translation>无名参数多于 %1 个</translation>
    </message>
    <message>
        <source>has no argument “%1”</source>
        <translation>没有参数“%1”</translation>
    </message>
    <message>
        <source>is neither &apos;players&apos; nor &apos;internal&apos;</source>
        <translation>既不是 &apos;players&apos; 也不是 &apos;internal&apos;</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>日期或时间</translation>
    </message>
    <message>
        <source>plays on %1×%1 only</source>
        <translation>只在 %1×%1 的棋盘上下</translation>
    </message>
    <message>
        <source>plays on boards of %1 to %2 lines</source>
        <translation>在 %1 到 %2 路的棋盘上下</translation>
    </message>
    <message>
        <source>takes a komi in steps of %1 only</source>
        <translation>贴目只能以 %1 为单位</translation>
    </message>
    <message>
        <source>what is known of it</source>
        <translation>已知的情况</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>seen again: %1</source>
        <translation>再次见到：%1</translation>
    </message>
    <message>
        <source>not asked: %1</source>
        <translation>没有问：%1</translation>
    </message>
    <message>
        <source>not seen: %1</source>
        <translation>没有见到：%1</translation>
    </message>
    <message>
        <source>known since %1, not seen: %2</source>
        <translation>自 %1 已知，没有见到：%2</translation>
    </message>
    <message>
        <source>this is not what &quot;shinpan-cli check --json&quot; writes</source>
        <translation>这不是 &quot;shinpan-cli check --json&quot; 的输出</translation>
    </message>
    <message>
        <source>its settings cannot be told without what is private: %1; keep some of it</source>
        <translation>不含私密内容 %1 就无法说明设置；请保留一部分</translation>
    </message>
    <message>
        <source>%1 is being played; seal it when it is over, or stop it first</source>
        <translation>%1 正在进行；请结束后再封存，或先停止它</translation>
    </message>
    <message>
        <source>it is not a bundle, or not a whole one</source>
        <translation>不是包，或不完整</translation>
    </message>
    <message>
        <source>it says that it has %1 entries; no bundle has more than %2</source>
        <translation>声称有 %1 个条目；包最多有 %2 个</translation>
    </message>
    <message>
        <source>entry &quot;%1&quot;: %2</source>
        <translation>条目 &quot;%1&quot;：%2</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>不是文件</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>已加密</translation>
    </message>
    <message>
        <source>it is packed in another way than by deflate</source>
        <translation>以 deflate 以外的方式压缩</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>大小未知</translation>
    </message>
    <message>
        <source>the archive is damaged: %1</source>
        <translation>压缩包已损坏：%1</translation>
    </message>
    <message>
        <source>nothing in a bundle has such a name</source>
        <translation>包里没有这样命名的东西</translation>
    </message>
    <message>
        <source>it unpacks to more than any bundle of its size</source>
        <translation>解开后比这样大小的包所能有的还大</translation>
    </message>
    <message>
        <source>its size is not what it says</source>
        <translation>字节数与所称不符</translation>
    </message>
    <message>
        <source>its manifest was not written by Shinpan</source>
        <translation>清单不是 Shinpan 的</translation>
    </message>
    <message>
        <source>its format is &quot;%1&quot;; this Shinpan knows %2</source>
        <translation>格式为 &quot;%1&quot;；这个 Shinpan 认识 %2</translation>
    </message>
    <message>
        <source>%1 is not what was sealed</source>
        <translation>%1 不是封存时的样子</translation>
    </message>
    <message>
        <source>it has two entries &quot;%1&quot;</source>
        <translation>有两个条目 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it has no manifest, so it is not a sealed competition</source>
        <translation>没有清单：不是封存的比赛</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>“%1”不是 %2 之一</translation>
    </message>
    <message>
        <source>knows commands that it does not list.</source>
        <translation>认识一些没有列出的命令。</translation>
    </message>
    <message>
        <source>plays on the one size that it was built for, usually 19×19.</source>
        <translation>只在编译时确定的一种大小上下，通常是 19×19。</translation>
    </message>
    <message>
        <source>keeps the stones for the same size again.</source>
        <translation>再次指定相同大小时保留棋子。</translation>
    </message>
    <message>
        <source>answers final_score with the middle of 1024 games that it plays out by chance.</source>
        <translation>对 final_score 回答随机下完的 1024 局的中间值。</translation>
    </message>
    <message>
        <source>changes its game with these commands in a way that only it knows.</source>
        <translation>用这些命令以只有它自己知道的方式改变对局。</translation>
    </message>
    <message>
        <source>reads or writes the file that these commands name.</source>
        <translation>读写这些命令所指定的文件。</translation>
    </message>
    <message>
        <source>takes time settings before the first move only, unless they are those that it has.</source>
        <translation>只在第一手之前接受时间设置，除非与已有的相同。</translation>
    </message>
    <message>
        <source>empties the board for the same size again.</source>
        <translation>再次指定相同大小时清空棋盘。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi and handicap.</source>
        <translation>采用棋谱的贴目和让子。</translation>
    </message>
    <message>
        <source>goes back to the rules that it was started with, whatever a record&apos;s RU says.</source>
        <translation>无论棋谱的 RU 是什么，都回到启动时的规则。</translation>
    </message>
    <message>
        <source>scores the board as it stands, and only where its rules say that the dead are captured.</source>
        <translation>按棋盘现状计分，只有其规则规定提掉死子时才提。</translation>
    </message>
    <message>
        <source>is only asked with these commands.</source>
        <translation>这些命令只用来询问。</translation>
    </message>
    <message>
        <source>is told the game with these commands, as their words say.</source>
        <translation>用这些命令按其字面告知对局。</translation>
    </message>
    <message>
        <source>writes the file that these commands name, and answers with it where they name none or a dash.</source>
        <translation>写入这些命令所指定的文件；未指定或为短横时，以其内容回答。</translation>
    </message>
    <message>
        <source>speaks GTP only when its command line says so.</source>
        <translation>只有命令行要求时才使用 GTP。</translation>
    </message>
    <message>
        <source>is told Chinese or Japanese rules on its command line, and by no command.</source>
        <translation>中国或日本规则由命令行指定，没有命令可以指定。</translation>
    </message>
    <message>
        <source>counts territory unless its command line says otherwise.</source>
        <translation>除非命令行另有规定，按地计算。</translation>
    </message>
    <message>
        <source>counting area, gives White a point for each handicap stone.</source>
        <translation>数子时，每个让子给白方一目。</translation>
    </message>
    <message>
        <source>refuses every suicide unless its command line allows it.</source>
        <translation>除非命令行允许，拒绝一切自杀。</translation>
    </message>
    <message>
        <source>takes suicide of several stones, but not of one, with --allow-suicide.</source>
        <translation>加 --allow-suicide 时接受多子自杀，不接受单子自杀。</translation>
    </message>
    <message>
        <source>takes the suicide of a lone stone only with --allow-all-suicide.</source>
        <translation>只有加 --allow-all-suicide 时才接受单子自杀。</translation>
    </message>
    <message>
        <source>is told on its command line which suicide is legal, and by no command.</source>
        <translation>哪种自杀合法由命令行指定，没有命令可以指定。</translation>
    </message>
    <message>
        <source>takes square boards from 1×1 to 19×19.</source>
        <translation>接受 1×1 到 19×19 的正方形棋盘。</translation>
    </message>
    <message>
        <source>takes whole seconds only.</source>
        <translation>只接受整秒。</translation>
    </message>
    <message>
        <source>takes a line of more than 1000 bytes for several commands.</source>
        <translation>把超过 1000 字节的行当成多条命令。</translation>
    </message>
    <message>
        <source>puts a fixed handicap on the fourth line of a 12×12 board, where GTP has the third.</source>
        <translation>在 12×12 的棋盘上把固定让子放在第四线，而 GTP 是第三线。</translation>
    </message>
    <message>
        <source>keeps the free handicap stones that stand before the one that it refuses.</source>
        <translation>拒绝某个自由让子时，保留它之前的让子。</translation>
    </message>
    <message>
        <source>puts the handicap stones that a record&apos;s HA counts on the board by itself where no AB does and White begins.</source>
        <translation>没有 AB 且白先的棋谱，按 HA 的数目自己在棋盘上放让子。</translation>
    </message>
    <message>
        <source>takes a record&apos;s handicap for none where its stones are set up with AB, and counts area without the points for it.</source>
        <translation>棋谱的让子以 AB 摆出时当作没有让子，数子时不为此加目。</translation>
    </message>
    <message>
        <source>ignores the AE of a record&apos;s set-up.</source>
        <translation>忽略棋谱摆子中的 AE。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 5.5 where it names none.</source>
        <translation>采用棋谱的贴目，没有写明时为 5.5。</translation>
    </message>
    <message>
        <source>leaves out the moves of a record that it takes for illegal, and says nothing of it.</source>
        <translation>略去它认为非法的棋谱着手，也不说明。</translation>
    </message>
    <message>
        <source>keeps the rules of its command line, whatever a record&apos;s RU says.</source>
        <translation>无论棋谱的 RU 是什么，都保持命令行的规则。</translation>
    </message>
    <message>
        <source>adds the prisoners to the komi of the record that it writes, which holds the last position and no moves.</source>
        <translation>写棋谱时把提子加到贴目里；棋谱只有最后局面，没有着手。</translation>
    </message>
    <message>
        <source>says in the record of a handicap game that Black is to play, and reads such a record back as an even game.</source>
        <translation>在让子棋的棋谱里写黑先，并把这样的棋谱读回成分先的对局。</translation>
    </message>
    <message>
        <source>repeats its last final_score after another komi, also over passes, until a stone is played.</source>
        <translation>换了贴目、停一手之后仍重复上次的 final_score，直到下了棋子。</translation>
    </message>
    <message>
        <source>repeats its last final_score also for another game with the same stones.</source>
        <translation>棋子相同时，另一局也重复上次的 final_score。</translation>
    </message>
    <message>
        <source>counts no eyes in seki, even by area.</source>
        <translation>数子时也不计双活中的眼。</translation>
    </message>
    <message>
        <source>estimates by estimate_score a seki as if one side of it were dead, and says that it is certain.</source>
        <translation>estimate_score 估计双活时当作一方已死，并说是确定的。</translation>
    </message>
    <message>
        <source>plays the neutral points out in turn before it counts area: with an odd number of them whoever did not move last has one more.</source>
        <translation>数子之前先轮流着手填满单官：单官为奇数时，没有下最后一手的一方多一目。</translation>
    </message>
    <message>
        <source>chooses with reg_genmove as a program just started would, which is often another move than genmove&apos;s.</source>
        <translation>reg_genmove 像刚启动的程序那样选择，往往与 genmove 的着手不同。</translation>
    </message>
    <message>
        <source>tells its processor time since it was started.</source>
        <translation>给出自启动以来的处理器时间。</translation>
    </message>
    <message>
        <source>plays a move with these commands.</source>
        <translation>用这些命令下一手。</translation>
    </message>
    <message>
        <source>answers these commands line by line.</source>
        <translation>逐行回答这些命令。</translation>
    </message>
    <message>
        <source>ends these commands at any further line.</source>
        <translation>遇到任何后续的行就结束这些命令。</translation>
    </message>
    <message>
        <source>ends these commands by itself, or at any further line.</source>
        <translation>自行结束这些命令，或遇到任何后续的行时结束。</translation>
    </message>
    <message>
        <source>takes boards of 2 to 19 columns and rows unless it was built for more.</source>
        <translation>除非特别编译，接受 2 到 19 列、2 到 19 行的棋盘。</translation>
    </message>
    <message>
        <source>takes whole and half points of komi only, up to 400.</source>
        <translation>贴目只接受整目和半目，最多 400。</translation>
    </message>
    <message>
        <source>takes fractions of a second, and lists byoyomi and fischer-capped where its document has byo-yomi and nothing.</source>
        <translation>接受秒的小数；文档写读秒等处，它列出的是 byoyomi 和 fischer-capped。</translation>
    </message>
    <message>
        <source>has friends pass by Chinese, AGA and New Zealand rules, but not by Japanese and Korean ones, whatever its document says.</source>
        <translation>与文档所说不同，按中国、AGA、新西兰规则允许友好停一手，按日本、韩国规则则不允许。</translation>
    </message>
    <message>
        <source>refuses territory with a button, and what else its network was not taught.</source>
        <translation>拒绝带按钮的数目规则，以及其网络没有学过的其他规则。</translation>
    </message>
    <message>
        <source>takes suicide of several stones for legal in play whatever its rules, and never that of one.</source>
        <translation>无论规则如何，对局中多子自杀都算合法，单子自杀都不合法。</translation>
    </message>
    <message>
        <source>takes Black&apos;s stones before White&apos;s first move for a handicap, however they were put there.</source>
        <translation>白方第一手之前的黑子，不论如何摆上都当作让子。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and keeps its own where it names none.</source>
        <translation>采用棋谱的贴目，没有写明时保持自己的。</translation>
    </message>
    <message>
        <source>keeps the rules of the record before, or those that it was told, where a record has no RU.</source>
        <translation>棋谱没有 RU 时，保持前一棋谱的规则或被告知的规则。</translation>
    </message>
    <message>
        <source>refuses a record that sets stones up after its first node.</source>
        <translation>拒绝在第一个节点之后摆棋子的棋谱。</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search: before two passes, and after them wherever its rules let friends pass with dead stones on the board.</source>
        <translation>对 final_score 回答搜索的估计：双方停一手之前如此；规则允许棋盘上留有死子而停一手时，之后也如此。</translation>
    </message>
    <message>
        <source>estimates the score by territory until the clean-up is over, and in a seki from one pass to the next otherwise.</source>
        <translation>整理完之前按地估计得分，双活中每停一手估计都会改变。</translation>
    </message>
    <message>
        <source>ends an analysis at any line, an empty one too.</source>
        <translation>遇到任何行，包括空行，都结束分析。</translation>
    </message>
    <message>
        <source>chooses the same moves with kata-genmove_analyze as with genmove, and ends its answer with the move.</source>
        <translation>kata-genmove_analyze 与 genmove 选择相同的着手，并以着手结束回答。</translation>
    </message>
    <message>
        <source>tells no noResultValue of the whole position, only of each move.</source>
        <translation>不给出整个局面的 noResultValue，只给出每个着手的。</translation>
    </message>
    <message>
        <source>tells the time on the wall that its moves took as its processor time.</source>
        <translation>把着手所用的实际时间当作处理器时间给出。</translation>
    </message>
    <message>
        <source>leaves analyses and cancelled searches out of its processor time.</source>
        <translation>处理器时间不包括分析和取消的搜索。</translation>
    </message>
    <message>
        <source>warns that its configuration has a setting that it does not know, such as one that is misspelt, and plays without it.</source>
        <translation>警告其配置含有不认识的设置（例如拼错的），并不用它来下。</translation>
    </message>
    <message>
        <source>warns that its network does not know the rules of a record, and plays by others.</source>
        <translation>警告其网络不认识棋谱的规则，改按其他规则下。</translation>
    </message>
    <message>
        <source>counts area as Tromp and Taylor do, takes every stone for alive, and gives White a point for each handicap stone.</source>
        <translation>按 Tromp 和 Taylor 的方式数子，把所有棋子当作活棋，每个让子给白方一目。</translation>
    </message>
    <message>
        <source>knows no rules but its own, and is told them by nothing.</source>
        <translation>只认识自己的规则，任何方式都不能告知它。</translation>
    </message>
    <message>
        <source>takes every suicide for legal, of a lone stone too, and every ko.</source>
        <translation>认为一切自杀（包括单子）和一切劫都合法。</translation>
    </message>
    <message>
        <source>plays on 19×19 alone.</source>
        <translation>只在 19×19 上下。</translation>
    </message>
    <message>
        <source>takes whole seconds only, and half an hour a side for no limit.</source>
        <translation>只接受整秒，并把每方半小时当作无限时。</translation>
    </message>
    <message>
        <source>takes the beginning of a line for a command, so that what it does not know may do something else.</source>
        <translation>把行的开头当成命令，因此不认识的内容可能做出别的事。</translation>
    </message>
    <message>
        <source>makes small letters of the name of a file that it writes, but not of one that it reads.</source>
        <translation>写文件时把文件名变成小写，读文件时则不变。</translation>
    </message>
    <message>
        <source>takes back with a move the komi that was told since the position before it: after an undo to an empty board it is the one from before clear_board.</source>
        <translation>悔棋一手时，也收回前一局面之后告知的贴目：悔棋到空棋盘后，贴目是 clear_board 之前的。</translation>
    </message>
    <message>
        <source>wants an empty board for a handicap, and does not look whether it is.</source>
        <translation>让子需要空棋盘，但不检查是否为空。</translation>
    </message>
    <message>
        <source>writes free handicap stones into its record as Black&apos;s moves, and counts them as a handicap all the same.</source>
        <translation>把自由让子作为黑方着手写入棋谱，但仍算作让子。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 7.5 where it names none.</source>
        <translation>采用棋谱的贴目，没有写明时为 7.5。</translation>
    </message>
    <message>
        <source>writes a winner into a record of a game that goes on, and an hour a side that nobody set.</source>
        <translation>对局未结束就在棋谱中写胜者，并写无人设定的每方一小时。</translation>
    </message>
    <message>
        <source>leaves the moves that were taken back in its record.</source>
        <translation>把悔掉的着手留在棋谱中。</translation>
    </message>
    <message>
        <source>counts the board as it stands, in the middle of a game as at its end, with all stones alive.</source>
        <translation>无论对局中途还是结束，都按棋盘现状计算，所有棋子算活。</translation>
    </message>
    <message>
        <source>never names a dead stone, nor one in seki.</source>
        <translation>从不指出死子，也不指出双活的棋子。</translation>
    </message>
    <message>
        <source>ends an analysis at any line.</source>
        <translation>遇到任何行都结束分析。</translation>
    </message>
    <message>
        <source>says nothing in an analysis that names no interval, or one of 0.</source>
        <translation>分析没有给出间隔或间隔为 0 时什么也不说。</translation>
    </message>
    <message>
        <source>does not end its answer to lz-genmove_analyze while it ponders, but goes on for its opponent until the next line.</source>
        <translation>后台思考时不结束对 lz-genmove_analyze 的回答，而是继续为对手思考到下一行。</translation>
    </message>
    <message>
        <source>chooses the same moves with lz-genmove_analyze as with genmove, and ends its answer with the move unless it ponders.</source>
        <translation>lz-genmove_analyze 与 genmove 选择相同的着手，除非后台思考，否则以着手结束回答。</translation>
    </message>
    <message>
        <source>may play a move that its last report in lz-genmove_analyze does not list.</source>
        <translation>可能下出 lz-genmove_analyze 最后报告中没有的着手。</translation>
    </message>
    <message>
        <source>takes square boards up to 19×19.</source>
        <translation>接受 19×19 以内的正方形棋盘。</translation>
    </message>
    <message>
        <source>takes the rules of KGS by kgs-rules, and refuses Korean ones.</source>
        <translation>通过 kgs-rules 接受 KGS 的规则，拒绝韩国规则。</translation>
    </message>
    <message>
        <source>gives White a point for each handicap stone by Chinese rules.</source>
        <translation>按中国规则，每个让子给白方一目。</translation>
    </message>
    <message>
        <source>refuses to score a board before everything on it is settled.</source>
        <translation>棋盘上全部定型之前拒绝计分。</translation>
    </message>
    <message>
        <source>counts an eye in a seki as territory by Japanese rules, because it derives that score from the area.</source>
        <translation>因为得分由数子推出，按日本规则也把双活中的眼算作地。</translation>
    </message>
    <message>
        <source>is off by Japanese rules where both sides have not played in turn, as in a position that was set up: it derives that score from the area, the last mover and the passes.</source>
        <translation>双方没有轮流下时（例如摆出的局面）按日本规则会有偏差：得分由数子、最后着手方和停一手推出。</translation>
    </message>
    <message>
        <source>ends an analysis at the next command, and not at an empty line.</source>
        <translation>遇到下一条命令就结束分析，空行则不结束。</translation>
    </message>
    <message>
        <source>warns that it stops thinking early because its tree is full.</source>
        <translation>警告因搜索树已满而提前停止思考。</translation>
    </message>
    <message>
        <source>warns that a move before the one that it chooses broke superko.</source>
        <translation>警告所选着手之前的某一手违反了超级劫。</translation>
    </message>
    <message>
        <source>says yes to a size that it cannot play on, and keeps the one that it had.</source>
        <translation>对不能下的大小也回答可以，并保持原来的大小。</translation>
    </message>
    <message>
        <source>takes any word for a komi, and what is no number for 0.</source>
        <translation>把任何词都当作贴目，不是数的当作 0。</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search.</source>
        <translation>对 final_score 回答搜索的估计。</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search until both have passed, and then counts without the stones that it takes for dead.</source>
        <translation>双方停一手之前，对 final_score 回答搜索的估计，之后去掉它认为已死的棋子来计算。</translation>
    </message>
    <message>
        <source>takes square boards from 2×2 to 19×19 unless it was built for more.</source>
        <translation>除非特别编译，接受 2×2 到 19×19 的正方形棋盘。</translation>
    </message>
    <message>
        <source>a pool, and a competition that stops at a precision, has %1 players at most, not %2</source>
        <translation>等级分池和以精度结束的比赛最多 %1 名棋手，而不是 %2 名</translation>
    </message>
    <message>
        <source>%1: it is a tune, whose player is another one in every game; such games cannot be pooled</source>
        <translation>%1：是调参，棋手每局不同；这样的对局不能合并</translation>
    </message>
    <message>
        <source>%1 is the same bundle as %2; give it once</source>
        <translation>%1 与 %2 是同一个包；请只给一次</translation>
    </message>
    <message>
        <source>with %1 there are more than %2 players; so many are not rated together</source>
        <translation>加上 %1 棋手就多于 %2 名；不能同时评定这么多</translation>
    </message>
    <message>
        <source>all ratings are known to ±%1 Elo; ±%2 were wanted</source>
        <translation>所有等级分已精确到 ±%1 Elo；目标是 ±%2</translation>
    </message>
    <message>
        <source>the players have thought for %1 hours; %2 were wanted</source>
        <translation>棋手已思考 %1 小时；目标是 %2</translation>
    </message>
    <message>
        <source>Rating pool</source>
        <translation>等级分池</translation>
    </message>
    <message>
        <source>%1 may not tell its thoughts (thoughts = &quot;never&quot;), which adjudicate reads</source>
        <translation>%1 不得说出想法 (thoughts = &quot;never&quot;)，而 adjudicate 要读取它</translation>
    </message>
    <message>
        <source>cannot tell its chances with its moves, which the rule of adjudication reads: it knows none of kata-genmove_analyze, lz-genmove_analyze, genmove_analyze, cgos-genmove_analyze and gomill-explain_last_move</source>
        <translation>不能随着手给出裁定规则所读取的胜率：kata-genmove_analyze、lz-genmove_analyze、genmove_analyze、cgos-genmove_analyze、gomill-explain_last_move 都不认识</translation>
    </message>
    <message>
        <source>cannot tell its lead with its moves, which the rule of adjudication reads: it knows neither kata-genmove_analyze nor cgos-genmove_analyze</source>
        <translation>不能随着手给出裁定规则所读取的领先目数：kata-genmove_analyze 和 cgos-genmove_analyze 都不认识</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not part of an adjudication rule, or occurs twice; it takes %2</source>
        <translation>&quot;%1&quot; 不是裁定规则的组成部分，或出现两次；须为 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says how, but not when a game is adjudicated; it takes %2</source>
        <translation>&quot;%1&quot; 说明如何裁定对局，但没有说明何时；须为 %2</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both gave it %3 % or more (Black with move %4; White with move %5)</source>
        <translation>%1 经裁定获胜：双方最后 %2 手都给出 %3 % 或更高（黑第 %4 手；白第 %5 手）</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both saw it %3 points ahead or more (Black with move %4; White with move %5)</source>
        <translation>%1 经裁定获胜：双方最后 %2 手都认为领先 %3 目或更多（黑第 %4 手；白第 %5 手）</translation>
    </message>
    <message>
        <source>adjudicated at the limit of %1 moves: the position counts %2</source>
        <translation>在 %1 手的限制处裁定：局面计为 %2</translation>
    </message>
    <message>
        <source>an audited game, played on where the rule said: %1</source>
        <translation>抽查对局，在规则判定之后继续下完：%1</translation>
    </message>
    <message>
        <source>an engine that listens at an address, or speaks GMP, cannot be watched for it; only “allowed” is possible</source>
        <translation>在地址上监听或使用 GMP 的引擎无法监视；只能是“allowed”</translation>
    </message>
    <message>
        <source>cannot be watched for pondering: it works where its processor time is not measured, on another machine or in a service; only pondering = &quot;allowed&quot; is possible</source>
        <translation>无法监视后台思考：它在不计处理器时间的地方运行，如另一台机器或服务；只能是 pondering = &quot;allowed&quot;</translation>
    </message>
    <message>
        <source>cannot be frozen while it waits: this system lets us keep no process that would end it; pondering = &quot;forbidden&quot; only watches it</source>
        <translation>等待时无法冻结：此系统不允许保留会结束它的进程；pondering = &quot;forbidden&quot; 只监视思考</translation>
    </message>
    <message>
        <source>pondered, which is forbidden: it used %1 s of processor time in %2 s that it waited, %3 % of a processor</source>
        <translation>进行了被禁止的后台思考：等待的 %2 秒中用了 %1 秒处理器时间，即一个处理器的 %3 %</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; write 2004, 2004-03 or 2004-03-15</source>
        <translation>&quot;%1&quot; 不是日期；请写成 2004、2004-03 或 2004-03-15</translation>
    </message>
    <message>
        <source>%1 is damaged; delete it and index the games again</source>
        <translation>%1 已损坏；请删除并重新为对局建立索引</translation>
    </message>
    <message>
        <source>%1 is not an index of games</source>
        <translation>%1 不是对局的索引</translation>
    </message>
    <message>
        <source>%1 was made by another version; index the games again</source>
        <translation>%1 由另一个版本生成；请重新为对局建立索引</translation>
    </message>
    <message>
        <source>%1 is being updated already</source>
        <translation>%1 已在更新中</translation>
    </message>
    <message>
        <source>there is no file or folder %1</source>
        <translation>没有文件或文件夹 %1</translation>
    </message>
    <message>
        <source>%1 could not be started; it is installed along with Shinpan</source>
        <translation>无法启动 %1；它随 Shinpan 一起安装</translation>
    </message>
    <message>
        <source>%1 quit unexpectedly</source>
        <translation>%1 意外退出</translation>
    </message>
    <message>
        <source>%1: it is larger than a bundle may have it</source>
        <translation>%1：大于包所允许的大小</translation>
    </message>
    <message>
        <source>the machines that games were given to ([machines])</source>
        <translation>分配了对局的机器 ([machines])</translation>
    </message>
    <message>
        <source>files of openings: each game has its own</source>
        <translation>布局文件：每局有自己的</translation>
    </message>
    <message>
        <source>the tune&apos;s certificate: it is a competition of its own</source>
        <translation>调参的证明：它本身是一场比赛</translation>
    </message>
    <message>
        <source>the hash of %1&apos;s file %2: it is not what it was, or gone</source>
        <translation>%1 的文件 %2 的散列：与原来不同，或已不在</translation>
    </message>
    <message>
        <source>hashes of %1: its program cannot be looked at from here</source>
        <translation>%1 的散列：从这里看不到其程序</translation>
    </message>
    <message>
        <source>hashes of %1: it has not played</source>
        <translation>%1 的散列：它没有下过</translation>
    </message>
    <message>
        <source>game %1: its record makes no sense</source>
        <translation>对局 %1：其棋谱没有意义</translation>
    </message>
    <message>
        <source>%1: it cannot be read, or is larger than a bundle may have it</source>
        <translation>%1：无法读取，或大于包所允许的大小</translation>
    </message>
    <message>
        <source>it is not over: %1 of %2 games have a result</source>
        <translation>还没有结束：%2 局中 %1 局有结果</translation>
    </message>
    <message>
        <source>it has no end: %1 games have a result</source>
        <translation>没有终点：%1 局有结果</translation>
    </message>
    <message>
        <source>records of %1 games: there are no files</source>
        <translation>%1 局的棋谱：没有文件</translation>
    </message>
    <message>
        <source>logs, as was asked for</source>
        <translation>日志，按要求</translation>
    </message>
    <message>
        <source>what engines were told and said: it was not logged (log_gtp)</source>
        <translation>对引擎所说和引擎所答：没有记录 (log_gtp)</translation>
    </message>
    <message>
        <source>“%1” is no move of this board</source>
        <translation>“%1”不是此棋盘上的着手</translation>
    </message>
    <message>
        <source>“%1” is no sensible number</source>
        <translation>“%1”不是合理的数</translation>
    </message>
    <message>
        <source>it is the other side&apos;s turn</source>
        <translation>轮到另一方</translation>
    </message>
    <message>
        <source>no values of the position</source>
        <translation>没有局面的数值</translation>
    </message>
    <message>
        <source>refused the position: “%1”</source>
        <translation>拒绝该局面：“%1”</translation>
    </message>
    <message>
        <source>its answer cannot be read: %1</source>
        <translation>其回答无法读取：%1</translation>
    </message>
    <message>
        <source>answers JSON queries (katago analysis), and so can only analyse; to play it has to be started as “katago gtp”</source>
        <translation>回答 JSON 查询 (katago analysis)，因此只能分析；要对局须以“katago gtp”启动</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 million characters</source>
        <translation>输出了超过 %1 百万字符的行</translation>
    </message>
    <message>
        <source>answered a JSON query as GTP engines do: “%1”</source>
        <translation>像 GTP 引擎那样回答 JSON 查询：“%1”</translation>
    </message>
    <message>
        <source>answers JSON queries with what is no JSON: “%1”</source>
        <translation>以不是 JSON 的内容回答 JSON 查询：“%1”</translation>
    </message>
    <message>
        <source>reported an error: “%1”</source>
        <translation>报告错误：“%1”</translation>
    </message>
    <message>
        <source>warned: “%1”</source>
        <translation>警告：“%1”</translation>
    </message>
    <message>
        <source>was started again: it %1</source>
        <translation>已重新启动：它 %1</translation>
    </message>
    <message>
        <source>%1 each time it was asked this</source>
        <translation>每次这样问时 %1</translation>
    </message>
    <message>
        <source>speaks JSON instead of GTP where the first word behind its program is &quot;analysis&quot;.</source>
        <translation>程序之后的第一个词为 &quot;analysis&quot; 时使用 JSON 而不是 GTP。</translation>
    </message>
    <message>
        <source>%1 cannot be deleted</source>
        <translation>无法删除 %1</translation>
    </message>
    <message>
        <source>flatpak-spawn wrote &quot;%1&quot;</source>
        <translation>flatpak-spawn 输出了“%1”</translation>
    </message>
    <message>
        <source>a Flatpak may start no programs of this computer until you allow it in a terminal: %1</source>
        <translation>在终端中允许之前，Flatpak 无法启动本机的程序：%1</translation>
    </message>
    <message>
        <source>it is damaged or of another version</source>
        <translation>文件已损坏或属于其他版本</translation>
    </message>
    <message>
        <source>the engine %1</source>
        <translation>引擎 %1</translation>
    </message>
    <message>
        <source>say which competition: its file</source>
        <translation>请指明比赛：它的文件</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many</source>
        <translation>“%1”是多余的参数</translation>
    </message>
    <message>
        <source>In a browser: %1</source>
        <translation>在浏览器中：%1</translation>
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
        <translation>替换为 %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4 places, first in %5)</source>
        <translation>%1：%2，%3（%4 处，首见于 %5）</translation>
    </message>
    <message>
        <source>Sealed as it stands: %1</source>
        <translation>按现状封存：%1</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>未发现涉及人员或计算机的内容。</translation>
    </message>
    <message>
        <source>Found about people and computers:</source>
        <translation>发现涉及人员和计算机的内容：</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; stays: it is too short or too common a word</source>
        <translation>名字“%1”保留：它太短或太常见</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>略去：%1</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 entries</source>
        <translation>%1：%2 局，%3 项</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1</source>
        <translation>清单的 SHA-256：%1</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>启动中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Ctrl-C: break the running games off; the next run goes on with them</source>
        <translation>Ctrl-C：中断进行中的对局，下次运行时继续</translation>
    </message>
    <message>
        <source>Ctrl-X or Ctrl-C: stop after the running games</source>
        <translation>Ctrl-X 或 Ctrl-C：进行中的对局结束后停止</translation>
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
        <translation>%1 局/时</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>第 %1/%2 轮</translation>
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
        <translation>%1 局无效</translation>
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
        <translation>（%1 计算量）</translation>
    </message>
    <message>
        <source>game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
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
        <translation>预期</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>调参</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Black has no clock</source>
        <translation>黑方没有棋钟</translation>
    </message>
    <message>
        <source>White has no clock</source>
        <translation>白方没有棋钟</translation>
    </message>
    <message>
        <source>no clock is set</source>
        <translation>未设棋钟</translation>
    </message>
    <message>
        <source>%1, and no watchdog, so an engine may think for ever (see --time and --watchdog)</source>
        <translation>%1，也没有监视，引擎可能永远思考（见 --time 和 --watchdog）</translation>
    </message>
    <message>
        <source>%1, so the watchdog makes a game void when an engine has not moved for %2 (see --time and --watchdog)</source>
        <translation>%1，引擎 %2 未落子时监视会使对局无效（见 --time 和 --watchdog）</translation>
    </message>
    <message>
        <source>game %1 of %2, move %3</source>
        <translation>对局 %1/%2，第 %3 手</translation>
    </message>
    <message>
        <source>game %1, move %2</source>
        <translation>对局 %1，第 %2 手</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 running</source>
        <translation>%1/%2 局，%3 局进行中</translation>
    </message>
    <message>
        <source>%1 games, %2 running</source>
        <translation>%1 局，%2 局进行中</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1：%2 胜</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3 (%4 to %5)</source>
        <translation>SPRT Elo %1 或 %2：LLR %3（%4 至 %5）</translation>
    </message>
    <message>
        <source>game %1: %2 (%3, %4 moves)</source>
        <translation>对局 %1：%2（%3，%4 手）</translation>
    </message>
    <message>
        <source>neither: %1</source>
        <translation>双方均无：%1</translation>
    </message>
    <message>
        <source>%1, which add nothing</source>
        <translation>%1，不计入</translation>
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
        <translation>%1：%2（见 %1 --help）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a verb</source>
        <translation>“%1”不是动词</translation>
    </message>
    <message>
        <source>Met in</source>
        <translation>触发</translation>
    </message>
    <message>
        <source>%1 of these ended by it</source>
        <translation>其中 %1 局由它结束</translation>
    </message>
    <message>
        <source>Audited</source>
        <translation>审查</translation>
    </message>
    <message>
        <source>played on to a result; %1 by resignation</source>
        <translation>继续下到有结果；%1 局认输</translation>
    </message>
    <message>
        <source>Audited in vain</source>
        <translation>审查无果</translation>
    </message>
    <message>
        <source>played on, and nobody can say who won</source>
        <translation>继续下了，但无人能说谁赢</translation>
    </message>
    <message>
        <source>False rate</source>
        <translation>误判率</translation>
    </message>
    <message>
        <source>%1, wrong in %2 of %3</source>
        <translation>%1，%3 中误判 %2</translation>
    </message>
    <message>
        <source>Wrong results to expect</source>
        <translation>预计误判的结果</translation>
    </message>
    <message>
        <source>%1 to %2, of %3 that it decided</source>
        <translation>%1 至 %2，共裁定 %3</translation>
    </message>
    <message>
        <source>Moves after its verdict</source>
        <translation>裁定后的手数</translation>
    </message>
    <message>
        <source>a game, which it saves in the others</source>
        <translation>每局；其他对局省下这些</translation>
    </message>
    <message>
        <source>player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>rule met</source>
        <translation>触发规则</translation>
    </message>
    <message>
        <source>ended by it</source>
        <translation>由它结束</translation>
    </message>
    <message>
        <source>audited</source>
        <translation>审查</translation>
    </message>
    <message>
        <source>to its cost</source>
        <translation>对其不利</translation>
    </message>
    <message>
        <source>false rate</source>
        <translation>误判率</translation>
    </message>
    <message>
        <source>Audited games that ended otherwise</source>
        <translation>结果不同的审查对局</translation>
    </message>
    <message>
        <source>%1 that ended otherwise</source>
        <translation>%1结果不同</translation>
    </message>
    <message>
        <source>rule: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>An audited game is one that met the rule, was played on all the same, and counts as it ended. The rule is wrong where that is not what it said.</source>
        <translation>审查对局是触发了规则但仍继续下的对局，按实际结果计。若结果与规则所说不同，即为规则误判。</translation>
    </message>
    <message>
        <source>The rule by player</source>
        <translation>各棋手的规则情况</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>黑：%1</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>%1 moves a game</source>
        <translation>每局 %1 手</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>Score of %1: %2; p-value %3.</source>
        <translation>%1 的得分率：%2；p 值 %3。</translation>
    </message>
    <message>
        <source>Strength of the first player against the second</source>
        <translation>第一棋手相对第二棋手的棋力</translation>
    </message>
    <message>
        <source>Score, game by game</source>
        <translation>逐局得分率</translation>
    </message>
    <message>
        <source>Pairs of games</source>
        <translation>对局对</translation>
    </message>
    <message>
        <source>games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>said</source>
        <translation>所报</translation>
    </message>
    <message>
        <source>came true</source>
        <translation>实现</translation>
    </message>
    <message>
        <source>reliability</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>不确定性</translation>
    </message>
    <message>
        <source>within</source>
        <translation>区间内</translation>
    </message>
    <message>
        <source>range</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Black said</source>
        <translation>黑方所报</translation>
    </message>
    <message>
        <source>White said</source>
        <translation>白方所报</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Each engine’s own chances, as it told them with its moves, against how the games ended: %1, of which %2 by resignation.</source>
        <translation>各引擎随着手所报的胜率与对局结果的比较：%1，其中 %2 局认输。</translation>
    </message>
    <message>
        <source>Left out: %1 that the arbiter adjudicated, since what decided them cannot prove itself.</source>
        <translation>略去：%1由裁判裁定，因为裁定的依据不能证明自身。</translation>
    </message>
    <message>
        <source>Left out: %1 that ended otherwise (time, faults, claims, unknown).</source>
        <translation>略去：%1以其他方式结束（时间、故障、宣称、不明）。</translation>
    </message>
    <message>
        <source>%1’s chances, and what came true</source>
        <translation>%1 的胜率与实现</translation>
    </message>
    <message>
        <source>Chances told, by tenths</source>
        <translation>所报胜率，按一成分组</translation>
    </message>
    <message>
        <source>The numbers of these curves</source>
        <translation>这些曲线的数值</translation>
    </message>
    <message>
        <source>Where two engines disagreed most: with two moves in a row they claimed together more, or less, than 100 %; the widest of each game.</source>
        <translation>两个引擎分歧最大之处：连续两手合计所报多于或少于 100 %；每局取最大者。</translation>
    </message>
    <message>
        <source>Widest disagreements</source>
        <translation>最大分歧</translation>
    </message>
    <message>
        <source>Honesty of chances</source>
        <translation>胜率的诚实度</translation>
    </message>
    <message>
        <source>Elo over %1</source>
        <translation>Elo 随 %1 的变化</translation>
    </message>
    <message>
        <source>Course of %1</source>
        <translation>%1 的历程</translation>
    </message>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>Elo 随 %1 和 %2 的变化</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation>1 个候选</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 个候选</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>档次</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>The method’s own words</source>
        <translation>方法的输出</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>of new games; %1, which add nothing</source>
        <translation>新对局的对；%1，不计入</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Log-likelihood ratio</source>
        <translation>对数似然比</translation>
    </message>
    <message>
        <source>bounds %1 and %2</source>
        <translation>界限 %1 和 %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>对</translation>
    </message>
    <message>
        <source>Its path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Widest error bar</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>±%1 Elo</source>
        <translation>±%1 Elo</translation>
    </message>
    <message>
        <source>±%1 or less ends it</source>
        <translation>±%1 或更小即结束</translation>
    </message>
    <message>
        <source>Hours of thinking</source>
        <translation>思考小时数</translation>
    </message>
    <message>
        <source>%1 end it</source>
        <translation>%1 即结束</translation>
    </message>
    <message>
        <source>each pair, until it is decided: %1</source>
        <translation>每一对，直到有结论：%1</translation>
    </message>
    <message>
        <source>Sequential tests</source>
        <translation>序贯检验</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>交叉表</translation>
    </message>
    <message>
        <source>Scores of a row’s player against a column’s.</source>
        <translation>行中棋手对列中棋手的得分。</translation>
    </message>
    <message>
        <source>Likelihood of superiority</source>
        <translation>占优的可能性</translation>
    </message>
    <message>
        <source>How likely a row’s player is stronger than a column’s, from all games of the pool.</source>
        <translation>根据全部对局，行中棋手强于列中棋手的可能性。</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>黑方得分</translation>
    </message>
    <message>
        <source>Having Black is worth</source>
        <translation>执黑的价值</translation>
    </message>
    <message>
        <source>%1 Elo</source>
        <translation>%1 Elo</translation>
    </message>
    <message>
        <source>Fair komi</source>
        <translation>公平贴目</translation>
    </message>
    <message>
        <source>Results by opening</source>
        <translation>按布局的结果</translation>
    </message>
    <message>
        <source>All %1 openings</source>
        <translation>全部 %1 个布局</translation>
    </message>
    <message>
        <source>and %1 more, which the other formats list</source>
        <translation>另有 %1 个，见其他格式</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>Scores are those of %1.</source>
        <translation>得分率属于 %1。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>%1 without a winner, or not won by playing</source>
        <translation>%1 局无胜者或非下赢</translation>
    </message>
    <message>
        <source>Games without a winner, or not won by playing</source>
        <translation>无胜者或非下赢的对局</translation>
    </message>
    <message>
        <source>The report as CSV lists all %1 games.</source>
        <translation>CSV 报告列出全部 %1 局。</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部对局</translation>
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
        <translation>%1 个影响结果的事件</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>校准</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>对阵图</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>序贯检验</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>何时结束</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>谁更强</translation>
    </message>
    <message>
        <source>Black and White</source>
        <translation>黑与白</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>对阵</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Parts of this report</source>
        <translation>本报告的内容</translation>
    </message>
    <message>
        <source>Elo against the pool’s mean, 95 %</source>
        <translation>相对平均的 Elo，95 %</translation>
    </message>
    <message>
        <source>Ratings with their 95 % intervals; the table has the numbers</source>
        <translation>等级分及其 95 % 区间；数值见表</translation>
    </message>
    <message>
        <source>Score of the first player in %1 over %2, with its 95 % interval; now %3</source>
        <translation>%1 中第一棋手在 %2 中的得分率及 95 % 区间；现为 %3</translation>
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
        <translation>%1 的对数似然比：现为 %2，界限 %3 和 %4</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 对</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 对</translation>
    </message>
    <message>
        <source>pairs of games</source>
        <translation>对局对</translation>
    </message>
    <message>
        <source>How often chances came true; on the dashed line, exactly as often as the engine said. The larger a dot, the more moves. The table has the numbers</source>
        <translation>胜率实现的频率；在虚线上即与引擎所报一致。点越大手数越多。数值见表</translation>
    </message>
    <message>
        <source>lost both</source>
        <translation>两负</translation>
    </message>
    <message>
        <source>loss, jigo</source>
        <translation>负、和</translation>
    </message>
    <message>
        <source>split</source>
        <translation>平分</translation>
    </message>
    <message>
        <source>win, jigo</source>
        <translation>胜、和</translation>
    </message>
    <message>
        <source>won both</source>
        <translation>两胜</translation>
    </message>
    <message>
        <source>Pairs of games with swapped colours, seen by the first player: %1</source>
        <translation>交换黑白的对局对，以第一棋手计：%1</translation>
    </message>
    <message>
        <source>Warning: %1 pondered in %2 of %3 games, which is forbidden; most in %4, as %5: it used %6 s of processor time in %7 s that it waited, %8 of a processor.</source>
        <translation>警告：%1 在 %3 局中的 %2 局违禁于对方时间思考；最多在 %4，执%5：等待 %7 秒中用了 %6 秒 CPU 时间，占处理器的 %8。</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得分率</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
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
        <translation>计算机</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>弃权</translation>
    </message>
    <message>
        <source>void</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>lost tasks</source>
        <translation>失败任务</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>对</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>log-likelihood ratio</source>
        <translation>对数似然比</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>program’s SHA-256</source>
        <translation>程序的 SHA-256</translation>
    </message>
    <message>
        <source>seconds a game</source>
        <translation>每局秒数</translation>
    </message>
    <message>
        <source>CPU seconds</source>
        <translation>CPU 秒</translation>
    </message>
    <message>
        <source>CPU seconds it tells</source>
        <translation>自报 CPU 秒</translation>
    </message>
    <message>
        <source>CPU seconds off turn</source>
        <translation>对方时间 CPU 秒</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>when</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>what</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>as Black</source>
        <translation>执黑</translation>
    </message>
    <message>
        <source>as White</source>
        <translation>执白</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>按对</translation>
    </message>
    <message>
        <source>By games</source>
        <translation>按局</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>参数</translation>
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
        <translation>档次</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>对 %1 的 Elo</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>first</source>
        <translation>先</translation>
    </message>
    <message>
        <source>second</source>
        <translation>后</translation>
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
        <translation>胜</translation>
    </message>
    <message>
        <source>avg time</source>
        <translation>平均用时</translation>
    </message>
    <message>
        <source>cpu</source>
        <translation>cpu</translation>
    </message>
    <message>
        <source>told cpu</source>
        <translation>自报 cpu</translation>
    </message>
    <message>
        <source>%1 (%2 games)</source>
        <translation>%1（%2 局）</translation>
    </message>
    <message>
        <source>score %1   p-value %2   moves %3</source>
        <translation>得分率 %1   p 值 %2   手数 %3</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>对 %1</translation>
    </message>
    <message>
        <source>first has Black in the first game, then in every other</source>
        <translation>“先”在第一局执黑，此后隔局执黑</translation>
    </message>
    <message>
        <source>board size: %1</source>
        <translation>棋盘大小：%1</translation>
    </message>
    <message>
        <source>handicap: %1 (%2)</source>
        <translation>让子：%1（%2）</translation>
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
        <translation>贴目：%1</translation>
    </message>
    <message>
        <source>rules: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>time: %1</source>
        <translation>时间：%1</translation>
    </message>
    <message>
        <source>time: %1 (black), %2 (white)</source>
        <translation>时间：%1（黑），%2（白）</translation>
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
        <translation>无棋钟</translation>
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
        <translation>%1 局进行中</translation>
    </message>
    <message>
        <source>%1 with unknown result</source>
        <translation>%1 局结果不明</translation>
    </message>
    <message>
        <source>%1 repeating another</source>
        <translation>%1 局重复</translation>
    </message>
    <message>
        <source>LL %1  LJ %2  split %3  WJ %4  WW %5</source>
        <translation>负负 %1  负和 %2  平分 %3  胜和 %4  胜胜 %5</translation>
    </message>
    <message>
        <source>no verdict, as the last %1 games repeat earlier ones</source>
        <translation>无结论，最后 %1 局重复先前对局</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>unknown results: %1 (%2)</source>
        <translation>结果不明：%1（%2）</translation>
    </message>
    <message>
        <source>void games: %1</source>
        <translation>无效对局：%1</translation>
    </message>
    <message>
        <source>repeated games: %1, so that errors are those of %2 games</source>
        <translation>重复对局：%1，误差按 %2 局计</translation>
    </message>
    <message>
        <source>%1 ended beyond the pair that decided it, and the test leaves them out</source>
        <translation>%1在定论的对之后结束，检验不计</translation>
    </message>
    <message>
        <source>H0: %1, H1: %2 (%3), alpha %4, beta %5</source>
        <translation>H0：%1，H1：%2（%3），alpha %4，beta %5</translation>
    </message>
    <message>
        <source>final</source>
        <translation>决赛</translation>
    </message>
    <message>
        <source>semifinals</source>
        <translation>半决赛</translation>
    </message>
    <message>
        <source>quarterfinals</source>
        <translation>四分之一决赛</translation>
    </message>
    <message>
        <source>round of %1</source>
        <translation>%1 强</translation>
    </message>
    <message>
        <source>Left out are %1 of which nothing was played.</source>
        <translation>略去 %1，其中一局未下。</translation>
    </message>
    <message>
        <source>1 matchup</source>
        <translation>1 个对阵</translation>
    </message>
    <message>
        <source>%1 matchups</source>
        <translation>%1 个对阵</translation>
    </message>
    <message>
        <source>Left out of all numbers: %1 that a rule of adjudication ended.</source>
        <translation>所有数值略去：%1由裁定规则结束。</translation>
    </message>
    <message>
        <source>With more than %1 players, who beat whom is left out.</source>
        <translation>超过 %1 名棋手时不作两两比较。</translation>
    </message>
    <message>
        <source>Repeats of games between the same players: %1 of %2; errors are those of %3 games.</source>
        <translation>同一对棋手间的重复对局：%2 中 %1；误差按 %3 局计。</translation>
    </message>
    <message>
        <source>Repeats of others’ games, or with colours swapped: %1 of %2.</source>
        <translation>重复他人的对局或交换黑白：%2 中 %1。</translation>
    </message>
    <message>
        <source>Ratings have the errors of %1 games.</source>
        <translation>等级分的误差按 %1 局计。</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>更多布局会使它们不同。</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>布局会使它们不同。</translation>
    </message>
    <message>
        <source>here</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>平手：种子靠前者晋级</translation>
    </message>
    <message>
        <source>against the mean of all players</source>
        <translation>相对全部棋手的平均</translation>
    </message>
    <message>
        <source>%1 ± %2 Elo</source>
        <translation>%1 ± %2 Elo</translation>
    </message>
    <message>
        <source>Elo over %1, all else as at the best point; best %2, own %3</source>
        <translation>Elo 随 %1 的变化，其余取最佳点；最佳 %2，原值 %3</translation>
    </message>
    <message>
        <source>Elo over %1 and %2, from %3 to %4: the darker, the stronger; the smaller, the less sure</source>
        <translation>Elo 随 %1 和 %2 的变化，%3 至 %4：越深越强，越小越不确定</translation>
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
        <translation>对 %2 为 %1 Elo，比原值高 %3</translation>
    </message>
    <message>
        <source>%1 sure that nothing in the range is more than %2 Elo better; the best there is expected to be %3 Elo better</source>
        <translation>有 %1 的把握：范围内没有好出 %2 Elo 以上的；最佳者预计好 %3 Elo</translation>
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
        <translation>所得对原值：%1（elo0 %2，elo1 %3），%7后 LLR %4（%5 至 %6）</translation>
    </message>
    <message>
        <source>%1, %2 of them copies</source>
        <translation>%1，其中 %2 局为复制</translation>
    </message>
    <message>
        <source>the log-likelihood ratio is %1, the bounds are %2 and %3</source>
        <translation>对数似然比为 %1，界限为 %2 和 %3</translation>
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
        <translation>无结论：最后 %1 局重复先前对局，不会有新结果（%2）；%3。更多布局会使对局不同</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. Openings would make the games differ</source>
        <translation>无结论：最后 %1 局重复先前对局，不会有新结果（%2）；%3。布局会使对局不同</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>存档</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>record</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>对局 %1</translation>
    </message>
    <message>
        <source>moves of %1: its engine went on from game to game</source>
        <translation>%1 的着手：其引擎跨对局运行</translation>
    </message>
    <message>
        <source>moves of %1: there is no such player</source>
        <translation>%1 的着手：没有这名棋手</translation>
    </message>
    <message>
        <source>moves of %1: its command does not say seed, one thread and visits or playouts; --deterministic %1 says that it plays the same again</source>
        <translation>%1 的着手：其命令没有写明种子、单线程和计算量或模拟次数；--deterministic %1 表示它会下得相同</translation>
    </message>
    <message>
        <source>the start-up command &quot;%1&quot; of %2: it was not sent</source>
        <translation>%2 的启动命令“%1”：未发送</translation>
    </message>
    <message>
        <source>%1 played %2, and asked again plays %3</source>
        <translation>%1 下了 %2，再次询问时下 %3</translation>
    </message>
    <message>
        <source>%1 moved, and asked again it ends the game: %2 %3</source>
        <translation>%1 下了，再次询问时结束对局：%2 %3</translation>
    </message>
    <message>
        <source>its result is told as &quot;%1&quot;, and is %2</source>
        <translation>结果写作“%1”，实为 %2</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have won like that</source>
        <translation>轮到%1，不可能这样赢</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have lost like that</source>
        <translation>轮到%1，不可能这样输</translation>
    </message>
    <message>
        <source>by its moves it ends as %1</source>
        <translation>按其着手，结果为 %1</translation>
    </message>
    <message>
        <source>it was counted again as %1; its result is %2</source>
        <translation>重新计算为 %1；其结果为 %2</translation>
    </message>
    <message>
        <source>what was said and counted of its score is not what that leads to</source>
        <translation>关于得分的所述所计与其推导不符</translation>
    </message>
    <message>
        <source>the reason of its result is not what was said of it</source>
        <translation>结果的理由与所述不符</translation>
    </message>
    <message>
        <source>it shows a clock, and there was none</source>
        <translation>没有棋钟却显示棋钟</translation>
    </message>
    <message>
        <source>it took longer than its clock allowed</source>
        <translation>超过了棋钟允许的时间</translation>
    </message>
    <message>
        <source>its clock shows &quot;%1&quot;; charged with what the move took it shows %2</source>
        <translation>棋钟显示“%1”；扣除该手用时应显示 %2</translation>
    </message>
    <message>
        <source>%1&apos;s moves took %2 ns together, not %3</source>
        <translation>%1的着手共用 %2 纳秒，而非 %3</translation>
    </message>
    <message>
        <source>its record says %1, and its result is %2</source>
        <translation>棋谱写 %1，结果为 %2</translation>
    </message>
    <message>
        <source>its record has another komi than %1</source>
        <translation>棋谱的贴目不是 %1</translation>
    </message>
    <message>
        <source>its record has another handicap than %1</source>
        <translation>棋谱的让子不是 %1</translation>
    </message>
    <message>
        <source>its record has another board</source>
        <translation>棋谱的棋盘不同</translation>
    </message>
    <message>
        <source>its record calls it %1</source>
        <translation>棋谱称之为 %1</translation>
    </message>
    <message>
        <source>its record has the clock at &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>棋谱的棋钟为“%1”，而非“%2”</translation>
    </message>
    <message>
        <source>its record has other words or thoughts of the engine</source>
        <translation>棋谱中引擎的话或想法不同</translation>
    </message>
    <message>
        <source>its record is no SGF file of one game</source>
        <translation>棋谱不是单局的 SGF 文件</translation>
    </message>
    <message>
        <source>its record has %1 moves, not %2</source>
        <translation>棋谱有 %1 手，而非 %2</translation>
    </message>
    <message>
        <source>its record has another move</source>
        <translation>棋谱的着手不同</translation>
    </message>
    <message>
        <source>by its log no engine answered this move</source>
        <translation>日志中没有引擎答出这手</translation>
    </message>
    <message>
        <source>by its log no engine was told this move</source>
        <translation>日志中没有引擎被告知这手</translation>
    </message>
    <message>
        <source>it does not repeat game %1 as it says</source>
        <translation>并未如其所言重复对局 %1</translation>
    </message>
    <message>
        <source>it repeats game %1 and does not say so</source>
        <translation>重复了对局 %1 而未说明</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>it is not in the manifest</source>
        <translation>不在清单中</translation>
    </message>
    <message>
        <source>it is not what was sealed</source>
        <translation>不是封存时的内容</translation>
    </message>
    <message>
        <source>%1 was &quot;%2&quot;, and by the settings it is &quot;%3&quot;</source>
        <translation>%1 曾是“%2”，按设置应为“%3”</translation>
    </message>
    <message>
        <source>it is no game, or another one</source>
        <translation>不是对局，或是另一局</translation>
    </message>
    <message>
        <source>the game has another result</source>
        <translation>该对局另有结果</translation>
    </message>
    <message>
        <source>the competition has no such game</source>
        <translation>比赛中没有这局</translation>
    </message>
    <message>
        <source>it begins from another position, or by other rules</source>
        <translation>从其他局面或按其他规则开始</translation>
    </message>
    <message>
        <source>it is a file of no game</source>
        <translation>不是任何对局的文件</translation>
    </message>
    <message>
        <source>the report says %1; it comes out as %2</source>
        <translation>报告写 %1；算得 %2</translation>
    </message>
    <message>
        <source>%1 scores: nobody&apos;s word on them is kept</source>
        <translation>%1 个得分：没有保留任何一方的话</translation>
    </message>
    <message>
        <source>%1 games: they have no moves</source>
        <translation>%1 局：没有着手</translation>
    </message>
    <message>
        <source>clocks of %1 games: how fast their machines were is not kept</source>
        <translation>%1 局的棋钟：没有保留其计算机的速度</translation>
    </message>
    <message>
        <source>it is not the one whose hash was published</source>
        <translation>不是公布其哈希的那一个</translation>
    </message>
    <message>
        <source>a competition that was never played, or games left out of it, if settings, games, records, logs and report tell the same</source>
        <translation>从未下过的比赛，或被略去的对局，如果设置、对局、棋谱、日志和报告一致</translation>
    </message>
    <message>
        <source>what engines, networks and files were, if engines.json and report.json tell the same; engines that are asked again tell how they play</source>
        <translation>引擎、网络和文件是什么，如果 engines.json 和 report.json 一致；再次询问的引擎可以说明其下法</translation>
    </message>
    <message>
        <source>how long moves took and when games were played, if games, records and report tell the same, and how fast machines were, if clocks agree</source>
        <translation>着手用时和对局时间，如果对局、棋谱和报告一致；以及计算机的速度，如果棋钟相符</translation>
    </message>
    <message>
        <source>settings that leave no trace in games: arguments, environment, seed, patience, policies, limits that nothing reached, what was kept</source>
        <translation>在对局中不留痕迹的设置：参数、环境、种子、耐心、策略、未触及的限制、保留的内容</translation>
    </message>
    <message>
        <source>what logs say beside moves, engines&apos; standard error, and events that the report does not list</source>
        <translation>日志中着手以外的内容、引擎的标准错误，以及报告未列的事件</translation>
    </message>
    <message>
        <source>the manifest&apos;s own words: when and by what it was sealed, what was replaced and left out</source>
        <translation>清单自己的话：何时、用什么封存，替换和略去了什么</translation>
    </message>
    <message>
        <source>Sealed %1 by %2</source>
        <translation>%1 由 %2 封存</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1, as published</source>
        <translation>清单的 SHA-256：%1，与公布的一致</translation>
    </message>
    <message>
        <source>Checked: %1 entries, %2 games, %3 moves, %4 scores, clocks of %5 games, %6 records, %7 logs, %8 values of the report</source>
        <translation>已检查：%1 项，%2 局，%3 手，%4 个得分，%5 局的棋钟，%6 份棋谱，%7 份日志，报告的 %8 个数值</translation>
    </message>
    <message>
        <source>Engines were asked %1 moves again</source>
        <translation>再次向引擎询问了 %1 手</translation>
    </message>
    <message>
        <source>Not checked:</source>
        <translation>未检查：</translation>
    </message>
    <message>
        <source>Left out when it was sealed:</source>
        <translation>封存时略去：</translation>
    </message>
    <message>
        <source>Not to be seen if the manifest was written anew (compare its hash with one that was published):</source>
        <translation>若清单被重写则看不出（请将其哈希与公布的比较）：</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>一切如封存时。</translation>
    </message>
    <message>
        <source>%1 differences.</source>
        <translation>%1 处差异。</translation>
    </message>
    <message>
        <source>refuses suicide of a single stone</source>
        <translation>拒绝单子自杀</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; it cannot be told otherwise</source>
        <translation>%1，而本规则允许，对局中对手如此下时它会被判弃权；无法告知它</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; add %2 to its command line</source>
        <translation>%1，而本规则允许，对局中对手如此下时它会被判弃权；请在其命令行加上 %2</translation>
    </message>
    <message>
        <source>counts by Chinese rules (area), but the game is counted by territory</source>
        <translation>按中国规则（数子）计算，而本局按领地计算</translation>
    </message>
    <message>
        <source>counts by Japanese rules (territory), but the game is counted by area</source>
        <translation>按日本规则（领地）计算，而本局按数子计算</translation>
    </message>
    <message>
        <source>is not told the komi, for which the Go Modem Protocol has no word</source>
        <translation>不知道贴目，Go Modem Protocol 没有表示它的词</translation>
    </message>
    <message>
        <source>%1, and it cannot be told other rules</source>
        <translation>%1，且无法告知它其他规则</translation>
    </message>
    <message>
        <source>%1; its command line has %2, not %3</source>
        <translation>%1；其命令行为 %2，而非 %3</translation>
    </message>
    <message>
        <source>%1; add %2 to its command line</source>
        <translation>%1；请在其命令行加上 %2</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>宣称</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>弃权</translation>
    </message>
    <message>
        <source>move-limit</source>
        <translation>手数限制</translation>
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
        <translation>第 %1 局，第 %2 手之后：引擎：%3</translation>
    </message>
    <message>
        <source>is no time up to a day</source>
        <translation>不是一天以内的时间</translation>
    </message>
    <message>
        <source>is not of the form 20-60, 20- or -60</source>
        <translation>不是 20-60、20- 或 -60 的形式</translation>
    </message>
    <message>
        <source>holds no move</source>
        <translation>不含任何着手</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>不是以下任何一个：%1</translation>
    </message>
    <message>
        <source>is no number of points</source>
        <translation>不是目数</translation>
    </message>
    <message>
        <source>is no list of sabaki, katrain, lizzie</source>
        <translation>不是 sabaki、katrain、lizzie 的列表</translation>
    </message>
    <message>
        <source>--report: %1 does not end with .html, .json or .csv</source>
        <translation>--report：%1 不以 .html、.json 或 .csv 结尾</translation>
    </message>
    <message>
        <source>no engine is given; say which with --%1</source>
        <translation>没有指定引擎；请用 --%1 指定</translation>
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
        <translation>没有棋谱文件</translation>
    </message>
    <message>
        <source>--stop takes the name of a run</source>
        <translation>--stop 须为一次运行的名称</translation>
    </message>
    <message>
        <source>say which file of accounts</source>
        <translation>请指定账户文件</translation>
    </message>
    <message>
        <source>no password was given</source>
        <translation>没有输入密码</translation>
    </message>
    <message>
        <source>is no whole number from 5 to 25</source>
        <translation>不是 5 到 25 的整数</translation>
    </message>
    <message>
        <source>say which engine: its command line, or its name</source>
        <translation>请指定引擎：命令行或名称</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; quote a command that has several words</source>
        <translation>&quot;%1&quot; 多余；由多个词组成的命令须加引号</translation>
    </message>
    <message>
        <source>your engines cannot be read: %1</source>
        <translation>无法读取您的引擎：%1</translation>
    </message>
    <message>
        <source>%1 is no calibration: that is type = &quot;tune&quot; with method = &quot;calibration&quot; in [tune]</source>
        <translation>%1 不是校准：校准须为 type = &quot;tune&quot;，且 [tune] 中有 method = &quot;calibration&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation>&quot;%1&quot; %2</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>标准输出：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; -o names the file to write</source>
        <translation>&quot;%1&quot; 多余；要写入的文件由 -o 指定</translation>
    </message>
    <message>
        <source>%1 has been played already; see reset</source>
        <translation>%1 已经下过；见 reset</translation>
    </message>
    <message>
        <source>%1 already exists; --force writes over it</source>
        <translation>%1 已存在；--force 可覆盖</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of text, html and json</source>
        <translation>--format：&quot;%1&quot; 不是 text、html 或 json</translation>
    </message>
    <message>
        <source>name one bundle or more</source>
        <translation>请指定一个或多个包</translation>
    </message>
    <message>
        <source>there is no game that could be rated</source>
        <translation>没有可用于计算等级分的对局</translation>
    </message>
    <message>
        <source>--max-time: &quot;%1&quot; is no time; allowed are 90s, 30m, 8h and the like</source>
        <translation>--max-time：&quot;%1&quot; 不是时间；可写 90s、30m、8h 等</translation>
    </message>
    <message>
        <source>--on: “%1” is not known; it takes here, slurm or ssh</source>
        <translation>--on：不认识“%1”；可为 here、slurm 或 ssh</translation>
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
        <translation>--after-pairs 和 --now 只能给出一个</translation>
    </message>
    <message>
        <source>reset: nothing was done; --yes deletes all of these for ever, --aside moves them into a folder</source>
        <translation>reset：什么都没有做；--yes 永久删除以上全部，--aside 把它们移到一个文件夹</translation>
    </message>
    <message>
        <source>--engines: &quot;%1&quot; is not PLAYER=COMMAND</source>
        <translation>--engines：&quot;%1&quot; 不是 PLAYER=COMMAND</translation>
    </message>
    <message>
        <source>--stop takes after-pairs, after-games or now, --term N, and the name of a run</source>
        <translation>--stop 须有 after-pairs、after-games 或 now、--term N，以及一次运行的名称</translation>
    </message>
    <message>
        <source>--block is missing</source>
        <translation>缺少 --block</translation>
    </message>
    <message>
        <source>the engine is missing; give its command after --</source>
        <translation>缺少引擎；请在 -- 之后给出其命令</translation>
    </message>
    <message>
        <source>is not from 2 to %1</source>
        <translation>不在 2 到 %1 之间</translation>
    </message>
    <message>
        <source>is free; GMP has fixed points only</source>
        <translation>是自由摆放；GMP 只有固定点</translation>
    </message>
    <message>
        <source>is neither black nor white</source>
        <translation>既不是 black 也不是 white</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>无法建立</translation>
    </message>
    <message>
        <source>missing; give the engine&apos;s command line</source>
        <translation>缺少；请给出引擎的命令行</translation>
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
        <translation>不是时间；可写 200ms、1s、1.5s 等</translation>
    </message>
    <message>
        <source>is none of allowed, forbidden and frozen</source>
        <translation>不是 allowed、forbidden 或 frozen</translation>
    </message>
    <message>
        <source>is neither warning nor forfeit</source>
        <translation>既不是 warning 也不是 forfeit（弃权）</translation>
    </message>
    <message>
        <source>asks a person, and there is nobody here</source>
        <translation>要问人，而这里没有人</translation>
    </message>
    <message>
        <source>--scorer %1 asks no referee</source>
        <translation>--scorer %1 不问裁判</translation>
    </message>
    <message>
        <source>asks a referee; say which engine with --referee</source>
        <translation>要问裁判；请用 --referee 指定引擎</translation>
    </message>
    <message>
        <source>&quot;move&quot; and --watchdog say the same; give one</source>
        <translation>&quot;move&quot; 和 --watchdog 意思相同；只能给出一个</translation>
    </message>
    <message>
        <source>does not end in .html, .txt, .json or .csv</source>
        <translation>不以 .html、.txt、.json 或 .csv 结尾</translation>
    </message>
    <message>
        <source>say with --results which file has the games</source>
        <translation>请用 --results 指定含有对局的文件</translation>
    </message>
    <message>
        <source>--adjudicate reads what engines think of their moves, so it cannot be never</source>
        <translation>--adjudicate（裁定）要读引擎对自己着手的看法，所以不能是 never</translation>
    </message>
    <message>
        <source>is no number between 0 and 0.5</source>
        <translation>不是 0 与 0.5 之间的数</translation>
    </message>
    <message>
        <source>is not two numbers, the lower first, such as 0,20</source>
        <translation>不是 0,20 那样小数在前的两个数</translation>
    </message>
    <message>
        <source>is no file and no folder</source>
        <translation>既不是文件也不是文件夹</translation>
    </message>
    <message>
        <source>is neither game nor opening</source>
        <translation>既不是 game（对局）也不是 opening（布局）</translation>
    </message>
    <message>
        <source>there are no --openings</source>
        <translation>没有 --openings</translation>
    </message>
    <message>
        <source>no build is given</source>
        <translation>没有指定构建</translation>
    </message>
    <message>
        <source>has no {}</source>
        <translation>没有 {}</translation>
    </message>
    <message>
        <source>say what to test: --test or --sprt</source>
        <translation>请指定测试什么：--test 或 --sprt</translation>
    </message>
    <message>
        <source>no suite is given</source>
        <translation>没有指定测试集</translation>
    </message>
    <message>
        <source>is neither gnugo nor strict</source>
        <translation>既不是 gnugo 也不是 strict</translation>
    </message>
    <message>
        <source>%1: it cannot be read as SGF</source>
        <translation>%1：无法按 SGF 读取</translation>
    </message>
    <message>
        <source>%1: game %2 is on a board of %3x%4; see --size</source>
        <translation>%1：第 %2 局的棋盘是 %3x%4；见 --size</translation>
    </message>
    <message>
        <source>there is no game in %1</source>
        <translation>%1 中没有对局</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not COMMAND=SENT</source>
        <translation>&quot;%1&quot; 不是 COMMAND=SENT</translation>
    </message>
    <message>
        <source>is none of resign, pass and alternate</source>
        <translation>不是 resign（认输）、pass（虚手）或 alternate</translation>
    </message>
    <message>
        <source>goes with --replace alternate, which needs it</source>
        <translation>与 --replace alternate 一起使用，后者需要它</translation>
    </message>
    <message>
        <source>are no rules</source>
        <translation>不是规则</translation>
    </message>
    <message>
        <source>is no time; allowed are 500ms, 2s and the like</source>
        <translation>不是时间；可写 500ms、2s 等</translation>
    </message>
    <message>
        <source>follows the record; say with --sgf where that is</source>
        <translation>跟随棋谱；请用 --sgf 指定其位置</translation>
    </message>
    <message>
        <source>goes with --listen; a controller at the standard streams may send everything</source>
        <translation>与 --listen 一起使用；标准输入输出上的控制器可以发送一切</translation>
    </message>
    <message>
        <source>%1: there are %2 logs; no more are written</source>
        <translation>%1：已有 %2 个日志；不再写入</translation>
    </message>
    <message>
        <source>shinpan cannot be started; open %1 with it by hand</source>
        <translation>无法启动 shinpan；请手动用它打开 %1</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1：%2</translation>
    </message>
    <message>
        <source>say which script</source>
        <translation>请指定脚本</translation>
    </message>
    <message>
        <source>say which engine, with --engine</source>
        <translation>请用 --engine 指定引擎</translation>
    </message>
    <message>
        <source>it is packed; unpack it first, with gunzip</source>
        <translation>它是压缩的；请先用 gunzip 解压</translation>
    </message>
    <message>
        <source>%1: it names no record of game %2; match keeps them with --sgf</source>
        <translation>%1：没有写明第 %2 局的棋谱；match 用 --sgf 保存它们</translation>
    </message>
    <message>
        <source>there is no game in it</source>
        <translation>其中没有对局</translation>
    </message>
    <message>
        <source>%1: there is no game in it</source>
        <translation>%1：其中没有对局</translation>
    </message>
    <message>
        <source>say which two sets of games: folders, files or results</source>
        <translation>请指定哪两组对局：文件夹、文件或结果</translation>
    </message>
    <message>
        <source>say which files or folders</source>
        <translation>请指定文件或文件夹</translation>
    </message>
    <message>
        <source>--merge and --output FILE belong together</source>
        <translation>--merge 和 --output FILE 须一起使用</translation>
    </message>
    <message>
        <source>--move and --node exclude each other</source>
        <translation>--move 和 --node 不能同时使用</translation>
    </message>
    <message>
        <source>%1; not rewritten without --force</source>
        <translation>%1；不加 --force 不重写</translation>
    </message>
    <message>
        <source>-i and -o exclude each other</source>
        <translation>-i 和 -o 不能同时使用</translation>
    </message>
    <message>
        <source>-o takes the result of one file; sgf merge joins several</source>
        <translation>-o 只接受一个文件的结果；sgf merge 可合并多个</translation>
    </message>
    <message>
        <source>-o %1: the name must end in %2 or a slash; or say --format</source>
        <translation>-o %1：名称须以 %2 或斜线结尾；或指定 --format</translation>
    </message>
    <message>
        <source>--format: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--format：没有 &quot;%1&quot;；可为 %2</translation>
    </message>
    <message>
        <source>--range: &quot;%1&quot; is no range of moves; say 1-50, 51- or 12</source>
        <translation>--range：&quot;%1&quot; 不是手数范围；可写 1-50、51- 或 12</translation>
    </message>
    <message>
        <source>--move goes with neither --node nor --range</source>
        <translation>--move 不能与 --node 或 --range 一起使用</translation>
    </message>
    <message>
        <source>-o is missing; say where to write, as in -o board.png</source>
        <translation>缺少 -o；请指定写到哪里，例如 -o board.png</translation>
    </message>
    <message>
        <source>a slide show cannot be written to standard output</source>
        <translation>幻灯片不能写到标准输出</translation>
    </message>
    <message>
        <source>--pace: &quot;%1&quot; is no number of seconds from 0.02 to 60</source>
        <translation>--pace：&quot;%1&quot; 不是 0.02 到 60 的秒数</translation>
    </message>
    <message>
        <source>%1 is missing, which draws; build Shinpan with its window (-DSHINPAN_UI=ON) or install it whole</source>
        <translation>缺少负责绘图的 %1；请连同窗口构建 Shinpan (-DSHINPAN_UI=ON)，或完整安装</translation>
    </message>
    <message>
        <source>FILE is missing; - reads standard input</source>
        <translation>缺少 FILE；- 读取标准输入</translation>
    </message>
    <message>
        <source>--rules: &quot;%1&quot; is no rule set known here; say Japanese, Chinese, AGA, NZ or fields such as ko=simple,scoring=area</source>
        <translation>--rules：&quot;%1&quot; 不是已知的规则；可写 Japanese、Chinese、AGA、NZ，或 ko=simple,scoring=area 之类的字段</translation>
    </message>
    <message>
        <source>--legal: &quot;%1&quot; is no colour; say b or w</source>
        <translation>--legal：&quot;%1&quot; 不是颜色；可写 b 或 w</translation>
    </message>
    <message>
        <source>has no position to solve</source>
        <translation>没有要解的局面</translation>
    </message>
    <message>
        <source>this is a directory; add -r to look into it</source>
        <translation>这是目录；加 -r 可查看其中内容</translation>
    </message>
    <message>
        <source>--game %1: it is not a record of Go</source>
        <translation>--game %1：不是围棋的棋谱</translation>
    </message>
    <message>
        <source>%1 more of these</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>a handicap of %1 without stones: %2</source>
        <translation>让子 %1，但没有子：%2</translation>
    </message>
    <message>
        <source>--charset: &quot;%1&quot; is no character set that is known here; try UTF-8, GB18030, Big5, Shift_JIS, EUC-KR or ISO-8859-1</source>
        <translation>--charset：&quot;%1&quot; 不是已知的字符集；请试 UTF-8、GB18030、Big5、Shift_JIS、EUC-KR 或 ISO-8859-1</translation>
    </message>
    <message>
        <source>FILES are missing; - reads standard input</source>
        <translation>缺少 FILES；- 读取标准输入</translation>
    </message>
    <message>
        <source>--name: there is no {%1}; --help lists what there is</source>
        <translation>--name：没有 {%1}；--help 列出所有可用的</translation>
    </message>
    <message>
        <source>already exists; --force replaces it</source>
        <translation>已存在；--force 可替换</translation>
    </message>
    <message>
        <source>there is no game of Go</source>
        <translation>没有围棋对局</translation>
    </message>
    <message>
        <source>%1; your engines cannot be read: %2</source>
        <translation>%1；无法读取您的引擎：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deadline; allowed are start, setup, move, scoring and quit with a time, such as start=30s,move=2m</source>
        <translation>&quot;%1&quot; 不是期限；可为 start、setup、move、scoring 和 quit 加时间，例如 start=30s,move=2m</translation>
    </message>
    <message>
        <source>standard input cannot be read</source>
        <translation>无法读取标准输入</translation>
    </message>
    <message>
        <source>--%1: &quot;%2&quot; %3</source>
        <translation>--%1：&quot;%2&quot; %3</translation>
    </message>
    <message>
        <source>say whose moves, with --proposer</source>
        <translation>请用 --proposer 指定谁的着手</translation>
    </message>
    <message>
        <source>is no number from %1 to %2</source>
        <translation>不是 %1 到 %2 的数</translation>
    </message>
    <message>
        <source>--theme: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--theme：没有主题 &quot;%1&quot;；可为 %2</translation>
    </message>
    <message>
        <source>--region: &quot;%1&quot; is no part of this board; name two opposite corners, as in C3:K10</source>
        <translation>--region：&quot;%1&quot; 不是此棋盘的一部分；请写两个对角，例如 C3:K10</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>, %1 points</source>
        <translation>，%1 目</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盘</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>官子</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>首选</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>目数</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
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
        <translation>各阶段的准确率与失误</translation>
    </message>
    <message>
        <source>%1 more players are in the JSON and CSV reports.</source>
        <translation>另有 %1 名棋手在 JSON 和 CSV 报告中。</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>The board before move %1</source>
        <translation>第 %1 手之前的棋盘</translation>
    </message>
    <message>
        <source>Move %1 %2 lost %3; better was %4</source>
        <translation>第 %1 手 %2 损失 %3；更好的是 %4</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>没有失误。</translation>
    </message>
    <message>
        <source>%1 to play, %2 games</source>
        <translation>轮%1下，%2 局</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Opening positions that several games came to, those first where most was lost: rings are what was played, a square is the engine&apos;s choice.</source>
        <translation>多局出现过的布局局面，损失最多的在前：圆圈是所下的着手，方块是引擎的首选。</translation>
    </message>
    <message>
        <source>The same positions, judged by two engines: how often they would play the same move, how far apart their values are, and which mistakes both or only one of them saw.</source>
        <translation>由两个引擎判断的相同局面：选择同一着手的比例、数值的差距，以及两者或只有一方看到的失误。</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Same choice</source>
        <translation>相同首选</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>Points apart</source>
        <translation>目数差距</translation>
    </message>
    <message>
        <source>Mistakes of both</source>
        <translation>两者都见的失误</translation>
    </message>
    <message>
        <source>First only</source>
        <translation>仅第一个</translation>
    </message>
    <message>
        <source>Second only</source>
        <translation>仅第二个</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>引擎比较</translation>
    </message>
    <message>
        <source>small: %1; middle: %2; large: %3</source>
        <translation>小：%1；中：%2；大：%3</translation>
    </message>
    <message>
        <source>Of a move: 0.75 to the power of the points it lost, so that a point lost leaves 75 %, three points leave 42 %. Where the engine tells no points, 10 % of the chance to win count as three. The engine&apos;s own choice loses nothing. Of a player in a game: the mean of the moves. Of several games: the mean of the games, with a 95 % interval (Student&apos;s) from how they differ; one game has none.</source>
        <translation>一手的准确率：0.75 的所失目数次方，失一目剩 75 %，失三目剩 42 %。引擎不给出目数时，10 % 的胜率算作三目。引擎自己的首选没有损失。棋手一局的准确率：各手的平均。多局：各局的平均，并由各局的差异得出 95 % 区间（学生氏）；只有一局则没有区间。</translation>
    </message>
    <message>
        <source>Moves that lost more than the engine is unsure of: %1. The percents are of the chance to win.</source>
        <translation>损失超过引擎把握范围的着手：%1。百分数是胜率。</translation>
    </message>
    <message>
        <source>Choice, loss, points</source>
        <translation>首选、损失、目数</translation>
    </message>
    <message>
        <source>The share of the moves that were the engine&apos;s first choice, and what a move lost on average: of the chance to win, and points.</source>
        <translation>引擎首选着手的比例，以及每手平均的损失：胜率和目数。</translation>
    </message>
    <message>
        <source>On 19×19 the opening is the first 50 moves and the endgame begins with move 151; on smaller boards earlier in proportion.</source>
        <translation>19 路盘上前 50 手为布局，官子从第 151 手开始；小棋盘按比例提前。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
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
        <translation>复盘：%1</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>，由 %1</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>最大的失误</translation>
    </message>
    <message>
        <source>The same positions</source>
        <translation>相同的局面</translation>
    </message>
    <message>
        <source>How to read this</source>
        <translation>如何阅读</translation>
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
        <translation>%1 的程序未能识别，因此算作单独的棋手</translation>
    </message>
    <message>
        <source>%1x%2, komi %3, %4, %5</source>
        <translation>%1x%2，贴目 %3，%4，%5</translation>
    </message>
    <message>
        <source>%1 (Black), %2 (White)</source>
        <translation>%1（黑），%2（白）</translation>
    </message>
    <message>
        <source>Pool of 1 bundle</source>
        <translation>1 个包的汇总</translation>
    </message>
    <message>
        <source>Pool of %1 bundles</source>
        <translation>%1 个包的汇总</translation>
    </message>
    <message>
        <source>bundle</source>
        <translation>包</translation>
    </message>
    <message>
        <source>competition</source>
        <translation>比赛</translation>
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
        <translation>清单</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>包</translation>
    </message>
    <message>
        <source>Games that an earlier bundle has, too, count once; games without a known winner or with a handicap are left out.</source>
        <translation>先前包中已有的对局只计一次；略去胜者不明的对局和让子对局。</translation>
    </message>
    <message>
        <source>called in the bundles</source>
        <translation>在包中的名称</translation>
    </message>
    <message>
        <source>bundles</source>
        <translation>包</translation>
    </message>
    <message>
        <source>not identified</source>
        <translation>未识别</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>棋手对照</translation>
    </message>
    <message>
        <source>The same program and files, started in the same way, are the same player, whatever it is called.</source>
        <translation>以同样方式启动的同一程序和文件是同一棋手，无论叫什么名字。</translation>
    </message>
    <message>
        <source>Elo by all games</source>
        <translation>按全部对局的 Elo</translation>
    </message>
    <message>
        <source>Elo here alone</source>
        <translation>仅此处的 Elo</translation>
    </message>
    <message>
        <source>here above</source>
        <translation>此处高出</translation>
    </message>
    <message>
        <source>its 95%</source>
        <translation>其 95%</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>pooled bundles</source>
        <translation>包汇总</translation>
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
        <translation>条件全部相同</translation>
    </message>
    <message>
        <source>%1 different conditions</source>
        <translation>%1 种不同条件</translation>
    </message>
    <message>
        <source>A player is as strong under all conditions; what having Black is worth is each condition’s own. Both come from all games at once (Bradley–Terry, maximum likelihood), in which each player has had one more game, half of it won, against somebody of average strength. The columns behind that are of the games of one condition alone: where “here above” is far from 0, the player is not as strong there as elsewhere.</source>
        <translation>棋手在所有条件下棋力相同；执黑的价值则因条件而异。两者同时由全部对局求出（布拉德利–特里，最大似然），并给每名棋手加一局与平均棋力者的对局，算赢一半。其后各列只取一种条件的对局：“此处高出”离 0 较远时，该棋手在此条件下的棋力与别处不同。</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>中国 (KGS)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩国</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA（按钮）</translation>
    </message>
    <message>
        <source>NZ</source>
        <translation>新西兰</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>GOE</source>
        <translation>应氏</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>数棋子</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>古代数目</translation>
    </message>
    <message>
        <source>block %1 is damaged, or of another run</source>
        <translation>块 %1 已损坏，或属于另一次运行</translation>
    </message>
    <message>
        <source>there is no terminal to ask at; use password_file</source>
        <translation>没有可供询问的终端；请使用 password_file</translation>
    </message>
    <message>
        <source>listening at %1</source>
        <translation>正在 %1 监听</translation>
    </message>
    <message>
        <source>standard input cannot be changed in place; leave out -i</source>
        <translation>标准输入无法就地更改；请去掉 -i</translation>
    </message>
    <message>
        <source>--game %1: the number of games is %2</source>
        <translation>--game %1：对局数为 %2</translation>
    </message>
    <message>
        <source>none were set up, for there are no fixed points for so many, or a move stands on one of them</source>
        <translation>没有摆放：没有这么多子的固定点，或其中一点上有着手</translation>
    </message>
    <message>
        <source>the fixed points were taken</source>
        <translation>采用了固定点</translation>
    </message>
    <message>
        <source>an engine that does not know kata-time_settings is told %1 instead of %2, for GTP has whole seconds only</source>
        <translation>不认识 kata-time_settings 的引擎被告知 %1 而不是 %2，因为 GTP 只有整秒</translation>
    </message>
    <message>
        <source>is told &quot;%1&quot; at its start, which leaves it no time to think; &quot;%2&quot; says that nothing limits it</source>
        <translation>启动时被告知 &quot;%1&quot;，没有思考时间；&quot;%2&quot; 表示没有限制</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>the engine %1 is started again: it %2</source>
        <translation>引擎 %1 重新启动：%2</translation>
    </message>
    <message>
        <source>%1 visits a position</source>
        <translation>每个局面的计算量 %1</translation>
    </message>
    <message>
        <source>%1 seconds a position</source>
        <translation>每个局面 %1 秒</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 positions</source>
        <translation>%1/%2 个文件，%3 个局面</translation>
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
        <translation>损失 %1；与引擎的选点一致</translation>
    </message>
    <message>
        <source>lost %1; better was %2</source>
        <translation>损失 %1；更好的是 %2</translation>
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
        <translation>平均损失 %1，与引擎选点一致 %2/%3</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1，对局 %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1，由 %2 分析</translation>
    </message>
    <message>
        <source>%1 files wait, %2 blocks are out, %3</source>
        <translation>%1 个文件等待中，%2 个块处理中，%3</translation>
    </message>
    <message>
        <source>%1: warning: parts of it were not understood; &quot;shinpan-cli sgf check&quot; says which</source>
        <translation>%1：警告：有些内容未能理解；&quot;shinpan-cli sgf check&quot; 会指出是哪些</translation>
    </message>
    <message>
        <source>%1: %2 of %3 positions</source>
        <translation>%1：%2/%3 个局面</translation>
    </message>
    <message>
        <source>stopping after the running games; once more to log out at once</source>
        <translation>进行中的对局结束后停止；再按一次立即退出登录</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 won, %4 lost, %5 drawn, %6 broken off</source>
        <translation>%1：%2 局，胜 %3，负 %4，和 %5，中断 %6</translation>
    </message>
    <message>
        <source>last rating %1</source>
        <translation>最近等级分 %1</translation>
    </message>
    <message>
        <source>checking %1 of %2: %3</source>
        <translation>正在检查 %1/%2：%3</translation>
    </message>
    <message>
        <source>%1: %2 Elo from %3 wanted, %4 ± %5 in the round robin</source>
        <translation>%1：希望比 %3 高 %2 Elo，循环赛中为 %4 ± %5</translation>
    </message>
    <message>
        <source>“%1” is kept as a strength of “%2”</source>
        <translation>“%1”已保存为“%2”的一种棋力</translation>
    </message>
    <message>
        <source>%1: not taken over: %2</source>
        <translation>%1：未转换：%2</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3%4</source>
        <translation>SPRT Elo %1 或 %2：LLR %3%4</translation>
    </message>
    <message>
        <source>there is no --sprt</source>
        <translation>没有 --sprt</translation>
    </message>
    <message>
        <source>build %1 of %2, %3</source>
        <translation>构建 %1/%2，%3</translation>
    </message>
    <message>
        <source>%1: passes</source>
        <translation>%1：通过</translation>
    </message>
    <message>
        <source>%1: fails</source>
        <translation>%1：未通过</translation>
    </message>
    <message>
        <source>%1: cannot be run</source>
        <translation>%1：无法运行</translation>
    </message>
    <message>
        <source>no build fails that could be run</source>
        <translation>能运行的构建都通过了</translation>
    </message>
    <message>
        <source>the first that fails: %1</source>
        <translation>第一个未通过的：%1</translation>
    </message>
    <message>
        <source>the first that fails is one of %1, the last of which does: %2</source>
        <translation>第一个未通过的是这 %1 个之一，其中最后一个：%2</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>运行 1 次</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>运行 %1 次</translation>
    </message>
    <message>
        <source>%1 of %2 suites</source>
        <translation>%1/%2 个测试集</translation>
    </message>
    <message>
        <source>%1 of %2 games played out</source>
        <translation>下完 %1/%2 局</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1/%2 个局面</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>拒绝：%1</translation>
    </message>
    <message>
        <source>was</source>
        <translation>原</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 条命令</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>%1 条命令</translation>
    </message>
    <message>
        <source>no answer to compare with</source>
        <translation>没有可比较的回答</translation>
    </message>
    <message>
        <source>all %1 recorded answers the same</source>
        <translation>记录的 %1 个回答全部相同</translation>
    </message>
    <message>
        <source>%1 of %2 recorded answers differ</source>
        <translation>记录的 %2 个回答中 %1 个不同</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>终局</translation>
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
        <translation>%1：从第 %2 手起不同（%3，%4），%6 手中 %5 手相同；%7 手和 %8 手，%9</translation>
    </message>
    <message>
        <source>%1 of %2 games are the same, %3 have the same result</source>
        <translation>%2 局中 %1 局相同，%3 局结果相同</translation>
    </message>
    <message>
        <source>the others differ from move %1 to %2, move %3 in the middle</source>
        <translation>其余从第 %1 到 %2 手起不同，中位数为第 %3 手</translation>
    </message>
    <message>
        <source>only in the first: %1</source>
        <translation>仅在第一组：%1</translation>
    </message>
    <message>
        <source>only in the second: %1</source>
        <translation>仅在第二组：%1</translation>
    </message>
    <message>
        <source>turned or mirrored</source>
        <translation>旋转或镜像</translation>
    </message>
    <message>
        <source>ends after %1 of %2 moves</source>
        <translation>共 %2 手，到第 %1 手为止</translation>
    </message>
    <message>
        <source>differs after move %1</source>
        <translation>第 %1 手之后不同</translation>
    </message>
    <message>
        <source>moves in another order</source>
        <translation>着手次序不同</translation>
    </message>
    <message>
        <source>other comments or variations</source>
        <translation>注释或变化不同</translation>
    </message>
    <message>
        <source>other words about the game</source>
        <translation>对局信息不同</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1 - %2, %3: %4 records</source>
        <translation>%1 - %2，%3：%4 份棋谱</translation>
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
        <translation>终局</translation>
    </message>
    <message>
        <source>%1, game %2, move %3: %4 - %5, %6 %7</source>
        <translation>%1，对局 %2，第 %3 手：%4 - %5，%6 %7</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 games</source>
        <translation>%1/%2 个文件，%3 局</translation>
    </message>
    <message>
        <source>%1 files: %2 read, %3 gone; %4 games added, %5 positions</source>
        <translation>%1 个文件：读取 %2，消失 %3；新增 %4 局，%5 个局面</translation>
    </message>
    <message>
        <source>%1 games, %2 problems: %3 solved by their own solution, %4 without; %5 marked, %6 of %7 lines are right</source>
        <translation>%1 局，%2 题：按自带答案可解 %3，不可解 %4；有标记 %5，%7 条变化中 %6 条正确</translation>
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
        <translation>未注明</translation>
    </message>
    <message>
        <source>%1 games, %2 won, %3 lost</source>
        <translation>%1 局，胜 %2，负 %3</translation>
    </message>
    <message>
        <source>Black won %1, White won %2, draws %3, others %4</source>
        <translation>黑胜 %1，白胜 %2，和棋 %3，其他 %4</translation>
    </message>
    <message>
        <source>ended by: %1</source>
        <translation>终局方式：%1</translation>
    </message>
    <message>
        <source>moves: %1 on average, deviation %2, median %3, from %4 to %5</source>
        <translation>手数：平均 %1，标准差 %2，中位数 %3，从 %4 到 %5</translation>
    </message>
    <message>
        <source>Board sizes</source>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Openings of %1 moves</source>
        <translation>%1 手的布局</translation>
    </message>
    <message>
        <source>LLR %1 (%2 to %3) after %4</source>
        <translation>LLR %1（%2 至 %3），%4之后</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>a game was void: %1</source>
        <translation>有一局无效：%1</translation>
    </message>
    <message>
        <source>%1 playouts in a row were not played to their end, the last one: %2</source>
        <translation>连续 %1 次模拟没有下完，最后一次：%2</translation>
    </message>
    <message>
        <source>the first engine %1</source>
        <translation>第一个引擎 %1</translation>
    </message>
    <message>
        <source>the second engine %1</source>
        <translation>第二个引擎 %1</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>中盘</translation>
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
        <translation>接触</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>平静</translation>
    </message>
    <message>
        <source>close by</source>
        <translation>相近</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>相远</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>game %1, move %2, %3: the first chose %4 and won %5, the second chose %6 and won %7</source>
        <translation>对局 %1，第 %2 手，%3：第一个选择 %4，胜 %5；第二个选择 %6，胜 %7</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>played</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>worth %</source>
        <translation>价值 %</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>first:</source>
        <translation>第一个：</translation>
    </message>
    <message>
        <source>second:</source>
        <translation>第二个：</translation>
    </message>
    <message>
        <source>played out by:</source>
        <translation>模拟者：</translation>
    </message>
    <message>
        <source>The second won %1 games: %2 Elo (%3)</source>
        <translation>第二个胜 %1 局：Elo %2（%3）</translation>
    </message>
    <message>
        <source>What cost most:</source>
        <translation>损失最大的：</translation>
    </message>
    <message>
        <source>in %1(): %2</source>
        <translation>在 %1() 中：%2</translation>
    </message>
    <message>
        <source>a function within a function cannot be imported</source>
        <translation>函数中的函数无法转换</translation>
    </message>
    <message>
        <source>this nests too deep</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>%1 has no sign</source>
        <translation>%1没有正负号</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>%1 as a key cannot be imported</source>
        <translation>%1作为键无法转换</translation>
    </message>
    <message>
        <source>“%1” could not be imported (line %2)</source>
        <translation>“%1”未能转换（第 %2 行）</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>未知的“%1”</translation>
    </message>
    <message>
        <source>%1() takes no more than %2 arguments</source>
        <translation>%1() 最多有 %2 个参数</translation>
    </message>
    <message>
        <source>%1() has no argument “%2”</source>
        <translation>%1() 没有参数“%2”</translation>
    </message>
    <message>
        <source>%1() needs the argument “%2”</source>
        <translation>%1() 需要参数“%2”</translation>
    </message>
    <message>
        <source>stderr_to_log: what engines write to their error output goes into a log of its game here</source>
        <translation>stderr_to_log：引擎写到错误输出的内容在这里进入该局的日志</translation>
    </message>
    <message>
        <source>the player “%1” has no games and is left out</source>
        <translation>棋手“%1”没有对局，已略去</translation>
    </message>
    <message>
        <source>“%1” is no dictionary with texts for keys</source>
        <translation>“%1”不是以字符串为键的字典</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>有括号没有闭合</translation>
    </message>
    <message>
        <source>this line is not indented as any line before it</source>
        <translation>这一行的缩进与前面任何一行都不同</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>“%1”在这里没有意义</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>有字符串没有闭合</translation>
    </message>
    <message>
        <source>a string has a wrong \ escape</source>
        <translation>字符串中的 \ 用法有误</translation>
    </message>
    <message>
        <source>“%1” closes no bracket</source>
        <translation>“%1”没有对应的括号</translation>
    </message>
    <message>
        <source>“%1” cannot be imported</source>
        <translation>“%1”无法转换</translation>
    </message>
    <message>
        <source>“%1” cannot be imported; write out what it comes to</source>
        <translation>“%1”无法转换；请写出其结果</translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation>文件不是 UTF-8</translation>
    </message>
    <message>
        <source>holds %1; it takes Parameter(…)</source>
        <translation>含有%1；须为 Parameter(…)</translation>
    </message>
    <message>
        <source>cannot be imported; LINEAR(…), LOG(…) and EXPLICIT(…) are</source>
        <translation>无法转换；可转换的是 LINEAR(…)、LOG(…) 和 EXPLICIT(…)</translation>
    </message>
    <message>
        <source>cannot be imported; a function that returns a number to the power of its argument is</source>
        <translation>无法转换；可转换的是返回某数的参数次幂的函数</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True 或 False</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>字典</translation>
    </message>
    <message>
        <source>this is no game: %1</source>
        <translation>这不是对局：%1</translation>
    </message>
    <message>
        <source>openings from %1: the table does not say which game had which</source>
        <translation>布局来自 %1：表中没有说明哪一局用了哪一个</translation>
    </message>
    <message>
        <source>the table does not say the komi; %1 is assumed</source>
        <translation>表中没有贴目；按 %1 计</translation>
    </message>
    <message>
        <source>the table does not say the board&apos;s size; %1 is assumed</source>
        <translation>表中没有棋盘大小；按 %1 计</translation>
    </message>
    <message>
        <source>“%1” is no number of a game</source>
        <translation>“%1”不是对局编号</translation>
    </message>
    <message>
        <source>game %1 occurs twice</source>
        <translation>对局 %1 出现两次</translation>
    </message>
    <message>
        <source>colours are not swapped in every second game, so pairs of games mean nothing</source>
        <translation>并非每隔一局交换黑白，因此成对的对局没有意义</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>%1 (Black) against %2 (White), move %3</source>
        <translation>%1（黑）对 %2（白），第 %3 手</translation>
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
        <translation>黑方胜率</translation>
    </message>
    <message>
        <source>%1: Black %2 %</source>
        <translation>%1：黑 %2 %</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>First move (Home)</source>
        <translation>第一手 (Home)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>后退 (←)</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>前进 (→)</translation>
    </message>
    <message>
        <source>Last move (End)</source>
        <translation>最后一手 (End)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2上 %1</translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>1 个任务</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 个任务</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 台计算机</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 台计算机</translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1，%2 个等待中</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已下对局</translation>
    </message>
    <message>
        <source>This page draws its boards with a script.</source>
        <translation>本页用脚本绘制棋盘。</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Latest results</source>
        <translation>最新结果</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>The whole report, with all games, as it stands now</source>
        <translation>当前的完整报告（含全部对局）</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>计算量 %1</translation>
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
        <translation>不再分到任务</translation>
    </message>
    <message>
        <source>%1, %2 games so far</source>
        <translation>%1，至今 %2 局</translation>
    </message>
    <message>
        <source>Not connected: the program that serves this page has ended, or cannot be reached. Trying again.</source>
        <translation>未连接：提供本页的程序已结束或无法访问。正在重试。</translation>
    </message>
    <message>
        <source>not running now</source>
        <translation>目前未运行</translation>
    </message>
    <message>
        <source>log-likelihood ratio %1 (%2 to %3)</source>
        <translation>对数似然比 %1（%2 至 %3）</translation>
    </message>
    <message>
        <source>has no stones</source>
        <translation>没有棋子</translation>
    </message>
    <message>
        <source>has %1 stones without liberties</source>
        <translation>有 %1 颗没有气的棋子</translation>
    </message>
    <message>
        <source>says that the other side is to play</source>
        <translation>写明轮到另一方</translation>
    </message>
    <message>
        <source>begins with moves of both sides</source>
        <translation>以双方的着手开始</translation>
    </message>
    <message>
        <source>has no moves</source>
        <translation>没有着手</translation>
    </message>
    <message>
        <source>has no line that ends right</source>
        <translation>没有以正解结束的变化</translation>
    </message>
    <message>
        <source>uses the word %1, which is not understood</source>
        <translation>使用了无法理解的词 %1</translation>
    </message>
    <message>
        <source>cannot be played along its own solution</source>
        <translation>无法按自带的答案下</translation>
    </message>
    <message>
        <source>The position of %1</source>
        <translation>%1 的局面</translation>
    </message>
    <message>
        <source>Capitals are what was not expected.</source>
        <translation>大写的是意外结果。</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>(known to fail)</source>
        <translation>（已知会失败）</translation>
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
        <translation>用时</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Changed since the earlier run: %1</source>
        <translation>与上次运行相比的变化：%1</translation>
    </message>
    <message>
        <source>Not expected: %1</source>
        <translation>意外结果：%1</translation>
    </message>
    <message>
        <source>Regression tests: %1</source>
        <translation>回归测试：%1</translation>
    </message>
    <message>
        <source>On the boards a square is a point that the suite names, a ring one that the engine answered, a triangle one that it was asked about.</source>
        <translation>棋盘上的方块是测试集指明的点，圆圈是引擎回答的点，三角是询问的点。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>was %1 (%2), is %3 (%4)</source>
        <translation>原为 %1（%2），现为 %3（%4）</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>回答 %1</translation>
    </message>
    <message>
        <source>expected %1, %2</source>
        <translation>预期 %1，%2</translation>
    </message>
    <message>
        <source>%1 passes no more</source>
        <translation>%1 不再通过</translation>
    </message>
    <message>
        <source>%1 passes now</source>
        <translation>%1 现在通过</translation>
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
        <translation>不再通过 %1</translation>
    </message>
    <message>
        <source>%1 passing now</source>
        <translation>现在通过 %1</translation>
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
        <translation>测试集</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>异常</translation>
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
        <translation>已经有测试 %1</translation>
    </message>
    <message>
        <source>there is no command above this expectation</source>
        <translation>此预期上方没有命令</translation>
    </message>
    <message>
        <source>this expectation does not stand directly below its command; GNU Go&apos;s regress.awk does not find it</source>
        <translation>此预期不紧接在其命令之下；GNU Go 的 regress.awk 找不到它</translation>
    </message>
    <message>
        <source>this is the second expectation of one command; the first does not count</source>
        <translation>这是同一命令的第二个预期；第一个不算</translation>
    </message>
    <message>
        <source>a bracket is missing in this expectation</source>
        <translation>此预期缺少括号</translation>
    </message>
    <message>
        <source>there is an expectation, but the command has no number; for GNU Go&apos;s scripts it is no test</source>
        <translation>有预期，但命令没有编号；对 GNU Go 的脚本来说这不是测试</translation>
    </message>
    <message>
        <source>%1 moves, %2 nodes, %3 variations</source>
        <translation>%1 手，%2 个节点，%3 个变化</translation>
    </message>
    <message>
        <source>%1, game %2 of %3</source>
        <translation>%1，对局 %2/%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>注解者</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>版权</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>棋盘之外</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>已有子</translation>
    </message>
    <message>
        <source>move %1, Black (X) to play, captured: black %2, white %3</source>
        <translation>第 %1 手，轮到黑 (X)，提子：黑 %2，白 %3</translation>
    </message>
    <message>
        <source>move %1, White (O) to play, captured: black %2, white %3</source>
        <translation>第 %1 手，轮到白 (O)，提子：黑 %2，白 %3</translation>
    </message>
    <message>
        <source>Black may play on %1 points under %2 rules: %3</source>
        <translation>黑可下 %1 处（规则：%2）：%3</translation>
    </message>
    <message>
        <source>White may play on %1 points under %2 rules: %3</source>
        <translation>白可下 %1 处（规则：%2）：%3</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2</source>
        <translation>%1 禁止着手：%2</translation>
    </message>
    <message>
        <source>the work on it broke off: %1</source>
        <translation>处理中断：%1</translation>
    </message>
    <message>
        <source>leaves a stone where a record sets one of the other colour up in its place.</source>
        <translation>在棋谱改放另一颜色棋子的地方保留原来的棋子。</translation>
    </message>
    <message>
        <source>leaves out the stones that a record sets up after its first node, and plays the moves on without them.</source>
        <translation>忽略棋谱在第一个节点之后摆放的棋子，并在没有它们的情况下继续下。</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>注意：%1</translation>
    </message>
    <message>
        <source>%1 more warnings</source>
        <translation>另有 %1 条警告</translation>
    </message>
    <message>
        <source>%1: unchanged</source>
        <translation>%1：未改变</translation>
    </message>
    <message>
        <source>%1: rewritten</source>
        <translation>%1：已重写</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1：警告：%2</translation>
    </message>
    <message>
        <source>empty, as it should be</source>
        <translation>应有的空值</translation>
    </message>
    <message>
        <source>a number with a decimal point</source>
        <translation>带小数点的数</translation>
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
        <translation>单行文字</translation>
    </message>
    <message>
        <source>a point such as dd</source>
        <translation>像 dd 这样的点</translation>
    </message>
    <message>
        <source>a point such as dd, or empty for a pass</source>
        <translation>像 dd 这样的点，或表示停一手的空值</translation>
    </message>
    <message>
        <source>two points such as aa:cc</source>
        <translation>像 aa:cc 这样的两个点</translation>
    </message>
    <message>
        <source>a point and a text such as dd:A</source>
        <translation>像 dd:A 这样的点和文字</translation>
    </message>
    <message>
        <source>a board size from 1 to 52, such as 19 or 9:13</source>
        <translation>1 到 52 的棋盘大小，如 19 或 9:13</translation>
    </message>
    <message>
        <source>empty, or flags and a name such as 257:Figure 1</source>
        <translation>空值，或像 257:Figure 1 这样的标志和名称</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot; 不是%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not between %2 and %3</source>
        <translation>&quot;%1&quot; 不在 %2 到 %3 之间</translation>
    </message>
    <message>
        <source>there is no point &quot;%1&quot; on this board</source>
        <translation>此棋盘上没有点 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names a point that was named before</source>
        <translation>&quot;%1&quot; 含有前面已列出的点</translation>
    </message>
    <message>
        <source>only one value is allowed; &quot;%1&quot; is one too many</source>
        <translation>只允许一个值；&quot;%1&quot; 是多余的</translation>
    </message>
    <message>
        <source>this belongs to the first node of the game</source>
        <translation>这属于对局的第一个节点</translation>
    </message>
    <message>
        <source>this is said of a move, and there is none in this node</source>
        <translation>这是说明着手的，而此节点中没有着手</translation>
    </message>
    <message>
        <source>what belongs to a move stands in one node with set-up; there is also %1</source>
        <translation>属于着手的内容与摆子在同一节点中；还有 %1</translation>
    </message>
    <message>
        <source>both sides move in one node; there is also %1</source>
        <translation>双方在同一节点中落子；还有 %1</translation>
    </message>
    <message>
        <source>%1 in this node names the same point</source>
        <translation>此节点中的 %1 指明同一个点</translation>
    </message>
    <message>
        <source>this contradicts %1</source>
        <translation>这与 %1 矛盾</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>读作 %1</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>无法理解</translation>
    </message>
    <message>
        <source>event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>read as the %1, as some programs write it</source>
        <translation>按某些程序的写法读作%1</translation>
    </message>
    <message>
        <source>%1 is no handicap; the standard leaves HA out then</source>
        <translation>%1 不是让子；按标准此时不写 HA</translation>
    </message>
    <message>
        <source>no value; the standard leaves the property out then</source>
        <translation>没有值；按标准此时不写该属性</translation>
    </message>
    <message>
        <source>left out of account</source>
        <translation>不予考虑</translation>
    </message>
    <message>
        <source>what is said of the game is looked for in its first node only; left out of account here</source>
        <translation>对局的说明只在第一个节点中查找；这里的不予考虑</translation>
    </message>
    <message>
        <source>FF[4] no longer has this property</source>
        <translation>FF[4] 已没有此属性</translation>
    </message>
    <message>
        <source>a property of one program&apos;s, not of the standard&apos;s</source>
        <translation>某个程序的属性，不是标准的</translation>
    </message>
    <message>
        <source>a pass is written [] since FF[4], not [tt]</source>
        <translation>从 FF[4] 起停一手写作 []，不是 [tt]</translation>
    </message>
    <message>
        <source>%1 is no result as SGF writes it</source>
        <translation>%1 不是 SGF 写法的结果</translation>
    </message>
    <message>
        <source>%1 is no date as SGF writes it, such as 2004-03-15</source>
        <translation>%1 不是 SGF 写法的日期，如 2004-03-15</translation>
    </message>
    <message>
        <source>%1 names no rules that are known here</source>
        <translation>%1 不是这里已知的规则</translation>
    </message>
    <message>
        <source>%1 is no overtime that is understood; the game counts as one without a time limit</source>
        <translation>%1 不是能理解的读秒；该局视为没有时限</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <translation>%1 读作 %2</translation>
    </message>
    <message>
        <source>%1 is no character set that is known here</source>
        <translation>%1 不是这里已知的字符集</translation>
    </message>
    <message>
        <source>a handicap of %1, but black stones set up: %2</source>
        <translation>让子数为 %1，但摆上的黑子有 %2 个</translation>
    </message>
    <message>
        <source>a handicap of %1, but no stones are set up</source>
        <translation>让子数为 %1，但没有摆上棋子</translation>
    </message>
    <message>
        <source>it is Black’s turn, but the other side moves first</source>
        <translation>轮到黑方，但第一手是另一方下的</translation>
    </message>
    <message>
        <source>it is White’s turn, but the other side moves first</source>
        <translation>轮到白方，但第一手是另一方下的</translation>
    </message>
    <message>
        <source>version %1 of the format, of which the newest is %2</source>
        <translation>格式版本 %1，最新的是 %2</translation>
    </message>
    <message>
        <source>%1 is missing in the first node</source>
        <translation>第一个节点中缺少 %1</translation>
    </message>
    <message>
        <source>%1 is not of the form name:version</source>
        <translation>%1 不是 名称:版本 的形式</translation>
    </message>
    <message>
        <source>the file ends within a game</source>
        <translation>文件在一局中间结束</translation>
    </message>
    <message>
        <source>a record of game %1, not of Go</source>
        <translation>游戏 %1 的棋谱，不是围棋</translation>
    </message>
    <message>
        <source>names are made of capital letters, such as AB or KM</source>
        <translation>名称由大写字母组成，如 AB 或 KM</translation>
    </message>
    <message>
        <source>each value stands in brackets, such as [dd][pp]; a ] inside them is written \]</source>
        <translation>每个值都写在方括号中，如 [dd][pp]；其中的 ] 写作 \]</translation>
    </message>
    <message>
        <source>the file does not say its encoding, or a wrong one</source>
        <translation>文件没有说明编码，或说明有误</translation>
    </message>
    <message>
        <source>bytes that are not characters in this encoding</source>
        <translation>有不是此编码字符的字节</translation>
    </message>
    <message>
        <source>replaced by a mark</source>
        <translation>以记号代替</translation>
    </message>
    <message>
        <source>text outside a game</source>
        <translation>对局之外的文字</translation>
    </message>
    <message>
        <source>a property without &quot;;&quot; before it</source>
        <translation>属性之前没有 &quot;;&quot;</translation>
    </message>
    <message>
        <source>a new node begins there</source>
        <translation>从那里开始新节点</translation>
    </message>
    <message>
        <source>the file ends within a value</source>
        <translation>文件在值的中间结束</translation>
    </message>
    <message>
        <source>what there is was kept</source>
        <translation>保留已有的部分</translation>
    </message>
    <message>
        <source>one &quot;)&quot; too many</source>
        <translation>多了一个 &quot;)&quot;</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>已忽略</translation>
    </message>
    <message>
        <source>a node after variations</source>
        <translation>变化之后的节点</translation>
    </message>
    <message>
        <source>it became one more variation</source>
        <translation>成为又一个变化</translation>
    </message>
    <message>
        <source>an unusual name of a property</source>
        <translation>不常见的属性名</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 没有值</translation>
    </message>
    <message>
        <source>a value that belongs to no property</source>
        <translation>不属于任何属性的值</translation>
    </message>
    <message>
        <source>text between properties</source>
        <translation>属性之间的文字</translation>
    </message>
    <message>
        <source>a &quot;]&quot; in the middle of a text</source>
        <translation>文字中间的 &quot;]&quot;</translation>
    </message>
    <message>
        <source>taken for a part of the text</source>
        <translation>当作文字的一部分</translation>
    </message>
    <message>
        <source>%1 stands twice in one node</source>
        <translation>同一节点中 %1 出现两次</translation>
    </message>
    <message>
        <source>the two were joined</source>
        <translation>两者已合并</translation>
    </message>
    <message>
        <source>%1 has more than one value</source>
        <translation>%1 有多个值</translation>
    </message>
    <message>
        <source>all are kept, the first one counts</source>
        <translation>全部保留，以第一个为准</translation>
    </message>
    <message>
        <source>two moves, or set-up and a move, in one node</source>
        <translation>同一节点中有两手，或摆子和着手并存</translation>
    </message>
    <message>
        <source>each has a node of its own now</source>
        <translation>现在各有自己的节点</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a board size</source>
        <translation>“%1”不是棋盘大小</translation>
    </message>
    <message>
        <source>19×19 was taken</source>
        <translation>采用 19 × 19</translation>
    </message>
    <message>
        <source>no size, but points beyond 19×19</source>
        <translation>没有大小，但有 19 × 19 以外的点</translation>
    </message>
    <message>
        <source>%1×%1 was taken</source>
        <translation>采用 %1 × %1</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>没有作用</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of Go</source>
        <translation>“%1”不是围棋的编号</translation>
    </message>
    <message>
        <source>read as Go all the same</source>
        <translation>仍按围棋读取</translation>
    </message>
    <message>
        <source>a long run of empty nodes</source>
        <translation>很长一串空节点</translation>
    </message>
    <message>
        <source>more than %1 of them were joined</source>
        <translation>已合并其中超过 %1 个</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; makes no sense here</source>
        <translation>行“%1”在此没有意义</translation>
    </message>
    <message>
        <source>kept as it is</source>
        <translation>原样保留</translation>
    </message>
    <message>
        <source>the encoding may as well be %1</source>
        <translation>编码也可能是 %1</translation>
    </message>
    <message>
        <source>choose another one if texts look wrong</source>
        <translation>如果文字看起来不对，请另选一种</translation>
    </message>
    <message>
        <source>komi in hundredths or stones, as some programs write it</source>
        <translation>贴目以百分之一或子为单位，有些程序这样写</translation>
    </message>
    <message>
        <source>read as %1 points; the file keeps its number</source>
        <translation>按 %1 目读取；文件中的数不变</translation>
    </message>
    <message>
        <source>caller %1</source>
        <translation>来电者 %1</translation>
    </message>
    <message>
        <source>a controller %1; it was hung up on</source>
        <translation>控制器%1；已挂断</translation>
    </message>
    <message>
        <source>does not accept a new game</source>
        <translation>不接受新对局</translation>
    </message>
    <message>
        <source>does not accept a move</source>
        <translation>不接受着手</translation>
    </message>
    <message>
        <source>does not take moves back</source>
        <translation>不接受悔棋</translation>
    </message>
    <message>
        <source>does not accept what it is told</source>
        <translation>不接受告知的内容</translation>
    </message>
    <message>
        <source>chooses its own moves, as GMP has it: it cannot be told %1</source>
        <translation>按 GMP 自行选择着手：无法告知它 %1</translation>
    </message>
    <message>
        <source>does not hear us</source>
        <translation>听不到我们</translation>
    </message>
    <message>
        <source>floods us</source>
        <translation>发送的数据过多</translation>
    </message>
    <message>
        <source>speaks whenever we do</source>
        <translation>总与我们同时说话</translation>
    </message>
    <message>
        <source>it wants a new game, which is denied</source>
        <translation>它要求新对局，已拒绝</translation>
    </message>
    <message>
        <source>wants a board of another size</source>
        <translation>要求另一种棋盘大小</translation>
    </message>
    <message>
        <source>wants another handicap</source>
        <translation>要求另一种让子</translation>
    </message>
    <message>
        <source>wants the engine’s colour</source>
        <translation>要求引擎的颜色</translation>
    </message>
    <message>
        <source>makes a move that is none of its own now</source>
        <translation>走了不该它走的一手</translation>
    </message>
    <message>
        <source>it makes a move out of turn, which is denied</source>
        <translation>它不按次序走棋，已拒绝</translation>
    </message>
    <message>
        <source>it wants to take moves back, which is denied</source>
        <translation>它要求悔棋，已拒绝</translation>
    </message>
    <message>
        <source>%1 more lines were left out</source>
        <translation>还有 %1 行被省略</translation>
    </message>
    <message>
        <source>the other side %1</source>
        <translation>对方%1</translation>
    </message>
    <message>
        <source>the other side begins anew</source>
        <translation>对方重新开始</translation>
    </message>
    <message>
        <source>the other side begins one game after the other</source>
        <translation>对方不断开始新对局</translation>
    </message>
    <message>
        <source>the other side takes back to move %1</source>
        <translation>对方退回到第 %1 手</translation>
    </message>
    <message>
        <source>nobody knows the points of %1 handicap stones on this board</source>
        <translation>此棋盘上没有 %1 颗让子的固定位置</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays Black. GMP has no word for komi: here it is %3</source>
        <translation>%1×%1 的对局，让子 %2；引擎执黑。GMP 无法告知贴目：此处为 %3</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays White. GMP has no word for komi: here it is %3</source>
        <translation>%1×%1 的对局，让子 %2；引擎执白。GMP 无法告知贴目：此处为 %3</translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>对局结束：%1</translation>
    </message>
    <message>
        <source>did nothing, and others wait</source>
        <translation>什么也没做，而别人在等待</translation>
    </message>
    <message>
        <source>has said nothing for too long</source>
        <translation>太久没有说话</translation>
    </message>
    <message>
        <source>does not read any more</source>
        <translation>不再读取</translation>
    </message>
    <message>
        <source>does not speak GTP</source>
        <translation>不说 GTP</translation>
    </message>
    <message>
        <source>does not read its answers, of which %1 MiB wait</source>
        <translation>不读取回答，已积压 %1 MiB</translation>
    </message>
    <message>
        <source>the controller %1; it was hung up on</source>
        <translation>控制器%1；已挂断</translation>
    </message>
    <message>
        <source>the alternate engine %1</source>
        <translation>替补引擎 %1</translation>
    </message>
    <message>
        <source>the engine is gone; %1 was sent</source>
        <translation>引擎已不在；发送了 %1</translation>
    </message>
    <message>
        <source>the engine’s move was not sent, but %1: %2</source>
        <translation>没有发送引擎的着手，而是 %1：%2</translation>
    </message>
    <message>
        <source>the engine %1; it was started anew</source>
        <translation>引擎%1；已重新启动</translation>
    </message>
    <message>
        <source>leaves white stones that were set up out of its record, and writes black ones as a handicap.</source>
        <translation>棋谱中不写预先摆放的白子，而把黑子写成让子。</translation>
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
        <translation>贴目 %1</translation>
    </message>
    <message>
        <source>Handicap %1</source>
        <translation>让子 %1</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Variation: %1</source>
        <translation>变化：%1</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>the printer refuses the page</source>
        <translation>打印机拒绝了该页</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No ko rule</source>
        <translation>无劫规则</translation>
    </message>
    <message>
        <source>Simple ko</source>
        <translation>简单劫</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>全局同形（不计行棋方）</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>全局同形（计行棋方）</translation>
    </message>
    <message>
        <source>Natural situational superko</source>
        <translation>自然全局同形（计行棋方）</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>Two stones or more</source>
        <translation>两子或以上</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>数子</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地盘</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Eyes in seki</source>
        <translation>双活中的眼</translation>
    </message>
    <message>
        <source>Two points a group</source>
        <translation>每块棋两目</translation>
    </message>
    <message>
        <source>A point a stone, but one</source>
        <translation>每子一目，减一子</translation>
    </message>
    <message>
        <source>A point a stone</source>
        <translation>每子一目</translation>
    </message>
    <message>
        <source>suicide allowed</source>
        <translation>允许自杀</translation>
    </message>
    <message>
        <source>group tax</source>
        <translation>还棋头</translation>
    </message>
    <message>
        <source>button</source>
        <translation>按钮</translation>
    </message>
    <message>
        <source>pass stones</source>
        <translation>停着交子</translation>
    </message>
    <message numerus="yes">
        <source>%n passes end the game</source>
        <translation>
            <numerusform>%n 次停一手终局</numerusform>
        </translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>中国规则</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>中国 (KGS)</translation>
    </message>
    <message>
        <source>Chinese-KGS rules</source>
        <translation>中国规则 (KGS)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation>日本规则</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩国</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>韩国规则</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>AGA 规则</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA（按钮）</translation>
    </message>
    <message>
        <source>AGA-Button rules</source>
        <translation>AGA 规则（按钮）</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>新西兰</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>新西兰规则</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>Tromp-Taylor 规则</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>应氏</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>应氏规则</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>数棋子</translation>
    </message>
    <message>
        <source>Stone-Scoring rules</source>
        <translation>数棋子规则</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>古代数目</translation>
    </message>
    <message>
        <source>Ancient-Territory rules</source>
        <translation>古代数目规则</translation>
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
        <translation>Shinpan 的估计</translation>
    </message>
</context>
<context>
    <name>ThemeFile</name>
    <message>
        <source>neither “key = value” nor “[section]”: %1</source>
        <translation>既不是“key = value”也不是“[section]”：%1</translation>
    </message>
    <message>
        <source>was given in line %1 already</source>
        <translation>已在第 %1 行给出</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>“%1”不是 %2 之一</translation>
    </message>
    <message>
        <source>“%1” is not a colour; #rrggbb is one</source>
        <translation>“%1”不是颜色；#rrggbb 才是</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3</source>
        <translation>“%1”不是 %2 到 %3 的数</translation>
    </message>
    <message>
        <source>“%1” is not a file in the theme’s folder</source>
        <translation>“%1”不是主题文件夹中的文件</translation>
    </message>
    <message>
        <source>%1 is larger than %2 pixels</source>
        <translation>%1 大于 %2 像素</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>no such key exists</source>
        <translation>没有这样的键</translation>
    </message>
    <message>
        <source>Classic wood</source>
        <translation>经典木纹</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>深色木纹</translation>
    </message>
    <message>
        <source>Flat light</source>
        <translation>平面浅色</translation>
    </message>
    <message>
        <source>Flat dark</source>
        <translation>平面深色</translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation>高对比度浅色</translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation>高对比度深色</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
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
        <translation>较快</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢棋</translation>
    </message>
    <message>
        <source>Fischer blitz</source>
        <translation>菲舍尔快棋</translation>
    </message>
    <message>
        <source>Fischer rapid</source>
        <translation>菲舍尔较快</translation>
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
            <numerusform>%n 小时</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分钟</numerusform>
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
        <translation>无限制</translation>
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
        <translation>时间用完</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>last period</source>
        <translation>最后一次</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has %1 left</source>
        <translation>黑方剩余 %1</translation>
    </message>
    <message>
        <source>White has %1 left</source>
        <translation>白方剩余 %1</translation>
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
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
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
        <translation>黑胜 1 目</translation>
    </message>
    <message>
        <source>White wins by 1 point</source>
        <translation>白胜 1 目</translation>
    </message>
    <message>
        <source>Black wins by %1 points</source>
        <translation>黑胜 %1 目</translation>
    </message>
    <message>
        <source>White wins by %1 points</source>
        <translation>白胜 %1 目</translation>
    </message>
    <message>
        <source>Black to play – %1 is thinking</source>
        <translation>轮黑下 – %1 正在思考</translation>
    </message>
    <message>
        <source>White to play – %1 is thinking</source>
        <translation>轮白下 – %1 正在思考</translation>
    </message>
    <message>
        <source>Black to play – your move</source>
        <translation>轮黑下 – 该您着手</translation>
    </message>
    <message>
        <source>White to play – your move</source>
        <translation>轮白下 – 该您着手</translation>
    </message>
    <message>
        <source>Paused – Black to play</source>
        <translation>已暂停 – 轮黑下</translation>
    </message>
    <message>
        <source>Paused – White to play</source>
        <translation>已暂停 – 轮白下</translation>
    </message>
    <message>
        <source>Waiting for you: Black’s engine has failed</source>
        <translation>等待您处理：黑方引擎出错</translation>
    </message>
    <message>
        <source>Waiting for you: White’s engine has failed</source>
        <translation>等待您处理：白方引擎出错</translation>
    </message>
    <message>
        <source>Place the handicap stones on the board</source>
        <translation>请在棋盘上摆放让子</translation>
    </message>
    <message>
        <source>%1 is placing the handicap stones</source>
        <translation>%1 正在摆放让子</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>轮黑下</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>轮白下</translation>
    </message>
    <message>
        <source>%1 – no game is running</source>
        <translation>%1 – 没有进行中的对局</translation>
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
        <translation>停一手</translation>
    </message>
    <message>
        <source>Starting the engines…</source>
        <translation>正在启动引擎…</translation>
    </message>
    <message>
        <source>Both passed – asking for the score…</source>
        <translation>双方停一手 – 正在询问结果…</translation>
    </message>
    <message>
        <source>Both passed – mark what is dead, and settle the score</source>
        <translation>双方停一手 – 请标记死子并确定结果</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>对局结束：%1</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>disputed, no winner</source>
        <translation>有争议，无胜者</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑胜</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白胜</translation>
    </message>
    <message>
        <source>Black wins by resignation</source>
        <translation>黑中盘胜</translation>
    </message>
    <message>
        <source>White wins by resignation</source>
        <translation>白中盘胜</translation>
    </message>
    <message>
        <source>Black wins by a claim</source>
        <translation>黑声明获胜</translation>
    </message>
    <message>
        <source>White wins by a claim</source>
        <translation>白声明获胜</translation>
    </message>
    <message>
        <source>Black wins on time</source>
        <translation>黑超时胜</translation>
    </message>
    <message>
        <source>White wins on time</source>
        <translation>白超时胜</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>黑因对方弃权胜</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>白因对方弃权胜</translation>
    </message>
    <message>
        <source>stopped at the move limit</source>
        <translation>达到手数限制而停止</translation>
    </message>
    <message>
        <source>void, the game does not count</source>
        <translation>无效，对局不计</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>自定义规则</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>结果：%1</translation>
    </message>
    <message>
        <source>That point is not on the board</source>
        <translation>该点不在棋盘上</translation>
    </message>
    <message>
        <source>There is already a stone there</source>
        <translation>该处已有棋子</translation>
    </message>
    <message>
        <source>That stone would have no liberties</source>
        <translation>该棋子没有气</translation>
    </message>
    <message>
        <source>The ko may not be retaken at once</source>
        <translation>不能立即回提劫</translation>
    </message>
    <message>
        <source>That would repeat an earlier position</source>
        <translation>会重复先前的局面</translation>
    </message>
    <message>
        <source>The game is at another position: return to it to play on</source>
        <translation>对局在另一局面：回到那里才能继续下</translation>
    </message>
    <message>
        <source>The game is paused: resume it to play on</source>
        <translation>对局已暂停：恢复后才能继续下</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Starting the engines – your move is kept for them</source>
        <translation>正在启动引擎 – 为它们保留您的着手</translation>
    </message>
    <message>
        <source>%1 – the first position</source>
        <translation>%1 – 初始局面</translation>
    </message>
    <message>
        <source>Black to play – the controller’s move</source>
        <translation>轮黑下 – 控制器的着手</translation>
    </message>
    <message>
        <source>White to play – the controller’s move</source>
        <translation>轮白下 – 控制器的着手</translation>
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
        <translation>裁定黑胜</translation>
    </message>
    <message>
        <source>White wins by adjudication</source>
        <translation>裁定白胜</translation>
    </message>
</context>
<context>
    <name>shinpan::AboutDialog</name>
    <message>
        <source>About Shinpan</source>
        <translation>关于 Shinpan</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>复制(&amp;O)</translation>
    </message>
    <message>
        <source>Shinpan %1</source>
        <translation>Shinpan %1</translation>
    </message>
    <message>
        <source>An arbiter for the game of Go. Please include the details below when you report a problem; check first that you want to share all of them.</source>
        <translation>围棋裁判程序。报告问题时请附上以下详情；请先确认愿意全部公开。</translation>
    </message>
    <message>
        <source>Details for a problem report</source>
        <translation>问题报告的详情</translation>
    </message>
</context>
<context>
    <name>shinpan::AddMenu</name>
    <message>
        <source>a file is needed</source>
        <translation>需要文件</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>已安装</translation>
    </message>
    <message>
        <source>&amp;Command line…</source>
        <translation>命令行(&amp;C)…</translation>
    </message>
    <message>
        <source>At an &amp;Address (tcp://)…</source>
        <translation>在某个地址 (tcp://)(&amp;A)…</translation>
    </message>
    <message>
        <source>On Another Computer, over &amp;ssh…</source>
        <translation>在另一台计算机上，通过 &amp;ssh…</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>从文件导入(&amp;I)…</translation>
    </message>
    <message>
        <source>choose its program</source>
        <translation>选择其程序</translation>
    </message>
</context>
<context>
    <name>shinpan::AddTestDialog</name>
    <message>
        <source>The engine is &amp;known to fail it</source>
        <translation>已知引擎不能通过(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Suite</source>
        <translation>测试集(&amp;S)</translation>
    </message>
    <message>
        <source>Choose the Suite</source>
        <translation>选择测试集</translation>
    </message>
    <message>
        <source>An existing file, or a new one</source>
        <translation>已有的文件，或新文件</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>测试集 (*.tst)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Add Test</source>
        <translation>添加测试</translation>
    </message>
    <message>
        <source>A command of GTP, such as reg_genmove black or attack D4</source>
        <translation>GTP 命令，例如 reg_genmove black 或 attack D4</translation>
    </message>
    <message>
        <source>A regression test’s pattern: D4|Q16 for either, !D4 for anything else</source>
        <translation>回归测试的模式：D4|Q16 表示两者之一，!D4 表示其他任何一个</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>命令(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Expected answer</source>
        <translation>预期答案(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::AdjudicationField</name>
    <message>
        <source>When both sides agree who wins</source>
        <translation>双方对胜者意见一致时</translation>
    </message>
    <message>
        <source>Chance that both give</source>
        <translation>双方给出的胜率</translation>
    </message>
    <message>
        <source>Lead that both see</source>
        <translation>双方认为的领先</translation>
    </message>
    <message>
        <source>Games that are played on all the same</source>
        <translation>仍然下完的对局</translation>
    </message>
    <message>
        <source>Engines have to tell what they think of their moves. A part of the games is played on, so that the report knows how often this is wrong.</source>
        <translation>引擎须说出对自己着手的看法。部分对局会下完，以便报告说明这种裁定出错的频率。</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>any chance</source>
        <translation>任何胜率</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 目</translation>
    </message>
    <message>
        <source>any lead</source>
        <translation>任何领先</translation>
    </message>
    <message>
        <source> moves each</source>
        <translation> 手（各方）</translation>
    </message>
    <message>
        <source>Moves in a row of each side</source>
        <translation>各方连续的手数</translation>
    </message>
    <message>
        <source>audit </source>
        <translation>抽查 </translation>
    </message>
    <message>
        <source>Say which chance or which lead decides.</source>
        <translation>请说明以什么胜率或领先来决定。</translation>
    </message>
    <message>
        <source>A chance that decides is above 50 %.</source>
        <translation>作为依据的胜率须高于 50 %。</translation>
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
        <translation>让引擎思考棋盘上的局面 (空格)</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>候选点(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Ownership</source>
        <translation>归属(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>策略(&amp;P)</translation>
    </message>
    <message>
        <source>On a Can&amp;didate</source>
        <translation>候选点上(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Below It</source>
        <translation>其下方(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Chance to Win</source>
        <translation>胜率(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Lead in Points</source>
        <translation>领先目数(&amp;L)</translation>
    </message>
    <message>
        <source>Loss &amp;Against the Best</source>
        <translation>与最佳相比的损失(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>计算量(&amp;V)</translation>
    </message>
    <message>
        <source>Lower &amp;Bound of the Chance (LCB)</source>
        <translation>胜率下界 (LCB)(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>次序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>无(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Whose Chances</source>
        <translation>哪一方的胜率(&amp;W)</translation>
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
        <translation>轮走方(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;For Each Position</source>
        <translation>每个局面(&amp;F)</translation>
    </message>
    <message>
        <source>Without Limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>%1 Visits</source>
        <translation>%1 计算量</translation>
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
        <translation>形势判断(&amp;T)</translation>
    </message>
    <message>
        <source>Show how this position might be counted (E)</source>
        <translation>显示此局面可能的计算结果 (E)</translation>
    </message>
    <message>
        <source>En&amp;gine Settings…</source>
        <translation>引擎设置(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Look Only at an Area…</source>
        <translation>只看某个区域(&amp;L)…</translation>
    </message>
    <message>
        <source>Drag over the points where engines should look for a move; at any time with Alt and Shift</source>
        <translation>拖选引擎应寻找着手的点；随时可用 Alt 加 Shift</translation>
    </message>
    <message>
        <source>Avo&amp;id Points…</source>
        <translation>避开某些点(&amp;I)…</translation>
    </message>
    <message>
        <source>Drag over points that engines should avoid; at any time with Alt and Ctrl</source>
        <translation>拖选引擎应避开的点；随时可用 Alt 加 Ctrl</translation>
    </message>
    <message>
        <source>Loo&amp;k Everywhere</source>
        <translation>看整个棋盘(&amp;K)</translation>
    </message>
    <message>
        <source>Engines look at the whole board again (Esc)</source>
        <translation>引擎重新查看整个棋盘 (Esc)</translation>
    </message>
    <message>
        <source>No Engine Here Can Analyse</source>
        <translation>这里没有能分析的引擎</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>显示(&amp;W)</translation>
    </message>
    <message>
        <source>Other Number of &amp;Visits…</source>
        <translation>其他计算量(&amp;V)…</translation>
    </message>
    <message>
        <source>Visits for each position:</source>
        <translation>每个局面的计算量：</translation>
    </message>
    <message>
        <source>Other &amp;Time…</source>
        <translation>其他时间(&amp;T)…</translation>
    </message>
    <message>
        <source>Seconds for each position:</source>
        <translation>每个局面的秒数：</translation>
    </message>
    <message>
        <source>For Each Position</source>
        <translation>每个局面</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisController</name>
    <message>
        <source>%1 cannot analyse: it %2.</source>
        <translation>%1 无法分析：%2。</translation>
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
        <translation>这是认真的对局：分析要等对局结束。</translation>
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
        <translation>图表</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>损失 %1</translation>
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
        <translation>显示</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选点</translation>
    </message>
    <message>
        <source>Numbers of the candidates</source>
        <translation>候选点上的数字</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 计算量</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>启动中…</translation>
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
        <translation>空闲</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Choose under “Engines” who is to analyse. Any engine that knows lz-analyze, kata-analyze or analyze can, such as KataGo and Leela Zero.</source>
        <translation>在“引擎”下选择由谁分析。任何认识 lz-analyze、kata-analyze 或 analyze 的引擎都可以，例如 KataGo 和 Leela Zero。</translation>
    </message>
    <message>
        <source>Nothing is known about this position yet.</source>
        <translation>对此局面还一无所知。</translation>
    </message>
    <message>
        <source>Space on the board starts and stops the analysis.</source>
        <translation>在棋盘上按空格开始和停止分析。</translation>
    </message>
    <message>
        <source>Kept in the game: %1</source>
        <translation>保存在对局中：%1</translation>
    </message>
    <message>
        <source>Kept in the game, by %1: %2</source>
        <translation>保存在对局中，由 %1：%2</translation>
    </message>
</context>
<context>
    <name>shinpan::AnnotationBar</name>
    <message>
        <source>Judgement of the move and the position</source>
        <translation>对着手和局面的评价</translation>
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
        <translation>疑问手</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>恶手</translation>
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
        <translation>两分</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>形势不明</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>焦点</translation>
    </message>
    <message>
        <source>%1, emphasised</source>
        <translation>%1，强调</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Judgement</source>
        <translation>评价(&amp;J)</translation>
    </message>
</context>
<context>
    <name>shinpan::Announcement</name>
    <message>
        <source>What just happened</source>
        <translation>刚才发生的事</translation>
    </message>
</context>
<context>
    <name>shinpan::AppearanceMenu</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>与桌面相同(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
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
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size</source>
        <translation>正常文字大小(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size (Now %1 %)</source>
        <translation>正常文字大小（现为 %1 %）(&amp;U)</translation>
    </message>
</context>
<context>
    <name>shinpan::Application</name>
    <message>
        <source>%1 counts by Chinese rules, whatever this game’s are.</source>
        <translation>无论此对局用什么规则，%1 都按中国规则计算。</translation>
    </message>
    <message>
        <source>%1 counts by Japanese rules, whatever this game’s are.</source>
        <translation>无论此对局用什么规则，%1 都按日本规则计算。</translation>
    </message>
    <message>
        <source>Waiting for a controller at %1.</source>
        <translation>正在 %1 等待控制器。</translation>
    </message>
    <message>
        <source>%1 refuses suicide that these rules allow, and would lose by it.</source>
        <translation>%1 拒绝此规则允许的自杀，会因此判负。</translation>
    </message>
    <message>
        <source>Your questions are not kept: %1.</source>
        <translation>您的题目没有保存：%1。</translation>
    </message>
</context>
<context>
    <name>shinpan::Arrangement</name>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>恢复布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Minimal View</source>
        <translation>最简界面(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>对局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>观战(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Players, tree and comment: for your own games (%1)</source>
        <translation>棋手、树和注释：用于自己的对局 (%1)</translation>
    </message>
    <message>
        <source>Players, graph and console: for games of engines (%1)</source>
        <translation>棋手、图表和控制台：用于引擎的对局 (%1)</translation>
    </message>
    <message>
        <source>Tools, tree and comment: for work on a record (%1)</source>
        <translation>工具、树和注释：用于编辑棋谱 (%1)</translation>
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
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>注解(&amp;N)</translation>
    </message>
    <message>
        <source>Analysis, review, graph, tree and comment: for a closer look (%1)</source>
        <translation>分析、复盘、图表、树和注释：用于深入研究 (%1)</translation>
    </message>
    <message>
        <source>What two engines find, each on a board of its own (%1)</source>
        <translation>两个引擎的看法，各用一个棋盘 (%1)</translation>
    </message>
</context>
<context>
    <name>shinpan::AskedEngines</name>
    <message>
        <source>%1 in the game: %2</source>
        <translation>对局中的 %1：%2</translation>
    </message>
    <message>
        <source>Commands · %1</source>
        <translation>命令 · %1</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>无法询问 %1：%2。</translation>
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
        <translation>剩余 %1 (%2)</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>The time of the move</source>
        <translation>这一手的时间</translation>
    </message>
    <message>
        <source>How long the move took, and the clock after it</source>
        <translation>这一手用了多久，以及之后的棋钟</translation>
    </message>
    <message>
        <source>Time used: %1</source>
        <translation>用时：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::AutoPlay</name>
    <message>
        <source>Play the Game b&amp;y Itself</source>
        <translation>自动演示对局(&amp;Y)</translation>
    </message>
    <message>
        <source>The game plays by itself</source>
        <translation>正在自动演示对局</translation>
    </message>
    <message>
        <source>Go through the game at a chosen pace</source>
        <translation>按选定的速度演示对局</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds between two moves</source>
        <translation>两手之间的秒数</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>停止(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;A move every</source>
        <translation>每手间隔(&amp;A)</translation>
    </message>
</context>
<context>
    <name>shinpan::BestCoursePlot</name>
    <message>
        <source>Course of %1</source>
        <translation>%1 的走势</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s): %1</source>
        <translation>
            <numerusform>%n 局之后：%1</numerusform>
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
        <translation>此局面有 %1 条线和箭头；只画出前 %2 条。</translation>
    </message>
    <message>
        <source>Play at %1</source>
        <translation>下在 %1</translation>
    </message>
    <message>
        <source>&amp;Go to the Move Played at %1</source>
        <translation>转到下在 %1 的那一手(&amp;G)</translation>
    </message>
    <message>
        <source>The Group Is &amp;Alive</source>
        <translation>这块棋是活棋(&amp;A)</translation>
    </message>
    <message>
        <source>The Group Is &amp;Dead</source>
        <translation>这块棋是死棋(&amp;D)</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Alive</source>
        <translation>只有这串子是活的(&amp;C)</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Dead</source>
        <translation>只有这串子是死的(&amp;C)</translation>
    </message>
    <message>
        <source>Not in &amp;Seki</source>
        <translation>不是双活(&amp;S)</translation>
    </message>
    <message>
        <source>In &amp;Seki</source>
        <translation>双活(&amp;S)</translation>
    </message>
    <message>
        <source>Move %1 · %2 passes</source>
        <translation>第 %1 手 · %2 停一手</translation>
    </message>
    <message>
        <source>Move 999 · White Q16 · lost 99.9% </source>
        <translation>第 999 手 · 白 Q16 · 损失 99.9% </translation>
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
        <translation>最后一手</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉号</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>选中</translation>
    </message>
    <message>
        <source>labelled %1</source>
        <translation>标有文字 %1</translation>
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
        <translation>变暗</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>双活</translation>
    </message>
    <message>
        <source>opinions differ</source>
        <translation>意见不一</translation>
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
        <translation>黑方在另一变化中下在此</translation>
    </message>
    <message>
        <source>White plays here in another variation</source>
        <translation>白方在另一变化中下在此</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>被指出</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>黑停一手</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>白停一手</translation>
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
        <translation>光标在 %1，%2。</translation>
    </message>
    <message>
        <source>Cursor at %1, %2, %3.</source>
        <translation>光标在 %1，%2，%3。</translation>
    </message>
    <message>
        <source>a dead black stone</source>
        <translation>黑方死子</translation>
    </message>
    <message>
        <source>a black stone in seki</source>
        <translation>双活的黑子</translation>
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
        <translation>双活的白子</translation>
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
        <translation>双活的棋子：%1。</translation>
    </message>
    <message>
        <source>Board of %1 by %2 lines, %3 black and %4 white stones.</source>
        <translation>%1 × %2 路棋盘，黑子 %3，白子 %4。</translation>
    </message>
    <message>
        <source>Last move: Black passed.</source>
        <translation>最后一手：黑停一手。</translation>
    </message>
    <message>
        <source>Last move: White passed.</source>
        <translation>最后一手：白停一手。</translation>
    </message>
    <message>
        <source>Last move: Black %1.</source>
        <translation>最后一手：黑 %1。</translation>
    </message>
    <message>
        <source>Last move: White %1.</source>
        <translation>最后一手：白 %1。</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>considered: %1</source>
        <translation>候选：%1</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>首选</translation>
    </message>
    <message>
        <source>Black’s move %1 of the line</source>
        <translation>变化中的第 %1 手，黑</translation>
    </message>
    <message>
        <source>White’s move %1 of the line</source>
        <translation>变化中的第 %1 手，白</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardMenu</name>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>手数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show Move Numbers</source>
        <translation>显示手数(&amp;S)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>无(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>所有着手(&amp;A)</translation>
    </message>
    <message>
        <source>From &amp;Here</source>
        <translation>从这里起(&amp;H)</translation>
    </message>
    <message>
        <source>This &amp;Variation</source>
        <translation>此变化(&amp;V)</translation>
    </message>
    <message>
        <source>How &amp;Many…</source>
        <translation>多少手(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Show Coordinates</source>
        <translation>显示坐标(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>字母和数字 (A1)(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>数字 (1-1)(&amp;N)</translation>
    </message>
    <message>
        <source>As in SG&amp;F (aa)</source>
        <translation>与 SGF 相同 (aa)(&amp;F)</translation>
    </message>
    <message>
        <source>Mark &amp;Last Move</source>
        <translation>标记最后一手(&amp;L)</translation>
    </message>
    <message>
        <source>Show Ne&amp;xt Moves</source>
        <translation>显示下一手(&amp;X)</translation>
    </message>
    <message>
        <source>Show &amp;Other Variations</source>
        <translation>显示其他变化(&amp;O)</translation>
    </message>
    <message>
        <source>Con&amp;firm Moves with a Second Click</source>
        <translation>再次点击才确认着手(&amp;F)</translation>
    </message>
    <message>
        <source>L&amp;ively Stones</source>
        <translation>自然摆放棋子(&amp;I)</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>声音(&amp;U)</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>向右旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Turn L&amp;eft</source>
        <translation>向左旋转(&amp;E)</translation>
    </message>
    <message>
        <source>Flip Upside &amp;Down</source>
        <translation>上下翻转(&amp;D)</translation>
    </message>
    <message>
        <source>Flip &amp;Sideways</source>
        <translation>左右翻转(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;As in the Record</source>
        <translation>与棋谱相同(&amp;A)</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>How many of the last moves are numbered:</source>
        <translation>为最后多少手标数字：</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>最后一手(&amp;L)</translation>
    </message>
    <message>
        <source>The &amp;Last %1 Moves</source>
        <translation>最后 %1 手(&amp;L)</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateModel</name>
    <message>
        <source>Move</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>胜率 %</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>领先</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>计算量</translation>
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
        <translation>引擎的变化</translation>
    </message>
</context>
<context>
    <name>shinpan::CgosWindow</name>
    <message>
        <source>Choose &amp;File…</source>
        <translation>选择文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Play on CGOS</source>
        <translation>在 CGOS 上对局</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>在进行中的对局之后(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Now (the Server’s Clocks Keep Running)</source>
        <translation>立即（服务器的棋钟仍在走）(&amp;N)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Choose an Accounts File</source>
        <translation>选择账户文件</translation>
    </message>
    <message>
        <source>Accounts (*.toml);;All files (*)</source>
        <translation>账户 (*.toml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Password of %1 at %2:</source>
        <translation>%1 在 %2 的密码：</translation>
    </message>
    <message>
        <source>Connecting to the server</source>
        <translation>正在连接服务器</translation>
    </message>
    <message>
        <source>Waiting for a game</source>
        <translation>等待对局</translation>
    </message>
    <message>
        <source>Playing %1</source>
        <translation>正在下 %1</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>正在离开</translation>
    </message>
    <message>
        <source>Logged out</source>
        <translation>已退出登录</translation>
    </message>
    <message>
        <source>No accounts file chosen</source>
        <translation>没有选择账户文件</translation>
    </message>
    <message>
        <source>The accounts are logged in</source>
        <translation>账户已登录</translation>
    </message>
    <message>
        <source>Log out now? The clocks of running games keep running; an account that logs in again in time plays on.</source>
        <translation>现在退出登录？进行中对局的棋钟仍在走；及时重新登录的账户可继续下。</translation>
    </message>
    <message>
        <source>&amp;Log Out Now</source>
        <translation>立即退出登录(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;After These Games</source>
        <translation>在这些对局之后(&amp;A)</translation>
    </message>
    <message>
        <source>Show &amp;Game</source>
        <translation>显示对局(&amp;G)</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckPage</name>
    <message>
        <source>C&amp;opy as Text</source>
        <translation>复制为文字(&amp;O)</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>检查进度</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>Waiting for the first answer…</source>
        <translation>等待第一个答复…</translation>
    </message>
    <message>
        <source>A check starts the engine a few times and asks it everything that an arbiter may ask: sizes, komi, handicap, taking back, ko, illegal moves, time, scoring, analysis. It says in plain words what the engine can do and what it does wrong, with the exchange that shows it.

A quick engine takes about a minute. Nothing of it is left running.</source>
        <translation>检查会启动引擎几次，询问裁判可能问的一切：大小、贴目、让子、悔棋、劫、非法着手、时间、计分、分析。它用浅显的话说明引擎能做什么、做错了什么，并附上相应的对话。

快的引擎大约需要一分钟。结束后不留任何进程。</translation>
    </message>
    <message>
        <source>&amp;Check again</source>
        <translation>再次检查(&amp;C)</translation>
    </message>
    <message>
        <source>What can this engine do?</source>
        <translation>这个引擎能做什么？</translation>
    </message>
    <message>
        <source>It has not been checked.</source>
        <translation>还没有检查。</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckTree</name>
    <message>
        <source>What the check found</source>
        <translation>检查结果</translation>
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
        <translation>列表中的上一局</translation>
    </message>
    <message>
        <source>&amp;Next Game</source>
        <translation>下一局(&amp;N)</translation>
    </message>
    <message>
        <source>Next game of the list</source>
        <translation>列表中的下一局</translation>
    </message>
    <message>
        <source>Add &amp;Empty Game</source>
        <translation>添加空对局(&amp;E)</translation>
    </message>
    <message>
        <source>Add an empty game</source>
        <translation>添加一个空对局</translation>
    </message>
    <message>
        <source>Add from &amp;File…</source>
        <translation>从文件添加(&amp;F)…</translation>
    </message>
    <message>
        <source>Add the games of another file</source>
        <translation>添加另一文件的对局</translation>
    </message>
    <message>
        <source>P&amp;aste Games</source>
        <translation>粘贴对局(&amp;A)</translation>
    </message>
    <message>
        <source>Add the games of the clipboard</source>
        <translation>添加剪贴板中的对局</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>复制一份(&amp;D)</translation>
    </message>
    <message>
        <source>Add a copy of the selected games</source>
        <translation>添加所选对局的副本</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected games from the file</source>
        <translation>从文件中移除所选对局</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move the selected games up</source>
        <translation>将所选对局上移</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>下移(&amp;W)</translation>
    </message>
    <message>
        <source>Move the selected games down</source>
        <translation>将所选对局下移</translation>
    </message>
    <message>
        <source>&amp;Keep This Order</source>
        <translation>保留此顺序(&amp;K)</translation>
    </message>
    <message>
        <source>Put the games in the file into the order the list is sorted by</source>
        <translation>把文件中的对局按列表的顺序排列</translation>
    </message>
    <message>
        <source>E&amp;xtract Selected Games…</source>
        <translation>提取所选对局(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the selected games as a separate file</source>
        <translation>将所选对局另存为文件</translation>
    </message>
    <message>
        <source>Undo &amp;List Change</source>
        <translation>撤销列表更改(&amp;L)</translation>
    </message>
    <message>
        <source>Take back the last addition, removal or change of order</source>
        <translation>收回最后的添加、移除或顺序更改</translation>
    </message>
    <message>
        <source>Redo L&amp;ist Change</source>
        <translation>重做列表更改(&amp;I)</translation>
    </message>
    <message>
        <source>Redo what was undone in the list</source>
        <translation>重做列表中撤销的更改</translation>
    </message>
    <message>
        <source>This is not a game of Go. It stays in the file as it is.</source>
        <translation>这不是围棋对局。它会原样留在文件中。</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>正在对局</translation>
    </message>
    <message>
        <source>End the game that is being played?</source>
        <translation>结束正在进行的对局？</translation>
    </message>
    <message>
        <source>Its moves stay in the record.</source>
        <translation>其着手保留在棋谱中。</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>结束对局(&amp;E)</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>添加对局</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板中没有文字。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were removed.</source>
        <translation>
            <numerusform>已移除 %n 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Extract Games</source>
        <translation>提取对局</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋谱 (*.sgf)</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionDock</name>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Find &amp;Game</source>
        <translation>查找对局(&amp;G)</translation>
    </message>
    <message>
        <source>Search players, event, date, result</source>
        <translation>搜索棋手、赛事、日期、结果</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>搜索对局</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Add Game</source>
        <translation>添加对局</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>对局数</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>添加对局</translation>
    </message>
    <message>
        <source>Order of the &amp;File</source>
        <translation>文件中的顺序(&amp;F)</translation>
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
        <translation>结果(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>日期(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>赛事(&amp;E)</translation>
    </message>
    <message>
        <source>Re&amp;versed</source>
        <translation>倒序(&amp;V)</translation>
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
        <translation>%1，选中 %2</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandDesk</name>
    <message>
        <source>The engine refuses: %1</source>
        <translation>引擎拒绝：%1</translation>
    </message>
    <message>
        <source>The engine is not running.</source>
        <translation>引擎没有运行。</translation>
    </message>
    <message>
        <source>There is no stone to attack.</source>
        <translation>没有可攻击的棋子。</translation>
    </message>
    <message>
        <source>The answer is not of type “%1”.</source>
        <translation>回答不是“%1”类型。</translation>
    </message>
    <message>
        <source>This is a serious game: commands wait till it is over.</source>
        <translation>这是认真的对局：命令要等对局结束。</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEngine</name>
    <message>
        <source>has ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>is not running</source>
        <translation>没有运行</translation>
    </message>
    <message>
        <source>This command runs until it is stopped; use the analysis instead.</source>
        <translation>此命令会一直运行到被停止；请改用分析。</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEntry</name>
    <message>
        <source>GTP command</source>
        <translation>GTP 命令</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandInputs</name>
    <message>
        <source>Argument of %1:</source>
        <translation>%1 的参数：</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPage</name>
    <message>
        <source>an invisible character</source>
        <translation>看不见的字符</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>找到 %1</translation>
    </message>
    <message>
        <source>Connects to the engine listening at %1.</source>
        <translation>连接在 %1 监听的引擎。</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>修正(&amp;F)</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>Fix the punctuation</source>
        <translation>修正标点</translation>
    </message>
    <message>
        <source>&amp;Command line</source>
        <translation>命令行(&amp;C)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Se&amp;veral Strengths…</source>
        <translation>多种棋力(&amp;V)…</translation>
    </message>
    <message>
        <source>Fixed:  %1</source>
        <translation>修正后：  %1</translation>
    </message>
    <message>
        <source>Paste the command that starts the engine in GTP mode.</source>
        <translation>请粘贴以 GTP 模式启动引擎的命令。</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>无法启动：%1。</translation>
    </message>
    <message>
        <source>This looks typeset, not typed:  %1</source>
        <translation>看来是排版文字而不是键入的：  %1</translation>
    </message>
    <message>
        <source>The engine needs a name.</source>
        <translation>引擎需要名称。</translation>
    </message>
    <message>
        <source>Another engine has this name.</source>
        <translation>另一个引擎已用此名称。</translation>
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
        <translation>%1，实时</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Engine to ask</source>
        <translation>询问的引擎</translation>
    </message>
    <message>
        <source>Engine to compare with</source>
        <translation>用来比较的引擎</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter of the commands</source>
        <translation>命令筛选</translation>
    </message>
    <message>
        <source>Commands of the engine</source>
        <translation>引擎的命令</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Sends the chosen command to the engine</source>
        <translation>将所选命令发送给引擎</translation>
    </message>
    <message>
        <source>Each Move</source>
        <translation>每一手</translation>
    </message>
    <message>
        <source>Asks again after each move, and wherever you go in the game</source>
        <translation>每一手之后，以及您转到对局别处时，重新询问</translation>
    </message>
    <message>
        <source>Ask after each move</source>
        <translation>每一手之后询问</translation>
    </message>
    <message>
        <source>Colour to ask about</source>
        <translation>询问的颜色</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>轮走方</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>棋盘上</translation>
    </message>
    <message>
        <source>&amp;Remove from the Board</source>
        <translation>从棋盘上移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the Board</source>
        <translation>清除棋盘(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Live Graphics</source>
        <translation>实时图形(&amp;L)</translation>
    </message>
    <message>
        <source>Shows what engines draw while they think</source>
        <translation>显示引擎思考时所画的内容</translation>
    </message>
    <message>
        <source>&amp;My Commands…</source>
        <translation>我的命令(&amp;M)…</translation>
    </message>
    <message>
        <source>Restart the &amp;Engine</source>
        <translation>重启引擎(&amp;E)</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>没有引擎</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>不比较</translation>
    </message>
    <message>
        <source>There is no engine in the list yet.</source>
        <translation>列表中还没有引擎。</translation>
    </message>
    <message>
        <source>Choose an engine to see what it can show.</source>
        <translation>请选择引擎，看它能显示什么。</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>无法询问 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is starting…</source>
        <translation>%1 正在启动…</translation>
    </message>
    <message>
        <source>%1 offers no commands for the board.</source>
        <translation>%1 没有用于棋盘的命令。</translation>
    </message>
    <message>
        <source>Ask for Points</source>
        <translation>询问若干点</translation>
    </message>
    <message>
        <source>%1: click its points, the last one with Ctrl or the right button.</source>
        <translation>%1：点击各点，最后一点用 Ctrl 或右键。</translation>
    </message>
    <message>
        <source>%1: click a stone or a point. Escape ends it.</source>
        <translation>%1：点击一个棋子或点。Esc 结束。</translation>
    </message>
    <message>
        <source>%1
Asked after each move</source>
        <translation>%1
每一手之后询问</translation>
    </message>
</context>
<context>
    <name>shinpan::CommentPanel</name>
    <message>
        <source>Name of this position</source>
        <translation>此局面的名称</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>此局面的注释</translation>
    </message>
    <message>
        <source>Comments on the position appear here: what an engine says about its move, and what you write.</source>
        <translation>局面的注释显示在这里：引擎对其着手所说的，以及您所写的。</translation>
    </message>
    <message>
        <source>Name of the Position</source>
        <translation>局面名称</translation>
    </message>
</context>
<context>
    <name>shinpan::ComparisonPanel</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>没有引擎</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>%1 的棋盘</translation>
    </message>
    <message>
        <source>Choose two engines for the analysis to compare them.</source>
        <translation>请为分析选择两个引擎进行比较。</translation>
    </message>
    <message>
        <source>Both need to have looked at this position.</source>
        <translation>两者都须看过此局面。</translation>
    </message>
    <message>
        <source>Both choose %1</source>
        <translation>两者都选 %1</translation>
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
        <translation>时间</translation>
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
        <translation>强多少(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Games per pairing</source>
        <translation>每组对阵的对局数(&amp;G)</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>轮数(&amp;U)</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>棋盘大小(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>贴目(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source>Games begin &amp;with</source>
        <translation>对局的开始(&amp;W)</translation>
    </message>
    <message>
        <source>Games at &amp;once</source>
        <translation>同时进行的对局(&amp;O)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) all have met; then some meet again.</source>
        <translation>
            <numerusform>%n 轮之后所有人都相遇过；之后有些再次相遇。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>对局数(&amp;G)</translation>
    </message>
    <message>
        <source>En&amp;ds at</source>
        <translation>结束条件(&amp;D)</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>不检验</translation>
    </message>
    <message>
        <source>A pair plays no more when a sequential test has decided which of the two is stronger; it ends when all pairs are decided</source>
        <translation>序贯检验判定两者谁更强之后，该对不再下；所有对都判定后结束</translation>
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
        <translation>%1 – 比赛</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>报告(&amp;R)</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>在进行中的对局之后(&amp;G)</translation>
    </message>
    <message>
        <source>After the Running &amp;Pairs of Games</source>
        <translation>在进行中的成对对局之后(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Now (the Next Start Continues the Games)</source>
        <translation>立即（下次开始时继续这些对局）(&amp;N)</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>写出报告并在浏览器中打开</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>已下对局</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Running games</source>
        <translation>进行中的对局</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>已结束的对局</translation>
    </message>
    <message>
        <source>Double-click or Enter opens the game</source>
        <translation>双击或 Enter 打开对局</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在进行</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>没有进行</translation>
    </message>
    <message>
        <source>The file cannot be used</source>
        <translation>无法使用文件</translation>
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
        <translation>报告在 %1；找不到可打开它的程序。</translation>
    </message>
    <message>
        <source>There is no record of this game at %1.</source>
        <translation>%1 没有此对局的棋谱。</translation>
    </message>
    <message>
        <source>The competition is running</source>
        <translation>比赛正在进行</translation>
    </message>
    <message>
        <source>Stop it now? The next start will continue the games that are under way.</source>
        <translation>现在停止？进行中的对局会在下次开始时继续。</translation>
    </message>
    <message>
        <source>&amp;Stop Now</source>
        <translation>立即停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop &amp;After These Games</source>
        <translation>在这些对局之后停止(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Watch all running games at once</source>
        <translation>同时观看所有进行中的对局</translation>
    </message>
    <message>
        <source>Double-click or Enter shows the board</source>
        <translation>双击或 Enter 显示棋盘</translation>
    </message>
    <message>
        <source>Running in another process</source>
        <translation>正在另一进程中进行</translation>
    </message>
    <message>
        <source>Closing this window does not end the run</source>
        <translation>关闭此窗口不会结束运行</translation>
    </message>
    <message>
        <source>%L1 games a minute</source>
        <translation>每分钟 %L1 局</translation>
    </message>
    <message>
        <source>%L1 games an hour</source>
        <translation>每小时 %L1 局</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>设置(&amp;I)…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>第 %1 轮，共 %2 轮</translation>
    </message>
    <message numerus="yes">
        <source>%n void game(s)</source>
        <translation>
            <numerusform>%n 局无效对局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 openings left</source>
        <translation>布局剩余 %1 / %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>设置不同</translation>
    </message>
    <message>
        <source>The settings have changed since the games played so far. Start counting anew? Those games stay in the record.</source>
        <translation>设置在已下的对局之后有更改。重新开始计算吗？那些对局保留在记录中。</translation>
    </message>
    <message>
        <source>Count &amp;Anew</source>
        <translation>重新计算(&amp;A)</translation>
    </message>
    <message>
        <source>±%1 of ±%2 Elo</source>
        <translation>±%1 Elo，目标 ±%2</translation>
    </message>
    <message>
        <source>Se&amp;al…</source>
        <translation>封存(&amp;A)…</translation>
    </message>
    <message>
        <source>Put everything into one file that anybody can verify</source>
        <translation>将一切放入任何人都能验证的一个文件</translation>
    </message>
    <message>
        <source>Reading the index of games</source>
        <translation>正在读取对局索引</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindows</name>
    <message>
        <source>Keep as Strengths</source>
        <translation>保存为棋力</translation>
    </message>
    <message>
        <source>Strengths of which engine? Another name adds an engine.</source>
        <translation>哪个引擎的棋力？另取名称则添加引擎。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>“%1” has now: %2</source>
        <translation>“%1”现在有：%2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleController</name>
    <message>
        <source>Where the game was when this line arrived is no longer known.</source>
        <translation>已不知道这一行到达时对局在何处。</translation>
    </message>
    <message>
        <source>Sending the file: %1 of %2 commands</source>
        <translation>正在发送文件：%1 / %2 条命令</translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n 条被拒绝</numerusform>
        </translation>
    </message>
    <message>
        <source>none refused</source>
        <translation>没有被拒绝</translation>
    </message>
    <message>
        <source>The file was sent: %1 of %2 commands answered, %3.</source>
        <translation>文件已发送：%2 条命令中有 %1 条得到回答，%3。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be sent: %2</source>
        <translation>无法发送 %1：%2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFeature</name>
    <message>
        <source>GTP Console</source>
        <translation>GTP 控制台</translation>
    </message>
    <message>
        <source>Type a GTP &amp;Command</source>
        <translation>输入 GTP 命令(&amp;C)</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFiles</name>
    <message>
        <source>Save as S&amp;cript…</source>
        <translation>保存为脚本(&amp;C)…</translation>
    </message>
    <message>
        <source>Send a &amp;File of Commands…</source>
        <translation>发送命令文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Save &amp;Log…</source>
        <translation>保存日志(&amp;L)…</translation>
    </message>
    <message>
        <source>What one engine was asked and answered, for shinpan-cli replay</source>
        <translation>对一个引擎的提问和回答，用于 shinpan-cli replay</translation>
    </message>
    <message>
        <source>Send a File of Commands</source>
        <translation>发送命令文件</translation>
    </message>
    <message>
        <source>Save Log</source>
        <translation>保存日志</translation>
    </message>
    <message>
        <source>Choose an engine in the console first: a script is one engine’s.</source>
        <translation>请先在控制台中选择引擎：脚本只属于一个引擎。</translation>
    </message>
    <message>
        <source>Save as Script</source>
        <translation>保存为脚本</translation>
    </message>
    <message>
        <source># What %1 was asked and answered. To compare an engine with it:
# shinpan-cli replay THIS-FILE --engine COMMAND
</source>
        <translation># 对 %1 的提问和回答。要用引擎与它比较：
# shinpan-cli replay THIS-FILE --engine COMMAND
</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>已保存 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>无法保存 %1：%2</translation>
    </message>
</context>
<context>
    <name>shinpan::ContinuationRows</name>
    <message>
        <source>Move</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
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
        <translation>黑方成绩；和棋算一半</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Where Black’s results lie with a certainty of 95 %</source>
        <translation>黑方成绩以 95 % 的把握所在之处</translation>
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
        <translation>这些棋谱中引擎认为的黑方胜率</translation>
    </message>
</context>
<context>
    <name>shinpan::CustomRules</name>
    <message>
        <source>Button: the first pass takes half a point</source>
        <translation>按钮：第一次停一手得半目</translation>
    </message>
    <message>
        <source>Engines may pass before dead stones are taken</source>
        <translation>死子提掉之前引擎可以停一手</translation>
    </message>
    <message>
        <source>A pass hands over a prisoner</source>
        <translation>停一手须交一个提子</translation>
    </message>
    <message>
        <source>White passes last</source>
        <translation>白方最后停一手</translation>
    </message>
    <message>
        <source>An endless cycle gives no result</source>
        <translation>无尽循环则无结果</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>劫</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>还棋头</translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation>自杀</translation>
    </message>
    <message>
        <source>Passes to end</source>
        <translation>终局所需的停一手次数</translation>
    </message>
    <message>
        <source>Handicap bonus</source>
        <translation>让子补偿</translation>
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
        <translation>日历(&amp;L)…</translation>
    </message>
    <message>
        <source>Choose the date from a calendar</source>
        <translation>从日历中选择日期</translation>
    </message>
    <message>
        <source>Date of the game</source>
        <translation>对局日期</translation>
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
        <translation>从现在起控制台只保留最新的行：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentController</name>
    <message>
        <source>Another program changed %1. If you reload it, your own changes will be lost.</source>
        <translation>另一个程序更改了 %1。重新加载会丢失您自己的更改。</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>另一个程序更改了 %1。</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新加载(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep This</source>
        <translation>保留现状(&amp;K)</translation>
    </message>
    <message>
        <source>%1 was reloaded: another program changed it.</source>
        <translation>已重新加载 %1：另一个程序更改了它。</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program. What you see is not saved anywhere else.</source>
        <translation>%1 被另一个程序移除或改名。您所见的内容没有保存在别处。</translation>
    </message>
    <message>
        <source>No recovery copy could be written: %1</source>
        <translation>无法写恢复副本：%1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Save Game Record</source>
        <translation>保存棋谱</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋谱 (*.sgf)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>文件已更改</translation>
    </message>
    <message>
        <source>Another program changed %1. Save over it?</source>
        <translation>另一个程序更改了 %1。覆盖保存吗？</translation>
    </message>
    <message>
        <source>What the other program wrote will be lost.</source>
        <translation>另一个程序所写的内容将丢失。</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>覆盖保存(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>正在保存 %1…</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>没有保存 %1：%2</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to %1.</source>
        <translation>
            <numerusform>已将 %n 局写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>没有写入 %1：%2</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>保存对 %1 的更改吗？</translation>
    </message>
    <message>
        <source>Otherwise they will be lost.</source>
        <translation>否则更改将丢失。</translation>
    </message>
    <message>
        <source>Game records (%1);;All files (*)</source>
        <translation>棋谱 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>粘贴的内容</translation>
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
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created, so the game was not kept.</source>
        <translation>无法创建文件夹 %1，因此没有保存对局。</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentFeature</name>
    <message>
        <source>New &amp;Tab</source>
        <translation>新建标签页(&amp;T)</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>新建窗口(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open game records (%1)</source>
        <translation>打开棋谱 (%1)</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>重新加载(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Tab</source>
        <translation>下一标签页(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Tab</source>
        <translation>上一标签页(&amp;V)</translation>
    </message>
    <message>
        <source>Move Tab to Ne&amp;w Window</source>
        <translation>将标签页移到新窗口(&amp;W)</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>复制对局(&amp;Y)</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>从剪贴板打开(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Open Game Records</source>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Reload %1 without your changes?</source>
        <translation>放弃您的更改并重新加载 %1？</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>放弃更改(&amp;D)</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>对局已作为 SGF 复制到剪贴板。</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>剪贴板中没有对局。</translation>
    </message>
    <message>
        <source>Open Competition</source>
        <translation>打开比赛</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>起始页(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New Competition…</source>
        <translation>新建比赛(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open Competition…</source>
        <translation>打开比赛(&amp;O)…</translation>
    </message>
    <message>
        <source>Co&amp;mpetition</source>
        <translation>比赛(&amp;M)</translation>
    </message>
    <message>
        <source>Play on CGOS…</source>
        <translation>在 CGOS 上对局…</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>比赛库(&amp;L)…</translation>
    </message>
    <message>
        <source>Competitions (*.toml *.seal.zip);;All files (*)</source>
        <translation>比赛 (*.toml *.seal.zip);;所有文件 (*)</translation>
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
            <numerusform>Shinpan 意外结束，有 %n 个未保存的文档：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>The open files cannot be remembered: %1</source>
        <translation>无法记住打开的文件：%1</translation>
    </message>
    <message>
        <source>Shinpan ended unexpectedly. What engines were told and said until then is in %1</source>
        <translation>Shinpan 意外结束。在那之前对引擎所说和引擎所答在 %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentTabs</name>
    <message>
        <source>a game is being played</source>
        <translation>正在对局</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>对局已暂停</translation>
    </message>
    <message>
        <source>an engine failed, the game waits</source>
        <translation>引擎出错，对局等待中</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>打开的文档</translation>
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
        <translation>关闭 %1</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>关闭 (Ctrl+W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Move to New Window</source>
        <translation>移到新窗口(&amp;M)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditBar</name>
    <message>
        <source>Edit Tools</source>
        <translation>编辑工具</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Label to write</source>
        <translation>要写的文字</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>更多工具</translation>
    </message>
    <message>
        <source>Black is to play here; press for White (X)</source>
        <translation>此处轮黑下；按一下改为白 (X)</translation>
    </message>
    <message>
        <source>White is to play here; press for Black (X)</source>
        <translation>此处轮白下；按一下改为黑 (X)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditController</name>
    <message>
        <source>The score is being settled: finish that first</source>
        <translation>正在确定结果：请先完成</translation>
    </message>
    <message>
        <source>A game is being played here: whose turn it is cannot be changed</source>
        <translation>此处正在对局：不能改变轮走方</translation>
    </message>
    <message>
        <source>Player to Move</source>
        <translation>轮走方</translation>
    </message>
    <message>
        <source>A game is being played here: set up stones elsewhere, or when it is over</source>
        <translation>此处正在对局：请在别处或结束后摆棋子</translation>
    </message>
    <message>
        <source>Type the label first, in the field above the board</source>
        <translation>请先在棋盘上方的栏中输入文字</translation>
    </message>
    <message>
        <source>A game is being played here: play variations elsewhere</source>
        <translation>此处正在对局：请在别处下变化</translation>
    </message>
</context>
<context>
    <name>shinpan::EditFeature</name>
    <message>
        <source>Back to playing</source>
        <translation>回到对局</translation>
    </message>
    <message>
        <source>Switch Player to Move</source>
        <translation>切换轮走方</translation>
    </message>
    <message>
        <source>The other colour plays next here</source>
        <translation>此处接下来由另一种颜色下</translation>
    </message>
    <message>
        <source>Cu&amp;t Variation</source>
        <translation>剪切变化(&amp;T)</translation>
    </message>
    <message>
        <source>Cut this move and everything after it to the clipboard</source>
        <translation>将这一手及其后的一切剪切到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Copy Variation</source>
        <translation>复制变化(&amp;C)</translation>
    </message>
    <message>
        <source>Copy this move and everything after it to the clipboard</source>
        <translation>将这一手及其后的一切复制到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Paste Variation</source>
        <translation>粘贴变化(&amp;P)</translation>
    </message>
    <message>
        <source>Add the clipboard’s game after this move</source>
        <translation>将剪贴板的对局添加到这一手之后</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>删除这一手及其后的一切</translation>
    </message>
    <message>
        <source>Move Var&amp;iation Up</source>
        <translation>变化上移(&amp;I)</translation>
    </message>
    <message>
        <source>One place closer to the main line</source>
        <translation>向主线靠近一位</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>变化下移(&amp;W)</translation>
    </message>
    <message>
        <source>One place further from the main line</source>
        <translation>远离主线一位</translation>
    </message>
    <message>
        <source>Make &amp;Main Line</source>
        <translation>设为主线(&amp;M)</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>将到这一手的变化设为主线</translation>
    </message>
    <message>
        <source>Delete &amp;Other Variations</source>
        <translation>删除其他变化(&amp;O)</translation>
    </message>
    <message>
        <source>Delete everything that branches off the line to this move</source>
        <translation>删除从到这一手的变化分出的一切</translation>
    </message>
    <message>
        <source>&amp;Flatten</source>
        <translation>以此为起点(&amp;F)</translation>
    </message>
    <message>
        <source>Make this position the start of the game</source>
        <translation>将此局面作为对局的开始</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message numerus="yes">
        <source>Delete this node and the %n after it?</source>
        <translation>
            <numerusform>删除此节点及其后的 %n 个？</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>撤销可恢复。</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>工具(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Board Tools</source>
        <translation>棋盘工具(&amp;B)</translation>
    </message>
    <message>
        <source>Set up stones and marks with the tools above the board</source>
        <translation>用棋盘上方的工具摆棋子和标记</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>&amp;Variation</source>
        <translation>变化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>标记(&amp;M)</translation>
    </message>
    <message>
        <source>Put &amp;Tools Away</source>
        <translation>收起工具(&amp;T)</translation>
    </message>
    <message>
        <source>Territory and &amp;Visibility</source>
        <translation>地和可见部分(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::EloCurvePlot</name>
    <message>
        <source>Elo over %1</source>
        <translation>Elo 随 %1 的变化</translation>
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
        <translation>Elo 随 %1 和 %2 的变化</translation>
    </message>
    <message>
        <source>From %1 to %2 Elo; best: %3, %4. The darker, the stronger; the smaller a field, the less sure.</source>
        <translation>从 %1 到 %2 Elo；最佳：%3、%4。越深越强；格子越小越不确定。</translation>
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
        <translation>根据内容猜测</translation>
    </message>
    <message>
        <source>your preference for files that do not say</source>
        <translation>您对没有说明的文件的首选项</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>按文件所说</translation>
    </message>
    <message>
        <source>certain from its bytes</source>
        <translation>由字节可确定</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>您的选择</translation>
    </message>
    <message>
        <source>&amp;Use it for every file whose encoding is not known</source>
        <translation>用于编码不明的所有文件(&amp;U)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>In which encoding does the text make sense?</source>
        <translation>用哪种编码，文字才有意义？</translation>
    </message>
    <message>
        <source>Read as %1: %2.</source>
        <translation>按 %1 读取：%2。</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Texts of the file</source>
        <translation>文件中的文字</translation>
    </message>
    <message>
        <source>&amp;Read Like This</source>
        <translation>这样读取(&amp;R)</translation>
    </message>
    <message>
        <source>The text is plain ASCII, the same in every encoding.</source>
        <translation>文字是纯 ASCII，任何编码都一样。</translation>
    </message>
</context>
<context>
    <name>shinpan::EndCard</name>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>对局的结束</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>对局如何结束</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>The same again with colours swapped</source>
        <translation>交换黑白再来一局</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>同样再来一局</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>还没有保存。</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>再试一次(&amp;T)</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>复盘(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play as Proposed</source>
        <translation>按建议下棋(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>再来一局(&amp;L)</translation>
    </message>
    <message>
        <source>Ne&amp;w Game…</source>
        <translation>新对局(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>shinpan::EndFeature</name>
    <message>
        <source>Black passes</source>
        <translation>黑停一手</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>白停一手</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>Give this game up?</source>
        <translation>这局认输吗？</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>继续下(&amp;P)</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>黑方认输</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>白方认输</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 Start goes on from this position, with another player if you choose one; the console has the details.</source>
        <translation>%1 “开始”从此局面继续，可另选棋手；详情见控制台。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineEditor</name>
    <message>
        <source>Duplicate</source>
        <translation>复制一份</translation>
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
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>&amp;Add Engine</source>
        <translation>添加引擎(&amp;A)</translation>
    </message>
    <message>
        <source>Bring the removed engine back</source>
        <translation>恢复被移除的引擎</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>从文件导入(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export This Engine…</source>
        <translation>导出此引擎(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;All of Your Engines…</source>
        <translation>导出您的所有引擎(&amp;A)…</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>导入和导出</translation>
    </message>
    <message>
        <source>Lists of engines (*.json);;All files (*)</source>
        <translation>引擎列表 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>No engine yet</source>
        <translation>还没有引擎</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>已添加“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n engine(s) were added.</source>
        <translation>
            <numerusform>已添加 %n 个引擎。</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes to “%1” were discarded.</source>
        <translation>已放弃对“%1”的更改。</translation>
    </message>
    <message>
        <source>The new engine was removed.</source>
        <translation>已移除新引擎。</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>已移除“%1”。</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>“%1”已恢复。</translation>
    </message>
    <message>
        <source>Import Engines</source>
        <translation>导入引擎</translation>
    </message>
    <message>
        <source>There is no engine in %1.</source>
        <translation>%1 中没有引擎。</translation>
    </message>
    <message>
        <source>Export Engines</source>
        <translation>导出引擎</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>Press “Add Engine”: choose one that you know, or paste the command that starts one in GTP mode.</source>
        <translation>按“添加引擎”：选择一个您认识的，或粘贴以 GTP 模式启动引擎的命令。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineFailureCard</name>
    <message>
        <source>Black’s engine does not start: %1</source>
        <translation>黑方引擎无法启动：%1</translation>
    </message>
    <message>
        <source>White’s engine does not start: %1</source>
        <translation>白方引擎无法启动：%1</translation>
    </message>
    <message>
        <source>Black’s engine refuses this game: %1</source>
        <translation>黑方引擎拒绝此对局：%1</translation>
    </message>
    <message>
        <source>White’s engine refuses this game: %1</source>
        <translation>白方引擎拒绝此对局：%1</translation>
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
        <translation>黑方引擎没有回答：%1</translation>
    </message>
    <message>
        <source>White’s engine does not answer: %1</source>
        <translation>白方引擎没有回答：%1</translation>
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
        <translation>其命令行或目录可能有误，或缺少所需的文件。什么都没有丢失：对局在等待。</translation>
    </message>
    <message>
        <source>Its command line may lack a word such as “gtp” or “--mode gtp”.</source>
        <translation>其命令行可能缺少“gtp”或“--mode gtp”之类的词。</translation>
    </message>
    <message>
        <source>It was stopped so that it does not keep running for nothing. Retry restarts it and tells it the whole game.</source>
        <translation>已将它停止，以免白白运行。“重试”会重新启动并告知整个对局。</translation>
    </message>
    <message>
        <source>You cancelled it, and none of it is still running. The game waits for it or for another player.</source>
        <translation>您取消了它，它已完全停止。对局等待它或另一名棋手。</translation>
    </message>
    <message>
        <source>Retry restarts it and tells it the whole game, which continues from here.</source>
        <translation>“重试”会重新启动并告知整个对局，从这里继续。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>可以怎么办</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>引擎的命令行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>重试(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit engine…</source>
        <translation>编辑引擎(&amp;E)…</translation>
    </message>
    <message>
        <source>Open &amp;Console</source>
        <translation>打开控制台(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Another Player</source>
        <translation>另一名棋手(&amp;A)</translation>
    </message>
    <message>
        <source>It left no message. %1</source>
        <translation>它没有留下消息。%1</translation>
    </message>
    <message>
        <source>It cannot play with this board, these rules or this komi, or it refuses a start-up command of its profile. Another player can take its seat.</source>
        <translation>它不能用此棋盘、规则或贴目来下，或拒绝其配置中的启动命令。可由另一名棋手接替。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineForm</name>
    <message>
        <source>Pages of the engine</source>
        <translation>引擎的页面</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>对局中</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Something is wrong on this page</source>
        <translation>此页有错误</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>时间限制</translation>
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
        <translation>在本机找到的</translation>
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
        <translation>无法启动：%1。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineSettingsDialog</name>
    <message>
        <source>What it thinks of the position before any search</source>
        <translation>搜索之前它对局面的看法</translation>
    </message>
    <message>
        <source>Engine Settings</source>
        <translation>引擎设置</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rules to tell it</source>
        <translation>要告知的规则</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>设定(&amp;S)</translation>
    </message>
    <message>
        <source>Set the rules</source>
        <translation>设定规则</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Name and value</source>
        <translation>名称和值</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>询问(&amp;A)</translation>
    </message>
    <message>
        <source>Ask the network</source>
        <translation>询问网络</translation>
    </message>
    <message>
        <source>No engine is chosen for analysis.</source>
        <translation>没有为分析选择引擎。</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>It is starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>It has no settings that can be changed while it runs.</source>
        <translation>它没有运行时可更改的设置。</translation>
    </message>
    <message>
        <source>The engine refuses: %1</source>
        <translation>引擎拒绝：%1</translation>
    </message>
    <message>
        <source>Its answer makes no sense.</source>
        <translation>其回答没有意义。</translation>
    </message>
    <message>
        <source>Black wins with %1%.</source>
        <translation>黑方胜率 %1%。</translation>
    </message>
    <message>
        <source>Black’s lead: %1.</source>
        <translation>黑方领先：%1。</translation>
    </message>
    <message>
        <source>First choices: %1.</source>
        <translation>首选：%1。</translation>
    </message>
    <message>
        <source>It answers JSON queries, each of which tells it rules and settings.</source>
        <translation>它回答 JSON 查询，每次查询都告知规则和设置。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineWaitCard</name>
    <message>
        <source>Black’s engine does not move: %1</source>
        <translation>黑方引擎没有着手：%1</translation>
    </message>
    <message>
        <source>White’s engine does not move: %1</source>
        <translation>白方引擎没有着手：%1</translation>
    </message>
    <message>
        <source>Black’s engine is loading: %1</source>
        <translation>黑方引擎正在加载：%1</translation>
    </message>
    <message>
        <source>White’s engine is loading: %1</source>
        <translation>白方引擎正在加载：%1</translation>
    </message>
    <message>
        <source>It has not answered yet and is not printing anything. A large network can take minutes to load.</source>
        <translation>它还没有回答，也没有输出。大网络加载可能需要几分钟。</translation>
    </message>
    <message>
        <source>It has not answered yet. Meanwhile it prints:</source>
        <translation>它还没有回答。目前的输出：</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Keep &amp;Waiting</source>
        <translation>继续等待(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Restart it</source>
        <translation>重新启动(&amp;R)</translation>
    </message>
    <message>
        <source>What is going on</source>
        <translation>进展情况</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>引擎的命令行</translation>
    </message>
    <message>
        <source>Time waited</source>
        <translation>已等待的时间</translation>
    </message>
    <message>
        <source>Open C&amp;onsole</source>
        <translation>打开控制台(&amp;O)</translation>
    </message>
    <message>
        <source>It should move within %1. It may still be thinking, or it may be stuck.</source>
        <translation>它应在 %1 内着手。可能还在思考，也可能卡住了。</translation>
    </message>
    <message>
        <source>It should move within %1. It may still think, or be stuck: this engine cannot be interrupted, only replaced.</source>
        <translation>它应在 %1 内着手。可能还在思考，也可能卡住了：此引擎不能打断，只能替换。</translation>
    </message>
    <message>
        <source>&amp;Interrupt</source>
        <translation>打断(&amp;I)</translation>
    </message>
    <message>
        <source>Make it move now with what it has found so far</source>
        <translation>让它按目前的思考立即着手</translation>
    </message>
</context>
<context>
    <name>shinpan::EnginesFeature</name>
    <message>
        <source>&amp;Edit Engines…</source>
        <translation>编辑引擎(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>shinpan::ErrorLines</name>
    <message>
        <source>Last words of the engine</source>
        <translation>引擎最后的话</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateBar</name>
    <message>
        <source>The game is even</source>
        <translation>此对局双方均势</translation>
    </message>
    <message>
        <source>Black is ahead by %1 points</source>
        <translation>黑方领先 %1 目</translation>
    </message>
    <message>
        <source>White is ahead by %1 points</source>
        <translation>白方领先 %1 目</translation>
    </message>
    <message>
        <source>Estimate of the score</source>
        <translation>形势判断</translation>
    </message>
    <message>
        <source>Put the estimate away</source>
        <translation>收起形势判断</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>正在判断形势…</translation>
    </message>
    <message>
        <source>Analysis of %1</source>
        <translation>%1 的分析</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>%1 的形势判断</translation>
    </message>
    <message>
        <source>Counted without the stones that %1 calls dead</source>
        <translation>去掉 %1 认为已死的棋子来计算</translation>
    </message>
    <message>
        <source>Shinpan’s own rough estimate</source>
        <translation>Shinpan 自己的粗略估计</translation>
    </message>
    <message>
        <source>areas: Shinpan’s own rough estimate</source>
        <translation>区域：Shinpan 自己的粗略估计</translation>
    </message>
    <message>
        <source>asking %1…</source>
        <translation>正在询问 %1…</translation>
    </message>
    <message>
        <source>%1 cannot tell</source>
        <translation>%1 说不出来</translation>
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
        <translation>估计时间(&amp;I)</translation>
    </message>
    <message>
        <source>Plays a few games to estimate how long all of them will take; nothing is kept</source>
        <translation>下几局来估计全部需要多久；不保留任何结果</translation>
    </message>
    <message>
        <source>Stop Est&amp;imating</source>
        <translation>停止估计(&amp;I)</translation>
    </message>
    <message>
        <source>Playing a few games…</source>
        <translation>正在下几局…</translation>
    </message>
    <message>
        <source>About %1 a game; the number of games is not limited.</source>
        <translation>每局约 %1；对局数没有限制。</translation>
    </message>
    <message>
        <source>At most about %1: %2 games of about %3 each, fewer if it is decided sooner.</source>
        <translation>最多约 %1：%2 局，每局约 %3，提前决出则更少。</translation>
    </message>
    <message>
        <source>About %1: %2 games of about %3 each.</source>
        <translation>约 %1：%2 局，每局约 %3。</translation>
    </message>
    <message>
        <source>About %1 a game on this computer.</source>
        <translation>在本机上每局约 %1。</translation>
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
        <translation>结果</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着手</translation>
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
        <translation>对局着手显示在棋盘上(&amp;B)</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>浏览器</translation>
    </message>
</context>
<context>
    <name>shinpan::ExplorerPanel</name>
    <message>
        <source>&amp;Open the Listed Games Together</source>
        <translation>一起打开所列对局(&amp;O)</translation>
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
        <translation>从</translation>
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
        <translation>后续</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>有此局面的对局</translation>
    </message>
    <message>
        <source>Progress of the index</source>
        <translation>建立索引的进度</translation>
    </message>
    <message>
        <source>Stop indexing</source>
        <translation>停止建立索引</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Folders and games</source>
        <translation>文件夹和对局</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>添加文件夹(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Look for New Games</source>
        <translation>查找新对局(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;eave Out</source>
        <translation>略去(&amp;E)</translation>
    </message>
    <message>
        <source>Add a Folder of Games</source>
        <translation>添加对局文件夹</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>正在查找对局…</translation>
    </message>
    <message numerus="yes">
        <source>Indexing: %1 of %n file(s)</source>
        <translation>
            <numerusform>正在建立索引：%1 / %n 个文件</numerusform>
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
            <numerusform>%n 局在此结束</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n 个文件无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>The index is being read.</source>
        <translation>正在读取索引。</translation>
    </message>
    <message>
        <source>The games are being indexed.</source>
        <translation>正在为对局建立索引。</translation>
    </message>
    <message>
        <source>This is a serious game: what others played waits till it is over.</source>
        <translation>这是认真的对局：他人的下法要等对局结束。</translation>
    </message>
    <message>
        <source>No game has this position.</source>
        <translation>没有对局有此局面。</translation>
    </message>
    <message>
        <source>Choose under “Folders” where your games are. You will see here how they went on from each position.</source>
        <translation>请在“文件夹”下选择您的对局所在之处。这里会显示它们从每个局面如何继续。</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportActions</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>复制图片(&amp;U)</translation>
    </message>
    <message>
        <source>Copy &amp;Diagram</source>
        <translation>复制文字图(&amp;D)</translation>
    </message>
    <message>
        <source>Make a picture, a diagram or a slide show of the game</source>
        <translation>将对局做成图片、棋图或幻灯片</translation>
    </message>
    <message>
        <source>Print the game in diagrams</source>
        <translation>将对局打印成棋图</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>将棋盘的图片复制到剪贴板</translation>
    </message>
    <message>
        <source>Copy the board as text for forums to the clipboard</source>
        <translation>将棋盘作为论坛用文字复制到剪贴板</translation>
    </message>
    <message>
        <source>game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>已导出到 %1。</translation>
    </message>
    <message>
        <source>The diagram is on the clipboard.</source>
        <translation>棋图已在剪贴板中。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>图片已在剪贴板中。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 文件 (*.%2)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>幻灯片</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>复制(&amp;Y)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>导出(&amp;X)…</translation>
    </message>
    <message>
        <source>Copy what is shown to the clipboard</source>
        <translation>将所显示的复制到剪贴板</translation>
    </message>
    <message>
        <source>The part of the board is named by two opposite corners, as in C3:K10.</source>
        <translation>棋盘的部分用两个对角表示，例如 C3:K10。</translation>
    </message>
    <message>
        <source>New Folder for the Slides</source>
        <translation>幻灯片的新文件夹</translation>
    </message>
    <message>
        <source>Folder &amp;name:</source>
        <translation>文件夹名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>没有导出：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportForm</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>图片 (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>矢量图 (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>文档 (PDF)</translation>
    </message>
    <message>
        <source>Animated Picture (APNG)</source>
        <translation>动画图片 (APNG)</translation>
    </message>
    <message>
        <source>Slides, a Picture for Each Move</source>
        <translation>幻灯片，每手一张图片</translation>
    </message>
    <message>
        <source>Text, for E-Mail</source>
        <translation>文字，用于电子邮件</translation>
    </message>
    <message>
        <source>Text, for Sensei’s Library and Forums</source>
        <translation>文字，用于 Sensei’s Library 和论坛</translation>
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
        <translation>最后一手</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>整个棋盘(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Mar&amp;ks and the last move</source>
        <translation>标记和最后一手(&amp;K)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>棋盘上的局面</translation>
    </message>
    <message>
        <source>Moves, with their numbers</source>
        <translation>带手数的着手</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>内容(&amp;O)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>棋盘的一部分</translation>
    </message>
    <message>
        <source>All of it, or C3:K10</source>
        <translation>全部，或 C3:K10</translation>
    </message>
    <message>
        <source>&amp;Part of the board</source>
        <translation>棋盘的一部分(&amp;P)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>每手的时间</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>宽度(&amp;I)</translation>
    </message>
    <message>
        <source>Time for &amp;each move</source>
        <translation>每手的时间(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Drag across the board to export a part of it</source>
        <translation>在棋盘上拖选要导出的部分</translation>
    </message>
</context>
<context>
    <name>shinpan::FileField</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReview</name>
    <message>
        <source>Review · %1</source>
        <translation>复盘 · %1</translation>
    </message>
    <message>
        <source>%1 cannot begin the review: it %2</source>
        <translation>%1 无法开始复盘：%2</translation>
    </message>
    <message>
        <source>%1 cannot analyse games.</source>
        <translation>%1 无法分析对局。</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>Under review…</source>
        <translation>正在复盘…</translation>
    </message>
    <message>
        <source>Cannot be kept for a restart: %1</source>
        <translation>无法为重启而保存：%1</translation>
    </message>
    <message>
        <source>Left as it is: its review would overwrite a file</source>
        <translation>保持原样：复盘结果会覆盖文件</translation>
    </message>
    <message>
        <source>Left as it is: %1 already exists</source>
        <translation>保持原样：%1 已存在</translation>
    </message>
    <message>
        <source>Game %1: the engine %2</source>
        <translation>对局 %1：引擎 %2</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review.</source>
        <translation>%1 无法继续复盘。</translation>
    </message>
    <message>
        <source>Cannot be written: %1</source>
        <translation>无法写入：%1</translation>
    </message>
    <message>
        <source>Written: %1, %2</source>
        <translation>已写入：%1，%2</translation>
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
            <numerusform>%n 个失误</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Parts of it were not understood; open it to see which</source>
        <translation>有些部分未能理解；打开可查看</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReviewWindow</name>
    <message>
        <source>Rep&amp;lace files that are in the target folder already</source>
        <translation>替换目标文件夹中已有的文件(&amp;L)</translation>
    </message>
    <message>
        <source>Review Files</source>
        <translation>复盘文件</translation>
    </message>
    <message>
        <source>Target &amp;folder</source>
        <translation>目标文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Choose the Target Folder</source>
        <translation>选择目标文件夹</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Values and comments</source>
        <translation>数值和注释</translation>
    </message>
    <message>
        <source>Values, comments and variations</source>
        <translation>数值、注释和变化</translation>
    </message>
    <message>
        <source>What is &amp;written</source>
        <translation>写入的内容(&amp;W)</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>复盘进度</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>复盘(&amp;Y)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>取消复盘(&amp;N)</translation>
    </message>
    <message>
        <source>Files that were written stay; the rest goes on from there</source>
        <translation>已写入的文件保留；其余从那里继续</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>已复盘</translation>
    </message>
    <message>
        <source>Add the files to review.</source>
        <translation>请添加要复盘的文件。</translation>
    </message>
    <message>
        <source>Choose a folder for the reviewed files.</source>
        <translation>请为复盘后的文件选择文件夹。</translation>
    </message>
    <message>
        <source>The files themselves stay as they are: choose another target folder.</source>
        <translation>原文件保持不变：请选择另一个目标文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review. You can keep working meanwhile.</source>
        <translation>
            <numerusform>要复盘 %n 个文件。期间您可以继续工作。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the target folder will be replaced.</source>
        <translation>
            <numerusform>目标文件夹中的 %n 个文件将被替换。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in the target folder already and stay as they are.</source>
        <translation>
            <numerusform>%n 个文件已在目标文件夹中，保持原样。</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>This continues while the window is closed.</source>
        <translation>关闭窗口时仍会继续。</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>File %1 of %2</source>
        <translation>文件 %1 / %2</translation>
    </message>
    <message>
        <source>game %1 of %2</source>
        <translation>对局 %1 / %2</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>局面 %1 / %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>已写入：%1，%2，%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
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
            <numerusform>%n 个失误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left as they were.</source>
        <translation>
            <numerusform>%n 个文件保持原样。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be reviewed.</source>
        <translation>
            <numerusform>%n 个文件无法复盘。</numerusform>
        </translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>继续(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review, one engine after the other. Each has a folder of its own in the target folder.</source>
        <translation>
            <numerusform>要复盘 %n 个文件，引擎逐个进行。每个引擎在目标文件夹中有自己的文件夹。</numerusform>
        </translation>
    </message>
    <message>
        <source>engine %1 of %2</source>
        <translation>引擎 %1 / %2</translation>
    </message>
    <message>
        <source>Open Report</source>
        <translation>打开报告</translation>
    </message>
    <message>
        <source>Show what was found in all games together</source>
        <translation>显示在所有对局中一共发现了什么</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) a minute</source>
        <translation>
            <numerusform>每分钟 %n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>报告在 %1；找不到可打开它的程序。</translation>
    </message>
    <message>
        <source>Files that wait: %1, tasks under way: %2</source>
        <translation>等待的文件：%1，进行中的任务：%2</translation>
    </message>
    <message>
        <source>%1 of %2 files done, %3 under way</source>
        <translation>已完成 %1 / %2 个文件，%3 个进行中</translation>
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
        <translation>保存日志，发送命令文件</translation>
    </message>
    <message>
        <source>Show the lines of</source>
        <translation>显示谁的行</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>所有引擎</translation>
    </message>
    <message>
        <source>Show this kind of lines</source>
        <translation>显示哪类行</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Commands and answers</source>
        <translation>命令和回答</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>标准错误</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Show this command</source>
        <translation>显示哪条命令</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>所有命令</translation>
    </message>
    <message>
        <source>Show lines that contain</source>
        <translation>显示含有此文字的行</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>找到的位置</translation>
    </message>
    <message>
        <source>Show the other lines too</source>
        <translation>也显示其他行</translation>
    </message>
    <message>
        <source>Look for the text among all lines: Enter goes to the next place, Shift+Enter back</source>
        <translation>在所有行中查找文字：Enter 到下一处，Shift+Enter 回到上一处</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Go to the next place (Enter)</source>
        <translation>到下一处 (Enter)</translation>
    </message>
    <message>
        <source>Go to the previous place (Shift+Enter)</source>
        <translation>到上一处 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Typed here, with answers</source>
        <translation>在此键入的，连同回答</translation>
    </message>
</context>
<context>
    <name>shinpan::FindBar</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>查找结果</translation>
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
        <translation>查找内容</translation>
    </message>
    <message>
        <source>999 of 999</source>
        <translation>999 / 999</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Previous match (%1)</source>
        <translation>上一个 (%1)</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Next match (%1)</source>
        <translation>下一个 (%1)</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>关闭查找</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>关闭 (%1)</translation>
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
            <numerusform>找到 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>A&amp;ll games</source>
        <translation>所有对局(&amp;L)</translation>
    </message>
</context>
<context>
    <name>shinpan::FindFeature</name>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>查找上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Find This P&amp;osition</source>
        <translation>查找此局面(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>转到某一手(&amp;G)…</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>上一条注释</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>下一条注释</translation>
    </message>
    <message>
        <source>Previous Fork</source>
        <translation>上一个分叉</translation>
    </message>
    <message>
        <source>Next Fork</source>
        <translation>下一个分叉</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>上一个失误</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>下一个失误</translation>
    </message>
    <message>
        <source>Back to the &amp;Main Line</source>
        <translation>回到主线(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>跳转到(&amp;J)</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>查找(&amp;I)</translation>
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
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose players and start a game</source>
        <translation>选择棋手并开始对局</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation>保存棋谱</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>以另一名称保存</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>从此局面开始对局</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>下一手后暂停(&amp;T)</translation>
    </message>
    <message>
        <source>Play one move, then pause</source>
        <translation>下一手，然后暂停</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>停止(&amp;O)</translation>
    </message>
    <message>
        <source>End the game without a result</source>
        <translation>无结果地结束对局</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>停一手(&amp;P)</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>悔棋(&amp;U)</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>收回您的最后一手</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>放弃这局</translation>
    </message>
    <message>
        <source>Score Positio&amp;n</source>
        <translation>对局面计分(&amp;N)</translation>
    </message>
    <message>
        <source>Mark dead stones and count</source>
        <translation>标记死子并计算</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Return to the &amp;Game</source>
        <translation>回到对局(&amp;G)</translation>
    </message>
    <message>
        <source>Show where the game is</source>
        <translation>显示对局在何处</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Kill it, restart it and tell it the whole game</source>
        <translation>强行终止、重启，并告知整个对局</translation>
    </message>
    <message>
        <source>Restart &amp;Black’s Engine</source>
        <translation>重启黑方引擎(&amp;B)</translation>
    </message>
    <message>
        <source>Restart &amp;White’s Engine</source>
        <translation>重启白方引擎(&amp;W)</translation>
    </message>
    <message>
        <source>Tell it the whole game from the beginning</source>
        <translation>从头告知整个对局</translation>
    </message>
    <message>
        <source>Tell B&amp;lack’s Engine the Game Anew</source>
        <translation>重新告知黑方引擎对局(&amp;L)</translation>
    </message>
    <message>
        <source>Tell W&amp;hite’s Engine the Game Anew</source>
        <translation>重新告知白方引擎对局(&amp;H)</translation>
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
        <translation>后退</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>后退一手</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>前进一手</translation>
    </message>
    <message>
        <source>Last Position</source>
        <translation>最后局面</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最后局面</translation>
    </message>
    <message>
        <source>Back Ten</source>
        <translation>后退十手</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>后退十手</translation>
    </message>
    <message>
        <source>Forward Ten</source>
        <translation>前进十手</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>前进十手</translation>
    </message>
    <message>
        <source>Previous Variation</source>
        <translation>上一个变化</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>上一个变化</translation>
    </message>
    <message>
        <source>Next Variation</source>
        <translation>下一个变化</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>下一个变化</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>继续(&amp;E)</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>暂停(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>撤销标记(&amp;U)</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>暂停对局</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>继续对局</translation>
    </message>
    <message>
        <source>Stop the clocks, and the engines after their current move</source>
        <translation>停止棋钟，引擎下完当前这一手也停止</translation>
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
        <translation>计分</translation>
    </message>
</context>
<context>
    <name>shinpan::GameInfoDialog</name>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>Game Information</source>
        <translation>对局信息</translation>
    </message>
    <message>
        <source>Parts of the game information</source>
        <translation>对局信息的各部分</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Event and Sources</source>
        <translation>赛事和来源(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>注释(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段位</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>队伍</translation>
    </message>
    <message>
        <source>2004-03-15, or 2004-03, or 2004</source>
        <translation>2004-03-15，或 2004-03，或 2004</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>基本用时</translation>
    </message>
    <message>
        <source>3600, or 1h, or 1:00:00</source>
        <translation>3600，或 1h，或 1:00:00</translation>
    </message>
    <message>
        <source>Comment on the game as a whole</source>
        <translation>对整个对局的注释</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Next moves, marked on the board</source>
        <translation>下一手，标在棋盘上</translation>
    </message>
    <message>
        <source>Alternatives to the current move, marked on the board</source>
        <translation>当前着手的其他选择，标在棋盘上</translation>
    </message>
    <message>
        <source>Next moves, not marked</source>
        <translation>下一手，不标出</translation>
    </message>
    <message>
        <source>Alternatives to the current move, not marked</source>
        <translation>当前着手的其他选择，不标出</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListDelegate</name>
    <message>
        <source>not a game of Go</source>
        <translation>不是围棋对局</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListModel</name>
    <message>
        <source>Game %1</source>
        <translation>对局 %1</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>在棋盘上</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListView</name>
    <message>
        <source>Games of the file</source>
        <translation>文件中的对局</translation>
    </message>
</context>
<context>
    <name>shinpan::GamePanel</name>
    <message>
        <source>to play</source>
        <translation>轮走</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>启动中…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>该您着手</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>出错</translation>
    </message>
    <message>
        <source>placing stones</source>
        <translation>正在摆让子</translation>
    </message>
    <message>
        <source>not responding, %1 s</source>
        <translation>没有回应，%1 秒</translation>
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
        <translation>对局条件</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>贴目 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>让 %n 子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTile</name>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>没有开始</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>第 %1 手：%2</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1：%2 对 %3</translation>
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
        <translation>落后 %L1</translation>
    </message>
    <message>
        <source>ahead by %L1</source>
        <translation>领先 %L1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln 计算量</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTreeView</name>
    <message>
        <source>Game tree</source>
        <translation>变化树</translation>
    </message>
    <message>
        <source>The moves of the game appear here, with their variations.
Click one to go there.</source>
        <translation>对局的着手及其变化显示在这里。
点击即可转到。</translation>
    </message>
</context>
<context>
    <name>shinpan::GameWall</name>
    <message>
        <source>Games of %1</source>
        <translation>%1 的对局</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message numerus="yes">
        <source>The games are played on other machines: %1.
%n game(s) ended.</source>
        <translation>
            <numerusform>对局在其他机器上进行：%1。
已结束 %n 局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>转到某一手</translation>
    </message>
    <message>
        <source>Move or path</source>
        <translation>手数或路径</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>30.2.45 is move 45 of the second continuation after move 30; “end” is the end of the main line.</source>
        <translation>30.2.45 是第 30 手之后第二个后续的第 45 手；“end”是主线的末尾。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A position without a move</source>
        <translation>没有着手的局面</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphView</name>
    <message>
        <source>Graph of the game</source>
        <translation>对局图表</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>第 %1 手</translation>
    </message>
    <message>
        <source>This game has not been evaluated yet.</source>
        <translation>此对局还没有评估。</translation>
    </message>
    <message>
        <source>The course of the game appears here once it is evaluated: by a review, or by engines that explain their moves.</source>
        <translation>对局经复盘评估，或由说明着手的引擎评估之后，其走势显示在这里。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>棋谱</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphicsFeature</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Commands &amp;on the Board</source>
        <translation>棋盘上的命令(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::GtpConsole</name>
    <message>
        <source>Talk to</source>
        <translation>交谈对象</translation>
    </message>
    <message>
        <source>Everything that engines are told and say appears here.

To talk to one yourself, type a GTP command below.</source>
        <translation>对引擎所说和引擎所答都显示在这里。

要自己与引擎交谈，请在下方键入 GTP 命令。</translation>
    </message>
    <message>
        <source>No line matches.</source>
        <translation>没有符合的行。</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>“%1”：%2。</translation>
    </message>
    <message>
        <source>GTP command</source>
        <translation>GTP 命令</translation>
    </message>
    <message>
        <source>No engine is running</source>
        <translation>没有运行中的引擎</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>打断</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing (Escape)</source>
        <translation>请引擎中断正在做的事 (Esc)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Line</source>
        <translation>显示整行(&amp;W)</translation>
    </message>
    <message>
        <source>Go to the &amp;Position of This Moment</source>
        <translation>转到此刻的局面(&amp;P)</translation>
    </message>
    <message>
        <source>%1 – gone</source>
        <translation>%1 – 已不在</translation>
    </message>
    <message>
        <source>“%1” was not sent: %2 is no longer running.</source>
        <translation>“%1”没有发送：%2 已不在运行。</translation>
    </message>
    <message>
        <source>Choose another engine to talk to.</source>
        <translation>请选择另一个引擎交谈。</translation>
    </message>
    <message>
        <source>This engine is no longer running</source>
        <translation>此引擎已不在运行</translation>
    </message>
</context>
<context>
    <name>shinpan::GuessQuiz</name>
    <message>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the Move</source>
        <translation>显示着手(&amp;S)</translation>
    </message>
    <message>
        <source>Next &amp;Game</source>
        <translation>下一局(&amp;G)</translation>
    </message>
    <message>
        <source>Both sides’ moves</source>
        <translation>双方的着手</translation>
    </message>
    <message>
        <source>Black’s moves</source>
        <translation>黑方的着手</translation>
    </message>
    <message>
        <source>White’s moves</source>
        <translation>白方的着手</translation>
    </message>
    <message>
        <source>Moves to guess</source>
        <translation>要猜的着手</translation>
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
        <translation>黑方下在哪里？</translation>
    </message>
    <message>
        <source>Where did White play?</source>
        <translation>白方下在哪里？</translation>
    </message>
    <message>
        <source>The move was %1</source>
        <translation>着手是 %1</translation>
    </message>
    <message>
        <source>%1: exactly there</source>
        <translation>%1：完全正确</translation>
    </message>
    <message>
        <source>The engine did not look at your move.</source>
        <translation>引擎没有看过您的着手。</translation>
    </message>
    <message>
        <source>Your move loses %1.</source>
        <translation>您的着手损失 %1。</translation>
    </message>
    <message>
        <source>%1 The move of the game loses %2.</source>
        <translation>%1 对局中的着手损失 %2。</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>对局的结束</translation>
    </message>
    <message>
        <source>%1 of %2 moves found</source>
        <translation>猜中 %1 / %2 手</translation>
    </message>
    <message>
        <source>%1 were no more than %2 lines away, on average %3 lines.</source>
        <translation>%1 手相差不超过 %2 路，平均 %3 路。</translation>
    </message>
    <message>
        <source>There is nothing to guess</source>
        <translation>没有可猜的着手</translation>
    </message>
    <message>
        <source>Your moves lose %1 points on average, those of the game %2.</source>
        <translation>您的着手平均损失 %1 目，对局中的为 %2 目。</translation>
    </message>
    <message>
        <source>%1 of %2 found, %3 lines away on average</source>
        <translation>猜中 %1 / %2，平均相差 %3 路</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n line(s) away from %2</source>
        <translation>
            <numerusform>%1 与 %2 相差 %n 路</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move gains %1.</source>
        <translation>您的着手获得 %1。</translation>
    </message>
    <message>
        <source>%1 The move of the game gains %2.</source>
        <translation>%1 对局中的着手获得 %2。</translation>
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
        <translation>让子</translation>
    </message>
    <message>
        <source>The handicap stones are placed</source>
        <translation>让子已摆好</translation>
    </message>
    <message numerus="yes">
        <source>All %n handicap stones are placed. Click one to take it away again.</source>
        <translation>
            <numerusform>%n 个让子已全部摆好。点击可拿掉。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n handicap stones: %1 on the board.</source>
        <translation>
            <numerusform>请摆 %n 个让子：棋盘上有 %1 个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapField</name>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Where the handicap stones are placed</source>
        <translation>让子摆在哪里</translation>
    </message>
    <message>
        <source>on the usual points</source>
        <translation>在常规位置</translation>
    </message>
    <message>
        <source>placed freely</source>
        <translation>自由摆放</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones on this board.</source>
        <translation>
            <numerusform>此棋盘最多 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no handicap on a board this small.</source>
        <translation>这么小的棋盘没有让子。</translation>
    </message>
    <message>
        <source>You place them on the board.</source>
        <translation>您在棋盘上摆放。</translation>
    </message>
    <message>
        <source>%1 chooses where.</source>
        <translation>由 %1 选择位置。</translation>
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
        <translation>测试(&amp;T)</translation>
    </message>
    <message>
        <source>Test whether the engine answers</source>
        <translation>测试引擎是否回答</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Started %1 s ago, no answer yet. Some engines take a while to load.</source>
        <translation>%1 秒前启动，还没有回答。有些引擎加载需要一些时间。</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>它：%1。</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>它没有回答。</translation>
    </message>
    <message>
        <source>It</source>
        <translation>它</translation>
    </message>
    <message>
        <source>%1 answers in %2, but %3.</source>
        <translation>%1 在 %2 内回答，但是 %3。</translation>
    </message>
    <message>
        <source>%1 answers in %2</source>
        <translation>%1 在 %2 内回答</translation>
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
        <translation>开始</translation>
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
        <translation>首选项(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>shinpan::HomePage</name>
    <message>
        <source>Play</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观战</translation>
    </message>
    <message>
        <source>Two engines play, you sit back.</source>
        <translation>两个引擎对下，您旁观。</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>观战(&amp;W)</translation>
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
        <translation>围棋裁判程序。您想做什么？</translation>
    </message>
    <message>
        <source>A game record or a whole collection</source>
        <translation>一份棋谱或整部棋谱集</translation>
    </message>
    <message>
        <source>Look at a game closely: its tree, its turning points</source>
        <translation>仔细看一局：它的变化树和转折点</translation>
    </message>
    <message>
        <source>With handicap, clocks and rules of your choice</source>
        <translation>让子、棋钟和规则任您选择</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>最近：</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>&amp;Show this page at the start</source>
        <translation>启动时显示此页(&amp;S)</translation>
    </message>
    <message>
        <source>To the &amp;Board</source>
        <translation>到棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>None was found on this computer. GNU Go is a good one to start with.</source>
        <translation>本机上没有找到。可以从 GNU Go 开始。</translation>
    </message>
    <message>
        <source>From a command line, checked before it plays</source>
        <translation>由命令行添加，下棋之前先检查</translation>
    </message>
    <message>
        <source>Play an engine by clicking on the board.</source>
        <translation>点击棋盘与引擎下棋。</translation>
    </message>
    <message>
        <source>Compe&amp;tition…</source>
        <translation>比赛(&amp;T)…</translation>
    </message>
    <message>
        <source>Engines against each other: a match, a tournament</source>
        <translation>引擎互相对局：对抗赛、循环赛</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>练习(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of your own games are due</source>
        <translation>
            <numerusform>您自己对局中有 %n 道题到期</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>下棋(&amp;P)</translation>
    </message>
    <message>
        <source>O&amp;pen…</source>
        <translation>打开(&amp;L)…</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>分析(&amp;Y)…</translation>
    </message>
    <message>
        <source>New Ga&amp;me…</source>
        <translation>新对局(&amp;M)…</translation>
    </message>
    <message>
        <source>A&amp;dd an Engine…</source>
        <translation>添加引擎(&amp;D)…</translation>
    </message>
</context>
<context>
    <name>shinpan::ImportDialog</name>
    <message>
        <source>Import Engines</source>
        <translation>导入引擎</translation>
    </message>
    <message>
        <source>Which engines of “%1”?</source>
        <translation>“%1”中的哪些引擎？</translation>
    </message>
    <message>
        <source>Engines to import</source>
        <translation>要导入的引擎</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>%1, as “%2”</source>
        <translation>%1，作为“%2”</translation>
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
        <translation>其他程序能理解 B+3.5、W+R、B+T、W+F、0、Void 和 ?。</translation>
    </message>
    <message>
        <source>Nobody knows</source>
        <translation>不得而知</translation>
    </message>
    <message>
        <source>The game does not count</source>
        <translation>对局不计</translation>
    </message>
    <message>
        <source>Komi is a number such as 6.5.</source>
        <translation>贴目是 6.5 之类的数。</translation>
    </message>
    <message>
        <source>A handicap has 2 stones or more.</source>
        <translation>让子为 2 子或更多。</translation>
    </message>
    <message>
        <source>These rules are unknown here; the text is kept.</source>
        <translation>这里不认识此规则；文字会保留。</translation>
    </message>
    <message>
        <source>A time is a number of seconds, or something like 1h30m, 90 min or 1:30:00.</source>
        <translation>时间是秒数，或 1h30m、90 min、1:30:00 之类。</translation>
    </message>
    <message>
        <source>Not understood here; the text is kept.</source>
        <translation>这里无法理解；文字会保留。</translation>
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
        <translation>注释</translation>
    </message>
    <message>
        <source>SGF Propertie&amp;s…</source>
        <translation>SGF 属性(&amp;S)…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>对局信息(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>shinpan::KeepFields</name>
    <message>
        <source>&amp;Keep the moves that the engine considered</source>
        <translation>保留引擎考虑过的着手(&amp;K)</translation>
    </message>
    <message>
        <source>Also as KaTrain rea&amp;ds them</source>
        <translation>同时保存为 KaTrain 可读(&amp;D)</translation>
    </message>
    <message>
        <source>Also as L&amp;izzie reads them</source>
        <translation>同时保存为 Lizzie 可读(&amp;I)</translation>
    </message>
    <message>
        <source>The board shows them again when the game is opened, without an engine.</source>
        <translation>打开对局时棋盘会再次显示，无需引擎。</translation>
    </message>
</context>
<context>
    <name>shinpan::KomiRow</name>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Back to the usual komi</source>
        <translation>恢复常规贴目</translation>
    </message>
    <message>
        <source>Usual here: %1.</source>
        <translation>这里的常规：%1。</translation>
    </message>
    <message>
        <source>The game may end in a draw.</source>
        <translation>此对局可能成为和棋。</translation>
    </message>
</context>
<context>
    <name>shinpan::LadderFeature</name>
    <message>
        <source>&amp;Your Progress…</source>
        <translation>您的进步(&amp;Y)…</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>您与引擎的对局，以及由此得出的段位</translation>
    </message>
    <message>
        <source>The game could not be added to your progress: %1.</source>
        <translation>无法将对局加入您的进步：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stone(s)</source>
        <translation>
            <numerusform>%n 个让子</numerusform>
        </translation>
    </message>
    <message>
        <source>no handicap</source>
        <translation>不让子</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 而不是 %2</translation>
    </message>
    <message>
        <source>Two wins in a row. Next: %1</source>
        <translation>两连胜。接下来：%1</translation>
    </message>
    <message>
        <source>Two losses in a row. Next: %1</source>
        <translation>两连败。接下来：%1</translation>
    </message>
    <message>
        <source>Near your rank: %1</source>
        <translation>接近您的段位：%1</translation>
    </message>
    <message>
        <source>With help, this game does not count for your rank.</source>
        <translation>有了帮助，这局不计入您的段级位。</translation>
    </message>
</context>
<context>
    <name>shinpan::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>与桌面相同(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::Lesson</name>
    <message>
        <source>Lesson · %1</source>
        <translation>课程 · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::LibraryWindow</name>
    <message>
        <source>Cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在进行</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>没有开始</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 领先</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <translation>%1 领先</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>报告(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>复制一份(&amp;D)…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>删除(&amp;L)…</translation>
    </message>
    <message>
        <source>Competitions</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>No competitions yet. Those you open or create are listed here, along with any others in the same folders.</source>
        <translation>还没有比赛。您打开或新建的比赛，以及同一文件夹中的其他比赛，列在这里。</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>优胜者</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>对局时间</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Double-click or Enter opens it</source>
        <translation>双击或 Enter 打开</translation>
    </message>
    <message>
        <source>Open it and play what is left</source>
        <translation>打开并下完剩余对局</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>写出报告并在浏览器中打开</translation>
    </message>
    <message>
        <source>Make a new competition with the same settings, ready to be changed</source>
        <translation>以相同设置新建比赛，可再更改</translation>
    </message>
    <message>
        <source>Look in a &amp;Folder…</source>
        <translation>查看文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Everything in %1, too</source>
        <translation>连同 %1 中的一切</translation>
    </message>
    <message>
        <source>Look for Competitions</source>
        <translation>查找比赛</translation>
    </message>
    <message>
        <source>Duplicate Competition</source>
        <translation>复制比赛</translation>
    </message>
    <message>
        <source>Competitions (*.toml)</source>
        <translation>比赛 (*.toml)</translation>
    </message>
    <message>
        <source>%1 has been played already. Choose another name.</source>
        <translation>%1 已经下过。请另选名称。</translation>
    </message>
    <message>
        <source>Delete competition</source>
        <translation>删除比赛</translation>
    </message>
    <message>
        <source>Move %1 to the trash?</source>
        <translation>将 %1 移到回收站？</translation>
    </message>
    <message numerus="yes">
        <source>Move %1 to the trash, with its %n games, logs and reports?</source>
        <translation>
            <numerusform>将 %1 连同其 %n 局对局、日志和报告移到回收站？</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>移到回收站(&amp;M)</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash: %1.

Delete %2 for good?</source>
        <translation>无法移到回收站：%1。

永久删除 %2？</translation>
    </message>
    <message>
        <source>&amp;Delete for Good</source>
        <translation>永久删除(&amp;D)</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>报告在 %1；找不到可打开它的程序。</translation>
    </message>
    <message>
        <source>%1 (file changed)</source>
        <translation>%1（文件已更改）</translation>
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
        <translation>选择一行可读全文。</translation>
    </message>
    <message>
        <source>Copy the whole line</source>
        <translation>复制整行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>关闭 (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::LlrPlot</name>
    <message>
        <source>Course of the test</source>
        <translation>检验的走势</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1，在 %2 与 %3 之间</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games</source>
        <translation>
            <numerusform>%n 对对局</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::LongTextEdit</name>
    <message>
        <source>%1 more characters follow; they are kept as they are.</source>
        <translation>后面还有 %1 个字符；原样保留。</translation>
    </message>
</context>
<context>
    <name>shinpan::LookingCard</name>
    <message>
        <source>Looking for mistakes</source>
        <translation>正在寻找失误</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Look no further; what was found stays</source>
        <translation>不再寻找；已找到的保留</translation>
    </message>
    <message>
        <source>Looking for mistakes: %1</source>
        <translation>正在寻找失误：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::MachineFields</name>
    <message>
        <source>on this computer</source>
        <translation>在本机上</translation>
    </message>
    <message>
        <source>by Slurm</source>
        <translation>通过 Slurm</translation>
    </message>
    <message>
        <source>on computers over ssh</source>
        <translation>通过 ssh 在其他计算机上</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>对局时间</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>通常的</translation>
    </message>
    <message>
        <source>as for sbatch, such as --time=2:00:00</source>
        <translation>与 sbatch 相同，例如 --time=2:00:00</translation>
    </message>
    <message>
        <source>A file with a machine a line, such as 4/anna@north</source>
        <translation>每行一台机器的文件，例如 4/anna@north</translation>
    </message>
    <message>
        <source>How many tasks wait or run at the same time</source>
        <translation>同时等待或运行多少任务</translation>
    </message>
    <message>
        <source>for ten minutes</source>
        <translation>十分钟</translation>
    </message>
    <message>
        <source>Games of a task come home together, and are lost together</source>
        <translation>一个任务的对局一起返回，也一起丢失</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Choose the file of machines</source>
        <translation>选择机器文件</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>分区</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Games of a task</source>
        <translation>每个任务的对局</translation>
    </message>
    <message>
        <source>File of Machines</source>
        <translation>机器文件</translation>
    </message>
    <message>
        <source>Machines: choose a file that names one a line, such as 4/anna@north for four tasks at once.</source>
        <translation>机器：请选择每行一台机器的文件，例如 4/anna@north 表示同时四个任务。</translation>
    </message>
    <message>
        <source>Machines: %1 does not exist. Choose the file again.</source>
        <translation>机器：%1 不存在。请重新选择文件。</translation>
    </message>
    <message>
        <source>Machines: %1.</source>
        <translation>机器：%1。</translation>
    </message>
    <message>
        <source>Options: %1.</source>
        <translation>选项：%1。</translation>
    </message>
    <message>
        <source>This computer has no %1: start the run on one that has it.</source>
        <translation>本机没有 %1：请在有它的机器上开始。</translation>
    </message>
    <message>
        <source>“Games at once” are those of one task. Its machine chooses the processors: affinity in the file is for games on this computer.</source>
        <translation>“同时进行的对局”是一个任务的。处理器由其机器选择：文件中的 affinity 用于本机上的对局。</translation>
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
        <translation>更多菜单</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>转到(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>引擎(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>更多按钮</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Escape brings everything back.</source>
        <translation>按 Esc 恢复一切。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>棋谱集(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>Enco&amp;ding and Repairs</source>
        <translation>编码与修复(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export and Copy</source>
        <translation>导出与复制(&amp;E)</translation>
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
        <translation>面板使用独立窗口(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>手册正文</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the manual in this language: en, de, ja or zh_CN</comment>
        <translation>zh_CN</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
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
        <translation>序号</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>更好</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>The move that was played</source>
        <translation>所下的着手</translation>
    </message>
    <message>
        <source>By how much it lowered the chance to win</source>
        <translation>胜率降低了多少</translation>
    </message>
    <message>
        <source>What it lost in points</source>
        <translation>损失了多少目</translation>
    </message>
    <message>
        <source>What the engine would have played</source>
        <translation>引擎会下的着手</translation>
    </message>
    <message>
        <source>How often the engine looked at the position after the move</source>
        <translation>引擎看过这一手之后局面的次数</translation>
    </message>
</context>
<context>
    <name>shinpan::NewCompetitionDialog</name>
    <message>
        <source>Create and &amp;Start</source>
        <translation>新建并开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>新建(&amp;C)</translation>
    </message>
    <message>
        <source>New Competition</source>
        <translation>新建比赛</translation>
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
        <translation>名称</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose the folder for the file</source>
        <translation>选择文件所在的文件夹</translation>
    </message>
    <message>
        <source>Op&amp;en a File…</source>
        <translation>打开文件(&amp;E)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Folder of the Competition</source>
        <translation>比赛的文件夹</translation>
    </message>
    <message>
        <source>Add engines first: Engines &gt; Edit Engines…</source>
        <translation>请先添加引擎：“引擎”&gt;“编辑引擎…”</translation>
    </message>
    <message>
        <source>Choose exactly two players; they may be the same engine twice.</source>
        <translation>请恰好选择两名棋手；可以是同一引擎。</translation>
    </message>
    <message>
        <source>Choose at least two players.</source>
        <translation>请至少选择两名棋手。</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>无法启动 %1：%2。</translation>
    </message>
    <message>
        <source>The competition needs a name; its file gets the same one.</source>
        <translation>比赛需要名称；文件也用同一名称。</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>Is one stronger than the other?</source>
        <translation>两者谁更强？</translation>
    </message>
    <message>
        <source>Two players, until a sequential test decides.</source>
        <translation>两名棋手，直到序贯检验判定。</translation>
    </message>
    <message>
        <source>Rank these engines</source>
        <translation>为这些引擎排名</translation>
    </message>
    <message>
        <source>Everybody plays everybody; the report rates them.</source>
        <translation>所有人互相对局；报告给出等级分。</translation>
    </message>
    <message>
        <source>A new version against others</source>
        <translation>新版本对其他</translation>
    </message>
    <message>
        <source>The first player meets all others.</source>
        <translation>第一名棋手与所有其他人相遇。</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>淘汰赛</translation>
    </message>
    <message>
        <source>The loser is out. The first in the list is the top seed.</source>
        <translation>负者淘汰。列表中的第一名是头号种子。</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>瑞士制</translation>
    </message>
    <message>
        <source>Players on equal points meet, but never twice.</source>
        <translation>积分相同的棋手相遇，但不会两次。</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>循环赛</translation>
    </message>
    <message>
        <source>Everybody meets everybody, in rounds.</source>
        <translation>分轮进行，所有人互相相遇。</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>对阵</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>%1 的设置</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save and &amp;Start</source>
        <translation>保存并开始(&amp;S)</translation>
    </message>
    <message>
        <source>The file has changed in the meantime; please open its settings again.</source>
        <translation>文件在此期间已更改；请重新打开其设置。</translation>
    </message>
    <message>
        <source>The pairs listed below the players meet.</source>
        <translation>棋手下方所列的各对相遇。</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Its purpose and everything without a field here stay as they are in the file.</source>
        <translation>其用途和这里没有栏目的一切都照文件保留。</translation>
    </message>
    <message>
        <source>Add who meets whom.</source>
        <translation>请添加谁与谁相遇。</translation>
    </message>
    <message>
        <source>Tune an engine</source>
        <translation>为引擎调参</translation>
    </message>
    <message>
        <source>Looks for the values of parameters that make the first player strongest against the others; alone it plays itself.</source>
        <translation>寻找使第一名棋手对其他人最强的参数值；只有一名时与自己下。</translation>
    </message>
    <message>
        <source>Calibrate levels</source>
        <translation>校准级别</translation>
    </message>
    <message>
        <source>Looks for the values of a parameter that make the first player so many Elo stronger or weaker than the second.</source>
        <translation>寻找使第一名棋手比第二名强或弱若干 Elo 的参数值。</translation>
    </message>
    <message>
        <source>Choose exactly two players: the engine, and the anchor that its levels are measured against.</source>
        <translation>请恰好选择两名棋手：引擎，以及测定其级别的基准。</translation>
    </message>
    <message>
        <source>Choose the player that is to be tuned.</source>
        <translation>请选择要调参的棋手。</translation>
    </message>
    <message>
        <source>Rate these engines</source>
        <translation>测定这些引擎的等级分</translation>
    </message>
    <message>
        <source>Always the two play next whose games narrow the error bars of the ratings most, until those are narrow enough.</source>
        <translation>总是让最能缩小等级分误差的两名棋手对局，直到误差足够小。</translation>
    </message>
</context>
<context>
    <name>shinpan::NewGameDialog</name>
    <message>
        <source>Board size</source>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <source>&amp;Start Game</source>
        <translation>开始对局(&amp;S)</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>交换双方</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>让子(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>贴目(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> 路</translation>
    </message>
    <message>
        <source>%1 by %1 board</source>
        <translation>%1 × %1 棋盘</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>棋盘大小(&amp;Z)</translation>
    </message>
    <message>
        <source>Few engines play on this size.</source>
        <translation>很少有引擎能下这种大小。</translation>
    </message>
    <message>
        <source>Teachin&amp;g</source>
        <translation>指导(&amp;G)</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeDescription</name>
    <message>
        <source>Start of the game</source>
        <translation>对局开始</translation>
    </message>
    <message>
        <source>Position that was set up</source>
        <translation>摆出的局面</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>没有着手的局面</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>第 %1 手：黑停一手</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>第 %1 手：白停一手</translation>
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
        <translation>“%1”</translation>
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
        <translation>疑问手</translation>
    </message>
    <message>
        <source>bad move</source>
        <translation>恶手</translation>
    </message>
    <message>
        <source>mistake by the evaluation</source>
        <translation>按评估为失误</translation>
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
        <translation>两分的局面</translation>
    </message>
    <message>
        <source>unclear position</source>
        <translation>形势不明的局面</translation>
    </message>
    <message>
        <source>hotspot</source>
        <translation>焦点</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hidden</source>
        <translation>
            <numerusform>隐藏 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Black wins %1%</source>
        <translation>黑方胜率 %1%</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>白方领先 %1</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>黑方领先 %1</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeMenu</name>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Copy Pat&amp;h</source>
        <translation>复制路径(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>展开(&amp;E)</translation>
    </message>
    <message>
        <source>Co&amp;llapse</source>
        <translation>折叠(&amp;L)</translation>
    </message>
    <message>
        <source>Show One Le&amp;vel</source>
        <translation>展开一层(&amp;V)</translation>
    </message>
    <message>
        <source>Collapse Other&amp;s</source>
        <translation>折叠其他(&amp;S)</translation>
    </message>
    <message>
        <source>Expand &amp;All</source>
        <translation>全部展开(&amp;A)</translation>
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
        <translation>线和箭头</translation>
    </message>
    <message>
        <source>stones under letters</source>
        <translation>字母下的棋子</translation>
    </message>
    <message>
        <source>the ring on the last move</source>
        <translation>最后一手的圆环</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>叉号</translation>
    </message>
    <message>
        <source>selected points</source>
        <translation>选中的点</translation>
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
        <translation>变暗的点</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>死子</translation>
    </message>
    <message>
        <source>stones in seki</source>
        <translation>双活的棋子</translation>
    </message>
    <message>
        <source>points of different opinions</source>
        <translation>意见不一的点</translation>
    </message>
    <message>
        <source>This format has no sign for what is left out: %1.</source>
        <translation>此格式没有表示所略去内容的符号：%1。</translation>
    </message>
    <message>
        <source>Capital letters are written small.</source>
        <translation>大写字母写成小写。</translation>
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
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>随机着手</translation>
    </message>
    <message>
        <source>Games in SGF</source>
        <translation>SGF 中的对局</translation>
    </message>
    <message>
        <source>Games begin with</source>
        <translation>对局的开始</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> 手</translation>
    </message>
    <message>
        <source>Random moves first</source>
        <translation>先下的随机着手</translation>
    </message>
    <message>
        <source>So that engines that always play the same moves play different games; both games of a pair start alike</source>
        <translation>使总下相同着手的引擎下出不同的对局；一对的两局开头相同</translation>
    </message>
    <message>
        <source>File or folder of games</source>
        <translation>对局的文件或文件夹</translation>
    </message>
    <message>
        <source>An SGF file or a folder of them</source>
        <translation>SGF 文件或其文件夹</translation>
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
        <translation>每个取多少手</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Choose a file of games</source>
        <translation>选择对局文件</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Choose a folder of games</source>
        <translation>选择对局文件夹</translation>
    </message>
    <message>
        <source>Folder of Games</source>
        <translation>对局文件夹</translation>
    </message>
    <message>
        <source>File of Games</source>
        <translation>对局文件</translation>
    </message>
    <message>
        <source>Games (*.sgf)</source>
        <translation>对局 (*.sgf)</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>与文件相同</translation>
    </message>
    <message>
        <source>Choose a file or a folder of games.</source>
        <translation>请选择对局的文件或文件夹。</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 不存在。</translation>
    </message>
    <message>
        <source>With the komi and rules of each file</source>
        <translation>采用各文件的贴目和规则</translation>
    </message>
    <message>
        <source>Otherwise what the files say of komi and rules is ignored. A handicap is always theirs.</source>
        <translation>否则忽略文件中的贴目和规则。让子始终照文件。</translation>
    </message>
</context>
<context>
    <name>shinpan::OpinionRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 和另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Use</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Use the marks of %1</source>
        <translation>采用 %1 的标记</translation>
    </message>
    <message>
        <source>Says nothing about the score</source>
        <translation>对结果没有表示意见</translation>
    </message>
    <message>
        <source>Says “%1”, which is not a score</source>
        <translation>说“%1”，这不是结果</translation>
    </message>
    <message>
        <source>Does not say which stones are dead</source>
        <translation>没有说哪些子是死子</translation>
    </message>
    <message>
        <source>Sees it differently at %1</source>
        <translation>在 %1 看法不同</translation>
    </message>
    <message>
        <source>Agrees that no stone is dead</source>
        <translation>同意没有死子</translation>
    </message>
    <message numerus="yes">
        <source>Agrees about the %n dead stones</source>
        <translation>
            <numerusform>同意这 %n 个死子</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::OtherWindows</name>
    <message>
        <source>Shinpan ended unexpectedly while this was played. Start goes on where it was.</source>
        <translation>Shinpan 在此期间意外结束。“开始”可从中断处继续。</translation>
    </message>
</context>
<context>
    <name>shinpan::OutputDialog</name>
    <message>
        <source>What is wrong</source>
        <translation>问题所在</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
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
        <translation>我的命令</translation>
    </message>
    <message>
        <source>One command per line, as type/label/command. Every engine that knows the command offers it. For example: %1</source>
        <translation>每行一条命令，写成 类型/文字/命令。每个认识该命令的引擎都提供它。例如：%1</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are not commands.</source>
        <translation>
            <numerusform>%n 行不是命令。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n 条命令</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::PaceBox</name>
    <message>
        <source>Least time per move of an engine</source>
        <translation>引擎每手的最短时间</translation>
    </message>
    <message>
        <source>Least time per move of an engine, for watching</source>
        <translation>引擎每手的最短时间，便于观看</translation>
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
        <translation>页</translation>
    </message>
</context>
<context>
    <name>shinpan::PairsField</name>
    <message>
        <source>Add the pairing</source>
        <translation>添加对阵</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the pairing</source>
        <translation>移除对阵</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>对阵</translation>
    </message>
    <message>
        <source>Has Black in the first game</source>
        <translation>第一局执黑</translation>
    </message>
    <message>
        <source>Has White in the first game</source>
        <translation>第一局执白</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterDialog</name>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterRow</name>
    <message>
        <source>Remove the parameter</source>
        <translation>移除参数</translation>
    </message>
    <message>
        <source>even steps</source>
        <translation>等间隔</translation>
    </message>
    <message>
        <source>equal ratios</source>
        <translation>等比</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>whole, equal ratios</source>
        <translation>整数，等比</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>选项之一</translation>
    </message>
    <message>
        <source>How values are spaced: equal ratios for what ranges from small to large, such as 100 to 20000</source>
        <translation>值如何分布：由小到大跨度大的用等比，例如 100 到 20000</translation>
    </message>
    <message>
        <source>The value that the engine has without tuning, which the result is compared with; empty: the middle of the range</source>
        <translation>引擎不调参时的值，用来与结果比较；空：范围的中间</translation>
    </message>
    <message>
        <source>values, with commas between them</source>
        <translation>以逗号分隔的值</translation>
    </message>
    <message>
        <source>Parameter %1: %2</source>
        <translation>参数 %1：%2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
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
        <translation>“从”和“到”须为数。</translation>
    </message>
    <message>
        <source>A range of whole numbers needs whole ends.</source>
        <translation>整数范围的两端须为整数。</translation>
    </message>
    <message>
        <source>Its own value is not within the range.</source>
        <translation>自身的值不在范围内。</translation>
    </message>
    <message>
        <source>A parameter has a name of letters, digits, “_”, “-” and “.”.</source>
        <translation>参数名由字母、数字、“_”、“-”和“.”组成。</translation>
    </message>
</context>
<context>
    <name>shinpan::PersonAtBoard</name>
    <message>
        <source>Move</source>
        <translation>着手</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayFeature</name>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Mark what is dead, and settle the score</source>
        <translation>请标记死子并确定结果</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayerPlate</name>
    <message>
        <source>Restart Engine</source>
        <translation>重启引擎</translation>
    </message>
    <message>
        <source>%1’s engine</source>
        <translation>%1的引擎</translation>
    </message>
    <message>
        <source>Change who plays %1</source>
        <translation>更换%1的棋手</translation>
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
        <translation>%1由 %2 来下。更换</translation>
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
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>添加棋手</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>移除(&amp;V)</translation>
    </message>
    <message>
        <source>Move the player up</source>
        <translation>将棋手上移</translation>
    </message>
    <message>
        <source>Move the player down</source>
        <translation>将棋手下移</translation>
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
        <translation>包括旋转(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Colours exchanged</source>
        <translation>包括交换颜色(&amp;C)</translation>
    </message>
    <message>
        <source>Region to find, two opposite corners</source>
        <translation>要查找的区域，两个对角</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>Two opposite corners of a region, as “C3 H8”</source>
        <translation>区域的两个对角，例如“C3 H8”</translation>
    </message>
    <message>
        <source>Choose on the &amp;Board</source>
        <translation>在棋盘上选择(&amp;B)</translation>
    </message>
    <message>
        <source>Drag a region out on the board (Alt+drag at any time)</source>
        <translation>在棋盘上拖选区域（随时可用 Alt+拖动）</translation>
    </message>
    <message>
        <source>Choose the region on the board</source>
        <translation>在棋盘上选择区域</translation>
    </message>
    <message>
        <source>Also rotated and mirrored, in all eight ways</source>
        <translation>包括旋转和镜像，共八种</translation>
    </message>
    <message>
        <source>Two corners, as “C3 H8”</source>
        <translation>两个角，例如“C3 H8”</translation>
    </message>
    <message>
        <source>No stones there</source>
        <translation>那里没有棋子</translation>
    </message>
</context>
<context>
    <name>shinpan::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>搜索首选项</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分类</translation>
    </message>
    <message>
        <source>No preference matches “%1”.</source>
        <translation>没有符合“%1”的首选项。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>与桌面相同</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
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
        <translation>语言</translation>
    </message>
    <message>
        <source>Changes at the next start.</source>
        <translation>下次启动时改变。</translation>
    </message>
    <message>
        <source>Board theme</source>
        <translation>棋盘主题</translation>
    </message>
    <message>
        <source>Pairs follow the light or dark colours.</source>
        <translation>成对的随深浅颜色变化。</translation>
    </message>
    <message>
        <source>Lively stones</source>
        <translation>自然摆放棋子</translation>
    </message>
    <message>
        <source>They lie slightly irregularly and slide into place.</source>
        <translation>棋子稍不整齐，滑到位置上。</translation>
    </message>
    <message>
        <source>Start with the start page</source>
        <translation>以起始页启动</translation>
    </message>
    <message>
        <source>When there is nothing else to show.</source>
        <translation>没有其他可显示时。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Letters and numbers (A1)</source>
        <translation>字母和数字 (A1)</translation>
    </message>
    <message>
        <source>Numbers (1-1)</source>
        <translation>数字 (1-1)</translation>
    </message>
    <message>
        <source>As in SGF (aa)</source>
        <translation>与 SGF 相同 (aa)</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>所有着手</translation>
    </message>
    <message>
        <source>The last moves</source>
        <translation>最后若干手</translation>
    </message>
    <message>
        <source>From a position on</source>
        <translation>从某个局面起</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>此变化</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>最后着手的数目</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>观看方向</translation>
    </message>
    <message>
        <source>Turned or flipped, for all boards.</source>
        <translation>旋转或翻转，用于所有棋盘。</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>标记最后一手</translation>
    </message>
    <message>
        <source>Show the next moves</source>
        <translation>显示下一手</translation>
    </message>
    <message>
        <source>The moves that follow, as faint stones.</source>
        <translation>后续的着手，显示为淡色棋子。</translation>
    </message>
    <message>
        <source>Show other variations</source>
        <translation>显示其他变化</translation>
    </message>
    <message>
        <source>What could have been played instead, as faint stones.</source>
        <translation>可以代替的着手，显示为淡色棋子。</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Confirm moves with a second click</source>
        <translation>再次点击才确认着手</translation>
    </message>
    <message>
        <source>The first click only proposes a move, which guards against slips.</source>
        <translation>第一次点击只是提出着手，防止误点。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Pace of engines</source>
        <translation>引擎的速度</translation>
    </message>
    <message>
        <source>The least time for each of their moves, for watching.</source>
        <translation>每手的最短时间，便于观看。</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Their command lines, strengths and time limits.</source>
        <translation>其命令行、棋力和时间限制。</translation>
    </message>
    <message>
        <source>Edit Engines…</source>
        <translation>编辑引擎…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Reopen files at the next start</source>
        <translation>下次启动时重新打开文件</translation>
    </message>
    <message>
        <source>With their windows, tabs and places.</source>
        <translation>连同窗口、标签页和位置。</translation>
    </message>
    <message>
        <source>Reload changed files without asking</source>
        <translation>不询问就重新加载已更改的文件</translation>
    </message>
    <message>
        <source>When another program changed one and none of your work would be lost.</source>
        <translation>当另一个程序更改了它，而您的工作不会丢失时。</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>For files that do not state it and where it cannot be guessed.</source>
        <translation>用于没有说明、也无法猜测的文件。</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Which of them go through the moves; the others go to variations.</source>
        <translation>哪些键用来前后移动着手；其余用于变化。</translation>
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
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Every action and its keys.</source>
        <translation>每个操作及其按键。</translation>
    </message>
    <message>
        <source>Edit Shortcuts…</source>
        <translation>编辑快捷键…</translation>
    </message>
    <message>
        <source>As in the record</source>
        <translation>与棋谱相同</translation>
    </message>
    <message>
        <source>Turned right</source>
        <translation>向右旋转</translation>
    </message>
    <message>
        <source>Turned left</source>
        <translation>向左旋转</translation>
    </message>
    <message>
        <source>Turned upside down</source>
        <translation>旋转 180 度</translation>
    </message>
    <message>
        <source>Flipped sideways</source>
        <translation>左右翻转</translation>
    </message>
    <message>
        <source>Flipped upside down</source>
        <translation>上下翻转</translation>
    </message>
    <message>
        <source>Flipped and turned right</source>
        <translation>翻转并向右旋转</translation>
    </message>
    <message>
        <source>Flipped and turned left</source>
        <translation>翻转并向左旋转</translation>
    </message>
    <message>
        <source>Of all text, relative to the desktop’s own size.</source>
        <translation>所有文字，相对于桌面的大小。</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Whose chances</source>
        <translation>哪一方的胜率</translation>
    </message>
    <message>
        <source>In all numbers and curves.</source>
        <translation>用于所有数字和曲线。</translation>
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
        <translation>轮走方</translation>
    </message>
    <message>
        <source>Candidates show</source>
        <translation>候选点显示</translation>
    </message>
    <message>
        <source>Large, in the middle.</source>
        <translation>大字，在中间。</translation>
    </message>
    <message>
        <source>Candidates also show</source>
        <translation>候选点还显示</translation>
    </message>
    <message>
        <source>Small, below it.</source>
        <translation>小字，在下方。</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation>显示候选点</translation>
    </message>
    <message>
        <source>The moves that engines consider.</source>
        <translation>引擎考虑的着手。</translation>
    </message>
    <message>
        <source>Show ownership</source>
        <translation>显示归属</translation>
    </message>
    <message>
        <source>Who will own each point in the end.</source>
        <translation>每个点最终属于谁。</translation>
    </message>
    <message>
        <source>Show policy</source>
        <translation>显示策略</translation>
    </message>
    <message>
        <source>What the network likes before it starts searching.</source>
        <translation>网络在搜索之前的偏好。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Theme of pictures</source>
        <translation>图片的主题</translation>
    </message>
    <message>
        <source>Width of pictures</source>
        <translation>图片的宽度</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Pace of animations</source>
        <translation>动画的速度</translation>
    </message>
    <message>
        <source>The time for each move.</source>
        <translation>每手的时间。</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Number the moves</source>
        <translation>为着手标数字</translation>
    </message>
    <message>
        <source>The moves of the game, not the position alone.</source>
        <translation>对局的着手，而不只是局面。</translation>
    </message>
    <message>
        <source>Coordinates on pictures</source>
        <translation>图片上的坐标</translation>
    </message>
    <message>
        <source>Marks on pictures</source>
        <translation>图片上的标记</translation>
    </message>
    <message>
        <source>And the last move.</source>
        <translation>以及最后一手。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>每页的棋图</translation>
    </message>
    <message>
        <source>Moves in a diagram</source>
        <translation>每图的手数</translation>
    </message>
    <message>
        <source>Print comments</source>
        <translation>打印注释</translation>
    </message>
    <message>
        <source>Print coordinates</source>
        <translation>打印坐标</translation>
    </message>
    <message>
        <source>Print players and event</source>
        <translation>打印棋手和赛事</translation>
    </message>
    <message>
        <source>With date and result, above the first diagram.</source>
        <translation>连同日期和结果，在第一图上方。</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>领先目数</translation>
    </message>
    <message>
        <source>Loss against the best</source>
        <translation>与最佳相比的损失</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>Lower bound of the chance (LCB)</source>
        <translation>胜率下界 (LCB)</translation>
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
        <translation>无</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>控制台</translation>
    </message>
    <message>
        <source>Fold streamed analysis</source>
        <translation>折叠连续的分析</translation>
    </message>
    <message>
        <source>Into a single line that shows the latest.</source>
        <translation>成为显示最新内容的一行。</translation>
    </message>
    <message>
        <source>Standard error beside the rest</source>
        <translation>标准错误并列显示</translation>
    </message>
    <message>
        <source>In a lane of its own where there is room for two.</source>
        <translation>宽度够时单独占一栏。</translation>
    </message>
    <message>
        <source>Show the whole line</source>
        <translation>显示整行</translation>
    </message>
    <message>
        <source>The current one, beside or below the list.</source>
        <translation>当前的一行，在列表旁边或下方。</translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation>与上一局相同</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>您的名字</translation>
    </message>
    <message>
        <source>For the records of your games.</source>
        <translation>用于您的对局的棋谱。</translation>
    </message>
    <message>
        <source>Board size of new games</source>
        <translation>新对局的棋盘大小</translation>
    </message>
    <message>
        <source>Rules of new games</source>
        <translation>新对局的规则</translation>
    </message>
    <message>
        <source>Komi of new games</source>
        <translation>新对局的贴目</translation>
    </message>
    <message>
        <source>Where there is no handicap.</source>
        <translation>没有让子时。</translation>
    </message>
    <message>
        <source>Hear stones, captures, passes and resignations.</source>
        <translation>听到落子、提子、停一手和认输的声音。</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>失误所降低的胜率</translation>
    </message>
    <message>
        <source>At least, or the points below.</source>
        <translation>至少如此，或下面的目数。</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>失误所损失的目数</translation>
    </message>
    <message>
        <source>At least, or the win rate above.</source>
        <translation>至少如此，或上面的胜率。</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <translation>保存已结束的对局</translation>
    </message>
    <message>
        <source>A game that is over and not yet in a file is saved in the folder below.</source>
        <translation>已结束而还没有文件的对局保存到下面的文件夹。</translation>
    </message>
    <message>
        <source>Folder of finished games</source>
        <translation>已结束对局的文件夹</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>恢复默认值(&amp;R)</translation>
    </message>
    <message>
        <source>Those of this page</source>
        <translation>此页的设置</translation>
    </message>
    <message>
        <source>Visits for each position</source>
        <translation>每个局面的计算量</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that many. 0: no limit.</source>
        <translation>引擎达到此数就停止思考。0：无限制。</translation>
    </message>
    <message>
        <source>Time for each position</source>
        <translation>每个局面的时间</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that long. 0: no limit.</source>
        <translation>引擎达到此时间就停止思考。0：无限制。</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Visits needed to call a mistake</source>
        <translation>判定失误所需的计算量</translation>
    </message>
    <message>
        <source>Moves an engine has looked at less often are not called mistakes.</source>
        <translation>引擎看得比这更少的着手不算失误。</translation>
    </message>
    <message>
        <source>Print variations</source>
        <translation>打印变化</translation>
    </message>
    <message>
        <source>After the game, in diagrams of their own.</source>
        <translation>在对局之后，各用自己的棋图。</translation>
    </message>
    <message>
        <source>Show what the opponent thinks during the game</source>
        <translation>对局中显示对手的想法</translation>
    </message>
    <message>
        <source>Its chances, and the moves it expects. Otherwise it tells when the game is over.</source>
        <translation>其胜率和预想的着手。否则在对局结束后告知。</translation>
    </message>
    <message>
        <source>Lines kept of each engine</source>
        <translation>每个引擎保留的行</translation>
    </message>
    <message>
        <source>On disk, until the game is closed; beyond this the oldest go.</source>
        <translation>保存在磁盘上，直到对局关闭；超出后先去掉最旧的。</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Keep the mistakes of my reviewed games as questions</source>
        <translation>将我已复盘对局中的失误保存为题目</translation>
    </message>
    <message>
        <source>They are asked again on other days; Game › Practice shows and deletes them.</source>
        <translation>会在别的日子再次出题；在“对局”›“练习”中可查看和删除。</translation>
    </message>
</context>
<context>
    <name>shinpan::PrintDialog</name>
    <message>
        <source>Comm&amp;ents</source>
        <translation>注释(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Players and event</source>
        <translation>棋手和赛事(&amp;P)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>第一手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>每图的手数</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>每页的棋图</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>M&amp;oves per diagram</source>
        <translation>每图的手数(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Diagrams per page</source>
        <translation>每页的棋图(&amp;D)</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>保存为 PDF(&amp;F)…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>打印(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 页</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>保存为 PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>没有保存：%1</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>没有打印：%1</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>变化(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::ProblemQuiz</name>
    <message>
        <source>&amp;Next Problem</source>
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>Take &amp;Back</source>
        <translation>收回(&amp;B)</translation>
    </message>
    <message>
        <source>Start &amp;Again</source>
        <translation>重新开始(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Show the Solution</source>
        <translation>显示正解(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <translation>上一题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Turn and mirror at random</source>
        <translation>随机旋转和镜像(&amp;T)</translation>
    </message>
    <message>
        <source>E&amp;xchange colours at random</source>
        <translation>随机交换颜色(&amp;X)</translation>
    </message>
    <message>
        <source>From the next problem on</source>
        <translation>从下一题起</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1，局面 %2 / %3</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>轮黑下</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>轮白下</translation>
    </message>
    <message>
        <source>(Colours are exchanged; the file’s words are not.)</source>
        <translation>（颜色已交换；文件中的文字没有。）</translation>
    </message>
    <message>
        <source>The file has no solution of this position.</source>
        <translation>文件中没有此局面的正解。</translation>
    </message>
    <message>
        <source>%1 of %2 solved at once</source>
        <translation>%2 题中一次解出 %1 题</translation>
    </message>
    <message>
        <source>Right so far</source>
        <translation>目前正确</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>The file marks no line as right: its first one is taken for the solution.</source>
        <translation>文件没有标出正确的变化：以第一个变化为正解。</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>You may go on to see why.</source>
        <translation>可以继续，看看为什么。</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>文件中没有</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Take it back and try another one. If an engine is chosen for analysis, it answers where the file does not.</source>
        <translation>收回后另试一手。如果为分析选择了引擎，文件没有应对之处由引擎应对。</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>题目：%1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>正在询问 %1…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 没有可说的。</translation>
    </message>
    <message>
        <source>%1 answers %2 and gives you a chance of %3%.</source>
        <translation>%1 应 %2，给您的胜率为 %3%。</translation>
    </message>
    <message>
        <source>The file ends here: take back, or start again.</source>
        <translation>文件到此为止：请悔棋或重新开始。</translation>
    </message>
</context>
<context>
    <name>shinpan::ProgressDialog</name>
    <message>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Handicap stones that you had; − gave</source>
        <translation>您受的让子；− 为您让的</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>全部删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Your Progress</source>
        <translation>您的进步</translation>
    </message>
    <message>
        <source>Your games by opponent</source>
        <translation>按对手列出您的对局</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Games that you finish against an engine are counted here.
They stay on this computer.</source>
        <translation>您与引擎下完的对局在这里统计。
它们只留在本机。</translation>
    </message>
    <message>
        <source>Your games cannot be read: %1.</source>
        <translation>无法读取您的对局：%1。</translation>
    </message>
    <message>
        <source>Rank on %1</source>
        <translation>%1 上的段位</translation>
    </message>
    <message>
        <source>No rank on %1 yet</source>
        <translation>%1 上还没有段位</translation>
    </message>
    <message>
        <source>Your opponents there have no known rank.</source>
        <translation>那里的对手没有已知的段位。</translation>
    </message>
    <message>
        <source>About %1 on %2</source>
        <translation>在 %2 上约 %1</translation>
    </message>
    <message numerus="yes">
        <source>With 95 % between %1 and %2, by your last %n game(s).</source>
        <translation>
            <numerusform>根据最近 %n 局，95 % 在 %1 与 %2 之间。</numerusform>
        </translation>
    </message>
    <message>
        <source>usual strength</source>
        <translation>通常棋力</translation>
    </message>
    <message>
        <source>Delete All</source>
        <translation>全部删除</translation>
    </message>
    <message>
        <source>Delete all that is known of your games?</source>
        <translation>删除所知的关于您对局的一切？</translation>
    </message>
    <message>
        <source>Records that you have saved stay.</source>
        <translation>您保存的棋谱会保留。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyDialog</name>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>设定(&amp;S)</translation>
    </message>
    <message>
        <source>SGF Properties</source>
        <translation>SGF 属性</translation>
    </message>
    <message>
        <source>Properties of this node</source>
        <translation>此节点的属性</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>属性名</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Values, each in brackets</source>
        <translation>值，各用方括号括起</translation>
    </message>
    <message>
        <source>Values, each in brackets: [dd][pp]</source>
        <translation>值，各用方括号括起：[dd][pp]</translation>
    </message>
    <message>
        <source>Write it into the record</source>
        <translation>写入棋谱</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>第 %1 手：%2 %3</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>对局开始</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>没有着手的局面</translation>
    </message>
    <message>
        <source>not in the standard</source>
        <translation>不在标准中</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>属性 %1</translation>
    </message>
    <message>
        <source>Removed Property %1</source>
        <translation>移除属性 %1</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyText</name>
    <message>
        <source>Black stones set up</source>
        <translation>摆放的黑子</translation>
    </message>
    <message>
        <source>Points cleared</source>
        <translation>清除的点</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>注解者</translation>
    </message>
    <message>
        <source>Written by program</source>
        <translation>写入的程序</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>White stones set up</source>
        <translation>摆放的白子</translation>
    </message>
    <message>
        <source>Black’s move</source>
        <translation>黑方着手</translation>
    </message>
    <message>
        <source>Black’s time left, seconds</source>
        <translation>黑方剩余时间，秒</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>恶手</translation>
    </message>
    <message>
        <source>Black’s rank</source>
        <translation>黑方段位</translation>
    </message>
    <message>
        <source>Black’s team</source>
        <translation>黑方队伍</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Character set of the file</source>
        <translation>文件的字符集</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>版权</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>Dimmed points</source>
        <translation>变暗的点</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>两分的局面</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>疑问手</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>赛事</translation>
    </message>
    <message>
        <source>Version of the format</source>
        <translation>格式的版本</translation>
    </message>
    <message>
        <source>Start of a figure in print</source>
        <translation>印刷时棋图的开始</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>黑好</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>对局的注释</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>棋类</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>对局的名称</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>白好</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>焦点</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>有趣的一手</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Move played though it is illegal</source>
        <translation>虽非法仍下出的着手</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>叉号</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>局面的名称</translation>
    </message>
    <message>
        <source>Black’s overtime left, moves or periods</source>
        <translation>黑方读秒剩余的手数或次数</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>读秒</translation>
    </message>
    <message>
        <source>White’s overtime left, moves or periods</source>
        <translation>白方读秒剩余的手数或次数</translation>
    </message>
    <message>
        <source>Black’s name</source>
        <translation>黑方名字</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>地点</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>轮走方</translation>
    </message>
    <message>
        <source>Move numbers in print</source>
        <translation>印刷时的手数</translation>
    </message>
    <message>
        <source>White’s name</source>
        <translation>白方名字</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>选中的点</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>How variations are shown</source>
        <translation>变化如何显示</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>棋盘大小</translation>
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
        <translation>基本用时，秒</translation>
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
        <translation>形势不明的局面</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>录入者</translation>
    </message>
    <message>
        <source>Value for Black</source>
        <translation>对黑方的价值</translation>
    </message>
    <message>
        <source>Visible part of the board</source>
        <translation>棋盘的可见部分</translation>
    </message>
    <message>
        <source>White’s move</source>
        <translation>白方着手</translation>
    </message>
    <message>
        <source>White’s time left, seconds</source>
        <translation>白方剩余时间，秒</translation>
    </message>
    <message>
        <source>White’s rank</source>
        <translation>白方段位</translation>
    </message>
    <message>
        <source>White’s team</source>
        <translation>白方队伍</translation>
    </message>
    <message>
        <source>“%1” is not a date of the form 2004, 2004-03 or 2004-03-15.</source>
        <translation>“%1”不是 2004、2004-03 或 2004-03-15 形式的日期。</translation>
    </message>
    <message>
        <source>There is no such day as “%1”.</source>
        <translation>没有“%1”这一天。</translation>
    </message>
    <message>
        <source>“%1” does not say which year or month.</source>
        <translation>“%1”没有说明年份或月份。</translation>
    </message>
    <message>
        <source>“%1” is not later than the date before it.</source>
        <translation>“%1”不晚于前一个日期。</translation>
    </message>
</context>
<context>
    <name>shinpan::QuestionsWindow</name>
    <message>
        <source>Opening</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盘</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>官子</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>What the move lost</source>
        <translation>着手的损失</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>再次出题</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Ask &amp;All Shown</source>
        <translation>对所示全部出题(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Forget Selected</source>
        <translation>忘记所选(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>全部删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>我的对局中的题目</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>棋盘大小</translation>
    </message>
    <message>
        <source>Phase of the game</source>
        <translation>对局阶段</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>整个对局</translation>
    </message>
    <message>
        <source>How many questions there are</source>
        <translation>题目数</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>阶段(&amp;P)</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Columns of the questions</source>
        <translation>题目的列</translation>
    </message>
    <message>
        <source>Keep the mistakes of &amp;every game of mine that is reviewed</source>
        <translation>保存我每一局已复盘对局的失误(&amp;E)</translation>
    </message>
    <message>
        <source>Otherwise only what Try Again has asked is kept.</source>
        <translation>否则只保存“再试一次”问过的。</translation>
    </message>
    <message>
        <source>Kept on this computer alone, readable by you only: %1</source>
        <translation>只保存在本机，只有您可读：%1</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>所有棋盘</translation>
    </message>
    <message numerus="yes">
        <source>%1 due of %n</source>
        <translation>
            <numerusform>%n 题中 %1 题到期</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;None Is Due</source>
        <translation>没有到期的(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>Ask the %n D&amp;ue</source>
        <translation>
            <numerusform>对到期的 %n 题出题(&amp;U)</numerusform>
        </translation>
    </message>
    <message>
        <source>The questions cannot be used: %1. Delete All begins anew.</source>
        <translation>题目无法使用：%1。“全部删除”可重新开始。</translation>
    </message>
    <message>
        <source>Review a game and choose Try Again: the mistakes that it asks come here, and are asked again on other days.</source>
        <translation>请复盘一局并选择“再试一次”：所问的失误会来到这里，并在别的日子再次出题。</translation>
    </message>
    <message>
        <source>There is no such question.</source>
        <translation>没有这样的题目。</translation>
    </message>
    <message>
        <source>Delete All Questions</source>
        <translation>删除所有题目</translation>
    </message>
    <message>
        <source>Delete all questions, and how their answers went? The games stay as they are.</source>
        <translation>删除所有题目及其回答情况？对局保持原样。</translation>
    </message>
    <message>
        <source>&amp;Delete All</source>
        <translation>全部删除(&amp;D)</translation>
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
        <translation>题目的棋盘</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
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
        <translation>%1级</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>About %1 on %2×%2: an estimate, not measured.</source>
        <translation>在 %2×%2 上约 %1：是估计，不是测定。</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2×%2: by %n game(s), with 95 % between %3 and %4.</source>
        <translation>
            <numerusform>在 %2×%2 上 %1：根据 %n 局，95 % 在 %3 与 %4 之间。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ranks on this size are estimates.</source>
        <translation>此大小的段位是估计的。</translation>
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
        <translation>从 %2 那一周的 %1 到 %4 那一周的 %3</translation>
    </message>
</context>
<context>
    <name>shinpan::ReadingActions</name>
    <message>
        <source>&amp;Encoding…</source>
        <translation>编码(&amp;E)…</translation>
    </message>
    <message>
        <source>Repa&amp;irs…</source>
        <translation>修复(&amp;I)…</translation>
    </message>
    <message>
        <source>Read the file in another encoding</source>
        <translation>用另一种编码读取文件</translation>
    </message>
    <message>
        <source>See what was unusual about the file</source>
        <translation>查看文件有何异常</translation>
    </message>
    <message>
        <source>This is a %1 file. Saving turns it into an SGF file.</source>
        <translation>这是 %1 文件。保存会成为 SGF 文件。</translation>
    </message>
    <message>
        <source>Its encoding was guessed: %1.</source>
        <translation>其编码是猜测的：%1。</translation>
    </message>
    <message>
        <source>Its encoding is unknown; it was read as %1.</source>
        <translation>其编码不明；按 %1 读取。</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message numerus="yes">
        <source>Read with %n repair(s).</source>
        <translation>
            <numerusform>读取时有 %n 处修复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Read the file again without your changes?</source>
        <translation>放弃您的更改，重新读取文件？</translation>
    </message>
    <message>
        <source>In another encoding, the changes made since it was opened are lost.</source>
        <translation>用另一种编码会丢失打开之后的更改。</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>放弃更改(&amp;D)</translation>
    </message>
    <message>
        <source>It may as well be %1.</source>
        <translation>也可能是 %1。</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>按 %1 读取</translation>
    </message>
</context>
<context>
    <name>shinpan::RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>没有最近的文件</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>清除此列表(&amp;C)</translation>
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
        <translation>剪切</translation>
    </message>
    <message>
        <source>A game is being played here: paste elsewhere</source>
        <translation>此处正在对局：请在别处粘贴</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>什么都没有粘贴：%1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>The start of the game cannot be deleted</source>
        <translation>对局的开始不能删除</translation>
    </message>
    <message>
        <source>The game being played goes through this node</source>
        <translation>进行中的对局经过此节点</translation>
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
        <translation>设为主线</translation>
    </message>
    <message>
        <source>The game being played is one of the other variations</source>
        <translation>进行中的对局是其他变化之一</translation>
    </message>
    <message>
        <source>Delete Other Variations</source>
        <translation>删除其他变化</translation>
    </message>
    <message>
        <source>A game is being played in this record: flatten it when it is over</source>
        <translation>此棋谱中正在对局：请在结束后进行</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>以此为起点</translation>
    </message>
</context>
<context>
    <name>shinpan::RecoveryCopy</name>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1：无法创建文件夹</translation>
    </message>
</context>
<context>
    <name>shinpan::RegressionFeature</name>
    <message>
        <source>Open &amp;Test Suite…</source>
        <translation>打开测试集(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Add Position to Test Suite…</source>
        <translation>将局面添加到测试集(&amp;A)…</translation>
    </message>
    <message>
        <source>Open Test Suite</source>
        <translation>打开测试集</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>测试集 (*.tst)</translation>
    </message>
    <message>
        <source>The suite cannot be opened. %1</source>
        <translation>无法打开测试集。%1</translation>
    </message>
    <message>
        <source>Test suites can only have square boards.</source>
        <translation>测试集只能有正方形棋盘。</translation>
    </message>
    <message>
        <source>The test was not added. %1</source>
        <translation>没有添加测试。%1</translation>
    </message>
    <message>
        <source>Added as test %1 of %2</source>
        <translation>已添加为 %2 的测试 %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
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
        <translation>回答为空。</translation>
    </message>
    <message>
        <source>The engine’s answer appears here.</source>
        <translation>引擎的回答显示在这里。</translation>
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
        <translation>打断(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Restart It</source>
        <translation>重新启动(&amp;R)</translation>
    </message>
    <message>
        <source>A command without an answer</source>
        <translation>没有回答的命令</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing</source>
        <translation>请引擎中断正在做的事</translation>
    </message>
    <message>
        <source>Kill the engine and restart it; the game goes on</source>
        <translation>强行终止引擎并重启；对局继续</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>等待(&amp;W)</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>稍后再问</translation>
    </message>
    <message>
        <source>%1 has been busy with “%2” for %3.</source>
        <translation>%1 忙于“%2”已有 %3。</translation>
    </message>
</context>
<context>
    <name>shinpan::ReportPages</name>
    <message>
        <source>What to show of the competition</source>
        <translation>显示比赛的什么</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation>循环表(&amp;C)</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>轮次(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;penings</source>
        <translation>布局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>事件(&amp;E)</translation>
    </message>
    <message>
        <source>Brac&amp;ket</source>
        <translation>对阵图(&amp;K)</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>对阵图</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>调参(&amp;U)</translation>
    </message>
    <message>
        <source>The report as text</source>
        <translation>文字报告</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>详情(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>机器(&amp;M)</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>级别(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewActions</name>
    <message>
        <source>&amp;Review Game…</source>
        <translation>对局复盘(&amp;R)…</translation>
    </message>
    <message>
        <source>Let engines look at every position of the game (F12)</source>
        <translation>让引擎查看对局的每个局面 (F12)</translation>
    </message>
    <message>
        <source>End the review; what was found stays</source>
        <translation>结束复盘；所得结果保留</translation>
    </message>
    <message>
        <source>Resume Re&amp;view</source>
        <translation>继续复盘(&amp;V)</translation>
    </message>
    <message>
        <source>Pause Re&amp;view</source>
        <translation>暂停复盘(&amp;V)</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>继续复盘</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>暂停复盘</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>取消复盘(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Save Analysis into Game…</source>
        <translation>将分析保存到对局(&amp;S)…</translation>
    </message>
    <message>
        <source>Write what engines found into the game</source>
        <translation>将引擎所得写入对局</translation>
    </message>
    <message>
        <source>Review Files…</source>
        <translation>文件复盘…</translation>
    </message>
    <message>
        <source>Let an engine look at all games in files or a folder</source>
        <translation>让引擎查看文件或文件夹中的所有对局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>&amp;Try Mistakes Again</source>
        <translation>重试失误(&amp;T)</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Find better moves where the game’s were mistakes (Shift+F12)</source>
        <translation>在对局失误之处找出更好的着手 (Shift+F12)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewController</name>
    <message>
        <source>What the review finds cannot be kept for a restart: %1</source>
        <translation>复盘所得无法为重启而保存：%1</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review: it %2.</source>
        <translation>%1 无法继续复盘：%2。</translation>
    </message>
    <message>
        <source>The review has ended because komi or rules have changed.</source>
        <translation>因贴目或规则改变，复盘已结束。</translation>
    </message>
    <message>
        <source>The review has ended because its engine is no longer chosen.</source>
        <translation>因其引擎不再被选择，复盘已结束。</translation>
    </message>
    <message numerus="yes">
        <source>The review is complete: %n position(s).</source>
        <translation>
            <numerusform>复盘完成：%n 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Review · %1</source>
        <translation>复盘 · %1</translation>
    </message>
    <message>
        <source>The review goes on without the position after move %1: %2 %3.</source>
        <translation>复盘略过第 %1 手之后的局面继续：%2 %3。</translation>
    </message>
    <message>
        <source>%1 says during the review: it %2.</source>
        <translation>复盘期间 %1 说：它 %2。</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewDialog</name>
    <message>
        <source>Review Game</source>
        <translation>对局复盘</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>复盘(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to judge. You can keep working meanwhile.</source>
        <translation>
            <numerusform>要评价 %n 手。期间您可以继续工作。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFeature</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Save Analysis</source>
        <translation>保存分析</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFields</name>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Visits per position</source>
        <translation>每个局面的计算量(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Time per position</source>
        <translation>每个局面的时间(&amp;T)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>第一手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>从开头</translation>
    </message>
    <message>
        <source>From the end</source>
        <translation>从末尾</translation>
    </message>
    <message>
        <source>From the end: engines that keep their search tree see further</source>
        <translation>从末尾：保留搜索树的引擎能看得更远</translation>
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
        <translation>请选择引擎。</translation>
    </message>
    <message>
        <source>Say how many visits, or how much time, a position gets.</source>
        <translation>请指定每个局面的计算量或时间。</translation>
    </message>
    <message>
        <source>There is no move in this range.</source>
        <translation>此范围内没有着手。</translation>
    </message>
    <message>
        <source>No engine here can analyse. KataGo is a good one to add.</source>
        <translation>这里没有能分析的引擎。推荐添加 KataGo。</translation>
    </message>
    <message>
        <source>Its first report with so many visits stops an engine; a quick one has more by then</source>
        <translation>达到此计算量的第一次报告就停止引擎；快的引擎到时已更多</translation>
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
        <translation>要复盘的文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>添加文件(&amp;A)…</translation>
    </message>
    <message>
        <source>Add F&amp;older…</source>
        <translation>添加文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>Remove from Li&amp;st</source>
        <translation>从列表移除(&amp;R)</translation>
    </message>
    <message>
        <source>Add Files</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>Add Folder</source>
        <translation>添加文件夹</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewMachineFields</name>
    <message>
        <source>Reviewed</source>
        <translation>复盘地点</translation>
    </message>
    <message>
        <source>Files at a time</source>
        <translation>同时处理的文件数</translation>
    </message>
    <message>
        <source>On each computer, each with engines of its own</source>
        <translation>每台计算机上的数量，每个文件使用各自的引擎</translation>
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
        <translation>失误</translation>
    </message>
    <message>
        <source>Columns of the mistakes</source>
        <translation>失误的列</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>没有发现失误。</translation>
    </message>
    <message>
        <source>In a review, engines look at every position of the game; the moves that lost most are listed here.</source>
        <translation>复盘时引擎查看对局的每个局面；损失最大的着手列在这里。</translation>
    </message>
    <message>
        <source>The first mistake will appear here.</source>
        <translation>第一个失误会显示在这里。</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>失误所降低的胜率</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>失误所损失的目数</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source> pts</source>
        <comment>points</comment>
        <translation> 目</translation>
    </message>
    <message>
        <source>Mistakes from</source>
        <translation>失误的下限</translation>
    </message>
    <message>
        <source>What a move has to lose to be listed as a mistake</source>
        <translation>损失多少的着手列为失误</translation>
    </message>
    <message>
        <source>No mistake is certain: some moves seem to cost that much, but the evaluations are too uncertain to tell. More visits, or a stronger engine, would.</source>
        <translation>没有确定的失误：有些着手似乎损失这么多，但评估不够确定。更多计算量或更强的引擎可以看清。</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewProgress</name>
    <message>
        <source>Progress of the review</source>
        <translation>复盘进度</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n position(s)</source>
        <translation>
            <numerusform>%1 / %n 个局面</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1，已暂停</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，剩余 %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewSummary</name>
    <message>
        <source>Loss per move</source>
        <translation>每手损失</translation>
    </message>
    <message>
        <source>Engine’s choice</source>
        <translation>与引擎所选一致</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>失误</translation>
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
        <translation>%1：每手损失 %2；%4 手中有 %3 手与引擎所选一致；失误：%5</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盘</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>官子</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>中盘</translation>
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
        <translation>；各阶段每手损失：%1</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; mistakes: %3</source>
        <translation>%1：每手损失 %2；失误：%3</translation>
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
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>决赛</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>半决赛</translation>
    </message>
    <message>
        <source>Quarterfinals</source>
        <translation>四分之一决赛</translation>
    </message>
    <message>
        <source>Round of %1</source>
        <translation>%1 强赛（轮）</translation>
    </message>
    <message>
        <source>%1  bye</source>
        <translation>%1  轮空</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>持平：种子较高者晋级</translation>
    </message>
</context>
<context>
    <name>shinpan::RulesField</name>
    <message>
        <source>Custom…</source>
        <translation>自定义…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>shinpan::RunLimits</name>
    <message>
        <source>Most games in a run</source>
        <translation>一次运行的最多对局</translation>
    </message>
    <message>
        <source>The run starts no more games than this</source>
        <translation>此次运行不会开始更多对局</translation>
    </message>
    <message>
        <source>Longest time for a run</source>
        <translation>一次运行的最长时间</translation>
    </message>
    <message>
        <source>After this time, the run starts no more games</source>
        <translation>超过此时间后不再开始对局</translation>
    </message>
    <message>
        <source>any number of games</source>
        <translation>对局数不限</translation>
    </message>
    <message>
        <source> games</source>
        <translation> 局</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>时间不限</translation>
    </message>
    <message>
        <source>&amp;Limits of the run</source>
        <translation>运行的限制(&amp;L)</translation>
    </message>
</context>
<context>
    <name>shinpan::RunningGameWindow</name>
    <message>
        <source>Broken off</source>
        <translation>中断</translation>
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
        <translation>将分析保存到对局</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>数值(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>注释(&amp;C)</translation>
    </message>
    <message>
        <source>Va&amp;riations</source>
        <translation>变化(&amp;R)</translation>
    </message>
    <message>
        <source>The chance to win and the lead after each move, as numbers that other programs read too.</source>
        <translation>每手之后的胜率和领先，写成其他程序也能读取的数。</translation>
    </message>
    <message>
        <source>Also as a readable line in each comment, with what each mistake lost.</source>
        <translation>也在每条注释中写成可读的一行，连同每个失误的损失。</translation>
    </message>
    <message>
        <source>Also what the engine would have played instead of each mistake.</source>
        <translation>也写出引擎会代替每个失误所下的着手。</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Moves of a variation, at most</source>
        <translation>变化的手数，最多(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Save into Game</source>
        <translation>保存到对局(&amp;S)</translation>
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
        <translation>形势判断 · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoreTable</name>
    <message>
        <source>Count</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>活子</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地盘</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>提子</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>停着交子</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>还棋头</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让子</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>按钮</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
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
        <translation>计分</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringPanel</name>
    <message>
        <source>Opinions</source>
        <translation>意见</translation>
    </message>
    <message>
        <source>Click a group: dead or alive. With Ctrl: the chain alone. With Shift, or S: seki.</source>
        <translation>点击一块棋：死或活。按 Ctrl：只有该串子。按 Shift 或 S：双活。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Rules to count by</source>
        <translation>计算所用的规则</translation>
    </message>
    <message>
        <source>The record names no rules known here. Which should be used for counting?</source>
        <translation>棋谱没有写明这里认识的规则。应按哪种规则计算？</translation>
    </message>
    <message>
        <source>&amp;Resume Play</source>
        <translation>继续对局(&amp;R)</translation>
    </message>
    <message>
        <source>The game goes on; dead stones are settled on the board</source>
        <translation>对局继续；死子在棋盘上解决</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
    <message>
        <source>Leave the record as it is (Esc)</source>
        <translation>棋谱保持原样 (Esc)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完成(&amp;D)</translation>
    </message>
    <message>
        <source>Counted by territory: %1</source>
        <translation>按数目计算：%1</translation>
    </message>
    <message>
        <source>Counted by area: %1</source>
        <translation>按数子计算：%1</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>贴目 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>让 %n 子</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>The result of the game</source>
        <translation>对局结果</translation>
    </message>
    <message>
        <source>The record has another result: %1. Replace it with %2?</source>
        <translation>棋谱有另一个结果：%1。用 %2 替换吗？</translation>
    </message>
    <message>
        <source>The score is settled (Ctrl+Return)</source>
        <translation>确定结果 (Ctrl+Return)</translation>
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
            <numerusform>%n 目因边界未封而不属于任何一方。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n stones it is not settled whether they live.</source>
        <translation>
            <numerusform>%n 个棋子的死活没有确定。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::SealDialog</name>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>&amp;Logs of engines</source>
        <translation>引擎日志(&amp;L)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>处</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>文件中没有</translation>
    </message>
    <message>
        <source>&amp;Seal…</source>
        <translation>封存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy SHA-256</source>
        <translation>复制 SHA-256(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Seal “%1”</source>
        <translation>封存“%1”</translation>
    </message>
    <message>
        <source>What would tell of people and computers</source>
        <translation>会透露人和计算机的内容</translation>
    </message>
    <message>
        <source>Puts everything about this competition into one file, which anybody can verify without its engines.</source>
        <translation>将此比赛的一切放入一个文件，任何人无需其引擎即可验证。</translation>
    </message>
    <message>
        <source>Keep:</source>
        <translation>保留：</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Users’ names</source>
        <translation>用户名(&amp;U)</translation>
    </message>
    <message>
        <source>Co&amp;mputers’ names</source>
        <translation>计算机名(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>环境(&amp;E)</translation>
    </message>
    <message>
        <source>Tells it as it is; otherwise the same word stands for it everywhere</source>
        <translation>原样说明；否则到处用同一个词代替</translation>
    </message>
    <message>
        <source>What engines were told and said, if that was logged</source>
        <translation>对引擎所说和引擎所答（若有记录）</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>With it, anybody can see whether a single byte was changed</source>
        <translation>知道它的人能看出任何一个被改动的字节</translation>
    </message>
    <message>
        <source>Looking through %v of %m games</source>
        <translation>正在查看 %v / %m 局对局</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>封存</translation>
    </message>
    <message>
        <source>Sealed competitions (*.zip)</source>
        <translation>已封存的比赛 (*.zip)</translation>
    </message>
    <message>
        <source>Sealing %v of %m games</source>
        <translation>正在封存 %v / %m 局对局</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>as it is: too short or common</source>
        <translation>原样：太短或太常见</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>It is sealed as it stands: %1.</source>
        <translation>按现状封存：%1。</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>没有发现会透露人或计算机的内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1. Publish the SHA-256 of its manifest elsewhere, and nobody can change it unseen:
%2</source>
        <translation>
            <numerusform>%n 局对局在 %1 中。将其清单的 SHA-256 在别处公布，就没有人能暗中改动：
%2</numerusform>
        </translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Not sealed: %1.</source>
        <translation>没有封存：%1。</translation>
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
        <translation>谁执黑</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>谁执白</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Plays by clicking on the board</source>
        <translation>点击棋盘来下</translation>
    </message>
    <message>
        <source>Cannot be started: %1.</source>
        <translation>无法启动：%1。</translation>
    </message>
    <message>
        <source>Counts by Chinese rules, whatever this game’s are.</source>
        <translation>无论此对局用什么规则，都按中国规则计算。</translation>
    </message>
    <message>
        <source>Counts by Japanese rules, whatever this game’s are.</source>
        <translation>无论此对局用什么规则，都按日本规则计算。</translation>
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
        <translation>名字，写入棋谱</translation>
    </message>
    <message>
        <source>Name of who plays Black</source>
        <translation>执黑者的名字</translation>
    </message>
    <message>
        <source>Name of who plays White</source>
        <translation>执白者的名字</translation>
    </message>
    <message>
        <source>Is not told the komi: the Go Modem Protocol has no word for it.</source>
        <translation>无法告知贴目：Go Modem Protocol 没有相应的说法。</translation>
    </message>
    <message>
        <source>Refuses suicide, which these rules allow, and would lose by it.</source>
        <translation>拒绝此规则允许的自杀，会因此判负。</translation>
    </message>
    <message>
        <source>Refuses suicide of a single stone, which these rules allow, and would lose by it.</source>
        <translation>拒绝此规则允许的单子自杀，会因此判负。</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>添加引擎…</translation>
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
        <translation>添加引擎…</translation>
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
        <translation>无按键(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>默认(&amp;D)</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>按名称或按键搜索</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>搜索快捷键</translation>
    </message>
    <message>
        <source>Left and Right: moves</source>
        <translation>左和右：着手</translation>
    </message>
    <message>
        <source>Up and Down: moves</source>
        <translation>上和下：着手</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Which arrows go through the moves; the others go to variations</source>
        <translation>哪些方向键前后移动着手；其余用于变化</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>Press the keys here</source>
        <translation>请在此按下按键</translation>
    </message>
    <message>
        <source>Take its keys away</source>
        <translation>去掉其按键</translation>
    </message>
    <message>
        <source>Restore its default keys</source>
        <translation>恢复其默认按键</translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation>新按键(&amp;K)：</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>全部重置(&amp;R)</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>占用(&amp;T)</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”, which would lose it.</source>
        <translation>%1 是“%2”的按键，后者将失去它。</translation>
    </message>
    <message>
        <source>Choose an action to give it another key.</source>
        <translation>请选择一个操作来更改按键。</translation>
    </message>
</context>
<context>
    <name>shinpan::SprtPanel</name>
    <message>
        <source>Sequential test</source>
        <translation>序贯检验</translation>
    </message>
    <message>
        <source>LLR %1, from %2 to %3</source>
        <translation>LLR %1，从 %2 到 %3</translation>
    </message>
    <message>
        <source>%1 is stronger than %2: H1 (%3 Elo) is accepted.</source>
        <translation>%1 强于 %2：接受 H1 (%3 Elo)。</translation>
    </message>
    <message>
        <source>%1 is not that much stronger than %2: H0 (%3 Elo) is accepted.</source>
        <translation>%1 并不比 %2 强那么多：接受 H0 (%3 Elo)。</translation>
    </message>
    <message>
        <source>No verdict: the latest games only repeat earlier ones.</source>
        <translation>没有结论：最近的对局只是重复先前的对局。</translation>
    </message>
    <message>
        <source>Undecided between %1 and %2 Elo.</source>
        <translation>在 %1 与 %2 Elo 之间没有定论。</translation>
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
        <translation>棋盘</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>您来下</translation>
    </message>
    <message>
        <source>Nigiri</source>
        <translation>猜先</translation>
    </message>
    <message>
        <source>The colours are drawn by lot</source>
        <translation>抽签决定黑白颜色</translation>
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
        <translation>您：约 %1</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>您的进步</translation>
    </message>
    <message>
        <source>Your progress. %1</source>
        <translation>您的进步。%1</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>您与引擎的对局，以及由此得出的段位</translation>
    </message>
    <message numerus="yes">
        <source>You get %n stone(s), as Black.</source>
        <translation>
            <numerusform>您执黑，受让 %n 子。</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way, a game without help counts for your rank.</source>
        <translation>无论如何，没有帮助的对局都计入您的段级位。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>指导</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Hint, in the toolbar, names good moves.</source>
        <translation>工具栏中的“提示”会给出好手。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
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
        <translation>“%1”不是 NAME=value 的形式。</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>“%1”：%2。</translation>
    </message>
    <message>
        <source>&amp;Working directory</source>
        <translation>工作目录(&amp;W)</translation>
    </message>
    <message>
        <source>Choose the working directory</source>
        <translation>选择工作目录</translation>
    </message>
    <message>
        <source>Your home directory</source>
        <translation>您的主目录</translation>
    </message>
    <message>
        <source>&amp;Environment, one per line</source>
        <translation>环境变量，每行一个(&amp;E)</translation>
    </message>
    <message>
        <source>Start-&amp;up commands, one per line</source>
        <translation>启动命令，每行一条(&amp;U)</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>没有文件夹 %1。</translation>
    </message>
    <message>
        <source>“%1” is not of the form COMMAND=NAME.</source>
        <translation>“%1”不是 COMMAND=NAME 的形式。</translation>
    </message>
    <message>
        <source>Comman&amp;ds under other names, one per line</source>
        <translation>别名的命令，每行一条(&amp;D)</translation>
    </message>
    <message>
        <source>“%1” is neither area=ARGUMENTS nor territory=ARGUMENTS.</source>
        <translation>“%1”既不是 area=ARGUMENTS 也不是 territory=ARGUMENTS。</translation>
    </message>
    <message>
        <source>Added to the command line by &amp;rules, one per line</source>
        <translation>按规则加到命令行的内容，每行一条(&amp;R)</translation>
    </message>
    <message>
        <source>Run it in a sandbo&amp;x</source>
        <translation>在沙盒中运行(&amp;X)</translation>
    </message>
    <message>
        <source>Made by bubblewrap (bwrap); where it is not installed or the system does not allow it, the engine is not started. The working directory can be written, but for the program; system folders, the program’s folder and the files that the command line names can be read. Everything else of yours is hidden: where the home directory is the working directory, that is an empty one. There is no network, no graphics card and no other process. It does not limit processors and memory, and is no wall against faults of the kernel.</source>
        <translation>由 bubblewrap (bwrap) 实现；未安装或系统不允许时，引擎不启动。除程序本身外，工作目录可写；系统文件夹、程序所在文件夹和命令行所指的文件可读。您的其他一切都被隐藏：工作目录为主目录时，看到的是空目录。没有网络、显卡和其他进程。它不限制处理器和内存，也挡不住内核的缺陷。</translation>
    </message>
    <message>
        <source>It changes nothing but its working directory, sees none of your other files, and has no network.</source>
        <translation>它只能改变其工作目录，看不到您的其他文件，也没有网络。</translation>
    </message>
</context>
<context>
    <name>shinpan::StopFields</name>
    <message>
        <source>any error bar</source>
        <translation>误差不限</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>时间不限</translation>
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
        <translation>达到此误差时结束</translation>
    </message>
    <message>
        <source>It ends when the ratings of all players are known as exactly as this (95 %)</source>
        <translation>所有棋手的等级分都精确到此 (95 %) 时结束</translation>
    </message>
    <message>
        <source> hours</source>
        <translation> 小时</translation>
    </message>
    <message>
        <source>Hours of thinking after which it ends</source>
        <translation>思考多少小时后结束</translation>
    </message>
    <message>
        <source>It ends when both sides of all games together have thought so long</source>
        <translation>所有对局双方思考的总时间达到此数时结束</translation>
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
        <translation>多种棋力</translation>
    </message>
    <message>
        <source>%1 in several strengths</source>
        <translation>%1 的多种棋力</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
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
        <translation>“%1”不是 %2 到 %3 的数。</translation>
    </message>
    <message>
        <source>Numbers separated by commas; each makes one engine.</source>
        <translation>以逗号分隔的数；每个生成一个引擎。</translation>
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
        <translation>已知不能通过</translation>
    </message>
    <message>
        <source>passes, unexpectedly</source>
        <translation>通过，出乎意料</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>未通过，如预期</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>不计</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>没有问</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>engine crashed</source>
        <translation>引擎崩溃</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteWindow</name>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Open as &amp;Game</source>
        <translation>作为对局打开(&amp;G)</translation>
    </message>
    <message>
        <source>Test Suite</source>
        <translation>测试集</translation>
    </message>
    <message>
        <source>Engine to test</source>
        <translation>要测试的引擎</translation>
    </message>
    <message>
        <source>How answers are judged</source>
        <translation>如何判断回答</translation>
    </message>
    <message>
        <source>Judged as GNU Go does</source>
        <translation>按 GNU Go 的方式判断</translation>
    </message>
    <message>
        <source>Judged as GoGui does</source>
        <translation>按 GoGui 的方式判断</translation>
    </message>
    <message>
        <source>In a game, engines can be asked about the position, and draw on it</source>
        <translation>在对局中可以就局面询问引擎，并由它在棋盘上画图</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Position of the test</source>
        <translation>测试的局面</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>对话内容</translation>
    </message>
    <message>
        <source>Run the tests to see what the engine is asked and what it answers.</source>
        <translation>运行测试，可看到对引擎的提问和它的回答。</translation>
    </message>
    <message>
        <source>%1 – Test Suite</source>
        <translation>%1 – 测试集</translation>
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
            <numerusform>%n 个测试</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n odd line(s) in the suite</source>
        <translation>
            <numerusform>%1；测试集中有 %n 行异常</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tests: %3 pass, %4 fail; unexpected: %5 passes, %6 failures</source>
        <translation>%2 个测试中的 %1 个：%3 个通过，%4 个未通过；意外：%5 个通过，%6 个未通过</translation>
    </message>
    <message>
        <source>Which position it is about is known to the engine only.</source>
        <translation>它针对哪个局面，只有引擎知道。</translation>
    </message>
    <message>
        <source>Squares are expected, circles were answered, triangles are asked about.</source>
        <translation>方块为预期，圆圈为回答，三角为所问。</translation>
    </message>
    <message>
        <source>&amp;Hide passes</source>
        <translation>隐藏通过的(&amp;H)</translation>
    </message>
</context>
<context>
    <name>shinpan::SyncBadge</name>
    <message>
        <source>Click to tell it the game anew.</source>
        <translation>点击可重新告知对局。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Tells it the game anew</source>
        <translation>重新告知对局</translation>
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
        <translation>同步到第 %1 手；轮到它时会得知之后的着手</translation>
    </message>
    <message>
        <source>In sync at move %1</source>
        <translation>同步到第 %1 手</translation>
    </message>
    <message>
        <source>At move %1; it is led back to move %2 when it is its turn</source>
        <translation>在第 %1 手；轮到它时会带回第 %2 手</translation>
    </message>
    <message>
        <source>It is told the whole game when it is its turn</source>
        <translation>轮到它时会告知整个对局</translation>
    </message>
    <message>
        <source>It is being led to move %1</source>
        <translation>正在带到第 %1 手</translation>
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
        <translation>指导</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>结束课程</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>收起提示</translation>
    </message>
    <message>
        <source>Go to the moment %1</source>
        <translation>转到时刻 %1</translation>
    </message>
    <message>
        <source>Show the position and what was better</source>
        <translation>显示局面和更好的下法</translation>
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
        <translation>让引擎指出此局面的好手</translation>
    </message>
    <message>
        <source>Show the &amp;Better Line</source>
        <translation>显示更好的变化(&amp;B)</translation>
    </message>
    <message>
        <source>Show what would have been better than the move</source>
        <translation>显示比这一手更好的下法</translation>
    </message>
    <message>
        <source>Better Line</source>
        <translation>更好的变化</translation>
    </message>
    <message>
        <source>Take the &amp;Mistake Back</source>
        <translation>收回失误(&amp;M)</translation>
    </message>
    <message>
        <source>Take the move back, with the answer to it, and show what was better</source>
        <translation>收回这一手及对它的应手，并显示更好的下法</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>%1 can judge no more: it %2.</source>
        <translation>%1 不能再评价：%2。</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>这里没有能评价着手的引擎。</translation>
    </message>
    <message>
        <source>Teaching game: %1 looks at your moves.</source>
        <translation>指导棋：%1 在看您的着手。</translation>
    </message>
    <message>
        <source>Looking at the rest of the game…</source>
        <translation>正在查看对局的其余部分…</translation>
    </message>
    <message>
        <source>No move of yours lost much.</source>
        <translation>您没有损失很大的着手。</translation>
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
        <translation>%1 没有提示：%2。</translation>
    </message>
    <message>
        <source>This is a serious game: hints wait till it is over.</source>
        <translation>这是认真的对局：提示要等对局结束。</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingField</name>
    <message>
        <source>Teaching game</source>
        <translation>指导棋</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes of %n point(s) or more</source>
        <translation>
            <numerusform>%n 目或更大的失误</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes of %1 points or more</source>
        <translation>%1 目或更大的失误</translation>
    </message>
    <message>
        <source>Nobody plays who could be taught.</source>
        <translation>没有可以指导的人在下。</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>这里没有能评价着手的引擎。</translation>
    </message>
    <message>
        <source>An engine tells what your moves lost, and mistakes can be taken back with a key.</source>
        <translation>引擎告知您的着手损失多少，按一键可收回失误。</translation>
    </message>
    <message>
        <source>Nobody judges your moves.</source>
        <translation>没有引擎评价您的着手。</translation>
    </message>
    <message>
        <source>No help at all: a serious game</source>
        <translation>没有任何帮助：认真的对局</translation>
    </message>
    <message>
        <source>Hints, analysis, estimates and what the opponent thinks wait till the game is over.</source>
        <translation>提示、分析、形势判断和对手的想法都要等对局结束。</translation>
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
        <translation>胜率 %1</translation>
    </message>
    <message>
        <source>Move %1, %2: %3 would play there, too.</source>
        <translation>第 %1 手，%2：%3 也会下在那里。</translation>
    </message>
    <message>
        <source>Move %1, %2: nothing is surely better.</source>
        <translation>第 %1 手，%2：没有肯定更好的。</translation>
    </message>
    <message>
        <source>Move %1, %2, lost %3; %4 was better.</source>
        <translation>第 %1 手，%2，损失 %3；%4 更好。</translation>
    </message>
    <message>
        <source>%1 · %2 · −%3</source>
        <comment>number, move, what it lost</comment>
        <translation>%1 · %2 · −%3</translation>
    </message>
    <message>
        <source>No hint: the engine names no move.</source>
        <translation>没有提示：引擎没有给出着手。</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>提示：%1。</translation>
    </message>
    <message>
        <source>Hint: %1. Nearly as good: %2.</source>
        <translation>提示：%1。几乎一样好：%2。</translation>
    </message>
</context>
<context>
    <name>shinpan::TemplatePage</name>
    <message>
        <source>&amp;Configuration file</source>
        <translation>配置文件(&amp;C)</translation>
    </message>
    <message>
        <source>Choose the configuration file</source>
        <translation>选择配置文件</translation>
    </message>
    <message>
        <source>Configurations (*.cfg);;All files (*)</source>
        <translation>配置 (*.cfg);;所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;Network file</source>
        <translation>网络文件(&amp;N)</translation>
    </message>
    <message>
        <source>Choose the network file</source>
        <translation>选择网络文件</translation>
    </message>
    <message>
        <source>Networks (*.gz *.bin *.txt *network*);;All files (*)</source>
        <translation>网络 (*.gz *.bin *.txt *network*);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Add &amp;Engine</source>
        <translation>添加引擎(&amp;E)</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>程序(&amp;P)</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>选择程序</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>找到 %1</translation>
    </message>
    <message>
        <source>%1 was not found in the usual folders. Choose where it is.</source>
        <translation>在通常的文件夹中没有找到 %1。请选择其位置。</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>无法启动：%1。</translation>
    </message>
    <message>
        <source>Missing. Looked in %1.</source>
        <translation>缺少。已在 %1 中查找。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
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
        <translation>把对局的规则和贴目告知引擎</translation>
    </message>
    <message>
        <source>%1 plays by %2; the game has %3.</source>
        <translation>%1 按 %2 下；对局用的是 %3。</translation>
    </message>
    <message>
        <source>%1 counts a komi of %2; the game has %3.</source>
        <translation>%1 的贴目为 %2；对局为 %3。</translation>
    </message>
</context>
<context>
    <name>shinpan::TextQueryRow</name>
    <message>
        <source>&amp;Match case</source>
        <translation>区分大小写(&amp;M)</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>要查找的文字</translation>
    </message>
    <message>
        <source>Comments, names, labels, game information</source>
        <translation>注释、名称、文字、对局信息</translation>
    </message>
</context>
<context>
    <name>shinpan::ThemeMenu</name>
    <message>
        <source>Wood, to Match the &amp;Desktop</source>
        <translation>木纹，随桌面深浅(&amp;D)</translation>
    </message>
    <message>
        <source>%1 or %2, to Match the Desktop</source>
        <translation>%1 或 %2，随桌面深浅</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Open Theme Folder</source>
        <translation>打开主题文件夹(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeControlField</name>
    <message>
        <source>No limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>包干</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>菲舍尔</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>加拿大</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>读秒</translation>
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
        <translation>每手之后</translation>
    </message>
    <message>
        <source>then</source>
        <translation>然后</translation>
    </message>
    <message>
        <source>stones in</source>
        <translation>子，用时</translation>
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
        <translation>常用时间</translation>
    </message>
    <message>
        <source>%1: main time</source>
        <translation>%1：基本用时</translation>
    </message>
    <message>
        <source>%1: usual times</source>
        <translation>%1：常用时间</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1：数目</translation>
    </message>
    <message>
        <source>%1: period</source>
        <translation>%1：每次用时</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeFields</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>White’s time</source>
        <translation>白方时间</translation>
    </message>
    <message>
        <source>White has a different time</source>
        <translation>白方时间不同</translation>
    </message>
    <message>
        <source>Black’s time</source>
        <translation>黑方时间</translation>
    </message>
    <message>
        <source>Nothing limits how long %1 may think. Choose a time here unless its command line sets a limit.</source>
        <translation>%1 的思考时间没有限制。除非其命令行设有限制，请在此选择时间。</translation>
    </message>
    <message>
        <source>GTP has whole seconds only: an engine that does not know kata-time_settings is told %1 instead of %2.</source>
        <translation>GTP 只有整秒：不认识 kata-time_settings 的引擎会得知 %1 而不是 %2。</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeoutFields</name>
    <message>
        <source>&amp;To start and answer first</source>
        <translation>启动和首次回答(&amp;T)</translation>
    </message>
    <message>
        <source>Time to start and answer first</source>
        <translation>启动和首次回答的时间</translation>
    </message>
    <message>
        <source>To set &amp;up and relay moves</source>
        <translation>摆局面和转达着手(&amp;U)</translation>
    </message>
    <message>
        <source>Time to set up and relay moves</source>
        <translation>摆局面和转达着手的时间</translation>
    </message>
    <message>
        <source>To &amp;move, beside the clock</source>
        <translation>着手，棋钟之外(&amp;M)</translation>
    </message>
    <message>
        <source>Time to move, beside the clock</source>
        <translation>着手的时间，棋钟之外</translation>
    </message>
    <message>
        <source>To sco&amp;re</source>
        <translation>计分(&amp;R)</translation>
    </message>
    <message>
        <source>Time to score</source>
        <translation>计分的时间</translation>
    </message>
    <message>
        <source>To &amp;quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Time to quit</source>
        <translation>退出的时间</translation>
    </message>
    <message>
        <source>Use &amp;Defaults</source>
        <translation>使用默认值(&amp;D)</translation>
    </message>
    <message>
        <source>Set the usual times</source>
        <translation>设为常规时间</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>不限时间</translation>
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
        <translation>此对局由另一进程进行。比赛文件中有 log_gtp = true 时，可在这里读到对引擎所说和引擎所答。</translation>
    </message>
    <message>
        <source>What the engines are told and say</source>
        <translation>对引擎所说和引擎所答</translation>
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
        <translation>解题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Frame as a Problem</source>
        <translation>为题目加框(&amp;F)</translation>
    </message>
    <message>
        <source>Guess the moves of the game, from the position on the board on</source>
        <translation>从棋盘上的局面起猜对局的着手</translation>
    </message>
    <message>
        <source>Solve the problems of this file; it answers</source>
        <translation>解此文件的题目；由文件应对</translation>
    </message>
    <message>
        <source>Fill the rest of the board, so that an engine plays for this position</source>
        <translation>填满棋盘的其余部分，使引擎专注于此局面</translation>
    </message>
    <message>
        <source>Pra&amp;ctice</source>
        <translation>练习(&amp;C)</translation>
    </message>
    <message>
        <source>Guess the Move</source>
        <translation>猜棋</translation>
    </message>
    <message>
        <source>There is no problem here: a position with moves that solve it.</source>
        <translation>这里没有题目：须有一个带正解着手的局面。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Drag over the stones that the problem is about.</source>
        <translation>请在题目所涉及的棋子上拖动。</translation>
    </message>
    <message>
        <source>There is no room for a frame around these stones.</source>
        <translation>这些棋子周围没有加框的空间。</translation>
    </message>
    <message>
        <source>&amp;Questions of My Games…</source>
        <translation>我的对局中的题目(&amp;Q)…</translation>
    </message>
    <message>
        <source>The mistakes that are asked again, of all games</source>
        <translation>所有对局中会再次出题的失误</translation>
    </message>
    <message>
        <source>No move here is known to be a mistake.</source>
        <translation>这里没有已知为失误的着手。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>我的对局中的题目</translation>
    </message>
    <message>
        <source>With komi %1 the problem decides the game: the board is too small to be shared out.</source>
        <translation>贴目 %1 时此题决定对局：棋盘太小，无法分配。</translation>
    </message>
    <message>
        <source>There are problems here: %1 asks them.</source>
        <translation>这里有题目：按 %1 做题。</translation>
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
        <translation>对引擎所说和引擎所答</translation>
    </message>
    <message>
        <source>Go to the newest line and follow</source>
        <translation>转到最新的行并跟随</translation>
    </message>
    <message>
        <source>&amp;Copy Lines</source>
        <translation>复制各行(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Go to the &amp;Newest Line</source>
        <translation>转到最新的行(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… 还有 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;old Streamed Analysis</source>
        <translation>折叠连续的分析(&amp;O)</translation>
    </message>
    <message>
        <source>Standard Error &amp;beside the Rest</source>
        <translation>标准错误并列显示(&amp;B)</translation>
    </message>
</context>
<context>
    <name>shinpan::TreeFeature</name>
    <message>
        <source>Game Tree</source>
        <translation>变化树</translation>
    </message>
</context>
<context>
    <name>shinpan::TrustBoxes</name>
    <message>
        <source>May c&amp;laim a win</source>
        <translation>可以声明获胜(&amp;L)</translation>
    </message>
    <message>
        <source>Its sc&amp;ore counts</source>
        <translation>其计分有效(&amp;O)</translation>
    </message>
    <message>
        <source>Compare &amp;boards</source>
        <translation>核对棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>It may end a game it is sure of, if it knows gomill-genmove_ex.</source>
        <translation>若认识 gomill-genmove_ex，可结束它有把握的对局。</translation>
    </message>
    <message>
        <source>After the passes it is asked who won (final_score and the dead stones).</source>
        <translation>双方停一手之后，询问它谁胜 (final_score 和死子)。</translation>
    </message>
    <message>
        <source>Whenever it was set up its stones are compared with ours, where list_stones or showboard tells them.</source>
        <translation>每次摆局面时，若 list_stones 或 showboard 能给出，就将其棋子与我们的核对。</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>轮走方</translation>
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
        <translation>其分析给出哪一方的胜率(&amp;E)</translation>
    </message>
    <message>
        <source>KataGo tells those of the side to move, unless its configuration says otherwise (reportAnalysisWinratesAs).</source>
        <translation>KataGo 给出轮走方的胜率，除非其配置 (reportAnalysisWinratesAs) 另有规定。</translation>
    </message>
    <message>
        <source>where that is known to be safe, in slow games</source>
        <translation>在已知安全时，用于慢棋</translation>
    </message>
    <message>
        <source>in slow games</source>
        <translation>用于慢棋</translation>
    </message>
    <message>
        <source>always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Tells what it t&amp;hinks of its moves</source>
        <translation>说出对自己着手的看法(&amp;H)</translation>
    </message>
    <message>
        <source>Its chances, lead and main line are kept with each move, if it knows kata-genmove_analyze or the like. Slow games are those in which its moves take a second or more on average. A check that finds it safe chooses them.</source>
        <translation>若认识 kata-genmove_analyze 之类，则随每一手保存其胜率、领先和主要变化。慢棋指平均每手一秒或以上的对局。检查认为安全时会选择它。</translation>
    </message>
    <message>
        <source>it may think</source>
        <translation>可以思考</translation>
    </message>
    <message>
        <source>it may not, and is watched</source>
        <translation>不可以，并受监视</translation>
    </message>
    <message>
        <source>it is stopped</source>
        <translation>使其停下</translation>
    </message>
    <message>
        <source>While its opponent thin&amp;ks</source>
        <translation>对手思考时(&amp;K)</translation>
    </message>
    <message>
        <source>Watched by the processor time that its processes use. It can be neither watched nor stopped on another machine.</source>
        <translation>根据其进程所用的处理器时间监视。在另一台机器上既不能监视也不能停下。</translation>
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
        <translation>下一题(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the Better Moves</source>
        <translation>显示更好的着手(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Those Not Found Again</source>
        <translation>没有找到的再来一次(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Ask these again on other days</source>
        <translation>在别的日子再次出题(&amp;A)</translation>
    </message>
    <message>
        <source>Each question that was answered is kept in a file of yours: what was not found comes back soon, the rest later and later.</source>
        <translation>每道答过的题都保存在您的一个文件中：没有找到的很快再来，其余的越来越晚。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a side, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Both sides’ mistakes</source>
        <translation>双方的失误</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>黑方的失误</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>白方的失误</translation>
    </message>
    <message>
        <source>Whose mistakes are asked</source>
        <translation>对谁的失误出题</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>Move %1, Black to play.</source>
        <translation>第 %1 手，轮黑下。</translation>
    </message>
    <message>
        <source>Move %1, White to play.</source>
        <translation>第 %1 手，轮白下。</translation>
    </message>
    <message>
        <source>The move of the game was a mistake. What is better?</source>
        <translation>对局中的着手是失误。哪里更好？</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>找到 %1 / %2</translation>
    </message>
    <message>
        <source>The review did not look at it. Try another move, or have the better ones shown.</source>
        <translation>复盘没有看过它。请另试一手，或显示更好的着手。</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>不知道</translation>
    </message>
    <message>
        <source>Try Again · %1</source>
        <translation>再试一次 · %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>正在询问 %1…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 没有可说的。</translation>
    </message>
    <message>
        <source>%1 thinks that it loses %2, but is not sure. Try another move, or have the better ones shown.</source>
        <translation>%1 认为它损失 %2，但不确定。请另试一手，或显示更好的着手。</translation>
    </message>
    <message>
        <source>%1: well found</source>
        <translation>%1：找得好</translation>
    </message>
    <message>
        <source>%1 again: it lost %2</source>
        <translation>又是 %1：损失了 %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 损失 %2</translation>
    </message>
    <message>
        <source>The better moves</source>
        <translation>更好的着手</translation>
    </message>
    <message>
        <source>The game’s move, %1, lost %2.</source>
        <translation>对局中的着手 %1 损失了 %2。</translation>
    </message>
    <message>
        <source>The review names no better move.</source>
        <translation>复盘没有指出更好的着手。</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>最佳：%1。</translation>
    </message>
    <message>
        <source>No more questions</source>
        <translation>没有更多题目</translation>
    </message>
    <message>
        <source>What was not found comes back in ten minutes, the rest tomorrow and later.</source>
        <translation>没有找到的十分钟后再来，其余的明天及以后。</translation>
    </message>
    <message>
        <source>No mistake of this side is known</source>
        <translation>没有这一方的已知失误</translation>
    </message>
    <message>
        <source>None was answered</source>
        <translation>还没有回答</translation>
    </message>
    <message>
        <source>On the board: what moves gain (+) or lose (−) beside %1.</source>
        <translation>棋盘上：各着手相对于 %1 的所得 (+) 与损失 (−)。</translation>
    </message>
</context>
<context>
    <name>shinpan::TuneFields</name>
    <message>
        <source>Add Parameter</source>
        <translation>添加参数</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>no proof</source>
        <translation>不验证</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
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
        <translation>GTP 命令，例如 kata-set-param cpuct {cpuct}</translation>
    </message>
    <message>
        <source>How the first player is started; {name} stands where the value of the parameter is to be</source>
        <translation>第一名棋手如何启动；参数值所在之处写 {name}</translation>
    </message>
    <message>
        <source>Monte Carlo (UCB tree), as Gomill</source>
        <translation>蒙特卡罗（UCB 树），同 Gomill</translation>
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
        <translation>高斯过程，所需对局最少</translation>
    </message>
    <message>
        <source>How many Elo stronger than the second player, or weaker</source>
        <translation>比第二名棋手强或弱多少 Elo</translation>
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
        <translation> 小时思考</translation>
    </message>
    <message>
        <source>stronger by </source>
        <translation>强 </translation>
    </message>
    <message>
        <source>What was found plays the engine’s own values when the search is over, until a sequential test decides</source>
        <translation>搜索结束后，所得的值与引擎自身的值对局，直到序贯检验判定</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>命令(&amp;M)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>启动时</translation>
    </message>
    <message>
        <source>Met&amp;hod</source>
        <translation>方法(&amp;H)</translation>
    </message>
    <message>
        <source>Levels, Elo</source>
        <translation>级别，Elo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>Proving match</source>
        <translation>验证赛</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>There is another parameter of this name.</source>
        <translation>另一个参数已用此名称。</translation>
    </message>
    <message>
        <source>Write {%1} here, or in a command at the start, where its value is to be.</source>
        <translation>请在这里或启动时的命令中写 {%1}，表示其值所在之处。</translation>
    </message>
    <message>
        <source>SPSA plays the engine against itself: choose one player only.</source>
        <translation>SPSA 让引擎与自己对局：请只选择一名棋手。</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it.</source>
        <translation>SPSA 需要对局数：步长据此确定。</translation>
    </message>
    <message>
        <source>Levels are numbers with commas between them, as -200, -100, 0.</source>
        <translation>级别是以逗号分隔的数，例如 -200, -100, 0。</translation>
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
        <translation>已证实：所得的值强于引擎自身的值。</translation>
    </message>
    <message>
        <source>Refuted: the values found are not stronger by so much.</source>
        <translation>已否定：所得的值没有强那么多。</translation>
    </message>
    <message>
        <source>The match against the engine’s own values is not decided yet.</source>
        <translation>与引擎自身的值的比赛还没有结论。</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
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
        <translation>参数</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>调参</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above the engine’s own values.</source>
        <translation>对 %2 为 %1 Elo，比引擎自身的值高 %3。</translation>
    </message>
    <message>
        <source>Nothing in the range is more than %1 Elo better: %2 % sure.</source>
        <translation>范围内没有什么能好出 %1 Elo 以上：确信度 %2 %。</translation>
    </message>
    <message>
        <source>The values found are to be proved against the engine’s own.</source>
        <translation>所得的值将与引擎自身的值对局验证。</translation>
    </message>
    <message>
        <source>At its end, the values found are proved against the engine’s own.</source>
        <translation>结束时，所得的值与引擎自身的值对局验证。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).</source>
        <translation>
            <numerusform>%n 局，LLR %1，从 %2 (%3 Elo) 到 %4 (%5 Elo)。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the &amp;Match</source>
        <translation>显示比赛(&amp;M)</translation>
    </message>
    <message>
        <source>Play the &amp;Match</source>
        <translation>进行比赛(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keep as Strengths…</source>
        <translation>保存为棋力(&amp;K)…</translation>
    </message>
    <message>
        <source>New Game and the start page offer them then</source>
        <translation>之后新对局和起始页会提供它们</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>对 %1 的 Elo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n level(s) known to ±%2 Elo.</source>
        <translation>
            <numerusform>%n 个级别中有 %1 个精确到 ±%2 Elo。</numerusform>
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
        <translation>输入</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>撤销标记(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>悔棋(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销%1(&amp;U)</translation>
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
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>The game being played depends on this: undo it when the game is over</source>
        <translation>进行中的对局依赖于此：请在对局结束后撤销</translation>
    </message>
    <message>
        <source>The game being played depends on this: redo it when the game is over</source>
        <translation>进行中的对局依赖于此：请在对局结束后重做</translation>
    </message>
</context>
<context>
    <name>shinpan::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to these %n document(s)?</source>
        <translation>
            <numerusform>保存对这 %n 个文档的更改吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation>要保存的文档</translation>
    </message>
    <message>
        <source>Changes to those not ticked will be lost.</source>
        <translation>未勾选者的更改将丢失。</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>全部放弃(&amp;D)</translation>
    </message>
</context>
<context>
    <name>shinpan::ValueLine</name>
    <message>
        <source>%1 characters are too many to edit here; use “SGF Properties” to see them all.</source>
        <translation>有 %1 个字符，太多而无法在此编辑；用“SGF 属性”可查看全部。</translation>
    </message>
</context>
<context>
    <name>shinpan::VerificationWindow</name>
    <message>
        <source>&amp;Verify Again</source>
        <translation>再次验证(&amp;V)</translation>
    </message>
    <message>
        <source>%1 – Verification</source>
        <translation>%1 – 验证</translation>
    </message>
    <message>
        <source>SHA-256 that was published</source>
        <translation>已公布的 SHA-256</translation>
    </message>
    <message>
        <source>of its manifest, if you know it</source>
        <translation>其清单的，如果您知道</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>正在验证</translation>
    </message>
    <message>
        <source>&amp;Published SHA-256:</source>
        <translation>已公布的 SHA-256(&amp;P)：</translation>
    </message>
    <message>
        <source>Every move is judged again, every score counted again, every number of the report recomputed.</source>
        <translation>重新判定每一手，重新计算每个得分，重新计算报告中的每个数。</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>一切与封存时相同。</translation>
    </message>
    <message>
        <source>Something is not as it was sealed: see the end of the list.</source>
        <translation>有内容与封存时不同：见列表末尾。</translation>
    </message>
    <message>
        <source>It cannot be verified: %1</source>
        <translation>无法验证：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::ViewFeature</name>
    <message>
        <source>The language will change at the next start.</source>
        <translation>语言将在下次启动时改变。</translation>
    </message>
    <message>
        <source>&amp;About Shinpan…</source>
        <translation>关于 Shinpan(&amp;A)…</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Stones are heard. Click for silence.</source>
        <translation>有棋子声音。点击静音。</translation>
    </message>
    <message>
        <source>Nothing is heard. Click to hear stones.</source>
        <translation>没有声音。点击听棋子声音。</translation>
    </message>
</context>
<context>
    <name>shinpan::WarningsDialog</name>
    <message>
        <source>Repairs</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>What was odd in %1</source>
        <translation>%1 中的异常</translation>
    </message>
    <message>
        <source>The file itself is unchanged. Saving writes it repaired.</source>
        <translation>文件本身没有改变。保存时写入修复后的内容。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>What was odd</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>处理</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more that are not listed.</source>
        <translation>
            <numerusform>… 还有 %n 处未列出。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::WordChips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>词：%1</translation>
    </message>
</context>
<context>
    <name>shinpan::WorkBar</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
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
