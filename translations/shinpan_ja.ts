<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
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
        <translation>簡体字中国語 (GBK)</translation>
    </message>
    <message>
        <source>Traditional Chinese (Big5)</source>
        <translation>繁体字中国語 (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift-JIS)</source>
        <translation>日本語 (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>日本語 (EUC-JP)</translation>
    </message>
    <message>
        <source>Japanese (ISO-2022-JP)</source>
        <translation>日本語 (ISO-2022-JP)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>韓国語 (EUC-KR)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>西ヨーロッパ (Latin-1)</translation>
    </message>
    <message>
        <source>Western European (Latin-9)</source>
        <translation>西ヨーロッパ (Latin-9)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>中央ヨーロッパ (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>キリル文字 (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>キリル文字 (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>ギリシャ語 (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>トルコ語 (Windows-1254)</translation>
    </message>
    <message>
        <source>Hebrew (Windows-1255)</source>
        <translation>ヘブライ語 (Windows-1255)</translation>
    </message>
    <message>
        <source>Arabic (Windows-1256)</source>
        <translation>アラビア語 (Windows-1256)</translation>
    </message>
    <message>
        <source>Vietnamese (Windows-1258)</source>
        <translation>ベトナム語 (Windows-1258)</translation>
    </message>
    <message>
        <source>Thai (Windows-874)</source>
        <translation>タイ語 (Windows-874)</translation>
    </message>
</context>
<context>
    <name>CommandAdvice</name>
    <message>
        <source>%1 speaks GTP only when it is started with “%2”.</source>
        <translation>%1 は「%2」を付けて起動したときだけ GTP を話します。</translation>
    </message>
    <message>
        <source>No shell is at work here: the engine receives “%1” as it stands.</source>
        <translation>ここではシェルは働きません。エンジンは「%1」をそのまま受け取ります。</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Game records to open.</source>
        <translation>開く棋譜。</translation>
    </message>
    <message>
        <source>Who plays Black: human, an engine&apos;s name, or its command line.</source>
        <translation>黒の担当: human、エンジンの名前、またはそのコマンドライン。</translation>
    </message>
    <message>
        <source>Who plays White.</source>
        <translation>白の担当。</translation>
    </message>
    <message>
        <source>Start the game at once.</source>
        <translation>すぐに対局を始めます。</translation>
    </message>
    <message>
        <source>Print this.</source>
        <translation>これを表示します。</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>is more than the %1 stones offered here</source>
        <translation>は、ここで選べる石数 %1 より多すぎます</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go.</source>
        <translation>囲碁の審判プログラム。</translation>
    </message>
    <message>
        <source>Open the files here even if the program is already running.</source>
        <translation>プログラムがすでに動いていても、ファイルをここで開きます。</translation>
    </message>
    <message>
        <source>Show the last move of the files, and each move they gain.</source>
        <translation>ファイルの最後の手を表示し、増えた手も順に表示します。</translation>
    </message>
    <message>
        <source>Be a GTP engine on the standard streams: a controller asks, and you answer at the board, or an engine that you give your seat to.</source>
        <translation>標準入出力で GTP エンジンになります。コントローラーが尋ね、あなたが盤上で答えるか、席を譲ったエンジンが答えます。</translation>
    </message>
    <message>
        <source>With --gtp: wait for controllers at this TCP port instead. Without a host, only this computer can call.</source>
        <translation>--gtp と併用: この TCP ポートでコントローラーを待ちます。ホストを指定しないと、このコンピューターからだけ接続できます。</translation>
    </message>
    <message>
        <source>the controller says what is played; name no game</source>
        <translation>何を打つかはコントローラーが決めます。対局を指定しないでください</translation>
    </message>
    <message>
        <source>goes with --gtp</source>
        <translation>は --gtp と併用します</translation>
    </message>
</context>
<context>
    <name>CompetitionTables</name>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
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
        <translation>手数</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Jigo</source>
        <translation>持碁</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (敗退)</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>未対局</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>勝点</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>不戦勝</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布石</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>黒の成績</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区間</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>出来事</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 games repeat(s) another one: all numbers are as uncertain as those of %L2 games.</source>
        <translation>
            <numerusform>%L1 局のうち %n 局がほかの対局の繰り返しです。すべての数値は %L2 局分の確かさしかありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>布石を増やせば異なる対局になります。</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>布石を用意すれば異なる対局になります。</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>時間切れ負け</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>反則負け</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>Lost tasks</source>
        <translation>失われたタスク</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n 個のタスク</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n machine(s)</source>
        <translation>
            <numerusform>%1、マシン %n 台</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1、待機 %2</translation>
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
        <translation>消去</translation>
    </message>
</context>
<context>
    <name>EditTool</name>
    <message>
        <source>%1; Shift: whole groups</source>
        <translation>%1。Shift: 石の一団ごと</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>着手(&amp;P)</translation>
    </message>
    <message>
        <source>Play moves in turn; right button: the other colour</source>
        <translation>交互に着手します。右ボタン: 逆の色</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Set Up &amp;Black</source>
        <translation>黒石を置く(&amp;B)</translation>
    </message>
    <message>
        <source>Set up black stones; right button: white</source>
        <translation>黒石を置きます。右ボタン: 白</translation>
    </message>
    <message>
        <source>Set-Up</source>
        <translation>石の配置</translation>
    </message>
    <message>
        <source>Set &amp;Up White</source>
        <translation>白石を置く(&amp;U)</translation>
    </message>
    <message>
        <source>Set up white stones; right button: black</source>
        <translation>白石を置きます。右ボタン: 黒</translation>
    </message>
    <message>
        <source>&amp;Erase Stones</source>
        <translation>石を消す(&amp;E)</translation>
    </message>
    <message>
        <source>Take stones off the board</source>
        <translation>石を盤から取り除きます</translation>
    </message>
    <message>
        <source>Erasing</source>
        <translation>石の消去</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>三角(&amp;T)</translation>
    </message>
    <message>
        <source>Mark with triangles; right button: remove</source>
        <translation>三角の印を付けます。右ボタン: 消去</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>四角(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with squares; right button: remove</source>
        <translation>四角の印を付けます。右ボタン: 消去</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>丸(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with circles; right button: remove</source>
        <translation>丸の印を付けます。右ボタン: 消去</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>バツ(&amp;O)</translation>
    </message>
    <message>
        <source>Mark with crosses; right button: remove</source>
        <translation>バツの印を付けます。右ボタン: 消去</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>バツ</translation>
    </message>
    <message>
        <source>Se&amp;lected</source>
        <translation>選択印(&amp;L)</translation>
    </message>
    <message>
        <source>Mark as selected; right button: remove</source>
        <translation>選択の印を付けます。右ボタン: 消去</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択印</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>番号(&amp;N)</translation>
    </message>
    <message>
        <source>Number points as they are clicked; right button: remove</source>
        <translation>クリックした順に番号を付けます。右ボタン: 消去</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Lette&amp;rs</source>
        <translation>英字(&amp;R)</translation>
    </message>
    <message>
        <source>Letter points as they are clicked; right button: remove</source>
        <translation>クリックした順に英字を付けます。右ボタン: 消去</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>英字</translation>
    </message>
    <message>
        <source>L&amp;abel</source>
        <translation>文字(&amp;A)</translation>
    </message>
    <message>
        <source>Write the text beside; right button: remove</source>
        <translation>隣の欄の文字を書きます。右ボタン: 消去</translation>
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
        <translation>ドラッグするか両端をクリックして線を引きます。右ボタン: 消去</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>線</translation>
    </message>
    <message>
        <source>Arro&amp;w</source>
        <translation>矢印(&amp;W)</translation>
    </message>
    <message>
        <source>Drag an arrow, or click both ends; right button: remove</source>
        <translation>ドラッグするか両端をクリックして矢印を引きます。右ボタン: 消去</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>Black’s Territor&amp;y</source>
        <translation>黒地(&amp;Y)</translation>
    </message>
    <message>
        <source>Mark Black’s territory; right button: White’s; Shift: whole areas</source>
        <translation>黒地の印を付けます。右ボタン: 白地。Shift: 領域ごと</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <source>W&amp;hite’s Territory</source>
        <translation>白地(&amp;H)</translation>
    </message>
    <message>
        <source>Mark White’s territory; right button: Black’s; Shift: whole areas</source>
        <translation>白地の印を付けます。右ボタン: 黒地。Shift: 領域ごと</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>薄く表示(&amp;D)</translation>
    </message>
    <message>
        <source>Dim what does not matter from here on; right button: not</source>
        <translation>ここから先、重要でない所を薄くします。右ボタン: 解除</translation>
    </message>
    <message>
        <source>Dimming</source>
        <translation>薄い表示</translation>
    </message>
    <message>
        <source>&amp;Visible Part</source>
        <translation>表示範囲(&amp;V)</translation>
    </message>
    <message>
        <source>Drag over the part to show from here on; right button: all</source>
        <translation>ここから先に表示する範囲をドラッグします。右ボタン: 全体</translation>
    </message>
    <message>
        <source>Visible Part</source>
        <translation>表示範囲</translation>
    </message>
</context>
<context>
    <name>EngineTemplates</name>
    <message>
        <source>level %1</source>
        <translation>レベル %1</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>探索数 %1</translation>
    </message>
    <message>
        <source>The first start on a graphics card tunes it, which can take minutes.</source>
        <translation>グラフィックカードでの初回起動時は調整のため数分かかることがあります。</translation>
    </message>
    <message>
        <source>It only plays on its network’s board size, nearly always 19×19. A large network takes a while to load.</source>
        <translation>ネットワークの碁盤サイズ (ほぼ常に 19×19) でしか打ちません。大きなネットワークは読み込みに時間がかかります。</translation>
    </message>
    <message>
        <source>%1 playouts</source>
        <translation>プレイアウト %1</translation>
    </message>
    <message>
        <source>With a fixed number of playouts it ignores the clock. It gives no score until all groups are settled.</source>
        <translation>プレイアウト数を固定すると時計を無視します。すべての石の死活が決まるまで結果を出しません。</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 局</translation>
    </message>
    <message>
        <source>It only accepts time settings before the first move.</source>
        <translation>時間の設定は最初の手の前にしか受け付けません。</translation>
    </message>
    <message>
        <source>Its pattern files must be in its program’s folder.</source>
        <translation>パターンファイルはプログラムのフォルダーに置く必要があります。</translation>
    </message>
    <message>
        <source>Its strength and its time are set in aq_config.txt in its folder.</source>
        <translation>強さと時間は、そのフォルダーの aq_config.txt で設定します。</translation>
    </message>
    <message>
        <source>One engine proposes moves, others judge them, and the best is played. Once it is added, put the commands of your own engines behind --proposer and --evaluator on its command line, each in quotes.</source>
        <translation>1 つのエンジンが手を提案し、ほかのエンジンが評価して、最善のものを打ちます。追加したら、コマンドラインの --proposer と --evaluator の後に自分のエンジンのコマンドをそれぞれ引用符で囲んで書いてください。</translation>
    </message>
</context>
<context>
    <name>FileIcons</name>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>%1 ファイル</translation>
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
        <translation>対局 %1</translation>
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
            <numerusform>%n 局面</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>手なし</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>A controller’s game</source>
        <translation>コントローラーの対局</translation>
    </message>
</context>
<context>
    <name>GraphPlot</name>
    <message>
        <source>Black’s chance to win</source>
        <translation>黒の勝率</translation>
    </message>
    <message>
        <source>Black’s lead in points</source>
        <translation>黒のリード (目)</translation>
    </message>
    <message>
        <source>Disagreement on it</source>
        <translation>評価の食い違い</translation>
    </message>
    <message>
        <source>White’s chance to win</source>
        <translation>白の勝率</translation>
    </message>
    <message>
        <source>White’s lead in points</source>
        <translation>白のリード (目)</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>the command line names no program</source>
        <translation>コマンドラインにプログラムの名前がない</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>プログラムが指定されていません</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>ファイル %1 がありません</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <translation>%1 はフォルダーで、プログラムではありません</translation>
    </message>
    <message>
        <source>%1 is not executable</source>
        <translation>%1 は実行できません</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>ファイルでなくフォルダーです</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>ファイルでなくパイプです</translation>
    </message>
    <message>
        <source>it is a socket, not a file</source>
        <translation>ファイルでなくソケットです</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>ファイルでなくデバイスです</translation>
    </message>
    <message>
        <source>its sandbox needs bubblewrap: %1</source>
        <translation>サンドボックスに bubblewrap が必要です: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address runs in no sandbox of ours</source>
        <translation>アドレスで待ち受けるエンジンは、こちらのサンドボックスでは動きません</translation>
    </message>
    <message>
        <source>its sandbox failed: %1</source>
        <translation>サンドボックスが失敗した: %1</translation>
    </message>
    <message>
        <source>there is no program “%1” in %2 or %3</source>
        <translation>プログラム「%1」が %2 にも %3 にもありません</translation>
    </message>
    <message>
        <source>the quote %1 at character %2 is never closed</source>
        <translation>%2 文字目の引用符 %1 が閉じられていない</translation>
    </message>
    <message>
        <source>nothing follows the backslash at character %1</source>
        <translation>%1 文字目のバックスラッシュの後に何もない</translation>
    </message>
    <message>
        <source>“%1” is not an address; it must be tcp://host:port, as in tcp://localhost:6800 or tcp://[::1]:6800</source>
        <translation>「%1」はアドレスではありません。tcp://localhost:6800 や tcp://[::1]:6800 のように tcp://host:port と書きます</translation>
    </message>
    <message>
        <source>the port in “%1” is not between 1 and 65535</source>
        <translation>「%1」のポートは 1 から 65535 までではありません</translation>
    </message>
    <message>
        <source>there is no command in this line</source>
        <translation>この行にコマンドがない</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <translation>起動できなかった: %1</translation>
    </message>
    <message>
        <source>no such directory: %1</source>
        <translation>そのようなディレクトリはない: %1</translation>
    </message>
    <message>
        <source>no such program: %1</source>
        <translation>そのようなプログラムはない: %1</translation>
    </message>
    <message>
        <source>not executable: %1</source>
        <translation>実行できない: %1</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no computer of this name was found</source>
        <translation>%1 に接続できない: その名前のコンピューターが見つからない</translation>
    </message>
    <message>
        <source>cannot be reached at %1: connection refused</source>
        <translation>%1 に接続できない: 接続が拒否された</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no answer within %2 s</source>
        <translation>%1 に接続できない: %2 秒以内に答えがない</translation>
    </message>
    <message>
        <source>check the address</source>
        <translation>アドレスを確かめてください</translation>
    </message>
    <message>
        <source>check the address, and that no firewall is in the way</source>
        <translation>アドレスを確かめ、ファイアウォールが妨げていないか確かめてください</translation>
    </message>
    <message>
        <source>start the engine there, listening on this port</source>
        <translation>そこでエンジンを起動し、このポートで待ち受けさせてください</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was closed by the other side</source>
        <translation>切断された: %1 への接続が相手に閉じられた</translation>
    </message>
    <message>
        <source>exited with code %1 during &quot;%2&quot;</source>
        <translation>&quot;%2&quot; の間にコード %1 で終了した</translation>
    </message>
    <message>
        <source>exited with code %1</source>
        <translation>コード %1 で終了した</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2) during &quot;%3&quot;</source>
        <translation>&quot;%3&quot; の間にシグナル %1 (%2) で止められた</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2)</source>
        <translation>シグナル %1 (%2) で止められた</translation>
    </message>
    <message>
        <source>did not answer &quot;%1&quot; within %2</source>
        <translation>&quot;%1&quot; に %2 以内に答えなかった</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with a failure and no explanation</source>
        <translation>&quot;%1&quot; に、説明なしの失敗を答えた</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with the failure &quot;%2&quot;</source>
        <translation>&quot;%1&quot; に失敗 &quot;%2&quot; を答えた</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with nothing</source>
        <translation>&quot;%1&quot; に何も答えなかった</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, which makes no sense</source>
        <translation>&quot;%1&quot; に、意味をなさない &quot;%2&quot; を答えた</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, not with %3 points of the board</source>
        <translation>&quot;%1&quot; に盤の %3 点でなく &quot;%2&quot; を答えた</translation>
    </message>
    <message>
        <source>was closed before it answered &quot;%1&quot;</source>
        <translation>&quot;%1&quot; に答える前に閉じられた</translation>
    </message>
    <message>
        <source>has a different board from the one it was told, at %1</source>
        <translation>%1 で、伝えたのと違う盤を持っている</translation>
    </message>
    <message>
        <source>speaks GMP, not GTP; GNU Go needs --mode gtp</source>
        <translation>GTP でなく GMP を話す。GNU Go には --mode gtp が必要</translation>
    </message>
    <message>
        <source>it does not speak GTP but wrote &quot;%1&quot;</source>
        <translation>GTP を話さず &quot;%1&quot; と出力した</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot;</source>
        <translation>&quot;%1&quot; と出力した</translation>
    </message>
    <message>
        <source>it repeats its input: it is not a GTP engine, or a terminal stands in between</source>
        <translation>入力をそのまま繰り返す: GTP エンジンでないか、間に端末がある</translation>
    </message>
    <message>
        <source>is not a reliable scorer</source>
        <translation>は計算を信頼できない</translation>
    </message>
    <message>
        <source>was sent &quot;%1&quot; by hand</source>
        <translation>&quot;%1&quot; が手動で送られた</translation>
    </message>
    <message>
        <source>%1 used %2 for move %3; its clock allowed %4, with a margin of %5</source>
        <translation>%1 は %3 手目に %2 使った。時計の許す時間は %4、余裕は %5</translation>
    </message>
    <message>
        <source>%1 did not make move %2 in time; its clock allowed %3</source>
        <translation>%1 は %2 手目を時間内に打たなかった。時計の許す時間は %3</translation>
    </message>
    <message>
        <source>%1; its clock allowed %2, with a margin of %3</source>
        <translation>%1。時計の許す時間は %2、余裕は %3</translation>
    </message>
    <message>
        <source>%1 played move %2 at %3, which %4</source>
        <translation>%1 は %2 手目を %3 に打った: %4</translation>
    </message>
    <message>
        <source>is not on the board</source>
        <translation>盤の外</translation>
    </message>
    <message>
        <source>is occupied</source>
        <translation>石がある</translation>
    </message>
    <message>
        <source>is suicide</source>
        <translation>自殺手</translation>
    </message>
    <message>
        <source>retakes the ko at once</source>
        <translation>コウの即時の取り返し</translation>
    </message>
    <message>
        <source>repeats an earlier position</source>
        <translation>以前の局面の繰り返し</translation>
    </message>
    <message>
        <source>placed %1 handicap stones instead of %2</source>
        <translation>置石を %2 個でなく %1 個置いた</translation>
    </message>
    <message>
        <source>placed two handicap stones at %1</source>
        <translation>%1 に置石を 2 個置いた</translation>
    </message>
    <message>
        <source>placed a handicap stone at %1, which is not on the board</source>
        <translation>盤の外の %1 に置石を置いた</translation>
    </message>
    <message>
        <source>%1: it claims that the move is illegal</source>
        <translation>%1: その手は違法だと主張する</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 moves</source>
        <translation>%1 手の制限で止められた</translation>
    </message>
    <message>
        <source>no result: the same position with the same side to move stood after moves %1</source>
        <translation>結果なし: 手番も同じ同一局面が手数 %1 の後に現れた</translation>
    </message>
    <message>
        <source>opinions differ: %1</source>
        <translation>意見が分かれた: %1</translation>
    </message>
    <message>
        <source>not the same dead stones</source>
        <translation>死に石が一致しない</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>move %1 comes before this line branches off, at move %2</source>
        <translation>手 %1 は、この変化が分かれる手 %2 より前です</translation>
    </message>
    <message>
        <source>the line has only 1 move</source>
        <translation>この変化は 1 手だけです</translation>
    </message>
    <message>
        <source>the line has only %1 moves</source>
        <translation>この変化は %1 手だけです</translation>
    </message>
    <message>
        <source>after move %1 there is 1 continuation</source>
        <translation>手 %1 の後の続きは 1 つです</translation>
    </message>
    <message>
        <source>after move %1 there are %2 continuations</source>
        <translation>手 %1 の後の続きは %2 個です</translation>
    </message>
    <message>
        <source>the game has only 1 node, n0 to n0</source>
        <translation>対局のノードは n0 から n0 までの 1 つだけです</translation>
    </message>
    <message>
        <source>the game has only %1 nodes, n0 to n%2</source>
        <translation>対局のノードは n0 から n%2 までの %1 個だけです</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no node; give n0, n1, …</source>
        <translation>&quot;%1&quot; というノードはありません。n0、n1 … と指定してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path; give a move number, or 30.2.45 for move 45 of the second continuation after move 30</source>
        <translation>&quot;%1&quot; は経路ではありません。手数を指定するか、30 手目の後の 2 番目の続きの 45 手目なら 30.2.45 と指定してください</translation>
    </message>
    <message>
        <source>the text is not a game of Go</source>
        <translation>テキストは囲碁の棋譜ではありません</translation>
    </message>
    <message>
        <source>it is for a board of another size</source>
        <translation>別の碁盤サイズのものです</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>中身がありません</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>黒 %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>白 %1</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>%1 MiB より大きいです</translation>
    </message>
    <message>
        <source>it is larger than %1 KiB</source>
        <translation>%1 KiB より大きいです</translation>
    </message>
    <message>
        <source>the suite ends with “quit”: what stands below is never run</source>
        <translation>テスト集は「quit」で終わります。それより下は実行されません</translation>
    </message>
    <message>
        <source>logged in at %1</source>
        <translation>%1 にログイン</translation>
    </message>
    <message>
        <source>game %1 begins as %2 against %3; our rating is %4</source>
        <translation>対局 %1 開始: %2 番、相手は %3、こちらのレーティングは %4</translation>
    </message>
    <message>
        <source>game %1 goes on as %2 against %3; our rating is %4</source>
        <translation>対局 %1 続行: %2 番、相手は %3、こちらのレーティングは %4</translation>
    </message>
    <message>
        <source>game %1 goes on</source>
        <translation>対局 %1 は続行中</translation>
    </message>
    <message>
        <source>game %1: %2, won</source>
        <translation>対局 %1: %2、勝ち</translation>
    </message>
    <message>
        <source>game %1: %2, lost</source>
        <translation>対局 %1: %2、負け</translation>
    </message>
    <message>
        <source>game %1: %2, a draw</source>
        <translation>対局 %1: %2、引き分け</translation>
    </message>
    <message>
        <source>the server sets up game %1, which is not ours</source>
        <translation>サーバーが、こちらのものでない対局 %1 を用意する</translation>
    </message>
    <message>
        <source>somebody else has logged in under this name</source>
        <translation>ほかの誰かがこの名前でログインした</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>サーバー %1</translation>
    </message>
    <message>
        <source>refuses: %1</source>
        <translation>拒否: %1</translation>
    </message>
    <message>
        <source>does not ask who we are</source>
        <translation>こちらが誰かを尋ねない</translation>
    </message>
    <message>
        <source>floods us with lines</source>
        <translation>大量の行を送りつけてくる</translation>
    </message>
    <message>
        <source>its last line on standard error was &quot;%1&quot;</source>
        <translation>標準エラーの最後の行は &quot;%1&quot;</translation>
    </message>
    <message>
        <source>wrote a line of more than 16 MiB</source>
        <translation>16 MiB を超える行を出力した</translation>
    </message>
    <message>
        <source>wrote an answer of more than 16 MiB</source>
        <translation>16 MiB を超える答えを出力した</translation>
    </message>
    <message>
        <source>quit unexpectedly %1</source>
        <translation>%1不意に終了した</translation>
    </message>
    <message>
        <source>quit unexpectedly</source>
        <translation>不意に終了した</translation>
    </message>
    <message>
        <source>crashed %1</source>
        <translation>%1異常終了した</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>異常終了した</translation>
    </message>
    <message>
        <source>gave no answer %1 (waited %2)</source>
        <translation>%1答えなかった (%2 待った)</translation>
    </message>
    <message>
        <source>reported a failure %1: “%2”</source>
        <translation>%1失敗を報告した:「%2」</translation>
    </message>
    <message>
        <source>reported a failure %1</source>
        <translation>%1失敗を報告した</translation>
    </message>
    <message>
        <source>gave an empty answer %1</source>
        <translation>%1空の答えを返した</translation>
    </message>
    <message>
        <source>gave an answer that makes no sense %1: “%2”</source>
        <translation>%1意味をなさない答えを返した:「%2」</translation>
    </message>
    <message>
        <source>did not place %1 handicap stones</source>
        <translation>置石を %1 個置かなかった</translation>
    </message>
    <message>
        <source>was closed before it could answer</source>
        <translation>答える前に閉じられた</translation>
    </message>
    <message>
        <source>wrote without end and was stopped</source>
        <translation>際限なく出力し、止められた</translation>
    </message>
    <message>
        <source>its last message was &quot;%1&quot;</source>
        <translation>最後のメッセージは &quot;%1&quot;</translation>
    </message>
    <message>
        <source>when a move was taken back</source>
        <translation>手を戻されて</translation>
    </message>
    <message>
        <source>when asked for a handicap</source>
        <translation>置石を求められて</translation>
    </message>
    <message>
        <source>when asked for a move</source>
        <translation>手を求められて</translation>
    </message>
    <message>
        <source>when asked for an analysis</source>
        <translation>解析を求められて</translation>
    </message>
    <message>
        <source>when asked for the result</source>
        <translation>結果を求められて</translation>
    </message>
    <message>
        <source>when it was started</source>
        <translation>起動されて</translation>
    </message>
    <message>
        <source>when the board was set up</source>
        <translation>盤を並べられて</translation>
    </message>
    <message>
        <source>when told the handicap</source>
        <translation>置石を伝えられて</translation>
    </message>
    <message>
        <source>when told the komi</source>
        <translation>コミを伝えられて</translation>
    </message>
    <message>
        <source>when told the size of the board</source>
        <translation>碁盤サイズを伝えられて</translation>
    </message>
    <message>
        <source>when told the time left</source>
        <translation>残り時間を伝えられて</translation>
    </message>
    <message>
        <source>when told the move %1</source>
        <translation>手 %1 を伝えられて</translation>
    </message>
    <message>
        <source>while at work</source>
        <translation>作業中に</translation>
    </message>
    <message>
        <source>the range must go from a lower number to a higher one</source>
        <translation>範囲は小さい数から大きい数でなければなりません</translation>
    </message>
    <message>
        <source>the range of a logarithmic scale must go from a number above 0 to a higher one</source>
        <translation>対数目盛りの範囲は 0 より大きい数から、より大きい数まででなければなりません</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <translation>選択肢がありません</translation>
    </message>
    <message>
        <source>the same choice occurs twice</source>
        <translation>同じ選択肢が 2 回あります</translation>
    </message>
    <message>
        <source>“%1” is not a host; write 4/host, 2/user@host or the like, one per line</source>
        <translation>「%1」はホストではありません。4/host や 2/user@host などを 1 行に 1 つ書きます</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>ホストがありません</translation>
    </message>
    <message>
        <source>shown as it was played</source>
        <translation>打たれたとおりに表示します</translation>
    </message>
    <message>
        <source>its file says otherwise: %1</source>
        <translation>そのファイルの内容が違います: %1</translation>
    </message>
    <message>
        <source>its file cannot be used: %1</source>
        <translation>そのファイルを使えません: %1</translation>
    </message>
    <message>
        <source>the record was written by an earlier version and does not say %1</source>
        <translation>記録は以前のバージョンのもので、%1 を伝えていません</translation>
    </message>
    <message>
        <source>%1 games that were played have no place in it</source>
        <translation>打たれた %1 局がその中にありません</translation>
    </message>
    <message>
        <source>%1 was not set and is now %2</source>
        <translation>%1 はありませんでしたが、今は %2 です</translation>
    </message>
    <message>
        <source>%1 was %2 and is no longer set</source>
        <translation>%1 は %2 でしたが、なくなりました</translation>
    </message>
    <message>
        <source>%1 was %2 and is now %3</source>
        <translation>%1 は %2 でしたが、今は %3 です</translation>
    </message>
    <message>
        <source>%1 were %2 and are now %3</source>
        <translation>%1 は %2 でしたが、今は %3 です</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 個</translation>
    </message>
    <message>
        <source>not settled: %1</source>
        <translation>未確定: %1</translation>
    </message>
    <message>
        <source>our count is %1</source>
        <translation>こちらの計算は %1</translation>
    </message>
    <message>
        <source>cannot be told this position: there are no liberties for the stones at %1</source>
        <translation>この局面を伝えられない: %1 の石に呼吸点がない</translation>
    </message>
    <message>
        <source>there is no command in it</source>
        <translation>コマンドがありません</translation>
    </message>
    <message>
        <source>several engines talk in it, %1: say which</source>
        <translation>複数のエンジンが会話にいます: %1。どれかを指定してください</translation>
    </message>
    <message>
        <source>two engines called %1 talk in it at the same time, and which line is whose cannot be told</source>
        <translation>%1 という名前の 2 つのエンジンが同時に会話していて、どの行がどちらか分かりません</translation>
    </message>
    <message>
        <source>begins more games than anybody plays</source>
        <translation>ありえない数の対局を始める</translation>
    </message>
    <message>
        <source>it is left alone for %1 min</source>
        <translation>%1 分間放置される</translation>
    </message>
    <message>
        <source>the record does not say what was played, and %1</source>
        <translation>記録は何を打ったかを伝えておらず、%1</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>cannot pack %1: %2</source>
        <translation>%1 を梱包できません: %2</translation>
    </message>
    <message>
        <source>cannot enter %1: %2</source>
        <translation>%1 に入れない: %2</translation>
    </message>
    <message>
        <source>not a program for this computer: %1 (a script begins with a line such as #!/bin/sh)</source>
        <translation>このコンピューターのプログラムではない: %1 (スクリプトは #!/bin/sh のような行で始まる)</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>%1 を起動できない: %2</translation>
    </message>
    <message>
        <source>a directory, not a program: %1</source>
        <translation>プログラムでなくディレクトリ: %1</translation>
    </message>
    <message>
        <source>closed its standard output</source>
        <translation>標準出力を閉じた</translation>
    </message>
    <message>
        <source>closed its standard input</source>
        <translation>標準入力を閉じた</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>開いているファイルが多すぎる</translation>
    </message>
    <message>
        <source>closed before it was started</source>
        <translation>起動前に閉じられた</translation>
    </message>
    <message>
        <source>killed by signal %1 (%2)</source>
        <translation>シグナル %1 (%2) で止められた</translation>
    </message>
    <message>
        <source>was cut off</source>
        <translation>切断された</translation>
    </message>
    <message>
        <source>has hung up</source>
        <translation>接続を切った</translation>
    </message>
    <message>
        <source>answered with the id %1, which no command had</source>
        <translation>どのコマンドにもない id %1 で答えた</translation>
    </message>
    <message>
        <source>answered a later command instead of &quot;%1&quot;</source>
        <translation>&quot;%1&quot; でなく後のコマンドに答えた</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>取り消された</translation>
    </message>
    <message>
        <source>cannot be reached at %1: %2</source>
        <translation>%1 に接続できない: %2</translation>
    </message>
    <message>
        <source>check the address and the network</source>
        <translation>アドレスとネットワークを確かめてください</translation>
    </message>
    <message>
        <source>was given up before it could be reached at %1</source>
        <translation>%1 に接続できる前に打ち切られた</translation>
    </message>
    <message>
        <source>did not close the connection to %1 and was cut off</source>
        <translation>%1 への接続を閉じず、切断された</translation>
    </message>
    <message>
        <source>closed the connection to %1</source>
        <translation>%1 への接続を閉じた</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was lost: %2</source>
        <translation>切断された: %1 への接続が失われた: %2</translation>
    </message>
    <message>
        <source>there is no processor %1; this computer has 0 to %2</source>
        <translation>プロセッサー %1 はありません。0 から %2 までです</translation>
    </message>
    <message>
        <source>%1 during &quot;%2&quot;</source>
        <translation>&quot;%2&quot; の間に %1</translation>
    </message>
    <message>
        <source>ssh wrote &quot;%1&quot;</source>
        <translation>ssh は &quot;%1&quot; と出力した</translation>
    </message>
    <message>
        <source>nobody can answer its questions here, so log in with a key, once in a terminal first</source>
        <translation>ここではその質問に誰も答えられないので、まず端末で一度、鍵でログインしてください</translation>
    </message>
    <message>
        <source>the session was destroyed</source>
        <translation>セッションが破棄された</translation>
    </message>
    <message>
        <source>cannot send &quot;%1&quot;: a word is empty or holds a blank, a control character or &apos;#&apos;</source>
        <translation>&quot;%1&quot; を送れない: 語が空か、空白、制御文字または &apos;#&apos; がある</translation>
    </message>
    <message>
        <source>the session was closed</source>
        <translation>セッションが閉じられた</translation>
    </message>
    <message>
        <source>could not be sent &quot;%1&quot;: %2</source>
        <translation>&quot;%1&quot; を送れなかった: %2</translation>
    </message>
    <message>
        <source>another game was wanted</source>
        <translation>別の対局が求められた</translation>
    </message>
    <message>
        <source>%1 and %2 more points</source>
        <translation>%1 とほか %2 点</translation>
    </message>
    <message>
        <source>no engine is named “%1”, and %2</source>
        <translation>「%1」という名前のエンジンはなく、%2</translation>
    </message>
    <message>
        <source>%1 is not the system’s</source>
        <translation>%1 はシステムのものではありません</translation>
    </message>
    <message>
        <source>was interrupted</source>
        <translation>中断された</translation>
    </message>
    <message>
        <source>nobody called %1 talks in it, but %2</source>
        <translation>%1 は会話にいません。いるのは %2 です</translation>
    </message>
    <message>
        <source>it was not started</source>
        <translation>起動されなかった</translation>
    </message>
    <message>
        <source>game %1: %2, does not count</source>
        <translation>対局 %1: %2、数えない</translation>
    </message>
    <message>
        <source>the server says “%1”</source>
        <translation>サーバーの発言「%1」</translation>
    </message>
    <message>
        <source>The connection was lost, and the server does not know of the game any more.</source>
        <translation>接続が切れ、サーバーはもうその対局を覚えていません。</translation>
    </message>
    <message>
        <source>does not speak CGOS: what it says %1</source>
        <translation>CGOS を話さない。%1 と言っている</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>was given up</source>
        <translation>打ち切られた</translation>
    </message>
    <message>
        <source>places no handicap stones</source>
        <translation>置石を置かない</translation>
    </message>
    <message>
        <source>was not there</source>
        <translation>ありませんでした</translation>
    </message>
    <message>
        <source>was restarted by hand</source>
        <translation>手動で再起動された</translation>
    </message>
    <message>
        <source>it was restarted by hand</source>
        <translation>手動で再起動された</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>止められた</translation>
    </message>
    <message>
        <source>it was restarted</source>
        <translation>再起動された</translation>
    </message>
    <message>
        <source>Black says %1</source>
        <translation>黒の主張 %1</translation>
    </message>
    <message>
        <source>White says %1</source>
        <translation>白の主張 %1</translation>
    </message>
    <message>
        <source>the referee engine says %1</source>
        <translation>審判エンジンの判定 %1</translation>
    </message>
    <message>
        <source>unknown margin</source>
        <translation>差が不明</translation>
    </message>
    <message>
        <source>players disagreed</source>
        <translation>対局者の意見が一致しなかった</translation>
    </message>
    <message>
        <source>no score reported</source>
        <translation>結果の報告なし</translation>
    </message>
    <message>
        <source>was stopped</source>
        <translation>止められた</translation>
    </message>
    <message>
        <source>cannot be started: %1</source>
        <translation>起動できない: %1</translation>
    </message>
    <message>
        <source>its position could not be set up</source>
        <translation>その局面を用意できなかった</translation>
    </message>
    <message>
        <source>there was no engine to ask</source>
        <translation>尋ねるエンジンがなかった</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否された</translation>
    </message>
    <message>
        <source>the expected answer is not a valid regular expression</source>
        <translation>期待値が正規表現ではありません</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Playoff</source>
        <translation>プレーオフ</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>全員総当たり</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>一対多</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>勝ち抜き</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>スイス式</translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>決着まで</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>チューニング</translation>
    </message>
    <message>
        <source>%1 writes no line within %2 s%3</source>
        <translation>%1 は %2 秒以内に 1 行も出力しない%3</translation>
    </message>
    <message>
        <source>%1 writes lines that cannot be read, “%2” is missing or odd: “%3”</source>
        <translation>%1 は読めない行を出力する。「%2」がないかおかしい:「%3」</translation>
    </message>
    <message>
        <source>%1 works, and stops within %2 ms</source>
        <translation>%1 は動作し、%2 ms 以内に止まる</translation>
    </message>
    <message>
        <source>no analysis (lz-analyze, kata-analyze, analyze)</source>
        <translation>解析なし (lz-analyze、kata-analyze、analyze)</translation>
    </message>
    <message>
        <source>analysis changes the board</source>
        <translation>解析すると盤が変わる</translation>
    </message>
    <message>
        <source>%1 says no move</source>
        <translation>%1 が手を示さない</translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 は動作する</translation>
    </message>
    <message>
        <source>%1 does not end its reply after the move, but goes on thinking until the next command</source>
        <translation>%1 は着手後に応答を終えず、次のコマンドまで考え続ける</translation>
    </message>
    <message>
        <source>accepts boardsize %1, but then no stone in the top right corner</source>
        <translation>boardsize %1 を受け付けるが、右上隅に石を置けない</translation>
    </message>
    <message>
        <source>takes no board from 2×2 to 25×25</source>
        <translation>2×2 から 25×25 までのどの盤も受け付けない</translation>
    </message>
    <message>
        <source>takes square boards of %1</source>
        <translation>%1 の正方形の盤を受け付ける</translation>
    </message>
    <message>
        <source>accepts boardsize 0</source>
        <translation>boardsize 0 を受け付ける</translation>
    </message>
    <message>
        <source>accepts boardsize %1, although GTP names no points beyond 25×25</source>
        <translation>boardsize %1 を受け付けるが、GTP は 25×25 を超える点の名前を定めていない</translation>
    </message>
    <message>
        <source>refuses a size with “%1” instead of “unacceptable size”</source>
        <translation>サイズを「unacceptable size」でなく「%1」で拒否する</translation>
    </message>
    <message>
        <source>no rectangular boards</source>
        <translation>長方形の盤は不可</translation>
    </message>
    <message>
        <source>takes rectangular boards (9×7)</source>
        <translation>長方形の盤 (9×7) を受け付ける</translation>
    </message>
    <message>
        <source>lists rectangular_boardsize, but refuses 9×7</source>
        <translation>rectangular_boardsize を挙げながら 9×7 を拒否する</translation>
    </message>
    <message>
        <source>takes a komi of 0, 0.5, 6.5 and 7</source>
        <translation>コミ 0、0.5、6.5、7 を受け付ける</translation>
    </message>
    <message>
        <source>refuses komi %1</source>
        <translation>コミ %1 を拒否する</translation>
    </message>
    <message>
        <source>refuses komi %1; GTP wants every komi accepted</source>
        <translation>コミ %1 を拒否する。GTP ではすべてのコミを受け付けるべき</translation>
    </message>
    <message>
        <source>accepts a komi that is not a number</source>
        <translation>数値でないコミを受け付ける</translation>
    </message>
    <message>
        <source>clear_board empties the board</source>
        <translation>clear_board で盤が空になる</translation>
    </message>
    <message>
        <source>clear_board leaves stones: a point that was occupied before is refused</source>
        <translation>clear_board で石が残る: 前に石のあった点を拒否する</translation>
    </message>
    <message>
        <source>refuses “%1”</source>
        <translation>「%1」を拒否する</translation>
    </message>
    <message>
        <source>refuses the start-up command “%1”: %2</source>
        <translation>起動時のコマンド「%1」を拒否する: %2</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1”: %2</source>
        <translation>「%1」を尋ねると GTP でないものを出力する: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1”: %2</source>
        <translation>「%1」を尋ねると終了する: %2</translation>
    </message>
    <message>
        <source>ended without being asked anything: %1</source>
        <translation>何も尋ねないうちに終了した: %1</translation>
    </message>
    <message>
        <source>refuses “%1”, so that nothing can be played</source>
        <translation>「%1」を拒否するため、何も打てない</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>プロトコル</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>置碁</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>思考</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>拡張</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>works</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>奇妙</translation>
    </message>
    <message>
        <source>plays on %1</source>
        <translation>%1 で打てる</translation>
    </message>
    <message>
        <source>could not be checked to the end</source>
        <translation>最後まで検査できなかった</translation>
    </message>
    <message>
        <source>not fit for matches</source>
        <translation>対局に使えない</translation>
    </message>
    <message>
        <source>fine for matches</source>
        <translation>対局に問題なし</translation>
    </message>
    <message>
        <source>1 thing is wrong</source>
        <translation>1 個の誤り</translation>
    </message>
    <message>
        <source>%1 things are wrong</source>
        <translation>%1 個の誤り</translation>
    </message>
    <message>
        <source>the check took longer than %1 s and was given up</source>
        <translation>検査に %1 秒以上かかり、打ち切られた</translation>
    </message>
    <message>
        <source>lists %1, but refuses “%2”: “%3”</source>
        <translation>%1 を挙げながら「%2」を拒否する:「%3」</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”</source>
        <translation>「%1」に「%2」と答える</translation>
    </message>
    <message>
        <source>no commands of %1</source>
        <translation>%1 のコマンドなし</translation>
    </message>
    <message>
        <source>%1: answers %2</source>
        <translation>%1: %2 と答える</translation>
    </message>
    <message>
        <source>loadsgf refuses a small record: “%1”</source>
        <translation>loadsgf が小さな棋譜を拒否する:「%1」</translation>
    </message>
    <message>
        <source>loadsgf does not put the record&apos;s stones</source>
        <translation>loadsgf が棋譜の石を置かない</translation>
    </message>
    <message>
        <source>loadsgf reads a record</source>
        <translation>loadsgf が棋譜を読む</translation>
    </message>
    <message>
        <source>writes “%1” to standard output before its first reply; only replies belong there</source>
        <translation>最初の応答の前に標準出力へ「%1」を書く。そこに書いてよいのは応答だけ</translation>
    </message>
    <message>
        <source>writes “%1” between replies (%2); only replies belong on standard output</source>
        <translation>応答の間に「%1」を書く (%2)。標準出力に書いてよいのは応答だけ</translation>
    </message>
    <message>
        <source>does not end a reply with an empty line (%2)</source>
        <translation>応答を空行で終えない (%2)</translation>
    </message>
    <message>
        <source>writes more empty lines than the one that ends a reply (%2)</source>
        <translation>応答の終わりの 1 行より多く空行を書く (%2)</translation>
    </message>
    <message>
        <source>ends lines with CR LF instead of LF</source>
        <translation>行を LF でなく CR LF で終える</translation>
    </message>
    <message>
        <source>does not repeat the id of a command (%2)</source>
        <translation>コマンドの id を繰り返さない (%2)</translation>
    </message>
    <message>
        <source>answers with an id that was not asked: “%1” (%2)</source>
        <translation>尋ねていない id で答える:「%1」 (%2)</translation>
    </message>
    <message>
        <source>puts no space after the id: “%1”</source>
        <translation>id の後に空白を置かない:「%1」</translation>
    </message>
    <message>
        <source>answers one command twice: “%1” (%2)</source>
        <translation>1 つのコマンドに 2 回答える:「%1」 (%2)</translation>
    </message>
    <message>
        <source>repeats ids, ends replies with one empty line, writes nothing else</source>
        <translation>id を繰り返し、応答を空行 1 つで終え、ほかに何も書かない</translation>
    </message>
    <message>
        <source>no fixed handicap</source>
        <translation>固定の置石は不可</translation>
    </message>
    <message>
        <source>puts fixed handicap stones where GTP has them</source>
        <translation>固定の置石を GTP の定める点に置く</translation>
    </message>
    <message>
        <source>puts fixed handicap stones elsewhere than GTP 2 §4.1.1 (%1)</source>
        <translation>固定の置石を GTP 2 §4.1.1 と違う点に置く (%1)</translation>
    </message>
    <message>
        <source>accepts fixed_handicap with %1 stones, where GTP has 2 to 9</source>
        <translation>fixed_handicap で置石 %1 個を受け付けるが、GTP では 2～9 個</translation>
    </message>
    <message>
        <source>does not choose handicap points itself</source>
        <translation>置石の点を自分で選ばない</translation>
    </message>
    <message>
        <source>answers place_free_handicap 4 with “%1”</source>
        <translation>place_free_handicap 4 に「%1」と答える</translation>
    </message>
    <message>
        <source>names handicap points, but puts no stones there</source>
        <translation>置石の点を挙げるが、石を置かない</translation>
    </message>
    <message>
        <source>chooses handicap points itself (%1)</source>
        <translation>置石の点を自分で選ぶ (%1)</translation>
    </message>
    <message>
        <source>does not take free handicap stones</source>
        <translation>自由な置石を受け付けない</translation>
    </message>
    <message>
        <source>refuses set_free_handicap C3 D2 B4: “%1”</source>
        <translation>set_free_handicap C3 D2 B4 を拒否する:「%1」</translation>
    </message>
    <message>
        <source>set_free_handicap puts no stones</source>
        <translation>set_free_handicap で石を置かない</translation>
    </message>
    <message>
        <source>takes free handicap stones</source>
        <translation>自由な置石を受け付ける</translation>
    </message>
    <message>
        <source>accepts bad handicap stones: %1</source>
        <translation>不正な置石を受け付ける: %1</translation>
    </message>
    <message>
        <source>puts handicap stones on a board that is not empty</source>
        <translation>空でない盤に置石を置く</translation>
    </message>
    <message>
        <source>is still there %1 s after quit; it has to be killed</source>
        <translation>quit の %1 秒後もまだ動いている。強制終了が必要</translation>
    </message>
    <message>
        <source>crashes at quit: %1</source>
        <translation>quit で異常終了する: %1</translation>
    </message>
    <message>
        <source>leaves at quit with exit code %1</source>
        <translation>quit で終了コード %1 で終わる</translation>
    </message>
    <message>
        <source>leaves %1 ms after quit</source>
        <translation>quit の %1 ms 後に終わる</translation>
    </message>
    <message>
        <source>leaves at quit without a reply</source>
        <translation>quit に応答せずに終わる</translation>
    </message>
    <message>
        <source>leaves processes of its own behind at quit</source>
        <translation>quit の後に自分のプロセスを残す</translation>
    </message>
    <message>
        <source>does not leave when its input ends; it has to be killed</source>
        <translation>入力が終わっても終わらない。強制終了が必要</translation>
    </message>
    <message>
        <source>crashes when its input ends: %1</source>
        <translation>入力が終わると異常終了する: %1</translation>
    </message>
    <message>
        <source>leaves when its input ends</source>
        <translation>入力が終わると終わる</translation>
    </message>
    <message>
        <source>refuses a legal move: “%1”</source>
        <translation>合法な手を拒否する:「%1」</translation>
    </message>
    <message>
        <source>refuses “%1”: GTP has black and white, b and w, and vertices in any letter case</source>
        <translation>「%1」を拒否する。GTP には black と white、b と w があり、座標は大文字小文字を問わない</translation>
    </message>
    <message>
        <source>plays moves, colours and vertices in any letter case</source>
        <translation>手、色、座標を大文字小文字を問わず打つ</translation>
    </message>
    <message>
        <source>plays White first, and one colour twice</source>
        <translation>白から始まる手と、同じ色の連続を打つ</translation>
    </message>
    <message>
        <source>wants colours to alternate: refuses “%1”; set-up stones and records need that</source>
        <translation>色の交互を求める:「%1」を拒否する。石の配置や棋譜には必要</translation>
    </message>
    <message>
        <source>plays on an occupied point</source>
        <translation>石のある点に打つ</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point</source>
        <translation>石のある点への手を拒否する</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point with “%1” instead of “illegal move”</source>
        <translation>石のある点への手を「illegal move」でなく「%1」で拒否する</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <translation>%1 を受け付ける</translation>
    </message>
    <message>
        <source>passes, and plays on after two passes</source>
        <translation>パスし、2 回のパスの後も打ち続ける</translation>
    </message>
    <message>
        <source>plays no move after two passes</source>
        <translation>2 回のパスの後は手を打たない</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>undo なし</translation>
    </message>
    <message>
        <source>lists undo, but refuses it: “%1”</source>
        <translation>undo を挙げながら拒否する:「%1」</translation>
    </message>
    <message>
        <source>undo does not bring captured stones back</source>
        <translation>undo が取った石を戻さない</translation>
    </message>
    <message>
        <source>undo does not restore the board: then “%1” is refused</source>
        <translation>undo が盤を元に戻さない: その後「%1」を拒否する</translation>
    </message>
    <message>
        <source>undo takes moves back and restores captured stones</source>
        <translation>undo で手を戻し、取った石も元に戻す</translation>
    </message>
    <message>
        <source>accepts undo on an empty board</source>
        <translation>空の盤で undo を受け付ける</translation>
    </message>
    <message>
        <source>refuses undo on an empty board with “%1” instead of “cannot undo”</source>
        <translation>空の盤での undo を「cannot undo」でなく「%1」で拒否する</translation>
    </message>
    <message>
        <source>does not show its board in a way that can be read (list_stones, showboard)</source>
        <translation>盤を読める形で示さない (list_stones、showboard)</translation>
    </message>
    <message>
        <source>shows the board as it is</source>
        <translation>盤を正しく示す</translation>
    </message>
    <message>
        <source>shows another board than it was told</source>
        <translation>伝えたのと違う盤を示す</translation>
    </message>
    <message>
        <source>first words</source>
        <translation>最初の言葉</translation>
    </message>
    <message>
        <source>name and version</source>
        <translation>名前とバージョン</translation>
    </message>
    <message>
        <source>list of commands</source>
        <translation>コマンド一覧</translation>
    </message>
    <message>
        <source>known_command</source>
        <translation>known_command</translation>
    </message>
    <message>
        <source>an unknown command</source>
        <translation>未知のコマンド</translation>
    </message>
    <message>
        <source>comments and blanks</source>
        <translation>コメントと空白</translation>
    </message>
    <message>
        <source>board sizes</source>
        <translation>碁盤サイズ</translation>
    </message>
    <message>
        <source>impossible board sizes</source>
        <translation>ありえない碁盤サイズ</translation>
    </message>
    <message>
        <source>rectangular boards</source>
        <translation>長方形の盤</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>unusual komi</source>
        <translation>珍しいコミ</translation>
    </message>
    <message>
        <source>clear_board</source>
        <translation>clear_board</translation>
    </message>
    <message>
        <source>fixed handicap</source>
        <translation>固定の置石</translation>
    </message>
    <message>
        <source>impossible handicaps</source>
        <translation>ありえない置石</translation>
    </message>
    <message>
        <source>free handicap</source>
        <translation>自由な置石</translation>
    </message>
    <message>
        <source>given handicap stones</source>
        <translation>指定された置石</translation>
    </message>
    <message>
        <source>bad handicap stones</source>
        <translation>不正な置石</translation>
    </message>
    <message>
        <source>handicap on stones</source>
        <translation>石のある盤への置石</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>one colour twice</source>
        <translation>同じ色の連続</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>違法な手</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo</translation>
    </message>
    <message>
        <source>undo of nothing</source>
        <translation>手のないときの undo</translation>
    </message>
    <message>
        <source>the board it shows</source>
        <translation>示す盤</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>取り</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>コウ</translation>
    </message>
    <message>
        <source>superko</source>
        <translation>スーパーコウ</translation>
    </message>
    <message>
        <source>suicide</source>
        <translation>自殺手</translation>
    </message>
    <message>
        <source>genmove</source>
        <translation>genmove</translation>
    </message>
    <message>
        <source>a game against itself</source>
        <translation>自分との対局</translation>
    </message>
    <message>
        <source>genmove after passes</source>
        <translation>パスの後の genmove</translation>
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
        <translation>その他の時間方式</translation>
    </message>
    <message>
        <source>a second a move</source>
        <translation>1 手 1 秒</translation>
    </message>
    <message>
        <source>final_score</source>
        <translation>final_score</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>死に石</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>genmove with analysis</source>
        <translation>解析つきの genmove</translation>
    </message>
    <message>
        <source>usual extensions</source>
        <translation>よくある拡張</translation>
    </message>
    <message>
        <source>loadsgf</source>
        <translation>loadsgf</translation>
    </message>
    <message>
        <source>gomill&apos;s extensions</source>
        <translation>gomill の拡張</translation>
    </message>
    <message>
        <source>GoGui&apos;s extensions</source>
        <translation>GoGui の拡張</translation>
    </message>
    <message>
        <source>KataGo&apos;s extensions</source>
        <translation>KataGo の拡張</translation>
    </message>
    <message>
        <source>KGS extensions</source>
        <translation>KGS の拡張</translation>
    </message>
    <message>
        <source>the end of its input</source>
        <translation>入力の終わり</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>trips over a comment line</source>
        <translation>コメント行でつまずく</translation>
    </message>
    <message>
        <source>trips over an empty line</source>
        <translation>空行でつまずく</translation>
    </message>
    <message>
        <source>trips over a line of spaces</source>
        <translation>空白だけの行でつまずく</translation>
    </message>
    <message>
        <source>takes a comment after a command for arguments</source>
        <translation>コマンドの後のコメントを引数とみなす</translation>
    </message>
    <message>
        <source>does not take a tab for a space</source>
        <translation>タブを空白とみなさない</translation>
    </message>
    <message>
        <source>trips over CR LF at the end of a command</source>
        <translation>コマンドの終わりの CR LF でつまずく</translation>
    </message>
    <message>
        <source>loses commands that arrive together</source>
        <translation>まとめて届いたコマンドを失う</translation>
    </message>
    <message>
        <source>first reply after %1 ms</source>
        <translation>最初の応答は %1 ms 後</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error at start</source>
        <translation>起動時に標準エラーへ %1 バイト書く</translation>
    </message>
    <message>
        <source>does not know protocol_version: “%1”</source>
        <translation>protocol_version を知らない:「%1」</translation>
    </message>
    <message>
        <source>speaks version 1 of GTP, which is obsolete</source>
        <translation>古い GTP バージョン 1 を話す</translation>
    </message>
    <message>
        <source>speaks GTP 2</source>
        <translation>GTP 2 を話す</translation>
    </message>
    <message>
        <source>answers protocol_version with “%1” instead of 2</source>
        <translation>protocol_version に 2 でなく「%1」と答える</translation>
    </message>
    <message>
        <source>does not say its name</source>
        <translation>名前を言わない</translation>
    </message>
    <message>
        <source>is %1, but does not say its version</source>
        <translation>%1 だが、バージョンを言わない</translation>
    </message>
    <message>
        <source>is %1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>does not list its commands: “%1”</source>
        <translation>コマンドの一覧を示さない:「%1」</translation>
    </message>
    <message>
        <source>lists %1 commands</source>
        <translation>%1 個のコマンドを挙げる</translation>
    </message>
    <message>
        <source>does not list what GTP 2 requires of every engine: %1</source>
        <translation>GTP 2 がすべてのエンジンに求めるものを挙げない: %1</translation>
    </message>
    <message>
        <source>answers known_command for nonsense with “%1”, not false</source>
        <translation>known_command にでたらめを尋ねると false でなく「%1」と答える</translation>
    </message>
    <message>
        <source>known_command agrees with list_commands</source>
        <translation>known_command は list_commands と一致する</translation>
    </message>
    <message>
        <source>known_command denies what list_commands has: %1</source>
        <translation>known_command が list_commands にあるものを否定する: %1</translation>
    </message>
    <message>
        <source>accepts a command that does not exist</source>
        <translation>存在しないコマンドを受け付ける</translation>
    </message>
    <message>
        <source>refuses an unknown command</source>
        <translation>未知のコマンドを拒否する</translation>
    </message>
    <message>
        <source>refuses an unknown command with “%1” instead of “unknown command”</source>
        <translation>未知のコマンドを「unknown command」でなく「%1」で拒否する</translation>
    </message>
    <message>
        <source>takes a word for a command that only begins like one (“namex” for “name”)</source>
        <translation>始まりが同じだけの語をコマンドとみなす (「name」に対する「namex」)</translation>
    </message>
    <message>
        <source>reads comments, empty lines, tabs, CR LF and several commands at once</source>
        <translation>コメント、空行、タブ、CR LF、複数のコマンドを一度に読む</translation>
    </message>
    <message>
        <source>refuses a move where a stone was captured: “%1”, “%2”</source>
        <translation>石が取られた点への手を拒否する:「%1」、「%2」</translation>
    </message>
    <message>
        <source>takes captured stones off</source>
        <translation>取った石を取り除く</translation>
    </message>
    <message>
        <source>accepts that a ko is retaken at once: leaves that to the arbiter</source>
        <translation>コウの即時の取り返しを受け付ける: 審判に任せる</translation>
    </message>
    <message>
        <source>refuses to retake a ko at once</source>
        <translation>コウの即時の取り返しを拒否する</translation>
    </message>
    <message>
        <source>refuses to retake a ko after a threat and its answer</source>
        <translation>コウダテと受けの後でもコウの取り返しを拒否する</translation>
    </message>
    <message>
        <source>accepts that a whole position is repeated</source>
        <translation>全局面の繰り返しを受け付ける</translation>
    </message>
    <message>
        <source>refuses to repeat a whole position (superko)</source>
        <translation>全局面の繰り返しを拒否する (スーパーコウ)</translation>
    </message>
    <message>
        <source>refuses suicide</source>
        <translation>自殺手を拒否する</translation>
    </message>
    <message>
        <source>accepts suicide of several stones, not of one</source>
        <translation>複数の石の自殺手は受け付けるが、1 個の石のは受け付けない</translation>
    </message>
    <message>
        <source>accepts suicide, even of one stone: leaves that to the arbiter</source>
        <translation>1 個の石でも自殺手を受け付ける: 審判に任せる</translation>
    </message>
    <message>
        <source>leaves a stone on the board that was played without liberties</source>
        <translation>呼吸点なしで打たれた石を盤に残す</translation>
    </message>
    <message>
        <source>refuses final_score on a finished board: “%1”</source>
        <translation>終わった盤での final_score を拒否する:「%1」</translation>
    </message>
    <message>
        <source>answers final_score with “%1”, not like “%2”</source>
        <translation>final_score に「%2」のようでなく「%1」と答える</translation>
    </message>
    <message>
        <source>scores a finished board without dead stones as %1; it is %2 by area and by territory</source>
        <translation>死に石のない終わった盤を %1 と計算する。面積でも地でも %2</translation>
    </message>
    <message>
        <source>answers final_status_list dead with “%1”</source>
        <translation>final_status_list dead に「%1」と答える</translation>
    </message>
    <message>
        <source>recognises dead stones</source>
        <translation>死に石を認識する</translation>
    </message>
    <message>
        <source>recognises no dead stones (%1): takes all stones for alive</source>
        <translation>死に石を認識しない (%1): すべての石を生きとみなす</translation>
    </message>
    <message>
        <source>takes %1 for dead where %2 are</source>
        <translation>死に石は %2 なのに %1 とみなす</translation>
    </message>
    <message>
        <source>no final_score</source>
        <translation>final_score なし</translation>
    </message>
    <message>
        <source>scores a finished board correctly (%1)</source>
        <translation>終わった盤を正しく計算する (%1)</translation>
    </message>
    <message>
        <source>final_score ignores a komi that is set after it was asked first: still %1</source>
        <translation>final_score は一度尋ねた後に設定したコミを無視する: %1 のまま</translation>
    </message>
    <message>
        <source>no final_status_list</source>
        <translation>final_status_list なし</translation>
    </message>
    <message>
        <source>answers final_status_list alive with “%1”</source>
        <translation>final_status_list alive に「%1」と答える</translation>
    </message>
    <message>
        <source>answers final_status_list seki with “%1”, where no stone is in seki</source>
        <translation>セキの石がないのに final_status_list seki に「%1」と答える</translation>
    </message>
    <message>
        <source>played a whole game against itself, %1 legal moves, at most %2 s each</source>
        <translation>自分を相手に 1 局打った。合法な手 %1、1 手最大 %2 秒</translation>
    </message>
    <message>
        <source>began a game against itself, %1 legal moves, at most %2 s each</source>
        <translation>自分を相手に 1 局打ち始めた。合法な手 %1、1 手最大 %2 秒</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error for a move</source>
        <translation>1 手につき標準エラーへ %1 バイト書く</translation>
    </message>
    <message>
        <source>generates moves, White first and one colour twice</source>
        <translation>白からの手や同じ色の連続も生成する</translation>
    </message>
    <message>
        <source>shows another board than its own moves lead to</source>
        <translation>自分の手の結果と違う盤を示す</translation>
    </message>
    <message>
        <source>refuses genmove after two passes: “%1”; play may be resumed when the dead stones are disputed</source>
        <translation>2 回のパスの後の genmove を拒否する:「%1」。死に石でもめたときに対局を再開できない</translation>
    </message>
    <message>
        <source>answers genmove after two passes</source>
        <translation>2 回のパスの後の genmove に答える</translation>
    </message>
    <message>
        <source>no reg_genmove</source>
        <translation>reg_genmove なし</translation>
    </message>
    <message>
        <source>reg_genmove leaves the board alone</source>
        <translation>reg_genmove は盤を変えない</translation>
    </message>
    <message>
        <source>reg_genmove answers “%1”, which cannot be played then</source>
        <translation>reg_genmove が「%1」と答えるが、その後それを打てない</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s at most</source>
        <translation>1 手 1 秒で最大 %1 秒かかった</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s, but this machine is too busy to tell why</source>
        <translation>1 手 1 秒で %1 秒かかったが、このマシンは忙しすぎて理由が分からない</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s: would lose on time</source>
        <translation>1 手 1 秒で %1 秒かかった: 時間切れになる</translation>
    </message>
    <message>
        <source>does not obey its clock: with a second a move, took %1 s</source>
        <translation>時計を守らない: 1 手 1 秒で %1 秒かかった</translation>
    </message>
    <message>
        <source>no time_settings: plays without a clock</source>
        <translation>time_settings なし: 時計なしで打つ</translation>
    </message>
    <message>
        <source>takes absolute, Canadian and no time limits</source>
        <translation>切れ負け、カナダ式、無制限の時間を受け付ける</translation>
    </message>
    <message>
        <source>refuses %1</source>
        <translation>%1 を拒否する</translation>
    </message>
    <message>
        <source>takes fractions of a second in time_settings</source>
        <translation>time_settings で秒の小数を受け付ける</translation>
    </message>
    <message>
        <source>no time_left</source>
        <translation>time_left なし</translation>
    </message>
    <message>
        <source>takes time_left</source>
        <translation>time_left を受け付ける</translation>
    </message>
    <message>
        <source>no byo-yomi or Fischer time (kgs-time_settings, kata-time_settings)</source>
        <translation>秒読みもフィッシャー方式もない (kgs-time_settings、kata-time_settings)</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>%1 を受け付ける</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1” after two passes: %2</source>
        <translation>2 回のパスの後「%1」を尋ねると GTP でないものを出力する: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1” after two passes: %2</source>
        <translation>2 回のパスの後「%1」を尋ねると終了する: %2</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>serious</source>
        <translation>重大</translation>
    </message>
    <message>
        <source>fit for matches: the one thing that is wrong does not matter there</source>
        <translation>対局に使える: 1 個の誤りは影響しない</translation>
    </message>
    <message>
        <source>fit for matches: the %1 things that are wrong do not matter there</source>
        <translation>対局に使える: %1 個の誤りは影響しない</translation>
    </message>
    <message>
        <source>not fit for matches because of %1 of the %2 things that are wrong</source>
        <translation>%2 個の誤りのうち %1 個のため対局に使えない</translation>
    </message>
    <message>
        <source>%1 takes an interval only, not the side to move</source>
        <translation>%1 は間隔だけを受け付け、手番を受け付けない</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is off the board</source>
        <translation>「%1」に、盤外の「%2」と答える</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is occupied</source>
        <translation>「%1」に、石のある「%2」と答える</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is suicide</source>
        <translation>「%1」に、自殺手の「%2」と答える</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which retakes a ko at once</source>
        <translation>「%1」に、コウをすぐ取り返す「%2」と答える</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which repeats a position</source>
        <translation>「%1」に、局面を繰り返す「%2」と答える</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1, at byte %2</source>
        <translation>%1 (%2 バイト目)</translation>
    </message>
    <message>
        <source>it names no move</source>
        <translation>手が書かれていない</translation>
    </message>
    <message>
        <source>more moves than the board has</source>
        <translation>盤の大きさより手が多い</translation>
    </message>
    <message>
        <source>a second root</source>
        <translation>ルートが 2 つある</translation>
    </message>
    <message>
        <source>a move without its vertex, visits or win rate</source>
        <translation>座標、訪問数または勝率のない手</translation>
    </message>
    <message>
        <source>a value that belongs to no move</source>
        <translation>どの手にも属さない値</translation>
    </message>
    <message>
        <source>a value that was given already</source>
        <translation>すでに書かれた値</translation>
    </message>
    <message>
        <source>a win rate out of range</source>
        <translation>範囲外の勝率</translation>
    </message>
    <message>
        <source>no move of this board</source>
        <translation>この盤の手ではない</translation>
    </message>
    <message>
        <source>a second map</source>
        <translation>マップが 2 つある</translation>
    </message>
    <message>
        <source>no value between -1 and 1 for each point</source>
        <translation>各点に -1 から 1 までの値がない</translation>
    </message>
    <message>
        <source>a number that belongs to nothing</source>
        <translation>何にも属さない数値</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>数値ではない</translation>
    </message>
    <message>
        <source>no count</source>
        <translation>個数ではない</translation>
    </message>
    <message>
        <source>knows none of kata-analyze, lz-analyze, analyze</source>
        <translation>kata-analyze、lz-analyze、analyze のどれも知らない</translation>
    </message>
    <message>
        <source>names a move that is not one: %1</source>
        <translation>手でないものを手として伝える: %1</translation>
    </message>
    <message>
        <source>names a move out of turn: %1</source>
        <translation>手番でない手を伝える: %1</translation>
    </message>
    <message>
        <source>has the game go on for ever</source>
        <translation>対局がいつまでも終わらない</translation>
    </message>
    <message>
        <source>asks for a move out of turn</source>
        <translation>手番でないのに手を求める</translation>
    </message>
    <message>
        <source>makes no sense: %1</source>
        <translation>意味をなさない: %1</translation>
    </message>
    <message>
        <source>is not valid TOML: %1</source>
        <translation>は TOML ではありません: %1</translation>
    </message>
    <message>
        <source>others may read this password; let only yourself, with chmod 600</source>
        <translation>ほかの人がこのパスワードを読めます。chmod 600 で自分だけが読めるようにしてください</translation>
    </message>
    <message>
        <source>its first line holds no password</source>
        <translation>1 行目にパスワードがありません</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: フォルダーを作成できません</translation>
    </message>
    <message>
        <source>it is not running</source>
        <translation>動いていない</translation>
    </message>
    <message>
        <source>does not answer “%1” after two passes within %2 s</source>
        <translation>2 回のパスの後「%1」に %2 秒以内に答えない</translation>
    </message>
    <message>
        <source>does not answer “%1” within %2 s</source>
        <translation>「%1」に %2 秒以内に答えない</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>ファイルを読めません</translation>
    </message>
    <message>
        <source>the file is written in a way that only an editor of texts can change: please do it there</source>
        <translation>ファイルの書き方のため、テキストエディターでしか変更できません。そちらで変更してください</translation>
    </message>
    <message>
        <source>and %1 more mistakes</source>
        <translation>ほか %1 個の誤り</translation>
    </message>
    <message>
        <source>a scale of whole numbers needs whole ends</source>
        <translation>整数の目盛りの両端は整数です</translation>
    </message>
    <message>
        <source>this is too large to import</source>
        <translation>これは大きすぎて引き継げません</translation>
    </message>
    <message>
        <source>%1 cannot be formatted with “%2”</source>
        <translation>%1 は「%2」で書式化できません</translation>
    </message>
    <message>
        <source>a “%(” is not closed</source>
        <translation>「%(」が閉じていません</translation>
    </message>
    <message>
        <source>there are too few values for the “%”</source>
        <translation>「%」に対して値が足りません</translation>
    </message>
    <message>
        <source>a “%” has no type that is known</source>
        <translation>「%」の型が不明です</translation>
    </message>
    <message>
        <source>there are too many values for the “%”</source>
        <translation>「%」に対して値が多すぎます</translation>
    </message>
    <message>
        <source>a “{” is not closed</source>
        <translation>「{」が閉じていません</translation>
    </message>
    <message>
        <source>“{%1}” in a format is not understood</source>
        <translation>書式の「{%1}」を理解できません</translation>
    </message>
    <message>
        <source>“+” of %1 cannot be imported</source>
        <translation>%1 の「+」は引き継がれません</translation>
    </message>
    <message>
        <source>this expression cannot be imported; write its value</source>
        <translation>この計算は引き継がれません。値を書いてください</translation>
    </message>
    <message>
        <source>“%1” of %2 and %3 cannot be imported</source>
        <translation>%2 と %3 の「%1」は引き継がれません</translation>
    </message>
    <message>
        <source>the call of %1() cannot be imported; write its value</source>
        <translation>%1() の呼び出しは引き継がれません。値を書いてください</translation>
    </message>
    <message>
        <source>is not a table written by gogui-twogtp</source>
        <translation>は gogui-twogtp の表ではありません</translation>
    </message>
    <message>
        <source>cannot remove %1</source>
        <translation>%1 を削除できません</translation>
    </message>
    <message>
        <source>the task is %1</source>
        <translation>タスクは %1</translation>
    </message>
    <message>
        <source>the task is of another version: %1: %2</source>
        <translation>タスクのバージョンが違います: %1: %2</translation>
    </message>
    <message>
        <source>the run&apos;s name cannot be the name of a folder</source>
        <translation>実行にフォルダー名になる名前がありません</translation>
    </message>
    <message>
        <source>%1 cannot be moved to %2</source>
        <translation>%1 を %2 へ移動できません</translation>
    </message>
    <message>
        <source>it is off the board</source>
        <translation>盤の外</translation>
    </message>
    <message>
        <source>the point is occupied</source>
        <translation>その点には石がある</translation>
    </message>
    <message>
        <source>it is suicide</source>
        <translation>自殺手</translation>
    </message>
    <message>
        <source>it retakes a ko at once</source>
        <translation>コウの即時の取り返し</translation>
    </message>
    <message>
        <source>it repeats a position</source>
        <translation>局面の繰り返し</translation>
    </message>
    <message>
        <source>its board is %1, the game&apos;s is %2</source>
        <translation>その盤は %1、対局の盤は %2</translation>
    </message>
    <message>
        <source>the stone on %1 has no liberties</source>
        <translation>%1 の石に呼吸点がない</translation>
    </message>
    <message>
        <source>move %1, %2 %3, is illegal: %4</source>
        <translation>手 %1、%2 %3 は違法: %4</translation>
    </message>
    <message>
        <source>the game is over with move %1; take fewer plies of it</source>
        <translation>対局は手 %1 で終わっています。取る手数を減らしてください</translation>
    </message>
    <message>
        <source>there is no opening in what the openings are taken from</source>
        <translation>布石を取り出す元に布石がありません</translation>
    </message>
    <message>
        <source>“%1” is not a vertex of a %2x%3 board</source>
        <translation>「%1」は %2x%3 の盤の座標ではありません</translation>
    </message>
    <message>
        <source>“%1” at the end lacks its vertex</source>
        <translation>末尾の「%1」に座標がありません</translation>
    </message>
    <message>
        <source>%1:%2: %3</source>
        <translation>%1:%2: %3</translation>
    </message>
    <message>
        <source>the line is longer than any game</source>
        <translation>行がどんな対局より長い</translation>
    </message>
    <message>
        <source>more than %1 openings</source>
        <translation>布石が %1 個より多い</translation>
    </message>
    <message>
        <source>opening “%1”: %2</source>
        <translation>布石「%1」: %2</translation>
    </message>
    <message>
        <source>%1: it holds no *.sgf file</source>
        <translation>%1: *.sgf ファイルがありません</translation>
    </message>
    <message>
        <source>%1: more than %2 openings</source>
        <translation>%1: 布石が %2 個より多い</translation>
    </message>
    <message>
        <source>only %1 different random openings of %2 plies were found</source>
        <translation>%2 手の異なるランダムな布石は %1 個しか見つかりませんでした</translation>
    </message>
    <message>
        <source>cannot move %1 to the trash</source>
        <translation>%1 をゴミ箱に移動できません</translation>
    </message>
    <message>
        <source>cannot move %1 to %2</source>
        <translation>%1 を %2 へ移動できません</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>no run of %1 is under way</source>
        <translation>%1 の実行はありません</translation>
    </message>
    <message>
        <source>%1: no server can be started</source>
        <translation>%1: サーバーを起動できません</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make its folder writable</source>
        <translation>%1 に書き込めません: %2。フォルダーを書き込み可能にしてください</translation>
    </message>
    <message>
        <source>cannot lock %1: %2</source>
        <translation>%1 をロックできません: %2</translation>
    </message>
    <message>
        <source>this competition is running already, as process %1; stop that one first (compete stop)</source>
        <translation>この大会はすでにプロセス %1 として動いています。先にそれを止めてください (compete stop)</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is full; free some space</source>
        <translation>%1 に書き込めません: ディスクがいっぱいです。空きを作ってください</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make the file and its folder writable, or copy it to a folder that is</source>
        <translation>%1 に書き込めません: %2。ファイルとフォルダーを書き込み可能にするか、書き込めるフォルダーへコピーしてください</translation>
    </message>
    <message>
        <source>cannot open %1: %2; see that its folder exists and can be written</source>
        <translation>%1 を開けません: %2。フォルダーがあり、書き込めることを確かめてください</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); keep a copy of it, save what can be read with &quot;sqlite3 FILE .recover&quot;, or move it away to begin anew</source>
        <translation>%1 が壊れています (%2)。ファイルのコピーを取り、読めるものを &quot;sqlite3 FILE .recover&quot; で救うか、別の場所へ移してやり直してください</translation>
    </message>
    <message>
        <source>cannot write %1: another program is writing to it; end that one</source>
        <translation>%1 に書き込めません: ほかのプログラムが書き込んでいます。それを終了してください</translation>
    </message>
    <message>
        <source>cannot use %1: %2</source>
        <translation>%1 を使えません: %2</translation>
    </message>
    <message>
        <source>cannot rename %1 to %2, which would keep the earlier series; move it away yourself</source>
        <translation>以前のシリーズを残すために %1 の名前を %2 に変えられません。自分で移してください</translation>
    </message>
    <message>
        <source>%1 has games with names that no competition gives them; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 に、どの大会も付けない名前の対局があります。Shinpan が書いたものでないか、壊れています</translation>
    </message>
    <message>
        <source>%1 has %2 games with impossible values; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 の %2 局にありえない内容があります。Shinpan が書いたものでないか、壊れています</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>%1 を読めません: %2</translation>
    </message>
    <message>
        <source>there is no %1: nothing of this competition was played yet</source>
        <translation>%1 がありません。この大会はまだ何も打たれていません</translation>
    </message>
    <message>
        <source>%1 has tables that compute what they say; it was not written by Shinpan</source>
        <translation>%1 に、内容を計算で作る表があります。Shinpan が書いたものではありません</translation>
    </message>
    <message>
        <source>%1 is not the record of a competition but another program&apos;s database; move it away, or give the competition&apos;s file another name</source>
        <translation>%1 は大会の記録でなく、ほかのプログラムのデータベースです。別の場所へ移すか、大会のファイルに別の名前を付けてください</translation>
    </message>
    <message>
        <source>%1 was written by a newer Shinpan (tables of version %2, this one knows %3); use that one</source>
        <translation>%1 はより新しい Shinpan が書いたものです (表のバージョン %2、これは %3 まで)。そちらを使ってください</translation>
    </message>
    <message>
        <source>the alias of &quot;%1&quot; to &quot;%2&quot; is not two GTP words</source>
        <translation>&quot;%1&quot; の別名 &quot;%2&quot; が GTP の 2 語ではありません</translation>
    </message>
    <message>
        <source>%1.%2: %3</source>
        <translation>%1.%2: %3</translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation>がないか空です</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>は文字列ではありません</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>は true でも false でもありません</translation>
    </message>
    <message>
        <source>is not a list</source>
        <translation>はリストではありません</translation>
    </message>
    <message>
        <source>holds something that is not a text</source>
        <translation>に文字列でないものがあります</translation>
    </message>
    <message>
        <source>“%1” is not of the form %2</source>
        <translation>「%1」は %2 の形ではありません</translation>
    </message>
    <message>
        <source>is not an object</source>
        <translation>はオブジェクトではありません</translation>
    </message>
    <message>
        <source>“%1” is not a time such as 30s or 2m; 0s means no limit</source>
        <translation>「%1」は 30s や 2m のような時間ではありません。0s は制限なしです</translation>
    </message>
    <message>
        <source>is not of the form {&quot;area&quot;: text, &quot;territory&quot;: text}</source>
        <translation>は {&quot;area&quot;: 文字列, &quot;territory&quot;: 文字列} の形ではありません</translation>
    </message>
    <message>
        <source>line %1 (byte %2): %3</source>
        <translation>%1 行目 (%2 バイト目): %3</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program (format %1)</source>
        <translation>このプログラムのより新しいバージョンが書いたものです (形式 %1)</translation>
    </message>
    <message>
        <source>it is not a list of engines</source>
        <translation>エンジンのリストではありません</translation>
    </message>
    <message>
        <source>%1[%2].%3: is missing or empty</source>
        <translation>%1[%2].%3: ないか空です</translation>
    </message>
    <message>
        <source>%1.id: “%2” occurs twice</source>
        <translation>%1.id:「%2」が 2 回あります</translation>
    </message>
    <message>
        <source>%1: its folder cannot be created</source>
        <translation>%1: フォルダーを作成できません</translation>
    </message>
    <message>
        <source>%1: it cannot be kept as %2: %3</source>
        <translation>%1: %2 として残せません: %3</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is nearly full</source>
        <translation>%1 に書き込めない: ディスクがほぼいっぱい</translation>
    </message>
    <message>
        <source>an IPv6 address stands in brackets, as in [::1]:6800</source>
        <translation>IPv6 アドレスは [::1]:6800 のように角括弧で囲みます</translation>
    </message>
    <message>
        <source>is not [HOST:]PORT, such as 6800 or 0.0.0.0:6800</source>
        <translation>は 6800 や 0.0.0.0:6800 のような [HOST:]PORT ではありません</translation>
    </message>
    <message>
        <source>%1: not an address of this computer</source>
        <translation>%1: このコンピューターのアドレスではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to score a game; it takes %2</source>
        <translation>&quot;%1&quot; は対局の計算方法ではありません。使えるのは %2 です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice in the scoring ladder</source>
        <translation>計算の順序に &quot;%1&quot; が 2 回あります</translation>
    </message>
    <message>
        <source>there is no game in this GIB file</source>
        <translation>この GIB ファイルに対局がありません</translation>
    </message>
    <message>
        <source>there is no move in this NGF file</source>
        <translation>この NGF ファイルに手がありません</translation>
    </message>
    <message>
        <source>this UGF file is encrypted</source>
        <translation>この UGF ファイルは暗号化されています</translation>
    </message>
    <message>
        <source>there is no game in this UGF file</source>
        <translation>この UGF ファイルに対局がありません</translation>
    </message>
    <message>
        <source>this is not a record of Go but of game %1</source>
        <translation>囲碁でなくゲーム %1 の棋譜です</translation>
    </message>
    <message>
        <source>there is no SGF game in it: no &quot;(&quot; followed by a node</source>
        <translation>SGF の対局がありません。&quot;(&quot; の後にノードがありません</translation>
    </message>
    <message>
        <source>nothing in it was understood</source>
        <translation>中身をまったく理解できませんでした</translation>
    </message>
    <message>
        <source>%1: these lists name each other</source>
        <translation>%1: これらのリストが互いを指しています</translation>
    </message>
    <message>
        <source>%1: there is no test %2</source>
        <translation>%1: テスト %2 はありません</translation>
    </message>
    <message>
        <source>%1: is the log of a conversation, not a suite</source>
        <translation>%1: テスト集でなく会話のログです</translation>
    </message>
    <message>
        <source>%1: there is no test in it</source>
        <translation>%1: テストがありません</translation>
    </message>
    <message>
        <source>line %1 is not a test result as --json prints it</source>
        <translation>%1 行目は --json が出力するようなテスト結果ではありません</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>がありません</translation>
    </message>
    <message>
        <source>the engine took &quot;%1&quot;, which makes no sense to us; its moves are not judged until the next game</source>
        <translation>エンジンは、こちらには意味の分からない &quot;%1&quot; を実行しました。次の対局まで手を判定しません</translation>
    </message>
    <message>
        <source>answered with the failure &quot;%1&quot;</source>
        <translation>失敗 &quot;%1&quot; を答えた</translation>
    </message>
    <message>
        <source>answered with &quot;%1&quot;, which is not a move</source>
        <translation>手でない &quot;%1&quot; を答えた</translation>
    </message>
    <message>
        <source>%1: there are %2 records; no more are written</source>
        <translation>%1: 棋譜が %2 個あり、これ以上は書きません</translation>
    </message>
    <message>
        <source>a candidate needs at least one game</source>
        <translation>候補には少なくとも 1 局必要です</translation>
    </message>
    <message>
        <source>exploration must not be negative</source>
        <translation>exploration は負であってはなりません</translation>
    </message>
    <message>
        <source>a calibration has exactly one parameter</source>
        <translation>較正のパラメーターはちょうど 1 つです</translation>
    </message>
    <message>
        <source>a calibration needs a parameter with a range of numbers</source>
        <translation>較正には数値範囲のあるパラメーターが必要です</translation>
    </message>
    <message>
        <source>a calibration needs levels, such as [-100, 0, 100]</source>
        <translation>較正には [-100, 0, 100] のような水準が必要です</translation>
    </message>
    <message>
        <source>games_per_candidate and precision must be above 0</source>
        <translation>games_per_candidate と precision は 0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>number_of_generations must be at least 1</source>
        <translation>number_of_generations は 1 以上でなければなりません</translation>
    </message>
    <message>
        <source>samples_per_generation must be at least 1</source>
        <translation>samples_per_generation は 1 以上でなければなりません</translation>
    </message>
    <message>
        <source>batch_size must be at least 1</source>
        <translation>batch_size は 1 以上でなければなりません</translation>
    </message>
    <message>
        <source>elite_proportion must be above 0 and below 1</source>
        <translation>elite_proportion は 0 より大きく 1 より小さくなければなりません</translation>
    </message>
    <message>
        <source>step_size must be above 0 and below 1</source>
        <translation>step_size は 0 より大きく 1 より小さくなければなりません</translation>
    </message>
    <message>
        <source>it must be split into at least one part</source>
        <translation>少なくとも 1 つに分けなければなりません</translation>
    </message>
    <message>
        <source>its initial variance must not be negative</source>
        <translation>initial_variance は負であってはなりません</translation>
    </message>
    <message>
        <source>its step at the end must be above 0</source>
        <translation>最後の歩幅は 0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>its learning rate at the end must not be negative</source>
        <translation>最後の学習率は負であってはなりません</translation>
    </message>
    <message>
        <source>its own value is outside the range</source>
        <translation>自身の値が範囲外です</translation>
    </message>
    <message>
        <source>its format is for numbers, but “%1” is none</source>
        <translation>書式は数値用ですが、「%1」は数値ではありません</translation>
    </message>
    <message>
        <source>there is no parameter to tune</source>
        <translation>調整するパラメーターがありません</translation>
    </message>
    <message>
        <source>there are two parameters named “%1”</source>
        <translation>「%1」という名前のパラメーターが 2 つあります</translation>
    </message>
    <message>
        <source>parameter “%1”: %2</source>
        <translation>パラメーター「%1」: %2</translation>
    </message>
    <message>
        <source>SPSA needs to know its number of games, two at least</source>
        <translation>SPSA には対局数 (2 以上) が必要です</translation>
    </message>
    <message>
        <source>A, alpha and gamma must not be negative</source>
        <translation>A、alpha、gamma は負であってはなりません</translation>
    </message>
    <message>
        <source>an update needs at least one pair of games</source>
        <translation>更新には対局の組が少なくとも 1 つ必要です</translation>
    </message>
    <message>
        <source>parameter “%1”: SPSA needs numbers, it cannot step between choices</source>
        <translation>パラメーター「%1」: SPSA には数値が必要で、選択肢の間は進めません</translation>
    </message>
    <message>
        <source>exploration_coefficient must not be negative</source>
        <translation>exploration_coefficient は負であってはなりません</translation>
    </message>
    <message>
        <source>initial_visits and initial_wins must be at least 1</source>
        <translation>initial_visits と initial_wins は 1 以上でなければなりません</translation>
    </message>
    <message>
        <source>initial_wins cannot be more than initial_visits</source>
        <translation>initial_wins は initial_visits を超えられません</translation>
    </message>
    <message>
        <source>max_depth must be at least 1</source>
        <translation>max_depth は 1 以上でなければなりません</translation>
    </message>
    <message>
        <source>the splits make %1 cells, more than %2 cannot be searched</source>
        <translation>分割で %1 個のセルになりますが、%2 個を超えると探索できません</translation>
    </message>
    <message>
        <source>a format needs exactly one conversion for the value, such as %s or %.2f</source>
        <translation>書式には %s や %.2f のような値の変換がちょうど 1 つ必要です</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 はファイルであり、フォルダーではありません</translation>
    </message>
    <message>
        <source>%1 is not empty; name a new folder</source>
        <translation>%1 は空ではありません。新しいフォルダーを指定してください</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>%1 を作成できません</translation>
    </message>
    <message>
        <source>the LaTeX package psgo draws square boards of up to %1 lines; this one has %2×%3</source>
        <translation>LaTeX パッケージ psgo が描けるのは %1 路までの正方形の盤です。これは %2×%3 です</translation>
    </message>
    <message>
        <source>no machine is left</source>
        <translation>マシンが残っていません</translation>
    </message>
    <message>
        <source>%1 tasks in a row have played nothing</source>
        <translation>%1 個のタスクが続けて何も打ちませんでした</translation>
    </message>
    <message>
        <source>%1 tasks in a row were lost; their logs are in %2</source>
        <translation>%1 個のタスクが続けて失われました。ログは %2 にあります</translation>
    </message>
    <message>
        <source>stopped after the pairs of games that were begun</source>
        <translation>始まっていた対局の組の後で止めました</translation>
    </message>
    <message>
        <source>stopped after the games that were running</source>
        <translation>進行中の対局の後で止めました</translation>
    </message>
    <message>
        <source>stopped at once</source>
        <translation>すぐに止めました</translation>
    </message>
    <message>
        <source>the time of this run was up</source>
        <translation>この実行の時間が終わりました</translation>
    </message>
    <message>
        <source>this run had its %1 games</source>
        <translation>この実行の %1 局が終わりました</translation>
    </message>
    <message>
        <source>%1 games were left out, because their players are in quarantine: %2</source>
        <translation>対局者が隔離中のため %1 局を除外しました: %2</translation>
    </message>
    <message>
        <source>there are no openings left</source>
        <translation>布石が残っていません</translation>
    </message>
    <message>
        <source>too many void games: none of this matchup was completed in this run before game %1 was void</source>
        <translation>無効な対局が多すぎます: 対局 %1 が無効になるまで、この組み合わせは 1 局も終わりませんでした</translation>
    </message>
    <message>
        <source>too many void games: game %1 is the second in a row of its matchup</source>
        <translation>無効な対局が多すぎます: 対局 %1 でこの組み合わせは 2 局続けて無効です</translation>
    </message>
    <message>
        <source>too many void games: game %1 was void %2 times</source>
        <translation>無効な対局が多すぎます: 対局 %1 は %2 回無効でした</translation>
    </message>
    <message>
        <source>did not leave after quit</source>
        <translation>quit の後に終わらなかった</translation>
    </message>
    <message>
        <source>broke down on quit: %1</source>
        <translation>quit で異常終了した: %1</translation>
    </message>
    <message>
        <source>the referee</source>
        <translation>審判</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has results of other settings, which cannot be counted together: %2. Set them back, begin a new series, or give the file another name</source>
        <translation>%1 には、一緒に数えられない別の設定の結果があります: %2。設定を戻すか、新しいシリーズを始めるか、ファイルに別の名前を付けてください</translation>
    </message>
    <message>
        <source>its games were played with other settings: %1</source>
        <translation>対局の設定が違っていました: %1</translation>
    </message>
    <message>
        <source>it does not say with which settings its games were played; an earlier version wrote it</source>
        <translation>どの設定で対局したか書かれていません。以前のバージョンが書いたものです</translation>
    </message>
    <message>
        <source>it has a game without a number</source>
        <translation>番号のない対局があります</translation>
    </message>
    <message>
        <source>it has game %1 twice, so it is of more than one match</source>
        <translation>対局 %1 が 2 回あるため、複数の対戦が混ざっています</translation>
    </message>
    <message>
        <source>%1:%2: this is no whole game and is not counted</source>
        <translation>%1:%2: 完全な対局でないため数えません</translation>
    </message>
    <message>
        <source>%1:%2: cannot go on with this match: %3</source>
        <translation>%1:%2: この対戦を続けられません: %3</translation>
    </message>
    <message>
        <source>is missing; each [[account]] is a name on the server and who plays under it</source>
        <translation>がありません。各 [[account]] は、サーバー上の名前とその名前で打つ対局者です</translation>
    </message>
    <message>
        <source>“%1” occurs twice; the server takes a name once</source>
        <translation>「%1」が 2 回あります。サーバーは名前を 1 度しか受け付けません</translation>
    </message>
    <message>
        <source>“%1” cannot be a name on the server; it takes 3 to 18 letters, digits, dots, hyphens and underscores, and begins with no digit</source>
        <translation>「%1」はサーバーでは名前になりません。英字、数字、ドット、ハイフン、下線の 3～18 文字で、先頭は数字以外です</translation>
    </message>
    <message>
        <source>is missing; it takes host:port, such as &quot;yss-aya.com:6809&quot;</source>
        <translation>がありません。&quot;yss-aya.com:6809&quot; のように host:port を指定します</translation>
    </message>
    <message>
        <source>it takes host:port</source>
        <translation>host:port を指定します</translation>
    </message>
    <message>
        <source>it takes &quot;cgos&quot; or a rule set such as &quot;Tromp-Taylor&quot;</source>
        <translation>&quot;cgos&quot; か、&quot;Tromp-Taylor&quot; などのルールを指定します</translation>
    </message>
    <message>
        <source>is missing; it takes the id of a [[player]]</source>
        <translation>がありません。[[player]] の id を指定します</translation>
    </message>
    <message>
        <source>“%1” is not the id of a [[player]]</source>
        <translation>「%1」はどの [[player]] の id でもありません</translation>
    </message>
    <message>
        <source>“%1” is not a set of processors; it takes a text for each slot, such as &quot;0-3&quot; or &quot;4,6&quot;</source>
        <translation>「%1」はプロセッサの組ではありません。枠ごとに &quot;0-3&quot; や &quot;4,6&quot; などの文字列を指定します</translation>
    </message>
    <message>
        <source>is too long: files are named after it, and %1 characters are the most</source>
        <translation>が長すぎます。ファイル名に使われるため、最大 %1 文字です</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; it takes letters, digits and -!$%&amp;*+.:;&lt;=&gt;?^_~#, without blanks</source>
        <translation>「%1」は id にできません。英数字と -!$%&amp;*+.:;&lt;=&gt;?^_~# を使え、空白は使えません</translation>
    </message>
    <message>
        <source>“%1” is taken already</source>
        <translation>「%1」はすでに使われています</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes a number or &quot;%2&quot;</source>
        <translation>「%1」は不明です。数値か &quot;%2&quot; を指定します</translation>
    </message>
    <message>
        <source>is missing; it takes %1</source>
        <translation>がありません。%1 を指定します</translation>
    </message>
    <message>
        <source>this type needs a number of games, 1 or more</source>
        <translation>この種類には 1 以上の対局数が必要です</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>は %1 に属します</translation>
    </message>
    <message>
        <source>is missing; it takes a table with elo0 and elo1, [sprt]</source>
        <translation>がありません。elo0 と elo1 のあるテーブル [sprt] を指定します</translation>
    </message>
    <message>
        <source>an SPRT match has exactly two players</source>
        <translation>SPRT の対局には対局者がちょうど 2 人います</translation>
    </message>
    <message>
        <source>a competition has two players or more, each a table [[player]] with id and command</source>
        <translation>大会には対局者が 2 人以上必要で、それぞれ id と command のあるテーブル [[player]] です</translation>
    </message>
    <message>
        <source>there must be fewer %1 than players (%2)</source>
        <translation>%1 は対局者の数 (%2) より少なくなければなりません</translation>
    </message>
    <message>
        <source>does not go with a handicap: it is the openings that say what stands on the board, and those from SGF may set stones up</source>
        <translation>は置石と併用できません。盤に何があるかは布石が決め、SGF の布石は石を配置することもあります</translation>
    </message>
    <message>
        <source>is missing; a scorer asks a referee, which takes a table [referee] with its command</source>
        <translation>がありません。計算者が審判に尋ねるため、command のあるテーブル [referee] が必要です</translation>
    </message>
    <message>
        <source>no scorer asks it</source>
        <translation>どの計算者もそれに尋ねません</translation>
    </message>
    <message>
        <source>; did you mean “%1”?</source>
        <translation>。「%1」のことですか?</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>引用符で囲んだ文字列</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 から %2 までの整数</translation>
    </message>
    <message>
        <source>%1 is out of range; it takes %2</source>
        <translation>%1 は範囲外です。%2 を指定します</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1 から %2 までの数値</translation>
    </message>
    <message>
        <source>“%1” is no time; it takes &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; or a number of seconds, up to 1000 hours</source>
        <translation>「%1」は時間ではありません。&quot;30s&quot;、&quot;2m&quot;、&quot;1h30m&quot;、&quot;500ms&quot;、または 1000 時間までの秒数を指定します</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>引用符で囲んだ文字列のリスト</translation>
    </message>
    <message>
        <source>holds %1; it takes %2</source>
        <translation>に %1 があります。%2 を指定します</translation>
    </message>
    <message>
        <source>a table such as { NAME = &quot;value&quot; }</source>
        <translation>{ NAME = &quot;value&quot; } のようなテーブル</translation>
    </message>
    <message>
        <source>a table, [%1]</source>
        <translation>テーブル [%1]</translation>
    </message>
    <message>
        <source>tables, [[%1]]</source>
        <translation>テーブル [[%1]]</translation>
    </message>
    <message>
        <source>there are %1; %2 are the most</source>
        <translation>が %1 個あります。最大は %2 個です</translation>
    </message>
    <message>
        <source>is %1; it takes %2</source>
        <translation>は %1 です。%2 を指定します</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes %2%3</source>
        <translation>「%1」は不明です。%2%3 を指定します</translation>
    </message>
    <message>
        <source>; there are %1</source>
        <translation>。%1 があります</translation>
    </message>
    <message>
        <source>no such setting%1</source>
        <translation>そのような設定はありません%1</translation>
    </message>
    <message>
        <source>“%1” is not understood; %2</source>
        <translation>「%1」を理解できません。%2</translation>
    </message>
    <message>
        <source>%1 stones are not possible; a board of %2x%3 takes %4 where handicap_style is &quot;%5&quot;</source>
        <translation>置石 %1 個は不可能です。%2x%3 の盤は handicap_style が &quot;%5&quot; のとき %4 を受け付けます</translation>
    </message>
    <message>
        <source>it takes a number from %1 to %2, or columns and rows such as &quot;13x9&quot;</source>
        <translation>%1 から %2 までの数値か、&quot;13x9&quot; のような列数と行数を指定します</translation>
    </message>
    <message>
        <source>it takes %1, or fields as KataGo&apos;s: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</source>
        <translation>%1 か、KataGo のような項目 &quot;ko=simple,scoring=area,tax=none,suicide=false&quot; を指定します</translation>
    </message>
    <message>
        <source>it takes %1</source>
        <translation>%1 を指定します</translation>
    </message>
    <message>
        <source>“%1” asks a person, and there is none</source>
        <translation>「%1」は人に尋ねますが、人がいません</translation>
    </message>
    <message>
        <source>is missing; it takes the name of a file with a host a line, such as &quot;4/anna@north&quot;</source>
        <translation>がありません。&quot;4/anna@north&quot; のようにホストを 1 行に 1 つ書いたファイルの名前を指定します</translation>
    </message>
    <message>
        <source>it takes the ids of two players, [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>2 人の対局者の id を [&quot;ID&quot;, &quot;ID&quot;] のように指定します</translation>
    </message>
    <message>
        <source>there is no player “%1”%2</source>
        <translation>対局者「%1」はいません%2</translation>
    </message>
    <message>
        <source>is missing; a playoff has one table or more, [[matchup]], with players = [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>がありません。プレーオフには players = [&quot;ID&quot;, &quot;ID&quot;] のあるテーブル [[matchup]] が 1 つ以上必要です</translation>
    </message>
    <message>
        <source>it takes a path</source>
        <translation>パスを指定します</translation>
    </message>
    <message>
        <source>belongs to lines = &quot;sampled&quot;</source>
        <translation>は lines = &quot;sampled&quot; に属します</translation>
    </message>
    <message>
        <source>a source of openings has one of sgf, moves_file, moves, random_plies and index</source>
        <translation>布石の出所は sgf、moves_file、moves、random_plies、index のうち 1 つです</translation>
    </message>
    <message>
        <source>it has changed; index it anew</source>
        <translation>変更されています。索引を作り直してください</translation>
    </message>
    <message>
        <source>no position after %1 moves was won by both colours %2 times; ask for fewer wins or moves</source>
        <translation>%1 手後に双方の色が %2 回勝った局面はありません。勝ち数か手数を減らしてください</translation>
    </message>
    <message>
        <source>is missing or empty; it takes the engine&apos;s command line, such as &quot;gnugo --mode gtp&quot;, or tcp://host:port</source>
        <translation>がないか空です。&quot;gnugo --mode gtp&quot; のようなエンジンのコマンドライン、または tcp://host:port を指定します</translation>
    </message>
    <message>
        <source>an engine that listens takes none</source>
        <translation>待ち受けるエンジンには指定できません</translation>
    </message>
    <message>
        <source>“%1” is not a GTP command; it takes a list of commands, each a text or the list of its words</source>
        <translation>「%1」は GTP コマンドではありません。コマンドのリスト (それぞれ文字列か語のリスト) を指定します</translation>
    </message>
    <message>
        <source>“%1” cannot be a variable&apos;s name</source>
        <translation>「%1」は変数名にできません</translation>
    </message>
    <message>
        <source>“%1” = “%2” is not a pair of GTP commands</source>
        <translation>「%1」=「%2」は GTP コマンドの組ではありません</translation>
    </message>
    <message>
        <source>“%1” is neither area nor territory</source>
        <translation>「%1」は area でも territory でもありません</translation>
    </message>
    <message>
        <source>it takes a size such as 512M or 4G</source>
        <translation>512M や 4G のようなサイズを指定します</translation>
    </message>
    <message>
        <source>“%1” is not the id of an earlier player</source>
        <translation>「%1」は前にある対局者の id ではありません</translation>
    </message>
    <message>
        <source>scale = &quot;choice&quot; needs a list of texts or numbers</source>
        <translation>scale = &quot;choice&quot; には文字列か数値のリストが必要です</translation>
    </message>
    <message>
        <source>is missing; a parameter has low and high, or scale = &quot;choice&quot; and choices</source>
        <translation>がありません。パラメーターには low と high、または scale = &quot;choice&quot; と choices が必要です</translation>
    </message>
    <message>
        <source>“%1” is none of the choices</source>
        <translation>「%1」は選択肢にありません</translation>
    </message>
    <message>
        <source>“%1” is not within the range</source>
        <translation>「%1」は範囲外です</translation>
    </message>
    <message>
        <source>a parameter has a name of letters, digits, “_”, “-” and “.”, which stands in braces in the command of the first player</source>
        <translation>パラメーターの名前は英数字と「_」「-」「.」からなり、最初の対局者のコマンドに波括弧で書かれます</translation>
    </message>
    <message>
        <source>“{%1}” stands nowhere in the command, environment or start-up commands of the first player, which is tuned</source>
        <translation>「{%1}」が、調整される最初の対局者のコマンド、環境、起動時のコマンドのどこにもありません</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it</source>
        <translation>SPSA には対局数が必要です。歩幅はそれに合わせて決まります</translation>
    </message>
    <message>
        <source>SPSA plays the first player against itself; there is to be no other</source>
        <translation>SPSA は最初の対局者を自分自身と対局させます。ほかの対局者は不要です</translation>
    </message>
    <message>
        <source>it takes Elo from -%1 to %1, as numbers in a list</source>
        <translation>-%1 から %1 までの Elo を数値のリストで指定します</translation>
    </message>
    <message>
        <source>must be above elo0</source>
        <translation>は elo0 より大きくなければなりません</translation>
    </message>
    <message>
        <source>is missing; a control file has competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; or &apos;ce_tuner&apos;</source>
        <translation>がありません。制御ファイルには competition_type = &apos;playoff&apos;、&apos;allplayall&apos;、&apos;mc_tuner&apos; または &apos;ce_tuner&apos; があります</translation>
    </message>
    <message>
        <source>is none of &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; and &apos;ce_tuner&apos;</source>
        <translation>は &apos;playoff&apos;、&apos;allplayall&apos;、&apos;mc_tuner&apos;、&apos;ce_tuner&apos; のどれでもありません</translation>
    </message>
    <message>
        <source>a tuner has a function of this name, which makes a Player(…) of its parameters</source>
        <translation>チューナーにはこの名前の関数があり、パラメーターから Player(…) を作ります</translation>
    </message>
    <message>
        <source>holds %1; it takes Matchup(…)</source>
        <translation>に %1 があります。Matchup(…) を指定します</translation>
    </message>
    <message>
        <source>“%1” occurs twice</source>
        <translation>「%1」が 2 回あります</translation>
    </message>
    <message>
        <source>a control file has players = { &apos;ID&apos; : Player(…) }</source>
        <translation>制御ファイルには players = { &apos;ID&apos; : Player(…) } があります</translation>
    </message>
    <message>
        <source>“%1” is %2; it takes Player(…)</source>
        <translation>「%1」は %2 です。Player(…) を指定します</translation>
    </message>
    <message>
        <source>there is no player “%1”</source>
        <translation>対局者「%1」はいません</translation>
    </message>
    <message>
        <source>is missing or empty; it takes a list</source>
        <translation>がないか空です。リストを指定します</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>がありません</translation>
    </message>
    <message>
        <source>has more than %1 arguments without a name</source>
        <translation>に名前のない引数が %1 個より多くあります</translation>
    </message>
    <message>
        <source>has no argument “%1”</source>
        <translation>に引数「%1」がありません</translation>
    </message>
    <message>
        <source>is neither &apos;players&apos; nor &apos;internal&apos;</source>
        <translation>は &apos;players&apos; でも &apos;internal&apos; でもありません</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>日付か時刻</translation>
    </message>
    <message>
        <source>plays on %1×%1 only</source>
        <translation>%1×%1 の盤だけで打つ</translation>
    </message>
    <message>
        <source>plays on boards of %1 to %2 lines</source>
        <translation>%1～%2 路の盤で打つ</translation>
    </message>
    <message>
        <source>takes a komi in steps of %1 only</source>
        <translation>コミを %1 刻みでだけ受け付ける</translation>
    </message>
    <message>
        <source>what is known of it</source>
        <translation>知られていること</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>既知の点</translation>
    </message>
    <message>
        <source>seen again: %1</source>
        <translation>今回も確認: %1</translation>
    </message>
    <message>
        <source>not asked: %1</source>
        <translation>尋ねていない: %1</translation>
    </message>
    <message>
        <source>not seen: %1</source>
        <translation>確認されず: %1</translation>
    </message>
    <message>
        <source>known since %1, not seen: %2</source>
        <translation>%1 から知られているが確認されず: %2</translation>
    </message>
    <message>
        <source>this is not what &quot;shinpan-cli check --json&quot; writes</source>
        <translation>これは &quot;shinpan-cli check --json&quot; の出力ではありません</translation>
    </message>
    <message>
        <source>its settings cannot be told without what is private: %1; keep some of it</source>
        <translation>非公開のもの %1 なしでは設定を示せません。一部を残してください</translation>
    </message>
    <message>
        <source>%1 is being played; seal it when it is over, or stop it first</source>
        <translation>%1 は進行中です。終わってから封印するか、先に止めてください</translation>
    </message>
    <message>
        <source>it is not a bundle, or not a whole one</source>
        <translation>束ではないか、欠けています</translation>
    </message>
    <message>
        <source>it says that it has %1 entries; no bundle has more than %2</source>
        <translation>%1 個の項目があるとされています。束の項目は最大 %2 個です</translation>
    </message>
    <message>
        <source>entry &quot;%1&quot;: %2</source>
        <translation>項目 &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>暗号化されています</translation>
    </message>
    <message>
        <source>it is packed in another way than by deflate</source>
        <translation>deflate 以外の方法で圧縮されています</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>サイズが分かりません</translation>
    </message>
    <message>
        <source>the archive is damaged: %1</source>
        <translation>アーカイブが壊れています: %1</translation>
    </message>
    <message>
        <source>nothing in a bundle has such a name</source>
        <translation>束の中身にそのような名前はありません</translation>
    </message>
    <message>
        <source>it unpacks to more than any bundle of its size</source>
        <translation>展開すると、このサイズの束ではありえない大きさになります</translation>
    </message>
    <message>
        <source>its size is not what it says</source>
        <translation>示されたバイト数と違います</translation>
    </message>
    <message>
        <source>its manifest was not written by Shinpan</source>
        <translation>目録が Shinpan のものではありません</translation>
    </message>
    <message>
        <source>its format is &quot;%1&quot;; this Shinpan knows %2</source>
        <translation>形式は &quot;%1&quot; です。この Shinpan は %2 を扱います</translation>
    </message>
    <message>
        <source>%1 is not what was sealed</source>
        <translation>%1 は封印されたものと違います</translation>
    </message>
    <message>
        <source>it has two entries &quot;%1&quot;</source>
        <translation>項目 &quot;%1&quot; が 2 つあります</translation>
    </message>
    <message>
        <source>it has no manifest, so it is not a sealed competition</source>
        <translation>目録がありません。封印された大会ではありません</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>「%1」は %2 のどれでもありません</translation>
    </message>
    <message>
        <source>knows commands that it does not list.</source>
        <translation>一覧に挙げないコマンドも知っている。</translation>
    </message>
    <message>
        <source>plays on the one size that it was built for, usually 19×19.</source>
        <translation>ビルド時に決めた 1 つのサイズの盤だけで打つ。ふつうは 19×19。</translation>
    </message>
    <message>
        <source>keeps the stones for the same size again.</source>
        <translation>同じサイズを再び指定しても石を残す。</translation>
    </message>
    <message>
        <source>answers final_score with the middle of 1024 games that it plays out by chance.</source>
        <translation>final_score に、ランダムに打った 1024 局の中央値を答える。</translation>
    </message>
    <message>
        <source>changes its game with these commands in a way that only it knows.</source>
        <translation>これらのコマンドで、本人だけが知る形で対局を変える。</translation>
    </message>
    <message>
        <source>reads or writes the file that these commands name.</source>
        <translation>これらのコマンドが指定するファイルを読み書きする。</translation>
    </message>
    <message>
        <source>takes time settings before the first move only, unless they are those that it has.</source>
        <translation>時間の設定は、すでにあるものと同じでない限り、最初の手の前にしか受け付けない。</translation>
    </message>
    <message>
        <source>empties the board for the same size again.</source>
        <translation>同じサイズを再び指定すると盤を空にする。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi and handicap.</source>
        <translation>棋譜のコミと置石を取り入れる。</translation>
    </message>
    <message>
        <source>goes back to the rules that it was started with, whatever a record&apos;s RU says.</source>
        <translation>棋譜の RU が何であれ、起動時のルールに戻る。</translation>
    </message>
    <message>
        <source>scores the board as it stands, and only where its rules say that the dead are captured.</source>
        <translation>盤をそのまま計算し、死に石を取り除くのはルールがそう定めるときだけ。</translation>
    </message>
    <message>
        <source>is only asked with these commands.</source>
        <translation>これらのコマンドでは尋ねられるだけ。</translation>
    </message>
    <message>
        <source>is told the game with these commands, as their words say.</source>
        <translation>これらのコマンドで、その語のとおりに対局を伝えられる。</translation>
    </message>
    <message>
        <source>writes the file that these commands name, and answers with it where they name none or a dash.</source>
        <translation>これらのコマンドが指定するファイルを書き、指定がないかダッシュならその中身を答える。</translation>
    </message>
    <message>
        <source>speaks GTP only when its command line says so.</source>
        <translation>コマンドラインで指定したときだけ GTP を話す。</translation>
    </message>
    <message>
        <source>is told Chinese or Japanese rules on its command line, and by no command.</source>
        <translation>中国ルールか日本ルールかはコマンドラインで指定し、コマンドでは指定できない。</translation>
    </message>
    <message>
        <source>counts territory unless its command line says otherwise.</source>
        <translation>コマンドラインで指定しない限り地を数える。</translation>
    </message>
    <message>
        <source>counting area, gives White a point for each handicap stone.</source>
        <translation>面積計算では、置石 1 個につき白に 1 目を与える。</translation>
    </message>
    <message>
        <source>refuses every suicide unless its command line allows it.</source>
        <translation>コマンドラインで許可しない限りすべての自殺手を拒否する。</translation>
    </message>
    <message>
        <source>takes suicide of several stones, but not of one, with --allow-suicide.</source>
        <translation>--allow-suicide で、複数の石の自殺手を受け付けるが、1 個の石のは受け付けない。</translation>
    </message>
    <message>
        <source>takes the suicide of a lone stone only with --allow-all-suicide.</source>
        <translation>--allow-all-suicide のときだけ、1 個の石の自殺手を受け付ける。</translation>
    </message>
    <message>
        <source>is told on its command line which suicide is legal, and by no command.</source>
        <translation>どの自殺手が合法かはコマンドラインで指定し、コマンドでは指定できない。</translation>
    </message>
    <message>
        <source>takes square boards from 1×1 to 19×19.</source>
        <translation>1×1 から 19×19 までの正方形の盤を受け付ける。</translation>
    </message>
    <message>
        <source>takes whole seconds only.</source>
        <translation>整数の秒だけを受け付ける。</translation>
    </message>
    <message>
        <source>takes a line of more than 1000 bytes for several commands.</source>
        <translation>1000 バイトを超える行を複数のコマンドとみなす。</translation>
    </message>
    <message>
        <source>puts a fixed handicap on the fourth line of a 12×12 board, where GTP has the third.</source>
        <translation>12×12 の盤で固定の置石を、GTP の 3 線でなく 4 線に置く。</translation>
    </message>
    <message>
        <source>keeps the free handicap stones that stand before the one that it refuses.</source>
        <translation>自由な置石を拒否するとき、それより前の置石を残す。</translation>
    </message>
    <message>
        <source>puts the handicap stones that a record&apos;s HA counts on the board by itself where no AB does and White begins.</source>
        <translation>AB がなく白が始める棋譜では、HA の数だけ置石を自分で盤に置く。</translation>
    </message>
    <message>
        <source>takes a record&apos;s handicap for none where its stones are set up with AB, and counts area without the points for it.</source>
        <translation>石を AB で置いた棋譜の置石をないものとみなし、面積計算でその分の目数を数えない。</translation>
    </message>
    <message>
        <source>ignores the AE of a record&apos;s set-up.</source>
        <translation>棋譜の配置の AE を無視する。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 5.5 where it names none.</source>
        <translation>棋譜のコミを取り入れ、書かれていなければ 5.5 とする。</translation>
    </message>
    <message>
        <source>leaves out the moves of a record that it takes for illegal, and says nothing of it.</source>
        <translation>違法とみなした棋譜の手を除き、それを伝えない。</translation>
    </message>
    <message>
        <source>keeps the rules of its command line, whatever a record&apos;s RU says.</source>
        <translation>棋譜の RU が何であれ、コマンドラインのルールを保つ。</translation>
    </message>
    <message>
        <source>adds the prisoners to the komi of the record that it writes, which holds the last position and no moves.</source>
        <translation>書く棋譜のコミにアゲハマを足す。棋譜には最後の局面だけがあり、手はない。</translation>
    </message>
    <message>
        <source>says in the record of a handicap game that Black is to play, and reads such a record back as an even game.</source>
        <translation>置碁の棋譜に黒番と書き、そのような棋譜を互先の対局として読み戻す。</translation>
    </message>
    <message>
        <source>repeats its last final_score after another komi, also over passes, until a stone is played.</source>
        <translation>コミが変わっても、パスしても、石が打たれるまで前の final_score を繰り返す。</translation>
    </message>
    <message>
        <source>repeats its last final_score also for another game with the same stones.</source>
        <translation>同じ石なら別の対局でも前の final_score を繰り返す。</translation>
    </message>
    <message>
        <source>counts no eyes in seki, even by area.</source>
        <translation>面積計算でもセキの眼を数えない。</translation>
    </message>
    <message>
        <source>estimates by estimate_score a seki as if one side of it were dead, and says that it is certain.</source>
        <translation>estimate_score ではセキの一方が死んでいるかのように推定し、確かだと言う。</translation>
    </message>
    <message>
        <source>plays the neutral points out in turn before it counts area: with an odd number of them whoever did not move last has one more.</source>
        <translation>盤のダメを双方の手で交互に埋めてから面積を数える。ダメが奇数なら、最後に打たなかった方が 1 目多くなる。</translation>
    </message>
    <message>
        <source>chooses with reg_genmove as a program just started would, which is often another move than genmove&apos;s.</source>
        <translation>reg_genmove では起動直後のように選ぶので、genmove と違う手になることが多い。</translation>
    </message>
    <message>
        <source>tells its processor time since it was started.</source>
        <translation>プロセッサー時間を起動時から数えて伝える。</translation>
    </message>
    <message>
        <source>plays a move with these commands.</source>
        <translation>これらのコマンドで手を打つ。</translation>
    </message>
    <message>
        <source>answers these commands line by line.</source>
        <translation>これらのコマンドに 1 行ずつ答える。</translation>
    </message>
    <message>
        <source>ends these commands at any further line.</source>
        <translation>これらのコマンドを次の行で終える。</translation>
    </message>
    <message>
        <source>ends these commands by itself, or at any further line.</source>
        <translation>これらのコマンドを自分で、または次の行で終える。</translation>
    </message>
    <message>
        <source>takes boards of 2 to 19 columns and rows unless it was built for more.</source>
        <translation>特別にビルドしない限り、2～19 列、2～19 行の盤を受け付ける。</translation>
    </message>
    <message>
        <source>takes whole and half points of komi only, up to 400.</source>
        <translation>コミは 400 までの整数と半目だけを受け付ける。</translation>
    </message>
    <message>
        <source>takes fractions of a second, and lists byoyomi and fischer-capped where its document has byo-yomi and nothing.</source>
        <translation>秒の小数を受け付け、文書では秒読みなどとある所に byoyomi と fischer-capped を挙げる。</translation>
    </message>
    <message>
        <source>has friends pass by Chinese, AGA and New Zealand rules, but not by Japanese and Korean ones, whatever its document says.</source>
        <translation>文書の記述に反し、中国、AGA、ニュージーランドルールでは死に石を残す友好的なパスを認め、日本、韓国ルールでは認めない。</translation>
    </message>
    <message>
        <source>refuses territory with a button, and what else its network was not taught.</source>
        <translation>ボタンつきの地の計算など、ネットワークが学んでいないものを拒否する。</translation>
    </message>
    <message>
        <source>takes suicide of several stones for legal in play whatever its rules, and never that of one.</source>
        <translation>ルールが何であれ、対局では複数の石の自殺手を合法とし、1 個の石のは決して合法としない。</translation>
    </message>
    <message>
        <source>takes Black&apos;s stones before White&apos;s first move for a handicap, however they were put there.</source>
        <translation>白の最初の手の前の黒石は、置き方を問わず置石とみなす。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and keeps its own where it names none.</source>
        <translation>棋譜のコミを取り入れ、書かれていなければ自分のコミを保つ。</translation>
    </message>
    <message>
        <source>keeps the rules of the record before, or those that it was told, where a record has no RU.</source>
        <translation>棋譜に RU がなければ、前の棋譜のルールか、伝えられたルールを保つ。</translation>
    </message>
    <message>
        <source>refuses a record that sets stones up after its first node.</source>
        <translation>最初のノードより後で石を配置する棋譜を拒否する。</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search: before two passes, and after them wherever its rules let friends pass with dead stones on the board.</source>
        <translation>final_score に探索の推定を答える。2 回のパスの前と、盤に死に石を残したパスをルールが許す場合はその後も。</translation>
    </message>
    <message>
        <source>estimates the score by territory until the clean-up is over, and in a seki from one pass to the next otherwise.</source>
        <translation>地の推定は整地が終わるまで行う。セキでは 1 手のパスごとに結果が変わる。</translation>
    </message>
    <message>
        <source>ends an analysis at any line, an empty one too.</source>
        <translation>どんな行でも、空行でも解析を終える。</translation>
    </message>
    <message>
        <source>chooses the same moves with kata-genmove_analyze as with genmove, and ends its answer with the move.</source>
        <translation>kata-genmove_analyze でも genmove と同じ手を選び、答えを手で終える。</translation>
    </message>
    <message>
        <source>tells no noResultValue of the whole position, only of each move.</source>
        <translation>noResultValue を局面全体では伝えず、手ごとにだけ伝える。</translation>
    </message>
    <message>
        <source>tells the time on the wall that its moves took as its processor time.</source>
        <translation>手にかかった実時間をプロセッサー時間として伝える。</translation>
    </message>
    <message>
        <source>leaves analyses and cancelled searches out of its processor time.</source>
        <translation>解析と取り消された探索をプロセッサー時間に含めない。</translation>
    </message>
    <message>
        <source>warns that its configuration has a setting that it does not know, such as one that is misspelt, and plays without it.</source>
        <translation>知らない設定 (つづりの誤りなど) が構成にあると警告し、それなしで打つ。</translation>
    </message>
    <message>
        <source>warns that its network does not know the rules of a record, and plays by others.</source>
        <translation>ネットワークが棋譜のルールを知らないと警告し、別のルールで打つ。</translation>
    </message>
    <message>
        <source>counts area as Tromp and Taylor do, takes every stone for alive, and gives White a point for each handicap stone.</source>
        <translation>トロンプ・テイラー式に面積を数え、すべての石を生きとみなし、置石 1 個につき白に 1 目を与える。</translation>
    </message>
    <message>
        <source>knows no rules but its own, and is told them by nothing.</source>
        <translation>自分のルールしか知らず、何からも伝えられない。</translation>
    </message>
    <message>
        <source>takes every suicide for legal, of a lone stone too, and every ko.</source>
        <translation>1 個の石のものも含むすべての自殺手と、すべてのコウを合法とする。</translation>
    </message>
    <message>
        <source>plays on 19×19 alone.</source>
        <translation>19×19 だけで打つ。</translation>
    </message>
    <message>
        <source>takes whole seconds only, and half an hour a side for no limit.</source>
        <translation>整数の秒だけを受け付け、片側 30 分を無制限とみなす。</translation>
    </message>
    <message>
        <source>takes the beginning of a line for a command, so that what it does not know may do something else.</source>
        <translation>行の初めをコマンドとみなすので、知らないものが別のことをする場合がある。</translation>
    </message>
    <message>
        <source>makes small letters of the name of a file that it writes, but not of one that it reads.</source>
        <translation>書くファイルの名前を小文字にするが、読むファイルの名前はしない。</translation>
    </message>
    <message>
        <source>takes back with a move the komi that was told since the position before it: after an undo to an empty board it is the one from before clear_board.</source>
        <translation>手を戻すと、その前の局面以後に伝えられたコミも戻す。空の盤まで undo すると clear_board より前のものになる。</translation>
    </message>
    <message>
        <source>wants an empty board for a handicap, and does not look whether it is.</source>
        <translation>置石には空の盤を求めるが、空かどうかは調べない。</translation>
    </message>
    <message>
        <source>writes free handicap stones into its record as Black&apos;s moves, and counts them as a handicap all the same.</source>
        <translation>自由な置石を黒の手として棋譜に書くが、それでも置石として数える。</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 7.5 where it names none.</source>
        <translation>棋譜のコミを取り入れ、書かれていなければ 7.5 とする。</translation>
    </message>
    <message>
        <source>writes a winner into a record of a game that goes on, and an hour a side that nobody set.</source>
        <translation>続行中の対局の棋譜に勝者を書き、誰も設定していない片側 1 時間を書く。</translation>
    </message>
    <message>
        <source>leaves the moves that were taken back in its record.</source>
        <translation>戻した手を棋譜に残す。</translation>
    </message>
    <message>
        <source>counts the board as it stands, in the middle of a game as at its end, with all stones alive.</source>
        <translation>対局の途中でも終わりでも、すべての石を生きとして盤をそのまま数える。</translation>
    </message>
    <message>
        <source>never names a dead stone, nor one in seki.</source>
        <translation>死に石もセキの石も決して挙げない。</translation>
    </message>
    <message>
        <source>ends an analysis at any line.</source>
        <translation>どんな行でも解析を終える。</translation>
    </message>
    <message>
        <source>says nothing in an analysis that names no interval, or one of 0.</source>
        <translation>間隔の指定がないか 0 の解析では何も言わない。</translation>
    </message>
    <message>
        <source>does not end its answer to lz-genmove_analyze while it ponders, but goes on for its opponent until the next line.</source>
        <translation>相手番の思考中は lz-genmove_analyze への答えを終えず、次の行まで相手のために続ける。</translation>
    </message>
    <message>
        <source>chooses the same moves with lz-genmove_analyze as with genmove, and ends its answer with the move unless it ponders.</source>
        <translation>lz-genmove_analyze でも genmove と同じ手を選び、相手番の思考をしない限り答えを手で終える。</translation>
    </message>
    <message>
        <source>may play a move that its last report in lz-genmove_analyze does not list.</source>
        <translation>lz-genmove_analyze の最後の報告に挙げていない手を打つことがある。</translation>
    </message>
    <message>
        <source>takes square boards up to 19×19.</source>
        <translation>19×19 までの正方形の盤を受け付ける。</translation>
    </message>
    <message>
        <source>takes the rules of KGS by kgs-rules, and refuses Korean ones.</source>
        <translation>KGS のルールを kgs-rules で受け付け、韓国ルールを拒否する。</translation>
    </message>
    <message>
        <source>gives White a point for each handicap stone by Chinese rules.</source>
        <translation>中国ルールでは置石 1 個につき白に 1 目を与える。</translation>
    </message>
    <message>
        <source>refuses to score a board before everything on it is settled.</source>
        <translation>盤上のすべてが決まるまで計算を拒否する。</translation>
    </message>
    <message>
        <source>counts an eye in a seki as territory by Japanese rules, because it derives that score from the area.</source>
        <translation>結果を面積から求めるため、日本ルールでセキの眼を地に数える。</translation>
    </message>
    <message>
        <source>is off by Japanese rules where both sides have not played in turn, as in a position that was set up: it derives that score from the area, the last mover and the passes.</source>
        <translation>結果を面積、最後に打った側、パスから求めるため、配置した局面のように双方が交互に打っていないと日本ルールでずれる。</translation>
    </message>
    <message>
        <source>ends an analysis at the next command, and not at an empty line.</source>
        <translation>解析を次のコマンドで終え、空行では終えない。</translation>
    </message>
    <message>
        <source>warns that it stops thinking early because its tree is full.</source>
        <translation>探索ツリーがいっぱいで思考を早く終えると警告する。</translation>
    </message>
    <message>
        <source>warns that a move before the one that it chooses broke superko.</source>
        <translation>選んだ手より前の手がスーパーコウに反していたと警告する。</translation>
    </message>
    <message>
        <source>says yes to a size that it cannot play on, and keeps the one that it had.</source>
        <translation>打てないサイズに「はい」と答え、前のサイズを保つ。</translation>
    </message>
    <message>
        <source>takes any word for a komi, and what is no number for 0.</source>
        <translation>どんな語もコミとして受け付け、数値でないものは 0 とする。</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search.</source>
        <translation>final_score に探索の推定を答える。</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search until both have passed, and then counts without the stones that it takes for dead.</source>
        <translation>双方がパスするまでは final_score に探索の推定を答え、その後は死んでいるとみなした石を除いて数える。</translation>
    </message>
    <message>
        <source>takes square boards from 2×2 to 19×19 unless it was built for more.</source>
        <translation>特別にビルドしない限り、2×2 から 19×19 までの正方形の盤を受け付ける。</translation>
    </message>
    <message>
        <source>a pool, and a competition that stops at a precision, has %1 players at most, not %2</source>
        <translation>プールと、精度で終わる大会の対局者は最大 %1 人で、%2 人ではいけません</translation>
    </message>
    <message>
        <source>%1: it is a tune, whose player is another one in every game; such games cannot be pooled</source>
        <translation>%1: チューニングでは対局ごとに対局者が変わるため、まとめられません</translation>
    </message>
    <message>
        <source>%1 is the same bundle as %2; give it once</source>
        <translation>%1 は %2 と同じ束です。1 度だけ指定してください</translation>
    </message>
    <message>
        <source>with %1 there are more than %2 players; so many are not rated together</source>
        <translation>%1 を加えると対局者が %2 人を超えます。それほど多くは一緒に評価しません</translation>
    </message>
    <message>
        <source>all ratings are known to ±%1 Elo; ±%2 were wanted</source>
        <translation>すべてのレーティングが ±%1 Elo まで分かりました。目標は ±%2 でした</translation>
    </message>
    <message>
        <source>the players have thought for %1 hours; %2 were wanted</source>
        <translation>対局者の考慮時間は %1 時間でした。目標は %2 でした</translation>
    </message>
    <message>
        <source>Rating pool</source>
        <translation>レーティングプール</translation>
    </message>
    <message>
        <source>%1 may not tell its thoughts (thoughts = &quot;never&quot;), which adjudicate reads</source>
        <translation>%1 は考えを伝えてはならない (thoughts = &quot;never&quot;) のに、adjudicate がそれを読みます</translation>
    </message>
    <message>
        <source>cannot tell its chances with its moves, which the rule of adjudication reads: it knows none of kata-genmove_analyze, lz-genmove_analyze, genmove_analyze, cgos-genmove_analyze and gomill-explain_last_move</source>
        <translation>裁定の規則が読む勝率を手と一緒に伝えられない: kata-genmove_analyze、lz-genmove_analyze、genmove_analyze、cgos-genmove_analyze、gomill-explain_last_move のどれも知らない</translation>
    </message>
    <message>
        <source>cannot tell its lead with its moves, which the rule of adjudication reads: it knows neither kata-genmove_analyze nor cgos-genmove_analyze</source>
        <translation>裁定の規則が読むリードを手と一緒に伝えられない: kata-genmove_analyze も cgos-genmove_analyze も知らない</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not part of an adjudication rule, or occurs twice; it takes %2</source>
        <translation>&quot;%1&quot; は裁定の規則の要素でないか、2 回あります。%2 を指定します</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says how, but not when a game is adjudicated; it takes %2</source>
        <translation>&quot;%1&quot; は対局をいつでなく、どう裁定するかを示します。%2 を指定します</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both gave it %3 % or more (Black with move %4; White with move %5)</source>
        <translation>裁定により %1 の勝ち: 双方が最後の %2 手で %3 % 以上を示した (黒は %4 手目、白は %5 手目)</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both saw it %3 points ahead or more (Black with move %4; White with move %5)</source>
        <translation>裁定により %1 の勝ち: 双方が最後の %2 手で %3 目以上のリードと見た (黒は %4 手目、白は %5 手目)</translation>
    </message>
    <message>
        <source>adjudicated at the limit of %1 moves: the position counts %2</source>
        <translation>%1 手の制限で裁定: 局面は %2</translation>
    </message>
    <message>
        <source>an audited game, played on where the rule said: %1</source>
        <translation>規則の指示後も打ち続けた監査対局: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address, or speaks GMP, cannot be watched for it; only “allowed” is possible</source>
        <translation>アドレスで待ち受けるか GMP を話すエンジンは監視できません。「allowed」だけが可能です</translation>
    </message>
    <message>
        <source>cannot be watched for pondering: it works where its processor time is not measured, on another machine or in a service; only pondering = &quot;allowed&quot; is possible</source>
        <translation>相手番の思考を監視できません。別のマシンやサービスなど、プロセッサー時間を測れない所で動いています。pondering = &quot;allowed&quot; だけが可能です</translation>
    </message>
    <message>
        <source>cannot be frozen while it waits: this system lets us keep no process that would end it; pondering = &quot;forbidden&quot; only watches it</source>
        <translation>待機中に凍結できません。このシステムでは凍結を解くプロセスを残せません。pondering = &quot;forbidden&quot; は監視だけを行います</translation>
    </message>
    <message>
        <source>pondered, which is forbidden: it used %1 s of processor time in %2 s that it waited, %3 % of a processor</source>
        <translation>禁止された相手番の思考をした: 待機した %2 秒のうちプロセッサー時間 %1 秒、プロセッサーの %3 % を使った</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; write 2004, 2004-03 or 2004-03-15</source>
        <translation>&quot;%1&quot; は日付ではありません。2004、2004-03、2004-03-15 のように書きます</translation>
    </message>
    <message>
        <source>%1 is damaged; delete it and index the games again</source>
        <translation>%1 が壊れています。削除して対局の索引を作り直してください</translation>
    </message>
    <message>
        <source>%1 is not an index of games</source>
        <translation>%1 は対局の索引ではありません</translation>
    </message>
    <message>
        <source>%1 was made by another version; index the games again</source>
        <translation>%1 は別のバージョンが作ったものです。対局の索引を作り直してください</translation>
    </message>
    <message>
        <source>%1 is being updated already</source>
        <translation>%1 はすでに更新中です</translation>
    </message>
    <message>
        <source>there is no file or folder %1</source>
        <translation>%1 というファイルもフォルダーもありません</translation>
    </message>
    <message>
        <source>%1 could not be started; it is installed along with Shinpan</source>
        <translation>%1 を起動できませんでした。Shinpan と一緒にインストールされます</translation>
    </message>
    <message>
        <source>%1 quit unexpectedly</source>
        <translation>%1 が不意に終了した</translation>
    </message>
    <message>
        <source>%1: it is larger than a bundle may have it</source>
        <translation>%1: 束に許される大きさを超えています</translation>
    </message>
    <message>
        <source>the machines that games were given to ([machines])</source>
        <translation>対局を任せたマシン ([machines])</translation>
    </message>
    <message>
        <source>files of openings: each game has its own</source>
        <translation>布石のファイル: 各対局に自分のものがあります</translation>
    </message>
    <message>
        <source>the tune&apos;s certificate: it is a competition of its own</source>
        <translation>調整の証明書: それ自体が 1 つの大会です</translation>
    </message>
    <message>
        <source>the hash of %1&apos;s file %2: it is not what it was, or gone</source>
        <translation>%1 のファイル %2 のハッシュ: 以前と違うか、なくなっています</translation>
    </message>
    <message>
        <source>hashes of %1: its program cannot be looked at from here</source>
        <translation>%1 のハッシュ: プログラムをここから見られません</translation>
    </message>
    <message>
        <source>hashes of %1: it has not played</source>
        <translation>%1 のハッシュ: まだ打っていません</translation>
    </message>
    <message>
        <source>game %1: its record makes no sense</source>
        <translation>対局 %1: 棋譜が意味をなしません</translation>
    </message>
    <message>
        <source>%1: it cannot be read, or is larger than a bundle may have it</source>
        <translation>%1: 読めないか、束に許される大きさを超えています</translation>
    </message>
    <message>
        <source>it is not over: %1 of %2 games have a result</source>
        <translation>終わっていません: %2 局中 %1 局に結果があります</translation>
    </message>
    <message>
        <source>it has no end: %1 games have a result</source>
        <translation>終わりがありません: %1 局に結果があります</translation>
    </message>
    <message>
        <source>records of %1 games: there are no files</source>
        <translation>%1 局の棋譜: ファイルがありません</translation>
    </message>
    <message>
        <source>logs, as was asked for</source>
        <translation>ログ (求められたとおり)</translation>
    </message>
    <message>
        <source>what engines were told and said: it was not logged (log_gtp)</source>
        <translation>エンジンへの問いと答え: 記録されていません (log_gtp)</translation>
    </message>
    <message>
        <source>“%1” is no move of this board</source>
        <translation>「%1」はこの盤の手ではありません</translation>
    </message>
    <message>
        <source>“%1” is no sensible number</source>
        <translation>「%1」は意味のある数値ではありません</translation>
    </message>
    <message>
        <source>it is the other side&apos;s turn</source>
        <translation>手番は相手側です</translation>
    </message>
    <message>
        <source>no values of the position</source>
        <translation>局面の値がない</translation>
    </message>
    <message>
        <source>refused the position: “%1”</source>
        <translation>局面を拒否した:「%1」</translation>
    </message>
    <message>
        <source>its answer cannot be read: %1</source>
        <translation>答えを読めない: %1</translation>
    </message>
    <message>
        <source>answers JSON queries (katago analysis), and so can only analyse; to play it has to be started as “katago gtp”</source>
        <translation>JSON の問い合わせ (katago analysis) に答えるもので、解析しかできません。対局には「katago gtp」で起動する必要があります</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 million characters</source>
        <translation>%1 百万文字を超える行を出力した</translation>
    </message>
    <message>
        <source>answered a JSON query as GTP engines do: “%1”</source>
        <translation>JSON の問い合わせに GTP エンジンのように答えた:「%1」</translation>
    </message>
    <message>
        <source>answers JSON queries with what is no JSON: “%1”</source>
        <translation>JSON の問い合わせに JSON でないもので答える:「%1」</translation>
    </message>
    <message>
        <source>reported an error: “%1”</source>
        <translation>エラーを報告した:「%1」</translation>
    </message>
    <message>
        <source>warned: “%1”</source>
        <translation>警告した:「%1」</translation>
    </message>
    <message>
        <source>was started again: it %1</source>
        <translation>再び起動された: %1</translation>
    </message>
    <message>
        <source>%1 each time it was asked this</source>
        <translation>これを尋ねるたびに %1</translation>
    </message>
    <message>
        <source>speaks JSON instead of GTP where the first word behind its program is &quot;analysis&quot;.</source>
        <translation>プログラムの後の最初の語が &quot;analysis&quot; のとき、GTP でなく JSON を話す。</translation>
    </message>
    <message>
        <source>%1 cannot be deleted</source>
        <translation>%1 を削除できません</translation>
    </message>
    <message>
        <source>flatpak-spawn wrote &quot;%1&quot;</source>
        <translation>flatpak-spawn の出力：「%1」</translation>
    </message>
    <message>
        <source>a Flatpak may start no programs of this computer until you allow it in a terminal: %1</source>
        <translation>Flatpak からこのコンピューターのプログラムを起動するには、端末で次のコマンドを実行して許可してください：%1</translation>
    </message>
    <message>
        <source>it is damaged or of another version</source>
        <translation>壊れているか、別のバージョンのものです</translation>
    </message>
    <message>
        <source>the engine %1</source>
        <translation>エンジン %1</translation>
    </message>
    <message>
        <source>say which competition: its file</source>
        <translation>どの大会かをファイルで指定してください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many</source>
        <translation>「%1」は余分な引数です</translation>
    </message>
    <message>
        <source>In a browser: %1</source>
        <translation>ブラウザで: %1</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>審判</translation>
    </message>
    <message>
        <source>%1: %2, %3 players</source>
        <translation>%1: %2、対局者 %3 名</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>replaced by %1</source>
        <translation>%1 に置換</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4 places, first in %5)</source>
        <translation>%1: %2、%3（%4 か所、最初は %5）</translation>
    </message>
    <message>
        <source>Sealed as it stands: %1</source>
        <translation>現状のまま封印: %1</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>人やコンピュータに関するものは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Found about people and computers:</source>
        <translation>人やコンピュータに関して見つかったもの:</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; stays: it is too short or too common a word</source>
        <translation>名前「%1」は残ります: 短すぎるか、ありふれた語です</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>除外: %1</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 entries</source>
        <translation>%1: %2 局、%3 項目</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1</source>
        <translation>マニフェストの SHA-256: %1</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>開始中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Ctrl-C: break the running games off; the next run goes on with them</source>
        <translation>Ctrl-C: 対局中の碁を中断（次回に続行）</translation>
    </message>
    <message>
        <source>Ctrl-X or Ctrl-C: stop after the running games</source>
        <translation>Ctrl-X または Ctrl-C: 対局中の碁が終わったら停止</translation>
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
        <translation>残り %1</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>%1/%2 回戦</translation>
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
        <translation>無効 %1</translation>
    </message>
    <message>
        <source>H0 accepted</source>
        <translation>H0 採択</translation>
    </message>
    <message>
        <source>H1 accepted</source>
        <translation>H1 採択</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ～ %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ほか %1</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1（敗退）</translation>
    </message>
    <message>
        <source>score %</source>
        <translation>得点率 %</translation>
    </message>
    <message>
        <source>(%1 visits)</source>
        <translation>（探索数 %1）</translation>
    </message>
    <message>
        <source>game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Black’s view</source>
        <translation>黒の見方</translation>
    </message>
    <message>
        <source>White’s view</source>
        <translation>白の見方</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>予想</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>チューニング</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Black has no clock</source>
        <translation>黒に時計がありません</translation>
    </message>
    <message>
        <source>White has no clock</source>
        <translation>白に時計がありません</translation>
    </message>
    <message>
        <source>no clock is set</source>
        <translation>時計が設定されていません</translation>
    </message>
    <message>
        <source>%1, and no watchdog, so an engine may think for ever (see --time and --watchdog)</source>
        <translation>%1。監視もないため、エンジンがいつまでも考え続けることがあります（--time と --watchdog を参照）</translation>
    </message>
    <message>
        <source>%1, so the watchdog makes a game void when an engine has not moved for %2 (see --time and --watchdog)</source>
        <translation>%1。エンジンが %2 着手しないと監視が対局を無効にします（--time と --watchdog を参照）</translation>
    </message>
    <message>
        <source>game %1 of %2, move %3</source>
        <translation>対局 %1/%2、%3 手</translation>
    </message>
    <message>
        <source>game %1, move %2</source>
        <translation>対局 %1、%2 手</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 running</source>
        <translation>%1/%2 局、対局中 %3</translation>
    </message>
    <message>
        <source>%1 games, %2 running</source>
        <translation>%1 局、対局中 %2</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: %2 勝</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3 (%4 to %5)</source>
        <translation>SPRT Elo %1 または %2: LLR %3（%4 ～ %5）</translation>
    </message>
    <message>
        <source>game %1: %2 (%3, %4 moves)</source>
        <translation>対局 %1: %2（%3、%4 手）</translation>
    </message>
    <message>
        <source>neither: %1</source>
        <translation>どちらでもない: %1</translation>
    </message>
    <message>
        <source>%1, which add nothing</source>
        <translation>%1、判定には加わりません</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>%1: %2 (see %1 --help)</source>
        <translation>%1: %2（%1 --help を参照）</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a verb</source>
        <translation>「%1」という動詞はありません</translation>
    </message>
    <message>
        <source>Met in</source>
        <translation>該当</translation>
    </message>
    <message>
        <source>%1 of these ended by it</source>
        <translation>うち %1 がこれで終了</translation>
    </message>
    <message>
        <source>Audited</source>
        <translation>監査</translation>
    </message>
    <message>
        <source>played on to a result; %1 by resignation</source>
        <translation>結果まで続行; 投了 %1</translation>
    </message>
    <message>
        <source>Audited in vain</source>
        <translation>監査不能</translation>
    </message>
    <message>
        <source>played on, and nobody can say who won</source>
        <translation>続行したが勝者不明</translation>
    </message>
    <message>
        <source>False rate</source>
        <translation>誤り率</translation>
    </message>
    <message>
        <source>%1, wrong in %2 of %3</source>
        <translation>%1、%3 中 %2 で誤り</translation>
    </message>
    <message>
        <source>Wrong results to expect</source>
        <translation>予想される誤った結果</translation>
    </message>
    <message>
        <source>%1 to %2, of %3 that it decided</source>
        <translation>%1 ～ %2、裁定した %3 のうち</translation>
    </message>
    <message>
        <source>Moves after its verdict</source>
        <translation>裁定後の手数</translation>
    </message>
    <message>
        <source>a game, which it saves in the others</source>
        <translation>1 局あたり。ほかの対局ではこれを節約</translation>
    </message>
    <message>
        <source>player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>rule met</source>
        <translation>規則該当</translation>
    </message>
    <message>
        <source>ended by it</source>
        <translation>裁定終了</translation>
    </message>
    <message>
        <source>audited</source>
        <translation>監査</translation>
    </message>
    <message>
        <source>to its cost</source>
        <translation>不利な誤り</translation>
    </message>
    <message>
        <source>false rate</source>
        <translation>誤り率</translation>
    </message>
    <message>
        <source>Audited games that ended otherwise</source>
        <translation>異なる結果に終わった監査対局</translation>
    </message>
    <message>
        <source>%1 that ended otherwise</source>
        <translation>異なる結果: %1</translation>
    </message>
    <message>
        <source>rule: %1</source>
        <translation>規則: %1</translation>
    </message>
    <message>
        <source>An audited game is one that met the rule, was played on all the same, and counts as it ended. The rule is wrong where that is not what it said.</source>
        <translation>監査対局とは、規則に該当しながら続行され、終局どおりに数える対局です。それが規則の裁定と異なれば、規則の誤りです。</translation>
    </message>
    <message>
        <source>The rule by player</source>
        <translation>対局者別の規則</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>黒: %1</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>不戦勝</translation>
    </message>
    <message>
        <source>%1 moves a game</source>
        <translation>1 局 %1 手</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>両者</translation>
    </message>
    <message>
        <source>Score of %1: %2; p-value %3.</source>
        <translation>%1 の得点率: %2; p 値 %3。</translation>
    </message>
    <message>
        <source>Strength of the first player against the second</source>
        <translation>第 1 対局者の第 2 に対する強さ</translation>
    </message>
    <message>
        <source>Score, game by game</source>
        <translation>1 局ごとの得点率</translation>
    </message>
    <message>
        <source>Pairs of games</source>
        <translation>対局の組</translation>
    </message>
    <message>
        <source>games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>said</source>
        <translation>申告</translation>
    </message>
    <message>
        <source>came true</source>
        <translation>実現</translation>
    </message>
    <message>
        <source>reliability</source>
        <translation>信頼性</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>分解能</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>不確実性</translation>
    </message>
    <message>
        <source>within</source>
        <translation>区間内</translation>
    </message>
    <message>
        <source>range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Black said</source>
        <translation>黒の申告</translation>
    </message>
    <message>
        <source>White said</source>
        <translation>白の申告</translation>
    </message>
    <message>
        <source>together</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Each engine’s own chances, as it told them with its moves, against how the games ended: %1, of which %2 by resignation.</source>
        <translation>各エンジンが着手とともに申告した勝率と終局結果の比較: %1、うち投了 %2。</translation>
    </message>
    <message>
        <source>Left out: %1 that the arbiter adjudicated, since what decided them cannot prove itself.</source>
        <translation>除外: 審判が裁定した %1（裁定の根拠は自らを証明できません）。</translation>
    </message>
    <message>
        <source>Left out: %1 that ended otherwise (time, faults, claims, unknown).</source>
        <translation>除外: ほかの終わり方をした %1（時間、障害、主張、不明）。</translation>
    </message>
    <message>
        <source>%1’s chances, and what came true</source>
        <translation>%1 の勝率と実現</translation>
    </message>
    <message>
        <source>Chances told, by tenths</source>
        <translation>申告勝率（1 割ごと）</translation>
    </message>
    <message>
        <source>The numbers of these curves</source>
        <translation>この曲線の数値</translation>
    </message>
    <message>
        <source>Where two engines disagreed most: with two moves in a row they claimed together more, or less, than 100 %; the widest of each game.</source>
        <translation>二つのエンジンが最も食い違った所: 連続する 2 手で合計 100 % より多く、または少なく申告しました。各対局の最大のもの。</translation>
    </message>
    <message>
        <source>Widest disagreements</source>
        <translation>最大の食い違い</translation>
    </message>
    <message>
        <source>Honesty of chances</source>
        <translation>勝率の正直さ</translation>
    </message>
    <message>
        <source>Elo over %1</source>
        <translation>%1 に対する Elo</translation>
    </message>
    <message>
        <source>Course of %1</source>
        <translation>%1 の推移</translation>
    </message>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>%1 と %2 に対する Elo</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation>候補 1</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>候補 %1</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>The method’s own words</source>
        <translation>手法の出力</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>%1 回戦</translation>
    </message>
    <message>
        <source>of new games; %1, which add nothing</source>
        <translation>新しい対局の組。%1、判定には加わりません</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Log-likelihood ratio</source>
        <translation>対数尤度比</translation>
    </message>
    <message>
        <source>bounds %1 and %2</source>
        <translation>境界 %1 と %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>組</translation>
    </message>
    <message>
        <source>Its path</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>Widest error bar</source>
        <translation>最大の誤差</translation>
    </message>
    <message>
        <source>±%1 Elo</source>
        <translation>±%1 Elo</translation>
    </message>
    <message>
        <source>±%1 or less ends it</source>
        <translation>±%1 以下で終了</translation>
    </message>
    <message>
        <source>Hours of thinking</source>
        <translation>思考時間</translation>
    </message>
    <message>
        <source>%1 end it</source>
        <translation>%1 で終了</translation>
    </message>
    <message>
        <source>each pair, until it is decided: %1</source>
        <translation>決まるまで各組: %1</translation>
    </message>
    <message>
        <source>Sequential tests</source>
        <translation>逐次検定</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>対戦表</translation>
    </message>
    <message>
        <source>Scores of a row’s player against a column’s.</source>
        <translation>行の対局者の列の対局者に対する得点。</translation>
    </message>
    <message>
        <source>Likelihood of superiority</source>
        <translation>優越の確率</translation>
    </message>
    <message>
        <source>How likely a row’s player is stronger than a column’s, from all games of the pool.</source>
        <translation>全対局から見て、行の対局者が列の対局者より強い確率。</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>黒の得点</translation>
    </message>
    <message>
        <source>Having Black is worth</source>
        <translation>黒番の価値</translation>
    </message>
    <message>
        <source>%1 Elo</source>
        <translation>%1 Elo</translation>
    </message>
    <message>
        <source>Fair komi</source>
        <translation>公平なコミ</translation>
    </message>
    <message>
        <source>Results by opening</source>
        <translation>布石別の結果</translation>
    </message>
    <message>
        <source>All %1 openings</source>
        <translation>全 %1 布石</translation>
    </message>
    <message>
        <source>and %1 more, which the other formats list</source>
        <translation>ほか %1（他の形式に記載）</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Scores are those of %1.</source>
        <translation>得点率は %1 のものです。</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>%1 without a winner, or not won by playing</source>
        <translation>勝者なし、または打って勝っていない %1</translation>
    </message>
    <message>
        <source>Games without a winner, or not won by playing</source>
        <translation>勝者なし、または打って勝っていない対局</translation>
    </message>
    <message>
        <source>The report as CSV lists all %1 games.</source>
        <translation>CSV レポートに全 %1 局があります。</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全対局</translation>
    </message>
    <message>
        <source>All %1 games</source>
        <translation>全 %1 局</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>出来事</translation>
    </message>
    <message>
        <source>%1 events that bear on results</source>
        <translation>結果に関わる出来事 %1</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>較正</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>トーナメント表</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>逐次検定</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>終了条件</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>強いのは誰か</translation>
    </message>
    <message>
        <source>Black and White</source>
        <translation>黒と白</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>布石</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Parts of this report</source>
        <translation>レポートの内容</translation>
    </message>
    <message>
        <source>Elo against the pool’s mean, 95 %</source>
        <translation>平均に対する Elo、95 %</translation>
    </message>
    <message>
        <source>Ratings with their 95 % intervals; the table has the numbers</source>
        <translation>レーティングと 95 % 区間（数値は表に）</translation>
    </message>
    <message>
        <source>Score of the first player in %1 over %2, with its 95 % interval; now %3</source>
        <translation>%1 の第 1 対局者の得点率（%2、95 % 区間つき）。現在 %3</translation>
    </message>
    <message>
        <source>H1 accepted above</source>
        <translation>この上で H1 採択</translation>
    </message>
    <message>
        <source>H0 accepted below</source>
        <translation>この下で H0 採択</translation>
    </message>
    <message>
        <source>Log-likelihood ratio over %1: now %2, bounds %3 and %4</source>
        <translation>%1 の対数尤度比: 現在 %2、境界 %3 と %4</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 組</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 組</translation>
    </message>
    <message>
        <source>pairs of games</source>
        <translation>対局の組</translation>
    </message>
    <message>
        <source>How often chances came true; on the dashed line, exactly as often as the engine said. The larger a dot, the more moves. The table has the numbers</source>
        <translation>勝率が実現した割合。破線上ならエンジンの申告どおり。点が大きいほど手数が多い。数値は表に</translation>
    </message>
    <message>
        <source>lost both</source>
        <translation>両敗</translation>
    </message>
    <message>
        <source>loss, jigo</source>
        <translation>敗・持碁</translation>
    </message>
    <message>
        <source>split</source>
        <translation>分け</translation>
    </message>
    <message>
        <source>win, jigo</source>
        <translation>勝・持碁</translation>
    </message>
    <message>
        <source>won both</source>
        <translation>両勝</translation>
    </message>
    <message>
        <source>Pairs of games with swapped colours, seen by the first player: %1</source>
        <translation>先後を入れ替えた対局の組（第 1 対局者から）: %1</translation>
    </message>
    <message>
        <source>Warning: %1 pondered in %2 of %3 games, which is forbidden; most in %4, as %5: it used %6 s of processor time in %7 s that it waited, %8 of a processor.</source>
        <translation>警告: %1 は %3 局中 %2 局で禁止された相手番の思考をしました。最大は %4 の%5: 待ち %7 秒に CPU 時間 %6 秒、プロセッサの %8。</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>不戦勝</translation>
    </message>
    <message>
        <source>score</source>
        <translation>得点率</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>敗</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>持碁</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>反則</translation>
    </message>
    <message>
        <source>void</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>lost tasks</source>
        <translation>失敗タスク</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>組</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>log-likelihood ratio</source>
        <translation>対数尤度比</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>布石</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>program’s SHA-256</source>
        <translation>プログラムの SHA-256</translation>
    </message>
    <message>
        <source>seconds a game</source>
        <translation>1 局の秒数</translation>
    </message>
    <message>
        <source>CPU seconds</source>
        <translation>CPU 秒</translation>
    </message>
    <message>
        <source>CPU seconds it tells</source>
        <translation>申告 CPU 秒</translation>
    </message>
    <message>
        <source>CPU seconds off turn</source>
        <translation>相手番の CPU 秒</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>when</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>what</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>as Black</source>
        <translation>黒番</translation>
    </message>
    <message>
        <source>as White</source>
        <translation>白番</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>組で</translation>
    </message>
    <message>
        <source>By games</source>
        <translation>対局で</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>パラメータ</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>own</source>
        <translation>元の値</translation>
    </message>
    <message>
        <source>level</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>対 %1 の Elo</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>範囲外</translation>
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
        <translation>（黒）</translation>
    </message>
    <message>
        <source>(white)</source>
        <translation>（白）</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>avg time</source>
        <translation>平均時間</translation>
    </message>
    <message>
        <source>cpu</source>
        <translation>cpu</translation>
    </message>
    <message>
        <source>told cpu</source>
        <translation>申告 cpu</translation>
    </message>
    <message>
        <source>%1 (%2 games)</source>
        <translation>%1（%2 局）</translation>
    </message>
    <message>
        <source>score %1   p-value %2   moves %3</source>
        <translation>得点率 %1   p 値 %2   手数 %3</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>組 %1</translation>
    </message>
    <message>
        <source>first has Black in the first game, then in every other</source>
        <translation>「先」は 1 局目とその後 1 局おきに黒番</translation>
    </message>
    <message>
        <source>board size: %1</source>
        <translation>盤の大きさ: %1 路</translation>
    </message>
    <message>
        <source>handicap: %1 (%2)</source>
        <translation>置石: %1（%2）</translation>
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
        <translation>コミ: %1</translation>
    </message>
    <message>
        <source>rules: %1</source>
        <translation>ルール: %1</translation>
    </message>
    <message>
        <source>time: %1</source>
        <translation>時間: %1</translation>
    </message>
    <message>
        <source>time: %1 (black), %2 (white)</source>
        <translation>時間: %1（黒）、%2（白）</translation>
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
        <translation>時計なし</translation>
    </message>
    <message>
        <source>%1 game played</source>
        <translation>%1 局終了</translation>
    </message>
    <message>
        <source>%1 games played</source>
        <translation>%1 局終了</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>対局中 %1</translation>
    </message>
    <message>
        <source>%1 with unknown result</source>
        <translation>結果不明 %1</translation>
    </message>
    <message>
        <source>%1 repeating another</source>
        <translation>繰り返し %1</translation>
    </message>
    <message>
        <source>LL %1  LJ %2  split %3  WJ %4  WW %5</source>
        <translation>敗敗 %1  敗持 %2  分け %3  勝持 %4  勝勝 %5</translation>
    </message>
    <message>
        <source>no verdict, as the last %1 games repeat earlier ones</source>
        <translation>判定なし: 最後の %1 局は以前の繰り返し</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未決</translation>
    </message>
    <message>
        <source>unknown results: %1 (%2)</source>
        <translation>結果不明: %1（%2）</translation>
    </message>
    <message>
        <source>void games: %1</source>
        <translation>無効な対局: %1</translation>
    </message>
    <message>
        <source>repeated games: %1, so that errors are those of %2 games</source>
        <translation>繰り返しの対局: %1（誤差は %2 局分）</translation>
    </message>
    <message>
        <source>%1 ended beyond the pair that decided it, and the test leaves them out</source>
        <translation>決定した組より後に終わった %1 は検定に含めません</translation>
    </message>
    <message>
        <source>H0: %1, H1: %2 (%3), alpha %4, beta %5</source>
        <translation>H0: %1、H1: %2（%3）、α %4、β %5</translation>
    </message>
    <message>
        <source>final</source>
        <translation>決勝</translation>
    </message>
    <message>
        <source>semifinals</source>
        <translation>準決勝</translation>
    </message>
    <message>
        <source>quarterfinals</source>
        <translation>準々決勝</translation>
    </message>
    <message>
        <source>round of %1</source>
        <translation>ベスト %1</translation>
    </message>
    <message>
        <source>Left out are %1 of which nothing was played.</source>
        <translation>一局も打たれていない %1 を除外しています。</translation>
    </message>
    <message>
        <source>1 matchup</source>
        <translation>1 対戦</translation>
    </message>
    <message>
        <source>%1 matchups</source>
        <translation>%1 対戦</translation>
    </message>
    <message>
        <source>Left out of all numbers: %1 that a rule of adjudication ended.</source>
        <translation>全数値から除外: 裁定の規則が終わらせた %1。</translation>
    </message>
    <message>
        <source>With more than %1 players, who beat whom is left out.</source>
        <translation>対局者が %1 名を超えるため、総当たりの比較はしません。</translation>
    </message>
    <message>
        <source>Repeats of games between the same players: %1 of %2; errors are those of %3 games.</source>
        <translation>同じ対局者間の対局の繰り返し: %2 中 %1; 誤差は %3 局分です。</translation>
    </message>
    <message>
        <source>Repeats of others’ games, or with colours swapped: %1 of %2.</source>
        <translation>他の対局者の対局、または先後入れ替えの繰り返し: %2 中 %1。</translation>
    </message>
    <message>
        <source>Ratings have the errors of %1 games.</source>
        <translation>レーティングの誤差は %1 局分です。</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>警告: %1</translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>布石を増やすと対局が変わります。</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>布石を与えると対局が変わります。</translation>
    </message>
    <message>
        <source>here</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>同点: 上位シードが勝ち進む</translation>
    </message>
    <message>
        <source>against the mean of all players</source>
        <translation>全対局者の平均に対して</translation>
    </message>
    <message>
        <source>%1 ± %2 Elo</source>
        <translation>%1 ± %2 Elo</translation>
    </message>
    <message>
        <source>Elo over %1, all else as at the best point; best %2, own %3</source>
        <translation>%1 に対する Elo（ほかは最良点の値）; 最良 %2、元の値 %3</translation>
    </message>
    <message>
        <source>Elo over %1 and %2, from %3 to %4: the darker, the stronger; the smaller, the less sure</source>
        <translation>%1 と %2 に対する Elo（%3 ～ %4）: 濃いほど強く、小さいほど不確か</translation>
    </message>
    <message>
        <source>The best %1 over %2</source>
        <translation>%1 の最良値（%2）</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>自分自身</translation>
    </message>
    <message>
        <source>%1 Elo above its own values</source>
        <translation>元の値より %1 Elo</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above its own values</source>
        <translation>%2 に対して %1 Elo、元の値より %3</translation>
    </message>
    <message>
        <source>%1 sure that nothing in the range is more than %2 Elo better; the best there is expected to be %3 Elo better</source>
        <translation>範囲内に %2 Elo より良いものがない確かさ %1; 最良のものは %3 Elo 良いと予想</translation>
    </message>
    <message>
        <source>H1 is accepted</source>
        <translation>H1 を採択</translation>
    </message>
    <message>
        <source>H0 is accepted</source>
        <translation>H0 を採択</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未決定</translation>
    </message>
    <message>
        <source>found against own: %1 (elo0 %2, elo1 %3), LLR %4 (%5 to %6) after %7</source>
        <translation>発見値対元の値: %1（elo0 %2、elo1 %3）、%7で LLR %4（%5 ～ %6）</translation>
    </message>
    <message>
        <source>%1, %2 of them copies</source>
        <translation>%1、うち写し %2</translation>
    </message>
    <message>
        <source>the log-likelihood ratio is %1, the bounds are %2 and %3</source>
        <translation>対数尤度比は %1、境界は %2 と %3</translation>
    </message>
    <message>
        <source>H0 is accepted: %1</source>
        <translation>H0 を採択: %1</translation>
    </message>
    <message>
        <source>H1 is accepted: %1</source>
        <translation>H1 を採択: %1</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. More openings would make the games differ</source>
        <translation>判定なし: 最後の %1 局は以前の繰り返しで、新しいものは期待できません（%2）; %3。布石を増やすと対局が変わります</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. Openings would make the games differ</source>
        <translation>判定なし: 最後の %1 局は以前の繰り返しで、新しいものは期待できません（%2）; %3。布石を与えると対局が変わります</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>書庫</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>対局 %1</translation>
    </message>
    <message>
        <source>moves of %1: its engine went on from game to game</source>
        <translation>%1 の手: エンジンが対局をまたいで動いていました</translation>
    </message>
    <message>
        <source>moves of %1: there is no such player</source>
        <translation>%1 の手: そのような対局者はいません</translation>
    </message>
    <message>
        <source>moves of %1: its command does not say seed, one thread and visits or playouts; --deterministic %1 says that it plays the same again</source>
        <translation>%1 の手: コマンドにシード、1 スレッド、探索数またはプレイアウトがありません; --deterministic %1 は同じ手を打つことを意味します</translation>
    </message>
    <message>
        <source>the start-up command &quot;%1&quot; of %2: it was not sent</source>
        <translation>%2 の起動コマンド「%1」: 送られませんでした</translation>
    </message>
    <message>
        <source>%1 played %2, and asked again plays %3</source>
        <translation>%1 は %2 と打ち、再び問うと %3 と打ちます</translation>
    </message>
    <message>
        <source>%1 moved, and asked again it ends the game: %2 %3</source>
        <translation>%1 は打ちましたが、再び問うと対局を終えます: %2 %3</translation>
    </message>
    <message>
        <source>its result is told as &quot;%1&quot;, and is %2</source>
        <translation>結果は「%1」とありますが、%2 です</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have won like that</source>
        <translation>%1の手番で、そのような勝ち方はできません</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have lost like that</source>
        <translation>%1の手番で、そのような負け方はできません</translation>
    </message>
    <message>
        <source>by its moves it ends as %1</source>
        <translation>その手順では %1 で終わります</translation>
    </message>
    <message>
        <source>it was counted again as %1; its result is %2</source>
        <translation>数え直すと %1、結果は %2</translation>
    </message>
    <message>
        <source>what was said and counted of its score is not what that leads to</source>
        <translation>得点について言われ数えられたことが、そこから導かれるものと違います</translation>
    </message>
    <message>
        <source>the reason of its result is not what was said of it</source>
        <translation>結果の理由が、それについて言われたことと違います</translation>
    </message>
    <message>
        <source>it shows a clock, and there was none</source>
        <translation>時計がないのに時計を示しています</translation>
    </message>
    <message>
        <source>it took longer than its clock allowed</source>
        <translation>時計の許す時間を超えました</translation>
    </message>
    <message>
        <source>its clock shows &quot;%1&quot;; charged with what the move took it shows %2</source>
        <translation>時計は「%1」を示しますが、この手の消費時間を引くと %2 です</translation>
    </message>
    <message>
        <source>%1&apos;s moves took %2 ns together, not %3</source>
        <translation>%1の手は合計 %2 ns で、%3 ではありません</translation>
    </message>
    <message>
        <source>its record says %1, and its result is %2</source>
        <translation>棋譜は %1、結果は %2</translation>
    </message>
    <message>
        <source>its record has another komi than %1</source>
        <translation>棋譜のコミが %1 と違います</translation>
    </message>
    <message>
        <source>its record has another handicap than %1</source>
        <translation>棋譜の置石が %1 と違います</translation>
    </message>
    <message>
        <source>its record has another board</source>
        <translation>棋譜の盤が違います</translation>
    </message>
    <message>
        <source>its record calls it %1</source>
        <translation>棋譜での名前は %1</translation>
    </message>
    <message>
        <source>its record has the clock at &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>棋譜の時計は「%1」で、「%2」ではありません</translation>
    </message>
    <message>
        <source>its record has other words or thoughts of the engine</source>
        <translation>棋譜のエンジンの言葉や読みが違います</translation>
    </message>
    <message>
        <source>its record is no SGF file of one game</source>
        <translation>棋譜が 1 局の SGF ファイルではありません</translation>
    </message>
    <message>
        <source>its record has %1 moves, not %2</source>
        <translation>棋譜は %1 手で、%2 手ではありません</translation>
    </message>
    <message>
        <source>its record has another move</source>
        <translation>棋譜の手が違います</translation>
    </message>
    <message>
        <source>by its log no engine answered this move</source>
        <translation>ログではどのエンジンもこの手を答えていません</translation>
    </message>
    <message>
        <source>by its log no engine was told this move</source>
        <translation>ログではどのエンジンにもこの手を伝えていません</translation>
    </message>
    <message>
        <source>it does not repeat game %1 as it says</source>
        <translation>言うとおりに対局 %1 を繰り返していません</translation>
    </message>
    <message>
        <source>it repeats game %1 and does not say so</source>
        <translation>対局 %1 を繰り返していながら、そう言っていません</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>it is not in the manifest</source>
        <translation>マニフェストにありません</translation>
    </message>
    <message>
        <source>it is not what was sealed</source>
        <translation>封印されたものと違います</translation>
    </message>
    <message>
        <source>%1 was &quot;%2&quot;, and by the settings it is &quot;%3&quot;</source>
        <translation>%1 は「%2」でしたが、設定では「%3」です</translation>
    </message>
    <message>
        <source>it is no game, or another one</source>
        <translation>対局ではないか、別の対局です</translation>
    </message>
    <message>
        <source>the game has another result</source>
        <translation>対局に別の結果があります</translation>
    </message>
    <message>
        <source>the competition has no such game</source>
        <translation>大会にそのような対局はありません</translation>
    </message>
    <message>
        <source>it begins from another position, or by other rules</source>
        <translation>別の局面、または別のルールで始まっています</translation>
    </message>
    <message>
        <source>it is a file of no game</source>
        <translation>どの対局のファイルでもありません</translation>
    </message>
    <message>
        <source>the report says %1; it comes out as %2</source>
        <translation>レポートは %1、計算結果は %2</translation>
    </message>
    <message>
        <source>%1 scores: nobody&apos;s word on them is kept</source>
        <translation>得点 %1: 誰の言葉も残っていません</translation>
    </message>
    <message>
        <source>%1 games: they have no moves</source>
        <translation>%1 局: 手がありません</translation>
    </message>
    <message>
        <source>clocks of %1 games: how fast their machines were is not kept</source>
        <translation>%1 局の時計: マシンの速さが残っていません</translation>
    </message>
    <message>
        <source>it is not the one whose hash was published</source>
        <translation>公開されたハッシュのものではありません</translation>
    </message>
    <message>
        <source>a competition that was never played, or games left out of it, if settings, games, records, logs and report tell the same</source>
        <translation>打たれなかった大会や、除かれた対局（設定、対局、棋譜、ログ、レポートが一致していれば）</translation>
    </message>
    <message>
        <source>what engines, networks and files were, if engines.json and report.json tell the same; engines that are asked again tell how they play</source>
        <translation>エンジン、ネットワーク、ファイルが何であったか（engines.json と report.json が一致していれば）。再び問われたエンジンは打ち方を示します</translation>
    </message>
    <message>
        <source>how long moves took and when games were played, if games, records and report tell the same, and how fast machines were, if clocks agree</source>
        <translation>手にかかった時間と対局の日時（対局、棋譜、レポートが一致していれば）、マシンの速さ（時計が合っていれば）</translation>
    </message>
    <message>
        <source>settings that leave no trace in games: arguments, environment, seed, patience, policies, limits that nothing reached, what was kept</source>
        <translation>対局に跡を残さない設定: 引数、環境、シード、忍耐、方針、達しなかった制限、残されたもの</translation>
    </message>
    <message>
        <source>what logs say beside moves, engines&apos; standard error, and events that the report does not list</source>
        <translation>手以外にログが言うこと、エンジンの標準エラー、レポートにない出来事</translation>
    </message>
    <message>
        <source>the manifest&apos;s own words: when and by what it was sealed, what was replaced and left out</source>
        <translation>マニフェスト自身の言葉: いつ何で封印され、何が置換・除外されたか</translation>
    </message>
    <message>
        <source>Sealed %1 by %2</source>
        <translation>%1 に %2 で封印</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1, as published</source>
        <translation>マニフェストの SHA-256: %1（公開どおり）</translation>
    </message>
    <message>
        <source>Checked: %1 entries, %2 games, %3 moves, %4 scores, clocks of %5 games, %6 records, %7 logs, %8 values of the report</source>
        <translation>検査: 項目 %1、対局 %2、手 %3、得点 %4、%5 局の時計、棋譜 %6、ログ %7、レポートの値 %8</translation>
    </message>
    <message>
        <source>Engines were asked %1 moves again</source>
        <translation>エンジンに %1 手を再び問いました</translation>
    </message>
    <message>
        <source>Not checked:</source>
        <translation>検査していないもの:</translation>
    </message>
    <message>
        <source>Left out when it was sealed:</source>
        <translation>封印時に除外されたもの:</translation>
    </message>
    <message>
        <source>Not to be seen if the manifest was written anew (compare its hash with one that was published):</source>
        <translation>マニフェストが書き直されていると分からないもの（公開されたハッシュと比べてください）:</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>すべて封印されたときのままです。</translation>
    </message>
    <message>
        <source>%1 differences.</source>
        <translation>相違 %1 件。</translation>
    </message>
    <message>
        <source>refuses suicide of a single stone</source>
        <translation>一子の自殺手を拒みます</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; it cannot be told otherwise</source>
        <translation>%1。このルールでは許され、対局で相手が打てば反則負けになります。ほかに伝える方法はありません</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; add %2 to its command line</source>
        <translation>%1。このルールでは許され、対局で相手が打てば反則負けになります。コマンドラインに %2 を加えてください</translation>
    </message>
    <message>
        <source>counts by Chinese rules (area), but the game is counted by territory</source>
        <translation>中国ルール（面積）で数えますが、この対局は地で数えます</translation>
    </message>
    <message>
        <source>counts by Japanese rules (territory), but the game is counted by area</source>
        <translation>日本ルール（地）で数えますが、この対局は面積で数えます</translation>
    </message>
    <message>
        <source>is not told the komi, for which the Go Modem Protocol has no word</source>
        <translation>コミを知らされません（Go Modem Protocol にその語がありません）</translation>
    </message>
    <message>
        <source>%1, and it cannot be told other rules</source>
        <translation>%1。ほかのルールを伝えることはできません</translation>
    </message>
    <message>
        <source>%1; its command line has %2, not %3</source>
        <translation>%1。コマンドラインは %2 で、%3 ではありません</translation>
    </message>
    <message>
        <source>%1; add %2 to its command line</source>
        <translation>%1。コマンドラインに %2 を加えてください</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>主張</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>反則</translation>
    </message>
    <message>
        <source>move-limit</source>
        <translation>手数制限</translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>the engine %1 %2</source>
        <translation>エンジン %1: %2</translation>
    </message>
    <message>
        <source>game %1, after move %2: the engine %3</source>
        <translation>対局 %1、%2 手目の後: エンジン: %3</translation>
    </message>
    <message>
        <source>is no time up to a day</source>
        <translation>は 1 日以内の時間ではありません</translation>
    </message>
    <message>
        <source>is not of the form 20-60, 20- or -60</source>
        <translation>は 20-60、20- または -60 の形ではありません</translation>
    </message>
    <message>
        <source>holds no move</source>
        <translation>に手が含まれません</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>は次のどれでもありません: %1</translation>
    </message>
    <message>
        <source>is no number of points</source>
        <translation>は目数ではありません</translation>
    </message>
    <message>
        <source>is no list of sabaki, katrain, lizzie</source>
        <translation>は sabaki、katrain、lizzie の一覧ではありません</translation>
    </message>
    <message>
        <source>--report: %1 does not end with .html, .json or .csv</source>
        <translation>--report: %1 の末尾が .html、.json、.csv のどれでもありません</translation>
    </message>
    <message>
        <source>no engine is given; say which with --%1</source>
        <translation>エンジンの指定がありません。--%1 で指定してください</translation>
    </message>
    <message>
        <source>FILES are missing</source>
        <translation>FILES がありません</translation>
    </message>
    <message>
        <source>--on needs --journal FILE</source>
        <translation>--on には --journal FILE が必要です</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE</source>
        <translation>--on ssh には --hosts FILE が必要です</translation>
    </message>
    <message>
        <source>there are no game files</source>
        <translation>棋譜ファイルがありません</translation>
    </message>
    <message>
        <source>--stop takes the name of a run</source>
        <translation>--stop には実行の名前を指定します</translation>
    </message>
    <message>
        <source>say which file of accounts</source>
        <translation>アカウントのファイルを指定してください</translation>
    </message>
    <message>
        <source>no password was given</source>
        <translation>パスワードの入力がありません</translation>
    </message>
    <message>
        <source>is no whole number from 5 to 25</source>
        <translation>は 5 から 25 の整数ではありません</translation>
    </message>
    <message>
        <source>say which engine: its command line, or its name</source>
        <translation>エンジンを指定してください: コマンドラインか名前</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; quote a command that has several words</source>
        <translation>&quot;%1&quot; は余分です。数語のコマンドは引用符で囲みます</translation>
    </message>
    <message>
        <source>your engines cannot be read: %1</source>
        <translation>登録されたエンジンを読めません: %1</translation>
    </message>
    <message>
        <source>%1 is no calibration: that is type = &quot;tune&quot; with method = &quot;calibration&quot; in [tune]</source>
        <translation>%1 は較正ではありません。較正は type = &quot;tune&quot; で [tune] に method = &quot;calibration&quot; があるものです</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation>&quot;%1&quot; %2</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>標準出力: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; -o names the file to write</source>
        <translation>&quot;%1&quot; は余分です。書き込むファイルは -o で指定します</translation>
    </message>
    <message>
        <source>%1 has been played already; see reset</source>
        <translation>%1 はすでに対局済みです。reset を見てください</translation>
    </message>
    <message>
        <source>%1 already exists; --force writes over it</source>
        <translation>%1 はすでにあります。--force で上書きします</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of text, html and json</source>
        <translation>--format: &quot;%1&quot; は text、html、json のどれでもありません</translation>
    </message>
    <message>
        <source>name one bundle or more</source>
        <translation>1 つ以上の束を指定してください</translation>
    </message>
    <message>
        <source>there is no game that could be rated</source>
        <translation>レーティングを付けられる対局がありません</translation>
    </message>
    <message>
        <source>--max-time: &quot;%1&quot; is no time; allowed are 90s, 30m, 8h and the like</source>
        <translation>--max-time: &quot;%1&quot; は時間ではありません。90s、30m、8h などと書きます</translation>
    </message>
    <message>
        <source>--on: “%1” is not known; it takes here, slurm or ssh</source>
        <translation>--on:「%1」は不明です。here、slurm、ssh のどれかです</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE, or hosts in [machines]</source>
        <translation>--on ssh には --hosts FILE か、[machines] の hosts が必要です</translation>
    </message>
    <message>
        <source>--keep: &quot;%1&quot; is none of environment, folders, users and hosts</source>
        <translation>--keep: &quot;%1&quot; は environment、folders、users、hosts のどれでもありません</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of sgf, json, csv and matchups</source>
        <translation>--format: &quot;%1&quot; は sgf、json、csv、matchups のどれでもありません</translation>
    </message>
    <message>
        <source>give one of --after-pairs and --now</source>
        <translation>--after-pairs と --now は片方だけ指定します</translation>
    </message>
    <message>
        <source>reset: nothing was done; --yes deletes all of these for ever, --aside moves them into a folder</source>
        <translation>reset: 何もしていません。--yes でこれらを完全に削除し、--aside でフォルダーに移します</translation>
    </message>
    <message>
        <source>--engines: &quot;%1&quot; is not PLAYER=COMMAND</source>
        <translation>--engines: &quot;%1&quot; は PLAYER=COMMAND の形ではありません</translation>
    </message>
    <message>
        <source>--stop takes after-pairs, after-games or now, --term N, and the name of a run</source>
        <translation>--stop には after-pairs、after-games、now のどれかと、--term N と、実行の名前を指定します</translation>
    </message>
    <message>
        <source>--block is missing</source>
        <translation>--block がありません</translation>
    </message>
    <message>
        <source>the engine is missing; give its command after --</source>
        <translation>エンジンがありません。-- の後にコマンドを書いてください</translation>
    </message>
    <message>
        <source>is not from 2 to %1</source>
        <translation>は 2 から %1 の間ではありません</translation>
    </message>
    <message>
        <source>is free; GMP has fixed points only</source>
        <translation>は自由配置です。GMP には定位置しかありません</translation>
    </message>
    <message>
        <source>is neither black nor white</source>
        <translation>は black でも white でもありません</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>を作れません</translation>
    </message>
    <message>
        <source>missing; give the engine&apos;s command line</source>
        <translation>がありません。エンジンのコマンドラインを指定してください</translation>
    </message>
    <message>
        <source>is none of black, white, both and none</source>
        <translation>は black、white、both、none のどれでもありません</translation>
    </message>
    <message>
        <source>is none of automatic, slow-moves, always and never</source>
        <translation>は automatic、slow-moves、always、never のどれでもありません</translation>
    </message>
    <message>
        <source>is no time; allowed are 200ms, 1s, 1.5s and the like</source>
        <translation>は時間ではありません。200ms、1s、1.5s などと書きます</translation>
    </message>
    <message>
        <source>is none of allowed, forbidden and frozen</source>
        <translation>は allowed、forbidden、frozen のどれでもありません</translation>
    </message>
    <message>
        <source>is neither warning nor forfeit</source>
        <translation>は warning でも forfeit (反則) でもありません</translation>
    </message>
    <message>
        <source>asks a person, and there is nobody here</source>
        <translation>は人に尋ねますが、ここには誰もいません</translation>
    </message>
    <message>
        <source>--scorer %1 asks no referee</source>
        <translation>--scorer %1 は審判に尋ねません</translation>
    </message>
    <message>
        <source>asks a referee; say which engine with --referee</source>
        <translation>は審判に尋ねます。エンジンを --referee で指定してください</translation>
    </message>
    <message>
        <source>&quot;move&quot; and --watchdog say the same; give one</source>
        <translation>&quot;move&quot; と --watchdog は同じ意味です。片方だけ指定します</translation>
    </message>
    <message>
        <source>does not end in .html, .txt, .json or .csv</source>
        <translation>の末尾が .html、.txt、.json、.csv のどれでもありません</translation>
    </message>
    <message>
        <source>say with --results which file has the games</source>
        <translation>対局のファイルを --results で指定してください</translation>
    </message>
    <message>
        <source>--adjudicate reads what engines think of their moves, so it cannot be never</source>
        <translation>--adjudicate (裁定) はエンジンの手の考えを読むので、never にはできません</translation>
    </message>
    <message>
        <source>is no number between 0 and 0.5</source>
        <translation>は 0 と 0.5 の間の数ではありません</translation>
    </message>
    <message>
        <source>is not two numbers, the lower first, such as 0,20</source>
        <translation>は 0,20 のような、小さい方が先の 2 つの数ではありません</translation>
    </message>
    <message>
        <source>is no file and no folder</source>
        <translation>はファイルでもフォルダーでもありません</translation>
    </message>
    <message>
        <source>is neither game nor opening</source>
        <translation>は game (対局) でも opening (布石) でもありません</translation>
    </message>
    <message>
        <source>there are no --openings</source>
        <translation>--openings がありません</translation>
    </message>
    <message>
        <source>no build is given</source>
        <translation>ビルドの指定がありません</translation>
    </message>
    <message>
        <source>has no {}</source>
        <translation>に {} がありません</translation>
    </message>
    <message>
        <source>say what to test: --test or --sprt</source>
        <translation>何をテストするか --test か --sprt で指定してください</translation>
    </message>
    <message>
        <source>no suite is given</source>
        <translation>テスト集の指定がありません</translation>
    </message>
    <message>
        <source>is neither gnugo nor strict</source>
        <translation>は gnugo でも strict でもありません</translation>
    </message>
    <message>
        <source>%1: it cannot be read as SGF</source>
        <translation>%1: SGF として読めません</translation>
    </message>
    <message>
        <source>%1: game %2 is on a board of %3x%4; see --size</source>
        <translation>%1: 対局 %2 は %3x%4 の盤です。--size を見てください</translation>
    </message>
    <message>
        <source>there is no game in %1</source>
        <translation>%1 に対局がありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not COMMAND=SENT</source>
        <translation>&quot;%1&quot; は COMMAND=SENT の形ではありません</translation>
    </message>
    <message>
        <source>is none of resign, pass and alternate</source>
        <translation>は resign (投了)、pass (パス)、alternate のどれでもありません</translation>
    </message>
    <message>
        <source>goes with --replace alternate, which needs it</source>
        <translation>は --replace alternate と一緒に使い、そこでは必要です</translation>
    </message>
    <message>
        <source>are no rules</source>
        <translation>はルールではありません</translation>
    </message>
    <message>
        <source>is no time; allowed are 500ms, 2s and the like</source>
        <translation>は時間ではありません。500ms、2s などと書きます</translation>
    </message>
    <message>
        <source>follows the record; say with --sgf where that is</source>
        <translation>は棋譜を追います。その場所を --sgf で指定してください</translation>
    </message>
    <message>
        <source>goes with --listen; a controller at the standard streams may send everything</source>
        <translation>は --listen と一緒に使います。標準入出力のコントローラはすべて送れます</translation>
    </message>
    <message>
        <source>%1: there are %2 logs; no more are written</source>
        <translation>%1: ログが %2 個あります。これ以上は書きません</translation>
    </message>
    <message>
        <source>shinpan cannot be started; open %1 with it by hand</source>
        <translation>shinpan を起動できません。%1 を手動で開いてください</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1: %2</translation>
    </message>
    <message>
        <source>say which script</source>
        <translation>スクリプトを指定してください</translation>
    </message>
    <message>
        <source>say which engine, with --engine</source>
        <translation>エンジンを --engine で指定してください</translation>
    </message>
    <message>
        <source>it is packed; unpack it first, with gunzip</source>
        <translation>圧縮されています。先に gunzip で展開してください</translation>
    </message>
    <message>
        <source>%1: it names no record of game %2; match keeps them with --sgf</source>
        <translation>%1: 対局 %2 の棋譜の記載がありません。match は --sgf で残します</translation>
    </message>
    <message>
        <source>there is no game in it</source>
        <translation>対局がありません</translation>
    </message>
    <message>
        <source>%1: there is no game in it</source>
        <translation>%1: 対局がありません</translation>
    </message>
    <message>
        <source>say which two sets of games: folders, files or results</source>
        <translation>どの 2 組の対局か指定してください: フォルダー、ファイル、または結果</translation>
    </message>
    <message>
        <source>say which files or folders</source>
        <translation>ファイルかフォルダーを指定してください</translation>
    </message>
    <message>
        <source>--merge and --output FILE belong together</source>
        <translation>--merge と --output FILE は一緒に使います</translation>
    </message>
    <message>
        <source>--move and --node exclude each other</source>
        <translation>--move と --node は同時に使えません</translation>
    </message>
    <message>
        <source>%1; not rewritten without --force</source>
        <translation>%1。--force なしでは書き直しません</translation>
    </message>
    <message>
        <source>-i and -o exclude each other</source>
        <translation>-i と -o は同時に使えません</translation>
    </message>
    <message>
        <source>-o takes the result of one file; sgf merge joins several</source>
        <translation>-o は 1 ファイルの結果だけです。複数は sgf merge でまとめます</translation>
    </message>
    <message>
        <source>-o %1: the name must end in %2 or a slash; or say --format</source>
        <translation>-o %1: 名前の末尾は %2 かスラッシュです。または --format を指定します</translation>
    </message>
    <message>
        <source>--format: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--format: &quot;%1&quot; はありません。次のどれかです: %2</translation>
    </message>
    <message>
        <source>--range: &quot;%1&quot; is no range of moves; say 1-50, 51- or 12</source>
        <translation>--range: &quot;%1&quot; は手の範囲ではありません。1-50、51-、12 などと書きます</translation>
    </message>
    <message>
        <source>--move goes with neither --node nor --range</source>
        <translation>--move は --node とも --range とも一緒に使えません</translation>
    </message>
    <message>
        <source>-o is missing; say where to write, as in -o board.png</source>
        <translation>-o がありません。-o board.png のように書き込み先を指定してください</translation>
    </message>
    <message>
        <source>a slide show cannot be written to standard output</source>
        <translation>スライドショーは標準出力に書けません</translation>
    </message>
    <message>
        <source>--pace: &quot;%1&quot; is no number of seconds from 0.02 to 60</source>
        <translation>--pace: &quot;%1&quot; は 0.02 から 60 の秒数ではありません</translation>
    </message>
    <message>
        <source>%1 is missing, which draws; build Shinpan with its window (-DSHINPAN_UI=ON) or install it whole</source>
        <translation>描画する %1 がありません。Shinpan をウィンドウ付き (-DSHINPAN_UI=ON) でビルドするか、全体をインストールしてください</translation>
    </message>
    <message>
        <source>FILE is missing; - reads standard input</source>
        <translation>FILE がありません。- で標準入力を読みます</translation>
    </message>
    <message>
        <source>--rules: &quot;%1&quot; is no rule set known here; say Japanese, Chinese, AGA, NZ or fields such as ko=simple,scoring=area</source>
        <translation>--rules: &quot;%1&quot; は知られているルールではありません。Japanese、Chinese、AGA、NZ か、ko=simple,scoring=area のような項目を書きます</translation>
    </message>
    <message>
        <source>--legal: &quot;%1&quot; is no colour; say b or w</source>
        <translation>--legal: &quot;%1&quot; は色ではありません。b か w を書きます</translation>
    </message>
    <message>
        <source>has no position to solve</source>
        <translation>解くべき局面がありません</translation>
    </message>
    <message>
        <source>this is a directory; add -r to look into it</source>
        <translation>ディレクトリです。中を見るには -r を付けます</translation>
    </message>
    <message>
        <source>--game %1: it is not a record of Go</source>
        <translation>--game %1: 囲碁の棋譜ではありません</translation>
    </message>
    <message>
        <source>%1 more of these</source>
        <translation>ほかに %1 件</translation>
    </message>
    <message>
        <source>a handicap of %1 without stones: %2</source>
        <translation>石のない %1 子の置碁: %2</translation>
    </message>
    <message>
        <source>--charset: &quot;%1&quot; is no character set that is known here; try UTF-8, GB18030, Big5, Shift_JIS, EUC-KR or ISO-8859-1</source>
        <translation>--charset: &quot;%1&quot; は知られている文字集合ではありません。UTF-8、GB18030、Big5、Shift_JIS、EUC-KR、ISO-8859-1 を試してください</translation>
    </message>
    <message>
        <source>FILES are missing; - reads standard input</source>
        <translation>FILES がありません。- で標準入力を読みます</translation>
    </message>
    <message>
        <source>--name: there is no {%1}; --help lists what there is</source>
        <translation>--name: {%1} はありません。--help に一覧があります</translation>
    </message>
    <message>
        <source>already exists; --force replaces it</source>
        <translation>すでにあります。--force で置き換えます</translation>
    </message>
    <message>
        <source>there is no game of Go</source>
        <translation>囲碁の対局がありません</translation>
    </message>
    <message>
        <source>%1; your engines cannot be read: %2</source>
        <translation>%1。登録されたエンジンを読めません: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deadline; allowed are start, setup, move, scoring and quit with a time, such as start=30s,move=2m</source>
        <translation>&quot;%1&quot; は期限ではありません。start、setup、move、scoring、quit に時間を付けて start=30s,move=2m のように書きます</translation>
    </message>
    <message>
        <source>standard input cannot be read</source>
        <translation>標準入力を読めません</translation>
    </message>
    <message>
        <source>--%1: &quot;%2&quot; %3</source>
        <translation>--%1: &quot;%2&quot; %3</translation>
    </message>
    <message>
        <source>say whose moves, with --proposer</source>
        <translation>誰の手か --proposer で指定してください</translation>
    </message>
    <message>
        <source>is no number from %1 to %2</source>
        <translation>は %1 から %2 の数ではありません</translation>
    </message>
    <message>
        <source>--theme: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--theme: テーマ &quot;%1&quot; はありません。次のどれかです: %2</translation>
    </message>
    <message>
        <source>--region: &quot;%1&quot; is no part of this board; name two opposite corners, as in C3:K10</source>
        <translation>--region: &quot;%1&quot; はこの盤の一部ではありません。C3:K10 のように向かい合う 2 隅を書きます</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>中断されました</translation>
    </message>
    <message>
        <source>, %1 points</source>
        <translation>、%1 目</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布石</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>ヨセ</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>第一候補</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>目</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Per 100</source>
        <translation>100 手あたり</translation>
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
        <translation>対局者</translation>
    </message>
    <message>
        <source>Accuracy and mistakes by phase</source>
        <translation>段階ごとの正確さと悪手</translation>
    </message>
    <message>
        <source>%1 more players are in the JSON and CSV reports.</source>
        <translation>ほかの %1 人の対局者は JSON と CSV のレポートにあります。</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>The board before move %1</source>
        <translation>%1 手目の前の盤</translation>
    </message>
    <message>
        <source>Move %1 %2 lost %3; better was %4</source>
        <translation>%1 手目 %2 の損失は %3。%4 が優りました</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>悪手はありません。</translation>
    </message>
    <message>
        <source>%1 to play, %2 games</source>
        <translation>%1番、%2 局</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Opening positions that several games came to, those first where most was lost: rings are what was played, a square is the engine&apos;s choice.</source>
        <translation>複数の対局に現れた布石の局面です。損失の大きいものから並びます。丸は打たれた手、四角はエンジンの選んだ手です。</translation>
    </message>
    <message>
        <source>The same positions, judged by two engines: how often they would play the same move, how far apart their values are, and which mistakes both or only one of them saw.</source>
        <translation>同じ局面を 2 つのエンジンで見たものです。同じ手を選ぶ割合、値の開き、双方または片方だけが見つけた悪手を示します。</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Same choice</source>
        <translation>同じ選択</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>開き</translation>
    </message>
    <message>
        <source>Points apart</source>
        <translation>目の開き</translation>
    </message>
    <message>
        <source>Mistakes of both</source>
        <translation>双方の悪手</translation>
    </message>
    <message>
        <source>First only</source>
        <translation>1 つ目だけ</translation>
    </message>
    <message>
        <source>Second only</source>
        <translation>2 つ目だけ</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>エンジンの比較</translation>
    </message>
    <message>
        <source>small: %1; middle: %2; large: %3</source>
        <translation>小: %1、中: %2、大: %3</translation>
    </message>
    <message>
        <source>Of a move: 0.75 to the power of the points it lost, so that a point lost leaves 75 %, three points leave 42 %. Where the engine tells no points, 10 % of the chance to win count as three. The engine&apos;s own choice loses nothing. Of a player in a game: the mean of the moves. Of several games: the mean of the games, with a 95 % interval (Student&apos;s) from how they differ; one game has none.</source>
        <translation>1 手では、0.75 を失った目数だけ掛けた値です。1 目失うと 75 %、3 目なら 42 % です。エンジンが目数を示さないところでは、勝率 10 % を 3 目とみなします。エンジン自身の選んだ手は何も失いません。1 局の対局者では手の平均。複数の対局では対局の平均に、ばらつきから求めた 95 % 区間 (スチューデント) を付けます。1 局だけなら区間はありません。</translation>
    </message>
    <message>
        <source>Moves that lost more than the engine is unsure of: %1. The percents are of the chance to win.</source>
        <translation>エンジンの不確かさを超えて損をした手です: %1。パーセントは勝率です。</translation>
    </message>
    <message>
        <source>Choice, loss, points</source>
        <translation>第一候補、損失、目</translation>
    </message>
    <message>
        <source>The share of the moves that were the engine&apos;s first choice, and what a move lost on average: of the chance to win, and points.</source>
        <translation>エンジンの第一候補と一致した手の割合と、1 手の平均の損失 (勝率と目) です。</translation>
    </message>
    <message>
        <source>On 19×19 the opening is the first 50 moves and the endgame begins with move 151; on smaller boards earlier in proportion.</source>
        <translation>19 路盤では最初の 50 手が布石、151 手目からがヨセです。小さい盤では比例して早くなります。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
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
        <translation>検討</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>%1 による</translation>
    </message>
    <message>
        <source>%1 per 100 moves</source>
        <translation>100 手あたり %1</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>検討: %1</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>、%1 による</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>最大の悪手</translation>
    </message>
    <message>
        <source>The same positions</source>
        <translation>同じ局面</translation>
    </message>
    <message>
        <source>How to read this</source>
        <translation>読み方</translation>
    </message>
    <message>
        <source>%1 points or %2 %, or more</source>
        <translation>%1 目または %2 % 以上</translation>
    </message>
    <message>
        <source>%1 to %2 points or %3 to %4 %</source>
        <translation>%1～%2 目または %3～%4 %</translation>
    </message>
    <message>
        <source>the program of %1 was not identified, so it is a player of its own</source>
        <translation>%1 のプログラムは特定できないため、別の対局者として扱います</translation>
    </message>
    <message>
        <source>%1x%2, komi %3, %4, %5</source>
        <translation>%1x%2、コミ %3、%4、%5</translation>
    </message>
    <message>
        <source>%1 (Black), %2 (White)</source>
        <translation>%1 (黒)、%2 (白)</translation>
    </message>
    <message>
        <source>Pool of 1 bundle</source>
        <translation>1 つの束の集計</translation>
    </message>
    <message>
        <source>Pool of %1 bundles</source>
        <translation>%1 つの束の集計</translation>
    </message>
    <message>
        <source>bundle</source>
        <translation>束</translation>
    </message>
    <message>
        <source>competition</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>封印</translation>
    </message>
    <message>
        <source>also in others</source>
        <translation>ほかにもある</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>manifest</source>
        <translation>目録</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>束</translation>
    </message>
    <message>
        <source>Games that an earlier bundle has, too, count once; games without a known winner or with a handicap are left out.</source>
        <translation>前の束にもある対局は 1 回だけ数えます。勝者の分からない対局と置碁は除きます。</translation>
    </message>
    <message>
        <source>called in the bundles</source>
        <translation>束での名前</translation>
    </message>
    <message>
        <source>bundles</source>
        <translation>束</translation>
    </message>
    <message>
        <source>not identified</source>
        <translation>特定できない</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>対局者の同定</translation>
    </message>
    <message>
        <source>The same program and files, started in the same way, are the same player, whatever it is called.</source>
        <translation>同じプログラムとファイルを同じように起動したものは、名前が違っても同じ対局者です。</translation>
    </message>
    <message>
        <source>Elo by all games</source>
        <translation>全対局による Elo</translation>
    </message>
    <message>
        <source>Elo here alone</source>
        <translation>ここだけの Elo</translation>
    </message>
    <message>
        <source>here above</source>
        <translation>ここでの差</translation>
    </message>
    <message>
        <source>its 95%</source>
        <translation>その 95%</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>pooled bundles</source>
        <translation>束の集計</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>対局者 1</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>対局者 %1</translation>
    </message>
    <message>
        <source>all under the same conditions</source>
        <translation>すべて同じ条件</translation>
    </message>
    <message>
        <source>%1 different conditions</source>
        <translation>%1 種類の条件</translation>
    </message>
    <message>
        <source>A player is as strong under all conditions; what having Black is worth is each condition’s own. Both come from all games at once (Bradley–Terry, maximum likelihood), in which each player has had one more game, half of it won, against somebody of average strength. The columns behind that are of the games of one condition alone: where “here above” is far from 0, the player is not as strong there as elsewhere.</source>
        <translation>対局者の強さはどの条件でも同じで、黒番の価値は条件ごとに異なるとします。両方を全対局から同時に求めます (ブラッドリー–テリー、最尤法)。各対局者には、平均の強さの相手との半勝ちの 1 局を加えてあります。その後の列は 1 つの条件の対局だけのものです。「ここでの差」が 0 から離れていれば、その条件での強さはほかと違います。</translation>
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
        <translation>韓国</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA (ボタン)</translation>
    </message>
    <message>
        <source>NZ</source>
        <translation>ニュージーランド</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>トロンプ・テイラー</translation>
    </message>
    <message>
        <source>GOE</source>
        <translation>応氏</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>ストーンスコアリング</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>古代の地</translation>
    </message>
    <message>
        <source>block %1 is damaged, or of another run</source>
        <translation>ブロック %1 は壊れているか、別の実行のものです</translation>
    </message>
    <message>
        <source>there is no terminal to ask at; use password_file</source>
        <translation>尋ねる端末がありません。password_file を使ってください</translation>
    </message>
    <message>
        <source>listening at %1</source>
        <translation>%1 で待ち受け中</translation>
    </message>
    <message>
        <source>standard input cannot be changed in place; leave out -i</source>
        <translation>標準入力はその場で変更できません。-i を外してください</translation>
    </message>
    <message>
        <source>--game %1: the number of games is %2</source>
        <translation>--game %1: 対局の数は %2 です</translation>
    </message>
    <message>
        <source>none were set up, for there are no fixed points for so many, or a move stands on one of them</source>
        <translation>この数の定位置がないか、その 1 つに手があるため、置いていません</translation>
    </message>
    <message>
        <source>the fixed points were taken</source>
        <translation>定位置に置きました</translation>
    </message>
    <message>
        <source>an engine that does not know kata-time_settings is told %1 instead of %2, for GTP has whole seconds only</source>
        <translation>kata-time_settings を知らないエンジンには %2 の代わりに %1 を伝えます。GTP は整数の秒しか扱えません</translation>
    </message>
    <message>
        <source>is told &quot;%1&quot; at its start, which leaves it no time to think; &quot;%2&quot; says that nothing limits it</source>
        <translation>は起動時に &quot;%1&quot; を受け、考える時間がありません。制限なしは &quot;%2&quot; です</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>フォルダーを作れません</translation>
    </message>
    <message>
        <source>the engine %1 is started again: it %2</source>
        <translation>エンジン %1 を再起動します: %2</translation>
    </message>
    <message>
        <source>%1 visits a position</source>
        <translation>1局面ごとの探索数 %1</translation>
    </message>
    <message>
        <source>%1 seconds a position</source>
        <translation>1局面ごとに %1 秒</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 positions</source>
        <translation>ファイル %1/%2、局面 %3</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>毎秒 %1</translation>
    </message>
    <message>
        <source>%1 (%2 points)</source>
        <translation>%1（%2 目）</translation>
    </message>
    <message>
        <source>lost %1; the engine&apos;s choice</source>
        <translation>%1 の損; エンジンの選択</translation>
    </message>
    <message>
        <source>lost %1; better was %2</source>
        <translation>%1 の損; 正着は %2</translation>
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
        <translation>平均の損 %1、エンジンと一致 %2/%3</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1、対局 %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1、解析 %2</translation>
    </message>
    <message>
        <source>%1 files wait, %2 blocks are out, %3</source>
        <translation>ファイル %1 個が待機、ブロック %2 個が処理中、%3</translation>
    </message>
    <message>
        <source>%1: warning: parts of it were not understood; &quot;shinpan-cli sgf check&quot; says which</source>
        <translation>%1: 警告: 一部を解釈できませんでした。どこかは &quot;shinpan-cli sgf check&quot; でわかります</translation>
    </message>
    <message>
        <source>%1: %2 of %3 positions</source>
        <translation>%1: 局面 %2/%3</translation>
    </message>
    <message>
        <source>stopping after the running games; once more to log out at once</source>
        <translation>進行中の対局の後で終了します。もう一度押すとすぐにログアウトします</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 won, %4 lost, %5 drawn, %6 broken off</source>
        <translation>%1: %2 局、%3 勝、%4 敗、引き分け %5、中断 %6</translation>
    </message>
    <message>
        <source>last rating %1</source>
        <translation>最後のレーティング %1</translation>
    </message>
    <message>
        <source>checking %1 of %2: %3</source>
        <translation>検査 %1/%2: %3</translation>
    </message>
    <message>
        <source>%1: %2 Elo from %3 wanted, %4 ± %5 in the round robin</source>
        <translation>%1: %3 より Elo %2 上を希望、総当たりで %4 ± %5</translation>
    </message>
    <message>
        <source>“%1” is kept as a strength of “%2”</source>
        <translation>「%1」を「%2」の棋力として保存しました</translation>
    </message>
    <message>
        <source>%1: not taken over: %2</source>
        <translation>%1: 引き継がれません: %2</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3%4</source>
        <translation>SPRT Elo %1 か %2: LLR %3%4</translation>
    </message>
    <message>
        <source>there is no --sprt</source>
        <translation>--sprt がありません</translation>
    </message>
    <message>
        <source>build %1 of %2, %3</source>
        <translation>ビルド %1/%2、%3</translation>
    </message>
    <message>
        <source>%1: passes</source>
        <translation>%1: 合格</translation>
    </message>
    <message>
        <source>%1: fails</source>
        <translation>%1: 不合格</translation>
    </message>
    <message>
        <source>%1: cannot be run</source>
        <translation>%1: 実行できません</translation>
    </message>
    <message>
        <source>no build fails that could be run</source>
        <translation>実行できたビルドに不合格はありません</translation>
    </message>
    <message>
        <source>the first that fails: %1</source>
        <translation>最初に不合格のビルド: %1</translation>
    </message>
    <message>
        <source>the first that fails is one of %1, the last of which does: %2</source>
        <translation>最初に不合格なのは %1 個のうちのどれか、その最後は %2</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>実行 1 回</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>実行 %1 回</translation>
    </message>
    <message>
        <source>%1 of %2 suites</source>
        <translation>テスト集 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 games played out</source>
        <translation>打ち終えた対局 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>局面 %1/%2</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>（なし）</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>拒否: %1</translation>
    </message>
    <message>
        <source>was</source>
        <translation>前</translation>
    </message>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>コマンド 1 個</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>コマンド %1 個</translation>
    </message>
    <message>
        <source>no answer to compare with</source>
        <translation>比べる応答なし</translation>
    </message>
    <message>
        <source>all %1 recorded answers the same</source>
        <translation>記録された応答 %1 個はすべて同じ</translation>
    </message>
    <message>
        <source>%1 of %2 recorded answers differ</source>
        <translation>記録された応答 %2 個のうち %1 個が異なる</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>both %1</source>
        <translation>ともに %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>%1: differ from move %2 (%3, %4), %5 of %6 moves alike; %7 and %8 moves, %9</source>
        <translation>%1: %2 手目から異なる（%3、%4）、%6 手のうち %5 手が同じ; %7 手と %8 手、%9</translation>
    </message>
    <message>
        <source>%1 of %2 games are the same, %3 have the same result</source>
        <translation>%2 局のうち %1 局が同じ、%3 局が同じ結果</translation>
    </message>
    <message>
        <source>the others differ from move %1 to %2, move %3 in the middle</source>
        <translation>残りは %1 ～ %2 手目から異なる、中央値は %3 手目</translation>
    </message>
    <message>
        <source>only in the first: %1</source>
        <translation>最初の組だけ: %1</translation>
    </message>
    <message>
        <source>only in the second: %1</source>
        <translation>二番目の組だけ: %1</translation>
    </message>
    <message>
        <source>turned or mirrored</source>
        <translation>回転または反転</translation>
    </message>
    <message>
        <source>ends after %1 of %2 moves</source>
        <translation>%2 手のうち %1 手で終わる</translation>
    </message>
    <message>
        <source>differs after move %1</source>
        <translation>%1 手目の後が異なる</translation>
    </message>
    <message>
        <source>moves in another order</source>
        <translation>手の順序が異なる</translation>
    </message>
    <message>
        <source>other comments or variations</source>
        <translation>コメントまたは分岐が異なる</translation>
    </message>
    <message>
        <source>other words about the game</source>
        <translation>対局情報が異なる</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>%1 - %2, %3: %4 records</source>
        <translation>%1 - %2、%3: 棋譜 %4 件</translation>
    </message>
    <message>
        <source>%1 of %2 games are there more than once</source>
        <translation>%2 局のうち %1 局が二つ以上あります</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation>%1 %（%2 ～ %3）</translation>
    </message>
    <message>
        <source>share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Black&apos;s score</source>
        <translation>黒の得点率</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>end</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>%1, game %2, move %3: %4 - %5, %6 %7</source>
        <translation>%1、対局 %2、%3 手目: %4 - %5、%6 %7</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 games</source>
        <translation>ファイル %1/%2、%3 局</translation>
    </message>
    <message>
        <source>%1 files: %2 read, %3 gone; %4 games added, %5 positions</source>
        <translation>ファイル %1 個: 読み込み %2、消失 %3; 追加 %4 局、局面 %5</translation>
    </message>
    <message>
        <source>%1 games, %2 problems: %3 solved by their own solution, %4 without; %5 marked, %6 of %7 lines are right</source>
        <translation>%1 局、問題 %2 題: 自身の正解で解けるもの %3、解けないもの %4; 印つき %5、%7 手順のうち正しいもの %6</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1、局面 %2</translation>
    </message>
    <message>
        <source>others</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>%1, Black scored %2 (%3)</source>
        <translation>%1、黒の得点率 %2（%3）</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>%1 games, %2 won, %3 lost</source>
        <translation>%1 局、%2 勝、%3 敗</translation>
    </message>
    <message>
        <source>Black won %1, White won %2, draws %3, others %4</source>
        <translation>黒勝ち %1、白勝ち %2、引き分け %3、その他 %4</translation>
    </message>
    <message>
        <source>ended by: %1</source>
        <translation>終わり方: %1</translation>
    </message>
    <message>
        <source>moves: %1 on average, deviation %2, median %3, from %4 to %5</source>
        <translation>手数: 平均 %1、偏差 %2、中央値 %3、%4 ～ %5</translation>
    </message>
    <message>
        <source>Board sizes</source>
        <translation>盤の大きさ</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Openings of %1 moves</source>
        <translation>%1 手の布石</translation>
    </message>
    <message>
        <source>LLR %1 (%2 to %3) after %4</source>
        <translation>LLR %1（%2 ～ %3）、%4 の後</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>停止されました</translation>
    </message>
    <message>
        <source>a game was void: %1</source>
        <translation>無効な対局がありました: %1</translation>
    </message>
    <message>
        <source>%1 playouts in a row were not played to their end, the last one: %2</source>
        <translation>%1 回続けてプレイアウトが最後まで打たれませんでした。最後のもの: %2</translation>
    </message>
    <message>
        <source>the first engine %1</source>
        <translation>第 1 のエンジン %1</translation>
    </message>
    <message>
        <source>the second engine %1</source>
        <translation>第 2 のエンジン %1</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>ヨセ</translation>
    </message>
    <message>
        <source>atari</source>
        <translation>アタリ</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>ツケ</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>静か</translation>
    </message>
    <message>
        <source>close by</source>
        <translation>近い</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>離れている</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>game %1, move %2, %3: the first chose %4 and won %5, the second chose %6 and won %7</source>
        <translation>対局 %1、%2 手目、%3: 第 1 は %4 を選んで勝ち %5、第 2 は %6 を選んで勝ち %7</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>相違</translation>
    </message>
    <message>
        <source>played</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>worth %</source>
        <translation>価値 %</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>一局で</translation>
    </message>
    <message>
        <source>first:</source>
        <translation>第 1:</translation>
    </message>
    <message>
        <source>second:</source>
        <translation>第 2:</translation>
    </message>
    <message>
        <source>played out by:</source>
        <translation>試行者:</translation>
    </message>
    <message>
        <source>The second won %1 games: %2 Elo (%3)</source>
        <translation>第 2 の勝ち %1 局: Elo %2（%3）</translation>
    </message>
    <message>
        <source>What cost most:</source>
        <translation>最も損だったもの:</translation>
    </message>
    <message>
        <source>in %1(): %2</source>
        <translation>%1() の中: %2</translation>
    </message>
    <message>
        <source>a function within a function cannot be imported</source>
        <translation>関数の中の関数は引き継がれません</translation>
    </message>
    <message>
        <source>this nests too deep</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>%1 has no sign</source>
        <translation>%1に符号は付きません</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>値がありません</translation>
    </message>
    <message>
        <source>%1 as a key cannot be imported</source>
        <translation>キーとしての%1は引き継がれません</translation>
    </message>
    <message>
        <source>“%1” could not be imported (line %2)</source>
        <translation>「%1」は引き継がれませんでした（%2 行目）</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>「%1」は未知です</translation>
    </message>
    <message>
        <source>%1() takes no more than %2 arguments</source>
        <translation>%1() の引数は %2 個までです</translation>
    </message>
    <message>
        <source>%1() has no argument “%2”</source>
        <translation>%1() に引数「%2」はありません</translation>
    </message>
    <message>
        <source>%1() needs the argument “%2”</source>
        <translation>%1() には引数「%2」が必要です</translation>
    </message>
    <message>
        <source>stderr_to_log: what engines write to their error output goes into a log of its game here</source>
        <translation>stderr_to_log: ここではエンジンの標準エラー出力は対局ごとのログに入ります</translation>
    </message>
    <message>
        <source>the player “%1” has no games and is left out</source>
        <translation>対局者「%1」は対局がないので省かれます</translation>
    </message>
    <message>
        <source>“%1” is no dictionary with texts for keys</source>
        <translation>「%1」は文字列をキーとする辞書ではありません</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>閉じていない括弧があります</translation>
    </message>
    <message>
        <source>this line is not indented as any line before it</source>
        <translation>この行の字下げは前のどの行とも合いません</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>ここでは「%1」に意味がありません</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>閉じていない文字列があります</translation>
    </message>
    <message>
        <source>a string has a wrong \ escape</source>
        <translation>文字列の \ の使い方が正しくありません</translation>
    </message>
    <message>
        <source>“%1” closes no bracket</source>
        <translation>「%1」に対応する括弧がありません</translation>
    </message>
    <message>
        <source>“%1” cannot be imported</source>
        <translation>「%1」は引き継がれません</translation>
    </message>
    <message>
        <source>“%1” cannot be imported; write out what it comes to</source>
        <translation>「%1」は引き継がれません。結果の値を書いてください</translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation>ファイルが UTF-8 ではありません</translation>
    </message>
    <message>
        <source>holds %1; it takes Parameter(…)</source>
        <translation>に%1があります。Parameter(…) を指定します</translation>
    </message>
    <message>
        <source>cannot be imported; LINEAR(…), LOG(…) and EXPLICIT(…) are</source>
        <translation>は引き継がれません。引き継がれるのは LINEAR(…)、LOG(…)、EXPLICIT(…) です</translation>
    </message>
    <message>
        <source>cannot be imported; a function that returns a number to the power of its argument is</source>
        <translation>は引き継がれません。引き継がれるのは、ある数の引数乗を返す関数です</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True または False</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>辞書</translation>
    </message>
    <message>
        <source>this is no game: %1</source>
        <translation>対局ではありません: %1</translation>
    </message>
    <message>
        <source>openings from %1: the table does not say which game had which</source>
        <translation>%1 の布石: どの対局がどの布石だったか、表に書かれていません</translation>
    </message>
    <message>
        <source>the table does not say the komi; %1 is assumed</source>
        <translation>表にコミが書かれていないので %1 とします</translation>
    </message>
    <message>
        <source>the table does not say the board&apos;s size; %1 is assumed</source>
        <translation>表に盤の大きさが書かれていないので %1 とします</translation>
    </message>
    <message>
        <source>“%1” is no number of a game</source>
        <translation>「%1」は対局の番号ではありません</translation>
    </message>
    <message>
        <source>game %1 occurs twice</source>
        <translation>対局 %1 が二つあります</translation>
    </message>
    <message>
        <source>colours are not swapped in every second game, so pairs of games mean nothing</source>
        <translation>一局ごとに先後が入れ替わっていないので、対局の組に意味はありません</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>%1 (Black) against %2 (White), move %3</source>
        <translation>%1（黒）対 %2（白）、%3 手目</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%1/%2 手目</translation>
    </message>
    <message>
        <source>Prisoners: Black %1, White %2</source>
        <translation>アゲハマ: 黒 %1、白 %2</translation>
    </message>
    <message>
        <source>Black’s chances</source>
        <translation>黒の勝つ見込み</translation>
    </message>
    <message>
        <source>%1: Black %2 %</source>
        <translation>%1: 黒 %2 %</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>First move (Home)</source>
        <translation>最初の手 (Home)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>戻る (←)</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>進む (→)</translation>
    </message>
    <message>
        <source>Last move (End)</source>
        <translation>最後の手 (End)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 で %1</translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>タスク 1 個</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>タスク %1 個</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>マシン 1 台</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>マシン %1 台</translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1、待機 %2</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>打たれた対局</translation>
    </message>
    <message>
        <source>This page draws its boards with a script.</source>
        <translation>このページはスクリプトで盤を描きます。</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>稼働中</translation>
    </message>
    <message>
        <source>Latest results</source>
        <translation>最新の結果</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>The whole report, with all games, as it stands now</source>
        <translation>現時点のレポート全体（全対局つき）</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>探索数 %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>経過 %1</translation>
    </message>
    <message>
        <source>gets no more tasks</source>
        <translation>タスクはもう与えられません</translation>
    </message>
    <message>
        <source>%1, %2 games so far</source>
        <translation>%1、これまで %2 局</translation>
    </message>
    <message>
        <source>Not connected: the program that serves this page has ended, or cannot be reached. Trying again.</source>
        <translation>接続がありません。このページを提供するプログラムが終了したか、届きません。再試行しています。</translation>
    </message>
    <message>
        <source>not running now</source>
        <translation>今は動いていません</translation>
    </message>
    <message>
        <source>log-likelihood ratio %1 (%2 to %3)</source>
        <translation>対数尤度比 %1（%2 ～ %3）</translation>
    </message>
    <message>
        <source>has no stones</source>
        <translation>石がありません</translation>
    </message>
    <message>
        <source>has %1 stones without liberties</source>
        <translation>呼吸点のない石が %1 個あります</translation>
    </message>
    <message>
        <source>says that the other side is to play</source>
        <translation>相手の手番と書かれています</translation>
    </message>
    <message>
        <source>begins with moves of both sides</source>
        <translation>双方の手で始まります</translation>
    </message>
    <message>
        <source>has no moves</source>
        <translation>手がありません</translation>
    </message>
    <message>
        <source>has no line that ends right</source>
        <translation>正しく終わる手順がありません</translation>
    </message>
    <message>
        <source>uses the word %1, which is not understood</source>
        <translation>使われている語 %1 は解釈できません</translation>
    </message>
    <message>
        <source>cannot be played along its own solution</source>
        <translation>自身の正解どおりに打てません</translation>
    </message>
    <message>
        <source>The position of %1</source>
        <translation>%1 の局面</translation>
    </message>
    <message>
        <source>Capitals are what was not expected.</source>
        <translation>大文字は予期しない結果です。</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期待</translation>
    </message>
    <message>
        <source>(known to fail)</source>
        <translation>（既知の失敗）</translation>
    </message>
    <message>
        <source>Answered before</source>
        <translation>以前の応答</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Changed since the earlier run: %1</source>
        <translation>前回からの変化: %1</translation>
    </message>
    <message>
        <source>Not expected: %1</source>
        <translation>予期しない結果: %1</translation>
    </message>
    <message>
        <source>Regression tests: %1</source>
        <translation>回帰テスト: %1</translation>
    </message>
    <message>
        <source>On the boards a square is a point that the suite names, a ring one that the engine answered, a triangle one that it was asked about.</source>
        <translation>盤上の四角はテスト集が挙げた点、丸はエンジンが答えた点、三角は質問された点です。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>was %1 (%2), is %3 (%4)</source>
        <translation>以前は %1（%2）、今は %3（%4）</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>応答 %1</translation>
    </message>
    <message>
        <source>expected %1, %2</source>
        <translation>期待 %1、%2</translation>
    </message>
    <message>
        <source>%1 passes no more</source>
        <translation>%1 が不合格になりました</translation>
    </message>
    <message>
        <source>%1 passes now</source>
        <translation>%1 が合格になりました</translation>
    </message>
    <message>
        <source>%1 answers otherwise</source>
        <translation>%1 の応答が変わりました</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 が加わりました</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 がなくなりました</translation>
    </message>
    <message>
        <source>%1 no longer passing</source>
        <translation>不合格になったもの %1</translation>
    </message>
    <message>
        <source>%1 passing now</source>
        <translation>合格になったもの %1</translation>
    </message>
    <message>
        <source>%1 answered otherwise</source>
        <translation>応答が変わったもの %1</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>新規 %1</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>消失 %1</translation>
    </message>
    <message>
        <source>suite</source>
        <translation>テスト集</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>テスト</translation>
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
        <translation>%1 %2 行目</translation>
    </message>
    <message>
        <source>there was a test %1 already</source>
        <translation>テスト %1 はすでにありました</translation>
    </message>
    <message>
        <source>there is no command above this expectation</source>
        <translation>この期待値の上にコマンドがありません</translation>
    </message>
    <message>
        <source>this expectation does not stand directly below its command; GNU Go&apos;s regress.awk does not find it</source>
        <translation>この期待値はコマンドのすぐ下にないので、GNU Go の regress.awk は見つけられません</translation>
    </message>
    <message>
        <source>this is the second expectation of one command; the first does not count</source>
        <translation>一つのコマンドに二つ目の期待値です。最初のものは無視されます</translation>
    </message>
    <message>
        <source>a bracket is missing in this expectation</source>
        <translation>この期待値に括弧が足りません</translation>
    </message>
    <message>
        <source>there is an expectation, but the command has no number; for GNU Go&apos;s scripts it is no test</source>
        <translation>期待値がありますが、コマンドに番号がありません。GNU Go のスクリプトではテストになりません</translation>
    </message>
    <message>
        <source>%1 moves, %2 nodes, %3 variations</source>
        <translation>%1 手、ノード %2、分岐 %3</translation>
    </message>
    <message>
        <source>%1, game %2 of %3</source>
        <translation>%1、対局 %2/%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>注釈者</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>著作権</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>盤の外</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>石がある</translation>
    </message>
    <message>
        <source>move %1, Black (X) to play, captured: black %2, white %3</source>
        <translation>%1 手目、黒 (X) の番、アゲハマ: 黒 %2、白 %3</translation>
    </message>
    <message>
        <source>move %1, White (O) to play, captured: black %2, white %3</source>
        <translation>%1 手目、白 (O) の番、アゲハマ: 黒 %2、白 %3</translation>
    </message>
    <message>
        <source>Black may play on %1 points under %2 rules: %3</source>
        <translation>黒は %1 か所に打てます（ルール: %2）: %3</translation>
    </message>
    <message>
        <source>White may play on %1 points under %2 rules: %3</source>
        <translation>白は %1 か所に打てます（ルール: %2）: %3</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2</source>
        <translation>%1 は着手禁止: %2</translation>
    </message>
    <message>
        <source>the work on it broke off: %1</source>
        <translation>処理が途中で終わりました: %1</translation>
    </message>
    <message>
        <source>leaves a stone where a record sets one of the other colour up in its place.</source>
        <translation>棋譜が別の色の石を置き直す所に、元の石を残します。</translation>
    </message>
    <message>
        <source>leaves out the stones that a record sets up after its first node, and plays the moves on without them.</source>
        <translation>棋譜が最初のノードより後に置く石を無視し、それらなしで手を進めます。</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>注: %1</translation>
    </message>
    <message>
        <source>%1 more warnings</source>
        <translation>警告がほかに %1 件</translation>
    </message>
    <message>
        <source>%1: unchanged</source>
        <translation>%1: 変更なし</translation>
    </message>
    <message>
        <source>%1: rewritten</source>
        <translation>%1: 書き直しました</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1: 警告: %2</translation>
    </message>
    <message>
        <source>empty, as it should be</source>
        <translation>空（そうあるべきもの）</translation>
    </message>
    <message>
        <source>a number with a decimal point</source>
        <translation>小数点のある数値</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 または 2</translation>
    </message>
    <message>
        <source>B or W</source>
        <translation>B または W</translation>
    </message>
    <message>
        <source>text on one line</source>
        <translation>1 行のテキスト</translation>
    </message>
    <message>
        <source>a point such as dd</source>
        <translation>dd のような点</translation>
    </message>
    <message>
        <source>a point such as dd, or empty for a pass</source>
        <translation>dd のような点、またはパスを表す空</translation>
    </message>
    <message>
        <source>two points such as aa:cc</source>
        <translation>aa:cc のような 2 つの点</translation>
    </message>
    <message>
        <source>a point and a text such as dd:A</source>
        <translation>dd:A のような点とテキスト</translation>
    </message>
    <message>
        <source>a board size from 1 to 52, such as 19 or 9:13</source>
        <translation>1 から 52 までの盤の大きさ（19 や 9:13 など）</translation>
    </message>
    <message>
        <source>empty, or flags and a name such as 257:Figure 1</source>
        <translation>空、または 257:Figure 1 のようなフラグと名前</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot; は%2ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not between %2 and %3</source>
        <translation>&quot;%1&quot; は %2 から %3 までではありません</translation>
    </message>
    <message>
        <source>there is no point &quot;%1&quot; on this board</source>
        <translation>この盤に点 &quot;%1&quot; はありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names a point that was named before</source>
        <translation>&quot;%1&quot; はすでに挙げた点を含みます</translation>
    </message>
    <message>
        <source>only one value is allowed; &quot;%1&quot; is one too many</source>
        <translation>値は 1 つだけです。&quot;%1&quot; が余分です</translation>
    </message>
    <message>
        <source>this belongs to the first node of the game</source>
        <translation>これは対局の最初のノードに書くものです</translation>
    </message>
    <message>
        <source>this is said of a move, and there is none in this node</source>
        <translation>これは手について書くものですが、このノードに手がありません</translation>
    </message>
    <message>
        <source>what belongs to a move stands in one node with set-up; there is also %1</source>
        <translation>手に属するものが配置と同じノードにあります。%1 もあります</translation>
    </message>
    <message>
        <source>both sides move in one node; there is also %1</source>
        <translation>一つのノードに双方の手があります。%1 もあります</translation>
    </message>
    <message>
        <source>%1 in this node names the same point</source>
        <translation>このノードの %1 が同じ点を挙げています</translation>
    </message>
    <message>
        <source>this contradicts %1</source>
        <translation>これは %1 と矛盾します</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>%1 として読みます</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>解釈できません</translation>
    </message>
    <message>
        <source>event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>read as the %1, as some programs write it</source>
        <translation>一部のプログラムの書き方に従い%1として読みます</translation>
    </message>
    <message>
        <source>%1 is no handicap; the standard leaves HA out then</source>
        <translation>%1 は置碁ではありません。規格ではその場合 HA を書きません</translation>
    </message>
    <message>
        <source>no value; the standard leaves the property out then</source>
        <translation>値がありません。規格ではその場合プロパティを書きません</translation>
    </message>
    <message>
        <source>left out of account</source>
        <translation>無視します</translation>
    </message>
    <message>
        <source>what is said of the game is looked for in its first node only; left out of account here</source>
        <translation>対局についての記述は最初のノードだけから読みます。ここのものは無視します</translation>
    </message>
    <message>
        <source>FF[4] no longer has this property</source>
        <translation>FF[4] にはこのプロパティはもうありません</translation>
    </message>
    <message>
        <source>a property of one program&apos;s, not of the standard&apos;s</source>
        <translation>規格ではなく、あるプログラムのプロパティです</translation>
    </message>
    <message>
        <source>a pass is written [] since FF[4], not [tt]</source>
        <translation>FF[4] からパスは [tt] ではなく [] と書きます</translation>
    </message>
    <message>
        <source>%1 is no result as SGF writes it</source>
        <translation>%1 は SGF の書き方の結果ではありません</translation>
    </message>
    <message>
        <source>%1 is no date as SGF writes it, such as 2004-03-15</source>
        <translation>%1 は 2004-03-15 のような SGF の書き方の日付ではありません</translation>
    </message>
    <message>
        <source>%1 names no rules that are known here</source>
        <translation>%1 はここで知られているルールではありません</translation>
    </message>
    <message>
        <source>%1 is no overtime that is understood; the game counts as one without a time limit</source>
        <translation>%1 は解釈できる秒読みではないので、持ち時間のない対局とみなします</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <translation>%1 を %2 と読みます</translation>
    </message>
    <message>
        <source>%1 is no character set that is known here</source>
        <translation>%1 はここで知られている文字コードではありません</translation>
    </message>
    <message>
        <source>a handicap of %1, but black stones set up: %2</source>
        <translation>置石 %1 子の手合いですが、置かれた黒石は %2 子です</translation>
    </message>
    <message>
        <source>a handicap of %1, but no stones are set up</source>
        <translation>置石 %1 子の手合いですが、石が置かれていません</translation>
    </message>
    <message>
        <source>it is Black’s turn, but the other side moves first</source>
        <translation>黒の手番ですが、相手が先に打っています</translation>
    </message>
    <message>
        <source>it is White’s turn, but the other side moves first</source>
        <translation>白の手番ですが、相手が先に打っています</translation>
    </message>
    <message>
        <source>version %1 of the format, of which the newest is %2</source>
        <translation>形式のバージョン %1。最新は %2</translation>
    </message>
    <message>
        <source>%1 is missing in the first node</source>
        <translation>最初のノードに %1 がありません</translation>
    </message>
    <message>
        <source>%1 is not of the form name:version</source>
        <translation>%1 は 名前:バージョン の形ではありません</translation>
    </message>
    <message>
        <source>the file ends within a game</source>
        <translation>対局の途中でファイルが終わっています</translation>
    </message>
    <message>
        <source>a record of game %1, not of Go</source>
        <translation>囲碁でなくゲーム %1 の棋譜です</translation>
    </message>
    <message>
        <source>names are made of capital letters, such as AB or KM</source>
        <translation>名前は AB や KM のように大文字です</translation>
    </message>
    <message>
        <source>each value stands in brackets, such as [dd][pp]; a ] inside them is written \]</source>
        <translation>値は [dd][pp] のように 1 つずつ角括弧で囲みます。中の ] は \] と書きます</translation>
    </message>
    <message>
        <source>the file does not say its encoding, or a wrong one</source>
        <translation>ファイルに文字コードの指定がないか、誤っています</translation>
    </message>
    <message>
        <source>bytes that are not characters in this encoding</source>
        <translation>この文字コードの文字でないバイト</translation>
    </message>
    <message>
        <source>replaced by a mark</source>
        <translation>記号で置き換えました</translation>
    </message>
    <message>
        <source>text outside a game</source>
        <translation>対局の外のテキスト</translation>
    </message>
    <message>
        <source>a property without &quot;;&quot; before it</source>
        <translation>前に &quot;;&quot; のないプロパティ</translation>
    </message>
    <message>
        <source>a new node begins there</source>
        <translation>そこで新しいノードが始まります</translation>
    </message>
    <message>
        <source>the file ends within a value</source>
        <translation>値の途中でファイルが終わっています</translation>
    </message>
    <message>
        <source>what there is was kept</source>
        <translation>あった分を残しました</translation>
    </message>
    <message>
        <source>one &quot;)&quot; too many</source>
        <translation>&quot;)&quot; が 1 つ多い</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>無視しました</translation>
    </message>
    <message>
        <source>a node after variations</source>
        <translation>変化の後のノード</translation>
    </message>
    <message>
        <source>it became one more variation</source>
        <translation>もう 1 つの変化にしました</translation>
    </message>
    <message>
        <source>an unusual name of a property</source>
        <translation>珍しい名前のプロパティ</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 に値がない</translation>
    </message>
    <message>
        <source>a value that belongs to no property</source>
        <translation>どのプロパティにも属さない値</translation>
    </message>
    <message>
        <source>text between properties</source>
        <translation>プロパティの間のテキスト</translation>
    </message>
    <message>
        <source>a &quot;]&quot; in the middle of a text</source>
        <translation>テキスト途中の &quot;]&quot;</translation>
    </message>
    <message>
        <source>taken for a part of the text</source>
        <translation>テキストの一部とみなしました</translation>
    </message>
    <message>
        <source>%1 stands twice in one node</source>
        <translation>1 つのノードに %1 が 2 回ある</translation>
    </message>
    <message>
        <source>the two were joined</source>
        <translation>2 つをつなぎました</translation>
    </message>
    <message>
        <source>%1 has more than one value</source>
        <translation>%1 に値が複数ある</translation>
    </message>
    <message>
        <source>all are kept, the first one counts</source>
        <translation>すべて残し、最初のものを使います</translation>
    </message>
    <message>
        <source>two moves, or set-up and a move, in one node</source>
        <translation>1 つのノードに 2 手、または配置と手がある</translation>
    </message>
    <message>
        <source>each has a node of its own now</source>
        <translation>それぞれ別のノードにしました</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a board size</source>
        <translation>「%1」は碁盤サイズではない</translation>
    </message>
    <message>
        <source>19×19 was taken</source>
        <translation>19 × 19 としました</translation>
    </message>
    <message>
        <source>no size, but points beyond 19×19</source>
        <translation>サイズの指定がなく、19 × 19 の外の点がある</translation>
    </message>
    <message>
        <source>%1×%1 was taken</source>
        <translation>%1 × %1 としました</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>効果はありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of Go</source>
        <translation>「%1」は囲碁の番号ではない</translation>
    </message>
    <message>
        <source>read as Go all the same</source>
        <translation>それでも囲碁として読みました</translation>
    </message>
    <message>
        <source>a long run of empty nodes</source>
        <translation>空のノードの長い連続</translation>
    </message>
    <message>
        <source>more than %1 of them were joined</source>
        <translation>%1 個を超えるノードをつなぎました</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; makes no sense here</source>
        <translation>行「%1」はここでは意味をなさない</translation>
    </message>
    <message>
        <source>kept as it is</source>
        <translation>そのまま残しました</translation>
    </message>
    <message>
        <source>the encoding may as well be %1</source>
        <translation>文字コードは %1 かもしれません</translation>
    </message>
    <message>
        <source>choose another one if texts look wrong</source>
        <translation>文字がおかしければ別のものを選んでください</translation>
    </message>
    <message>
        <source>komi in hundredths or stones, as some programs write it</source>
        <translation>コミが 100 分の 1 か石単位。そう書くプログラムがある</translation>
    </message>
    <message>
        <source>read as %1 points; the file keeps its number</source>
        <translation>%1 目として読みました。ファイルの数値は変えません</translation>
    </message>
    <message>
        <source>caller %1</source>
        <translation>接続元 %1</translation>
    </message>
    <message>
        <source>a controller %1; it was hung up on</source>
        <translation>コントローラが %1。接続を切りました</translation>
    </message>
    <message>
        <source>does not accept a new game</source>
        <translation>新しい対局を受け付けません</translation>
    </message>
    <message>
        <source>does not accept a move</source>
        <translation>着手を受け付けません</translation>
    </message>
    <message>
        <source>does not take moves back</source>
        <translation>着手の取り消しに応じません</translation>
    </message>
    <message>
        <source>does not accept what it is told</source>
        <translation>伝えたことを受け付けません</translation>
    </message>
    <message>
        <source>chooses its own moves, as GMP has it: it cannot be told %1</source>
        <translation>GMP の決まりどおり自分で着手を選ぶので、%1 を伝えられません</translation>
    </message>
    <message>
        <source>does not hear us</source>
        <translation>応答しません</translation>
    </message>
    <message>
        <source>floods us</source>
        <translation>データを送りすぎています</translation>
    </message>
    <message>
        <source>speaks whenever we do</source>
        <translation>こちらと同時に送ってきます</translation>
    </message>
    <message>
        <source>it wants a new game, which is denied</source>
        <translation>新しい対局を求めましたが、断りました</translation>
    </message>
    <message>
        <source>wants a board of another size</source>
        <translation>別の大きさの碁盤を求めています</translation>
    </message>
    <message>
        <source>wants another handicap</source>
        <translation>別の置石を求めています</translation>
    </message>
    <message>
        <source>wants the engine’s colour</source>
        <translation>エンジンと同じ色を求めています</translation>
    </message>
    <message>
        <source>makes a move that is none of its own now</source>
        <translation>自分のものでない着手をしました</translation>
    </message>
    <message>
        <source>it makes a move out of turn, which is denied</source>
        <translation>手番でない着手なので、断りました</translation>
    </message>
    <message>
        <source>it wants to take moves back, which is denied</source>
        <translation>着手の取り消しを求めましたが、断りました</translation>
    </message>
    <message>
        <source>%1 more lines were left out</source>
        <translation>さらに %1 行を省きました</translation>
    </message>
    <message>
        <source>the other side %1</source>
        <translation>相手側: %1</translation>
    </message>
    <message>
        <source>the other side begins anew</source>
        <translation>相手側が最初から始めます</translation>
    </message>
    <message>
        <source>the other side begins one game after the other</source>
        <translation>相手側が次々に対局を始めます</translation>
    </message>
    <message>
        <source>the other side takes back to move %1</source>
        <translation>相手側が %1 手目まで戻します</translation>
    </message>
    <message>
        <source>nobody knows the points of %1 handicap stones on this board</source>
        <translation>この碁盤に %1 子の置石の位置は決まっていません</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays Black. GMP has no word for komi: here it is %3</source>
        <translation>%1×%1、置石 %2 の対局です。エンジンは黒番です。GMP はコミを伝えられません。ここでは %3 です</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays White. GMP has no word for komi: here it is %3</source>
        <translation>%1×%1、置石 %2 の対局です。エンジンは白番です。GMP はコミを伝えられません。ここでは %3 です</translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>対局終了: %1</translation>
    </message>
    <message>
        <source>did nothing, and others wait</source>
        <translation>何もせず、ほかが待っています</translation>
    </message>
    <message>
        <source>has said nothing for too long</source>
        <translation>長いあいだ何も送っていません</translation>
    </message>
    <message>
        <source>does not read any more</source>
        <translation>もう読み取りません</translation>
    </message>
    <message>
        <source>does not speak GTP</source>
        <translation>GTP を話しません</translation>
    </message>
    <message>
        <source>does not read its answers, of which %1 MiB wait</source>
        <translation>応答を読まず、%1 MiB がたまっています</translation>
    </message>
    <message>
        <source>the controller %1; it was hung up on</source>
        <translation>コントローラが %1。接続を切りました</translation>
    </message>
    <message>
        <source>the alternate engine %1</source>
        <translation>代わりのエンジン %1</translation>
    </message>
    <message>
        <source>the engine is gone; %1 was sent</source>
        <translation>エンジンがないので、%1 を送りました</translation>
    </message>
    <message>
        <source>the engine’s move was not sent, but %1: %2</source>
        <translation>エンジンの着手の代わりに %1 を送りました: %2</translation>
    </message>
    <message>
        <source>the engine %1; it was started anew</source>
        <translation>エンジンが %1。起動し直しました</translation>
    </message>
    <message>
        <source>leaves white stones that were set up out of its record, and writes black ones as a handicap.</source>
        <translation>盤面に置かれた白石を棋譜に書かず、黒石は置石として書く。</translation>
    </message>
</context>
<context>
    <name>PrintPages</name>
    <message>
        <source>Move %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>%1–%2 手目</translation>
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
        <translation>コミ %1</translation>
    </message>
    <message>
        <source>Handicap %1</source>
        <translation>置石 %1</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>Variation: %1</source>
        <translation>変化: %1</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>the printer refuses the page</source>
        <translation>プリンターがページを拒否しました</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No ko rule</source>
        <translation>コウの規則なし</translation>
    </message>
    <message>
        <source>Simple ko</source>
        <translation>通常のコウ</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>ポジショナル・スーパーコウ</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>シチュエーショナル・スーパーコウ</translation>
    </message>
    <message>
        <source>Natural situational superko</source>
        <translation>自然シチュエーショナル・スーパーコウ</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>Two stones or more</source>
        <translation>2 個以上の石</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>面積</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Eyes in seki</source>
        <translation>セキの眼</translation>
    </message>
    <message>
        <source>Two points a group</source>
        <translation>一団につき 2 目</translation>
    </message>
    <message>
        <source>A point a stone, but one</source>
        <translation>石 1 個につき 1 目、1 個を除く</translation>
    </message>
    <message>
        <source>A point a stone</source>
        <translation>石 1 個につき 1 目</translation>
    </message>
    <message>
        <source>suicide allowed</source>
        <translation>自殺手可</translation>
    </message>
    <message>
        <source>group tax</source>
        <translation>一団ごとの税</translation>
    </message>
    <message>
        <source>button</source>
        <translation>ボタン</translation>
    </message>
    <message>
        <source>pass stones</source>
        <translation>パス石</translation>
    </message>
    <message numerus="yes">
        <source>%n passes end the game</source>
        <translation>
            <numerusform>パス %n 回で終局</numerusform>
        </translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>中国ルール</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>中国 (KGS)</translation>
    </message>
    <message>
        <source>Chinese-KGS rules</source>
        <translation>中国ルール (KGS)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation>日本ルール</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韓国</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>韓国ルール</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>AGA ルール</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA (ボタン)</translation>
    </message>
    <message>
        <source>AGA-Button rules</source>
        <translation>AGA ルール (ボタン)</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>ニュージーランド</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>ニュージーランドルール</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>トロンプ・テイラー</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>トロンプ・テイラールール</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>応氏</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>応氏ルール</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>ストーンスコアリング</translation>
    </message>
    <message>
        <source>Stone-Scoring rules</source>
        <translation>ストーンスコアリングルール</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>古代の地</translation>
    </message>
    <message>
        <source>Ancient-Territory rules</source>
        <translation>古代の地ルール</translation>
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
        <translation>審判エンジン</translation>
    </message>
    <message>
        <source>Shinpan’s estimate</source>
        <translation>Shinpan の推定</translation>
    </message>
</context>
<context>
    <name>ThemeFile</name>
    <message>
        <source>neither “key = value” nor “[section]”: %1</source>
        <translation>「key = value」でも「[section]」でもない: %1</translation>
    </message>
    <message>
        <source>was given in line %1 already</source>
        <translation>は %1 行目ですでに指定されています</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>「%1」は %2 のどれでもありません</translation>
    </message>
    <message>
        <source>“%1” is not a colour; #rrggbb is one</source>
        <translation>「%1」は色ではありません。#rrggbb の形です</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3</source>
        <translation>「%1」は %2 から %3 までの数値ではありません</translation>
    </message>
    <message>
        <source>“%1” is not a file in the theme’s folder</source>
        <translation>「%1」はテーマのフォルダーのファイルではありません</translation>
    </message>
    <message>
        <source>%1 is larger than %2 pixels</source>
        <translation>%1 は %2 ピクセルより大きいです</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません: %2</translation>
    </message>
    <message>
        <source>no such key exists</source>
        <translation>そのようなキーはありません</translation>
    </message>
    <message>
        <source>Classic wood</source>
        <translation>クラシックな木目</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>暗い木目</translation>
    </message>
    <message>
        <source>Flat light</source>
        <translation>フラット (ライト)</translation>
    </message>
    <message>
        <source>Flat dark</source>
        <translation>フラット (ダーク)</translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation>ハイコントラスト (ライト)</translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation>ハイコントラスト (ダーク)</translation>
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
        <translation>超早碁</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>早碁</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>短め</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>長め</translation>
    </message>
    <message>
        <source>Fischer blitz</source>
        <translation>フィッシャー早碁</translation>
    </message>
    <message>
        <source>Fischer rapid</source>
        <translation>フィッシャー短め</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>カナダ式</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n 時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n 分</numerusform>
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
        <translation>無制限</translation>
    </message>
    <message>
        <source>%1 + %2 a move</source>
        <translation>%1 + 1 手 %2</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <translation>1 手 %1</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>時間切れ</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n 個の石</numerusform>
        </translation>
    </message>
    <message>
        <source>last period</source>
        <translation>最後の 1 回</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has %1 left</source>
        <translation>黒の残り %1</translation>
    </message>
    <message>
        <source>White has %1 left</source>
        <translation>白の残り %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 for every %n stones</source>
        <translation>
            <numerusform>%n 個の石につき %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
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
        <translation>黒 1 目勝ち</translation>
    </message>
    <message>
        <source>White wins by 1 point</source>
        <translation>白 1 目勝ち</translation>
    </message>
    <message>
        <source>Black wins by %1 points</source>
        <translation>黒 %1 目勝ち</translation>
    </message>
    <message>
        <source>White wins by %1 points</source>
        <translation>白 %1 目勝ち</translation>
    </message>
    <message>
        <source>Black to play – %1 is thinking</source>
        <translation>黒番 – %1 が考えています</translation>
    </message>
    <message>
        <source>White to play – %1 is thinking</source>
        <translation>白番 – %1 が考えています</translation>
    </message>
    <message>
        <source>Black to play – your move</source>
        <translation>黒番 – あなたの手</translation>
    </message>
    <message>
        <source>White to play – your move</source>
        <translation>白番 – あなたの手</translation>
    </message>
    <message>
        <source>Paused – Black to play</source>
        <translation>一時停止中 – 黒番</translation>
    </message>
    <message>
        <source>Paused – White to play</source>
        <translation>一時停止中 – 白番</translation>
    </message>
    <message>
        <source>Waiting for you: Black’s engine has failed</source>
        <translation>あなたを待っています: 黒のエンジンに問題があります</translation>
    </message>
    <message>
        <source>Waiting for you: White’s engine has failed</source>
        <translation>あなたを待っています: 白のエンジンに問題があります</translation>
    </message>
    <message>
        <source>Place the handicap stones on the board</source>
        <translation>盤に置石を置いてください</translation>
    </message>
    <message>
        <source>%1 is placing the handicap stones</source>
        <translation>%1 が置石を置いています</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>黒番</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>白番</translation>
    </message>
    <message>
        <source>%1 – no game is running</source>
        <translation>%1 – 対局していません</translation>
    </message>
    <message>
        <source>Move %1 – %2</source>
        <translation>%1 手目 – %2</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Starting the engines…</source>
        <translation>エンジンを起動中…</translation>
    </message>
    <message>
        <source>Both passed – asking for the score…</source>
        <translation>双方パス – 結果を尋ねています…</translation>
    </message>
    <message>
        <source>Both passed – mark what is dead, and settle the score</source>
        <translation>双方パス – 死に石に印を付け、結果を確定してください</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>終局: %1</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>disputed, no winner</source>
        <translation>争いあり、勝者なし</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黒勝ち</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白勝ち</translation>
    </message>
    <message>
        <source>Black wins by resignation</source>
        <translation>黒中押し勝ち</translation>
    </message>
    <message>
        <source>White wins by resignation</source>
        <translation>白中押し勝ち</translation>
    </message>
    <message>
        <source>Black wins by a claim</source>
        <translation>黒申し立て勝ち</translation>
    </message>
    <message>
        <source>White wins by a claim</source>
        <translation>白申し立て勝ち</translation>
    </message>
    <message>
        <source>Black wins on time</source>
        <translation>黒時間勝ち</translation>
    </message>
    <message>
        <source>White wins on time</source>
        <translation>白時間勝ち</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>黒反則勝ち</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>白反則勝ち</translation>
    </message>
    <message>
        <source>stopped at the move limit</source>
        <translation>手数制限で終了</translation>
    </message>
    <message>
        <source>void, the game does not count</source>
        <translation>無効。この対局は数えません</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>独自ルール</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>結果: %1</translation>
    </message>
    <message>
        <source>That point is not on the board</source>
        <translation>その点は盤の外です</translation>
    </message>
    <message>
        <source>There is already a stone there</source>
        <translation>そこにはすでに石があります</translation>
    </message>
    <message>
        <source>That stone would have no liberties</source>
        <translation>その石には呼吸点がありません</translation>
    </message>
    <message>
        <source>The ko may not be retaken at once</source>
        <translation>コウはすぐに取り返せません</translation>
    </message>
    <message>
        <source>That would repeat an earlier position</source>
        <translation>以前の局面の繰り返しになります</translation>
    </message>
    <message>
        <source>The game is at another position: return to it to play on</source>
        <translation>対局は別の局面にあります。打ち続けるにはそこへ戻ってください</translation>
    </message>
    <message>
        <source>The game is paused: resume it to play on</source>
        <translation>対局は一時停止中です。打ち続けるには再開してください</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Starting the engines – your move is kept for them</source>
        <translation>エンジンを起動中 – あなたの手は保留しています</translation>
    </message>
    <message>
        <source>%1 – the first position</source>
        <translation>%1 – 最初の局面</translation>
    </message>
    <message>
        <source>Black to play – the controller’s move</source>
        <translation>黒番 – コントローラーの手</translation>
    </message>
    <message>
        <source>White to play – the controller’s move</source>
        <translation>白番 – コントローラーの手</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>コントローラー</translation>
    </message>
    <message>
        <source>a tie by adjudication</source>
        <translation>裁定により引き分け</translation>
    </message>
    <message>
        <source>Black wins by adjudication</source>
        <translation>裁定により黒勝ち</translation>
    </message>
    <message>
        <source>White wins by adjudication</source>
        <translation>裁定により白勝ち</translation>
    </message>
</context>
<context>
    <name>shinpan::AboutDialog</name>
    <message>
        <source>About Shinpan</source>
        <translation>Shinpan について</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>コピー(&amp;O)</translation>
    </message>
    <message>
        <source>Shinpan %1</source>
        <translation>Shinpan %1</translation>
    </message>
    <message>
        <source>An arbiter for the game of Go. Please include the details below when you report a problem; check first that you want to share all of them.</source>
        <translation>囲碁の審判プログラムです。問題を報告するときは下の情報を添えてください。その前に、すべて公開してよいか確かめてください。</translation>
    </message>
    <message>
        <source>Details for a problem report</source>
        <translation>問題の報告用の情報</translation>
    </message>
</context>
<context>
    <name>shinpan::AddMenu</name>
    <message>
        <source>a file is needed</source>
        <translation>ファイルが必要</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>インストール済み</translation>
    </message>
    <message>
        <source>&amp;Command line…</source>
        <translation>コマンドライン(&amp;C)…</translation>
    </message>
    <message>
        <source>At an &amp;Address (tcp://)…</source>
        <translation>アドレスで接続 (tcp://)(&amp;A)…</translation>
    </message>
    <message>
        <source>On Another Computer, over &amp;ssh…</source>
        <translation>別のコンピューターに接続 (&amp;ssh)…</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>ファイルから取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>choose its program</source>
        <translation>プログラムを選択</translation>
    </message>
</context>
<context>
    <name>shinpan::AddTestDialog</name>
    <message>
        <source>The engine is &amp;known to fail it</source>
        <translation>エンジンが不合格と分かっている(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Suite</source>
        <translation>テスト集(&amp;S)</translation>
    </message>
    <message>
        <source>Choose the Suite</source>
        <translation>テスト集の選択</translation>
    </message>
    <message>
        <source>An existing file, or a new one</source>
        <translation>既存のファイル、または新しいファイル</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>テスト集 (*.tst)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add Test</source>
        <translation>テストの追加</translation>
    </message>
    <message>
        <source>A command of GTP, such as reg_genmove black or attack D4</source>
        <translation>reg_genmove black や attack D4 などの GTP コマンド</translation>
    </message>
    <message>
        <source>A regression test’s pattern: D4|Q16 for either, !D4 for anything else</source>
        <translation>回帰テストのパターン。D4|Q16 はどちらか、!D4 はそれ以外</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>コマンド(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Expected answer</source>
        <translation>期待する答え(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::AdjudicationField</name>
    <message>
        <source>When both sides agree who wins</source>
        <translation>双方が勝者に同意したとき</translation>
    </message>
    <message>
        <source>Chance that both give</source>
        <translation>双方が示す勝率</translation>
    </message>
    <message>
        <source>Lead that both see</source>
        <translation>双方が見るリード</translation>
    </message>
    <message>
        <source>Games that are played on all the same</source>
        <translation>それでも打ち続ける対局</translation>
    </message>
    <message>
        <source>Engines have to tell what they think of their moves. A part of the games is played on, so that the report knows how often this is wrong.</source>
        <translation>エンジンは自分の手をどう考えるかを伝える必要があります。対局の一部は打ち続けられ、裁定がどれほど誤るかがレポートに出ます。</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>any chance</source>
        <translation>任意の勝率</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 目</translation>
    </message>
    <message>
        <source>any lead</source>
        <translation>任意のリード</translation>
    </message>
    <message>
        <source> moves each</source>
        <translation> 手ずつ</translation>
    </message>
    <message>
        <source>Moves in a row of each side</source>
        <translation>双方の連続した手数</translation>
    </message>
    <message>
        <source>audit </source>
        <translation>監査 </translation>
    </message>
    <message>
        <source>Say which chance or which lead decides.</source>
        <translation>どの勝率またはリードで決めるか指定してください。</translation>
    </message>
    <message>
        <source>A chance that decides is above 50 %.</source>
        <translation>決め手となる勝率は 50 % より上です。</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisActions</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>解析(&amp;A)</translation>
    </message>
    <message>
        <source>Let engines think about the position on the board (Space)</source>
        <translation>盤上の局面をエンジンに考えさせます (Space)</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>候補手(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Ownership</source>
        <translation>地の予測(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>ポリシー(&amp;P)</translation>
    </message>
    <message>
        <source>On a Can&amp;didate</source>
        <translation>候補手の上(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Below It</source>
        <translation>その下(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Chance to Win</source>
        <translation>勝率(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Lead in Points</source>
        <translation>目差リード(&amp;L)</translation>
    </message>
    <message>
        <source>Loss &amp;Against the Best</source>
        <translation>最善手との差(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>探索数(&amp;V)</translation>
    </message>
    <message>
        <source>Lower &amp;Bound of the Chance (LCB)</source>
        <translation>勝率の下限 (LCB)(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>順位(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Whose Chances</source>
        <translation>どちらの勝率か(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Black’s</source>
        <translation>黒(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White’s</source>
        <translation>白(&amp;W)</translation>
    </message>
    <message>
        <source>Those of the &amp;Side to Move</source>
        <translation>手番の側(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;For Each Position</source>
        <translation>局面ごとの上限(&amp;F)</translation>
    </message>
    <message>
        <source>Without Limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>%1 Visits</source>
        <translation>探索数 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Second(s)</source>
        <translation>
            <numerusform>%n 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>エンジン(&amp;E)</translation>
    </message>
    <message>
        <source>Es&amp;timate the Score</source>
        <translation>形勢判断(&amp;T)</translation>
    </message>
    <message>
        <source>Show how this position might be counted (E)</source>
        <translation>この局面の数え方の例を表示します (E)</translation>
    </message>
    <message>
        <source>En&amp;gine Settings…</source>
        <translation>エンジン設定(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Look Only at an Area…</source>
        <translation>指定範囲だけ読む(&amp;L)…</translation>
    </message>
    <message>
        <source>Drag over the points where engines should look for a move; at any time with Alt and Shift</source>
        <translation>エンジンが手を探す点をドラッグします。Alt+Shift でいつでもできます</translation>
    </message>
    <message>
        <source>Avo&amp;id Points…</source>
        <translation>点を避ける(&amp;I)…</translation>
    </message>
    <message>
        <source>Drag over points that engines should avoid; at any time with Alt and Ctrl</source>
        <translation>エンジンが避ける点をドラッグします。Alt+Ctrl でいつでもできます</translation>
    </message>
    <message>
        <source>Loo&amp;k Everywhere</source>
        <translation>全体を読む(&amp;K)</translation>
    </message>
    <message>
        <source>Engines look at the whole board again (Esc)</source>
        <translation>エンジンは再び盤全体を読みます (Esc)</translation>
    </message>
    <message>
        <source>No Engine Here Can Analyse</source>
        <translation>ここに解析できるエンジンはありません</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>表示(&amp;W)</translation>
    </message>
    <message>
        <source>Other Number of &amp;Visits…</source>
        <translation>その他の探索数(&amp;V)…</translation>
    </message>
    <message>
        <source>Visits for each position:</source>
        <translation>局面ごとの探索数:</translation>
    </message>
    <message>
        <source>Other &amp;Time…</source>
        <translation>その他の時間(&amp;T)…</translation>
    </message>
    <message>
        <source>Seconds for each position:</source>
        <translation>局面ごとの秒数:</translation>
    </message>
    <message>
        <source>For Each Position</source>
        <translation>局面ごとの上限</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisController</name>
    <message>
        <source>%1 cannot analyse: it %2.</source>
        <translation>%1 は解析できません: %2。</translation>
    </message>
    <message>
        <source>Analysis · %1</source>
        <translation>解析 · %1</translation>
    </message>
    <message>
        <source>%1: it %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>This is a serious game: analysis waits till it is over.</source>
        <translation>真剣な対局です。解析は終局まで待ちます。</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisFeature</name>
    <message>
        <source>Analysis</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
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
        <translation>解析</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候補手</translation>
    </message>
    <message>
        <source>Numbers of the candidates</source>
        <translation>候補手の数値</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>探索数 %1</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>起動中…</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>毎秒 %1</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Choose under “Engines” who is to analyse. Any engine that knows lz-analyze, kata-analyze or analyze can, such as KataGo and Leela Zero.</source>
        <translation>「エンジン」で解析するものを選びます。KataGo や Leela Zero など、lz-analyze、kata-analyze、analyze のどれかを知るエンジンなら使えます。</translation>
    </message>
    <message>
        <source>Nothing is known about this position yet.</source>
        <translation>この局面についてはまだ何も分かりません。</translation>
    </message>
    <message>
        <source>Space on the board starts and stops the analysis.</source>
        <translation>盤上で Space を押すと解析の開始と停止ができます。</translation>
    </message>
    <message>
        <source>Kept in the game: %1</source>
        <translation>対局に保存済み: %1</translation>
    </message>
    <message>
        <source>Kept in the game, by %1: %2</source>
        <translation>対局に保存済み、%1: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::AnnotationBar</name>
    <message>
        <source>Judgement of the move and the position</source>
        <translation>手と局面の評価</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>興味深い手</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>黒よし</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>白よし</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>互角</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>注目点</translation>
    </message>
    <message>
        <source>%1, emphasised</source>
        <translation>%1 (強調)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Judgement</source>
        <translation>評価(&amp;J)</translation>
    </message>
</context>
<context>
    <name>shinpan::Announcement</name>
    <message>
        <source>What just happened</source>
        <translation>今起きたこと</translation>
    </message>
</context>
<context>
    <name>shinpan::AppearanceMenu</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>デスクトップと同じ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>La&amp;rger Text</source>
        <translation>文字を大きく(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size</source>
        <translation>標準の文字サイズ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size (Now %1 %)</source>
        <translation>標準の文字サイズ (現在 %1 %)(&amp;U)</translation>
    </message>
</context>
<context>
    <name>shinpan::Application</name>
    <message>
        <source>%1 counts by Chinese rules, whatever this game’s are.</source>
        <translation>%1 はこの対局のルールに関係なく中国ルールで数えます。</translation>
    </message>
    <message>
        <source>%1 counts by Japanese rules, whatever this game’s are.</source>
        <translation>%1 はこの対局のルールに関係なく日本ルールで数えます。</translation>
    </message>
    <message>
        <source>Waiting for a controller at %1.</source>
        <translation>%1 でコントローラーを待っています。</translation>
    </message>
    <message>
        <source>%1 refuses suicide that these rules allow, and would lose by it.</source>
        <translation>%1 はこのルールが許す自殺手を拒否するため、それで負けることがあります。</translation>
    </message>
    <message>
        <source>Your questions are not kept: %1.</source>
        <translation>あなたの問題は保存されません: %1。</translation>
    </message>
</context>
<context>
    <name>shinpan::Arrangement</name>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>レイアウトを元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Minimal View</source>
        <translation>最小表示(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>対局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>観戦(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>解析(&amp;A)</translation>
    </message>
    <message>
        <source>Players, tree and comment: for your own games (%1)</source>
        <translation>対局者、ツリー、コメント: 自分の対局向け (%1)</translation>
    </message>
    <message>
        <source>Players, graph and console: for games of engines (%1)</source>
        <translation>対局者、グラフ、コンソール: エンジンの対局向け (%1)</translation>
    </message>
    <message>
        <source>Tools, tree and comment: for work on a record (%1)</source>
        <translation>ツール、ツリー、コメント: 棋譜の編集向け (%1)</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>レイアウト(&amp;Y)</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>レイアウト: %1</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>注釈(&amp;N)</translation>
    </message>
    <message>
        <source>Analysis, review, graph, tree and comment: for a closer look (%1)</source>
        <translation>解析、検討、グラフ、ツリー、コメント: 詳しく調べる (%1)</translation>
    </message>
    <message>
        <source>What two engines find, each on a board of its own (%1)</source>
        <translation>2 つのエンジンの読みを別々の盤で (%1)</translation>
    </message>
</context>
<context>
    <name>shinpan::AskedEngines</name>
    <message>
        <source>%1 in the game: %2</source>
        <translation>対局中の %1: %2</translation>
    </message>
    <message>
        <source>Commands · %1</source>
        <translation>コマンド · %1</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>%1 に尋ねられません: %2。</translation>
    </message>
</context>
<context>
    <name>shinpan::AuditLine</name>
    <message>
        <source>under 1 ms</source>
        <translation>1 ms 未満</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 (%2) left</source>
        <translation>残り %1 (%2)</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り %1</translation>
    </message>
    <message>
        <source>The time of the move</source>
        <translation>この手の時間</translation>
    </message>
    <message>
        <source>How long the move took, and the clock after it</source>
        <translation>手にかかった時間と、その後の時計</translation>
    </message>
    <message>
        <source>Time used: %1</source>
        <translation>使った時間: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::AutoPlay</name>
    <message>
        <source>Play the Game b&amp;y Itself</source>
        <translation>棋譜を自動再生(&amp;Y)</translation>
    </message>
    <message>
        <source>The game plays by itself</source>
        <translation>棋譜を自動再生中です</translation>
    </message>
    <message>
        <source>Go through the game at a chosen pace</source>
        <translation>選んだ速さで棋譜を進めます</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Seconds between two moves</source>
        <translation>手と手の間の秒数</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>停止(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;A move every</source>
        <translation>1 手の間隔(&amp;A)</translation>
    </message>
</context>
<context>
    <name>shinpan::BestCoursePlot</name>
    <message>
        <source>Course of %1</source>
        <translation>%1 の推移</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s): %1</source>
        <translation>
            <numerusform>%n 局後: %1</numerusform>
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
        <translation>%1 手目 · %2 %3</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>This position has %1 lines and arrows; the first %2 are drawn.</source>
        <translation>この局面には線と矢印が %1 本あり、最初の %2 本だけを描いています。</translation>
    </message>
    <message>
        <source>Play at %1</source>
        <translation>%1 に打つ</translation>
    </message>
    <message>
        <source>&amp;Go to the Move Played at %1</source>
        <translation>%1 に打たれた手へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>The Group Is &amp;Alive</source>
        <translation>この石は生き(&amp;A)</translation>
    </message>
    <message>
        <source>The Group Is &amp;Dead</source>
        <translation>この石は死に(&amp;D)</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Alive</source>
        <translation>この一連の石だけ生き(&amp;C)</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Dead</source>
        <translation>この一連の石だけ死に(&amp;C)</translation>
    </message>
    <message>
        <source>Not in &amp;Seki</source>
        <translation>セキではない(&amp;S)</translation>
    </message>
    <message>
        <source>In &amp;Seki</source>
        <translation>セキ(&amp;S)</translation>
    </message>
    <message>
        <source>Move %1 · %2 passes</source>
        <translation>%1 手目 · %2 パス</translation>
    </message>
    <message>
        <source>Move 999 · White Q16 · lost 99.9% </source>
        <translation>999 手目 · 白 Q16 · 損失 99.9% </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardDescription</name>
    <message>
        <source>empty</source>
        <translation>空点</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>黒石</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>白石</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>バツ</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>labelled %1</source>
        <translation>文字 %1</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>黒地</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>白地</translation>
    </message>
    <message>
        <source>dimmed</source>
        <translation>薄い表示</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>死に</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>セキ</translation>
    </message>
    <message>
        <source>opinions differ</source>
        <translation>意見が分かれる</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>Black plays here next</source>
        <translation>次の黒の手</translation>
    </message>
    <message>
        <source>White plays here next</source>
        <translation>次の白の手</translation>
    </message>
    <message>
        <source>Black plays here in another variation</source>
        <translation>ほかの変化での黒の手</translation>
    </message>
    <message>
        <source>White plays here in another variation</source>
        <translation>ほかの変化での白の手</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>指示された点</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>黒パス</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>白パス</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>黒 %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>白 %1</translation>
    </message>
    <message>
        <source>%1, one stone captured</source>
        <translation>%1、石を 1 個取る</translation>
    </message>
    <message>
        <source>%1, %2 stones captured</source>
        <translation>%1、石を %2 個取る</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cursor at %1, %2.</source>
        <translation>カーソル %1、%2。</translation>
    </message>
    <message>
        <source>Cursor at %1, %2, %3.</source>
        <translation>カーソル %1、%2、%3。</translation>
    </message>
    <message>
        <source>a dead black stone</source>
        <translation>黒の死に石</translation>
    </message>
    <message>
        <source>a black stone in seki</source>
        <translation>セキの黒石</translation>
    </message>
    <message>
        <source>a black stone</source>
        <translation>黒石</translation>
    </message>
    <message>
        <source>a dead white stone</source>
        <translation>白の死に石</translation>
    </message>
    <message>
        <source>a white stone in seki</source>
        <translation>セキの白石</translation>
    </message>
    <message>
        <source>a white stone</source>
        <translation>白石</translation>
    </message>
    <message>
        <source>Territory: Black %1, White %2 points.</source>
        <translation>地: 黒 %1 目、白 %2 目。</translation>
    </message>
    <message>
        <source>Dead stones: %1.</source>
        <translation>死に石: %1。</translation>
    </message>
    <message>
        <source>Stones in seki: %1.</source>
        <translation>セキの石: %1。</translation>
    </message>
    <message>
        <source>Board of %1 by %2 lines, %3 black and %4 white stones.</source>
        <translation>%1×%2 の盤、黒石 %3 個、白石 %4 個。</translation>
    </message>
    <message>
        <source>Last move: Black passed.</source>
        <translation>最後の手: 黒パス。</translation>
    </message>
    <message>
        <source>Last move: White passed.</source>
        <translation>最後の手: 白パス。</translation>
    </message>
    <message>
        <source>Last move: Black %1.</source>
        <translation>最後の手: 黒 %1。</translation>
    </message>
    <message>
        <source>Last move: White %1.</source>
        <translation>最後の手: 白 %1。</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>候補手</translation>
    </message>
    <message>
        <source>considered: %1</source>
        <translation>候補手: %1</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>最善の候補</translation>
    </message>
    <message>
        <source>Black’s move %1 of the line</source>
        <translation>手順の %1 手目、黒</translation>
    </message>
    <message>
        <source>White’s move %1 of the line</source>
        <translation>手順の %1 手目、白</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardMenu</name>
    <message>
        <source>&amp;Board</source>
        <translation>盤(&amp;B)</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>手数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show Move Numbers</source>
        <translation>手数を表示(&amp;S)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>なし(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>すべての手(&amp;A)</translation>
    </message>
    <message>
        <source>From &amp;Here</source>
        <translation>ここから(&amp;H)</translation>
    </message>
    <message>
        <source>This &amp;Variation</source>
        <translation>この変化(&amp;V)</translation>
    </message>
    <message>
        <source>How &amp;Many…</source>
        <translation>表示する手数(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Show Coordinates</source>
        <translation>座標を表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>英字と数字 (A1)(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>数字 (1-1)(&amp;N)</translation>
    </message>
    <message>
        <source>As in SG&amp;F (aa)</source>
        <translation>SGF と同じ (aa)(&amp;F)</translation>
    </message>
    <message>
        <source>Mark &amp;Last Move</source>
        <translation>最後の手に印(&amp;L)</translation>
    </message>
    <message>
        <source>Show Ne&amp;xt Moves</source>
        <translation>次の手を表示(&amp;X)</translation>
    </message>
    <message>
        <source>Show &amp;Other Variations</source>
        <translation>ほかの変化を表示(&amp;O)</translation>
    </message>
    <message>
        <source>Con&amp;firm Moves with a Second Click</source>
        <translation>2 回目のクリックで着手を確定(&amp;F)</translation>
    </message>
    <message>
        <source>L&amp;ively Stones</source>
        <translation>自然な石の配置(&amp;I)</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>音(&amp;U)</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>右に回転(&amp;R)</translation>
    </message>
    <message>
        <source>Turn L&amp;eft</source>
        <translation>左に回転(&amp;E)</translation>
    </message>
    <message>
        <source>Flip Upside &amp;Down</source>
        <translation>上下反転(&amp;D)</translation>
    </message>
    <message>
        <source>Flip &amp;Sideways</source>
        <translation>左右反転(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;As in the Record</source>
        <translation>棋譜のとおり(&amp;A)</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>How many of the last moves are numbered:</source>
        <translation>番号を付ける最後の手の数:</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>最後の手(&amp;L)</translation>
    </message>
    <message>
        <source>The &amp;Last %1 Moves</source>
        <translation>最後の %1 手(&amp;L)</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardView</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
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
        <translation>勝率 %</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>探索数</translation>
    </message>
    <message>
        <source>LCB</source>
        <translation>LCB</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>ポリシー</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateOverlay</name>
    <message>
        <source>Line of an Engine</source>
        <translation>エンジンの読み筋</translation>
    </message>
</context>
<context>
    <name>shinpan::CgosWindow</name>
    <message>
        <source>Choose &amp;File…</source>
        <translation>ファイルを選択(&amp;F)…</translation>
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
        <translation>CGOS で対局</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>進行中の対局の後(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Now (the Server’s Clocks Keep Running)</source>
        <translation>今すぐ (サーバーの時計は進み続けます)(&amp;N)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>アカウント</translation>
    </message>
    <message>
        <source>Choose an Accounts File</source>
        <translation>アカウントファイルの選択</translation>
    </message>
    <message>
        <source>Accounts (*.toml);;All files (*)</source>
        <translation>アカウント (*.toml);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>パスワード</translation>
    </message>
    <message>
        <source>Password of %1 at %2:</source>
        <translation>%2 での %1 のパスワード:</translation>
    </message>
    <message>
        <source>Connecting to the server</source>
        <translation>サーバーに接続中</translation>
    </message>
    <message>
        <source>Waiting for a game</source>
        <translation>対局を待機中</translation>
    </message>
    <message>
        <source>Playing %1</source>
        <translation>%1 を対局中</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>退出中</translation>
    </message>
    <message>
        <source>Logged out</source>
        <translation>ログアウト</translation>
    </message>
    <message>
        <source>No accounts file chosen</source>
        <translation>アカウントファイルが選ばれていません</translation>
    </message>
    <message>
        <source>The accounts are logged in</source>
        <translation>アカウントはログイン中です</translation>
    </message>
    <message>
        <source>Log out now? The clocks of running games keep running; an account that logs in again in time plays on.</source>
        <translation>今ログアウトしますか? 進行中の対局の時計は進み続けます。間に合うようにログインし直せば打ち続けられます。</translation>
    </message>
    <message>
        <source>&amp;Log Out Now</source>
        <translation>今すぐログアウト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;After These Games</source>
        <translation>これらの対局の後(&amp;A)</translation>
    </message>
    <message>
        <source>Show &amp;Game</source>
        <translation>対局を表示(&amp;G)</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckPage</name>
    <message>
        <source>C&amp;opy as Text</source>
        <translation>テキストとしてコピー(&amp;O)</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>検査の進行</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>検査中</translation>
    </message>
    <message>
        <source>Waiting for the first answer…</source>
        <translation>最初の答えを待っています…</translation>
    </message>
    <message>
        <source>A check starts the engine a few times and asks it everything that an arbiter may ask: sizes, komi, handicap, taking back, ko, illegal moves, time, scoring, analysis. It says in plain words what the engine can do and what it does wrong, with the exchange that shows it.

A quick engine takes about a minute. Nothing of it is left running.</source>
        <translation>検査では、エンジンを数回起動し、審判が尋ねうることをすべて尋ねます。サイズ、コミ、置碁、手戻し、コウ、違法な手、時間、計算、解析などです。エンジンに何ができ、何を誤るかを、それを示すやりとりとともに分かりやすく伝えます。

速いエンジンなら 1 分ほどです。後には何も残りません。</translation>
    </message>
    <message>
        <source>&amp;Check again</source>
        <translation>もう一度検査(&amp;C)</translation>
    </message>
    <message>
        <source>What can this engine do?</source>
        <translation>このエンジンに何ができるか</translation>
    </message>
    <message>
        <source>It has not been checked.</source>
        <translation>まだ検査していません。</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>検査(&amp;C)</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckTree</name>
    <message>
        <source>What the check found</source>
        <translation>検査の結果</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>良好</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionActions</name>
    <message>
        <source>&amp;Previous Game</source>
        <translation>前の対局(&amp;P)</translation>
    </message>
    <message>
        <source>Previous game of the list</source>
        <translation>一覧の前の対局</translation>
    </message>
    <message>
        <source>&amp;Next Game</source>
        <translation>次の対局(&amp;N)</translation>
    </message>
    <message>
        <source>Next game of the list</source>
        <translation>一覧の次の対局</translation>
    </message>
    <message>
        <source>Add &amp;Empty Game</source>
        <translation>空の対局を追加(&amp;E)</translation>
    </message>
    <message>
        <source>Add an empty game</source>
        <translation>空の対局を追加します</translation>
    </message>
    <message>
        <source>Add from &amp;File…</source>
        <translation>ファイルから追加(&amp;F)…</translation>
    </message>
    <message>
        <source>Add the games of another file</source>
        <translation>別のファイルの対局を追加します</translation>
    </message>
    <message>
        <source>P&amp;aste Games</source>
        <translation>対局を貼り付け(&amp;A)</translation>
    </message>
    <message>
        <source>Add the games of the clipboard</source>
        <translation>クリップボードの対局を追加します</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>Add a copy of the selected games</source>
        <translation>選択した対局のコピーを追加します</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected games from the file</source>
        <translation>選択した対局をファイルから削除します</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Move the selected games up</source>
        <translation>選択した対局を上へ移動します</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>下へ(&amp;W)</translation>
    </message>
    <message>
        <source>Move the selected games down</source>
        <translation>選択した対局を下へ移動します</translation>
    </message>
    <message>
        <source>&amp;Keep This Order</source>
        <translation>この順序を保存(&amp;K)</translation>
    </message>
    <message>
        <source>Put the games in the file into the order the list is sorted by</source>
        <translation>ファイル内の対局を一覧の並び順にします</translation>
    </message>
    <message>
        <source>E&amp;xtract Selected Games…</source>
        <translation>選択した対局を取り出す(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the selected games as a separate file</source>
        <translation>選択した対局を別のファイルに保存します</translation>
    </message>
    <message>
        <source>Undo &amp;List Change</source>
        <translation>一覧の変更を元に戻す(&amp;L)</translation>
    </message>
    <message>
        <source>Take back the last addition, removal or change of order</source>
        <translation>最後の追加、削除、順序の変更を取り消します</translation>
    </message>
    <message>
        <source>Redo L&amp;ist Change</source>
        <translation>一覧の変更をやり直す(&amp;I)</translation>
    </message>
    <message>
        <source>Redo what was undone in the list</source>
        <translation>一覧で元に戻したことをやり直します</translation>
    </message>
    <message>
        <source>This is not a game of Go. It stays in the file as it is.</source>
        <translation>これは囲碁の対局ではありません。そのままファイルに残ります。</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>対局中です</translation>
    </message>
    <message>
        <source>End the game that is being played?</source>
        <translation>進行中の対局を終えますか?</translation>
    </message>
    <message>
        <source>Its moves stay in the record.</source>
        <translation>その手は棋譜に残ります。</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>対局を終える(&amp;E)</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>対局の追加</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>クリップボードにテキストがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were removed.</source>
        <translation>
            <numerusform>%n 局を削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Extract Games</source>
        <translation>対局の取り出し</translation>
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
        <translation>対局</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Find &amp;Game</source>
        <translation>対局を検索(&amp;G)</translation>
    </message>
    <message>
        <source>Search players, event, date, result</source>
        <translation>対局者、棋戦、日付、結果を検索</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>対局の検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Add Game</source>
        <translation>対局の追加</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>対局の数</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>対局を追加</translation>
    </message>
    <message>
        <source>Order of the &amp;File</source>
        <translation>ファイルの順(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黒(&amp;B)</translation>
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
        <translation>日付(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>棋戦(&amp;E)</translation>
    </message>
    <message>
        <source>Re&amp;versed</source>
        <translation>逆順(&amp;V)</translation>
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
        <translation>%1、選択 %2</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandDesk</name>
    <message>
        <source>The engine refuses: %1</source>
        <translation>エンジンが拒否しました: %1</translation>
    </message>
    <message>
        <source>The engine is not running.</source>
        <translation>エンジンは動いていません。</translation>
    </message>
    <message>
        <source>There is no stone to attack.</source>
        <translation>攻める石がありません。</translation>
    </message>
    <message>
        <source>The answer is not of type “%1”.</source>
        <translation>答えが「%1」型ではありません。</translation>
    </message>
    <message>
        <source>This is a serious game: commands wait till it is over.</source>
        <translation>真剣な対局です。コマンドは終局まで待ちます。</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEngine</name>
    <message>
        <source>has ended</source>
        <translation>終了した</translation>
    </message>
    <message>
        <source>is not running</source>
        <translation>動いていない</translation>
    </message>
    <message>
        <source>This command runs until it is stopped; use the analysis instead.</source>
        <translation>このコマンドは止めるまで動き続けます。代わりに解析を使ってください。</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEntry</name>
    <message>
        <source>GTP command</source>
        <translation>GTP コマンド</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandInputs</name>
    <message>
        <source>Argument of %1:</source>
        <translation>%1 の引数:</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPage</name>
    <message>
        <source>an invisible character</source>
        <translation>見えない文字</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>%1 を発見</translation>
    </message>
    <message>
        <source>Connects to the engine listening at %1.</source>
        <translation>%1 で待ち受けるエンジンに接続します。</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>修正(&amp;F)</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>コマンドライン</translation>
    </message>
    <message>
        <source>Fix the punctuation</source>
        <translation>句読点を修正</translation>
    </message>
    <message>
        <source>&amp;Command line</source>
        <translation>コマンドライン(&amp;C)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Se&amp;veral Strengths…</source>
        <translation>複数の強さ(&amp;V)…</translation>
    </message>
    <message>
        <source>Fixed:  %1</source>
        <translation>修正後:  %1</translation>
    </message>
    <message>
        <source>Paste the command that starts the engine in GTP mode.</source>
        <translation>エンジンを GTP モードで起動するコマンドを貼り付けてください。</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>これは起動できません: %1。</translation>
    </message>
    <message>
        <source>This looks typeset, not typed:  %1</source>
        <translation>入力でなく組版された文字のようです:  %1</translation>
    </message>
    <message>
        <source>The engine needs a name.</source>
        <translation>エンジンには名前が必要です。</translation>
    </message>
    <message>
        <source>Another engine has this name.</source>
        <translation>同じ名前のエンジンがあります。</translation>
    </message>
    <message>
        <source>Strength: %1</source>
        <translation>強さ: %1</translation>
    </message>
    <message>
        <source>Strength: the engine’s own</source>
        <translation>強さ: エンジン本来のもの</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPanel</name>
    <message>
        <source>%1, live</source>
        <translation>%1、ライブ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Engine to ask</source>
        <translation>尋ねるエンジン</translation>
    </message>
    <message>
        <source>Engine to compare with</source>
        <translation>比較するエンジン</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter of the commands</source>
        <translation>コマンドの絞り込み</translation>
    </message>
    <message>
        <source>Commands of the engine</source>
        <translation>エンジンのコマンド</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>尋ねる</translation>
    </message>
    <message>
        <source>Sends the chosen command to the engine</source>
        <translation>選んだコマンドをエンジンに送ります</translation>
    </message>
    <message>
        <source>Each Move</source>
        <translation>毎手</translation>
    </message>
    <message>
        <source>Asks again after each move, and wherever you go in the game</source>
        <translation>手が進むたび、また棋譜の別の所へ移るたびに尋ね直します</translation>
    </message>
    <message>
        <source>Ask after each move</source>
        <translation>毎手尋ねる</translation>
    </message>
    <message>
        <source>Colour to ask about</source>
        <translation>尋ねる色</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盤上</translation>
    </message>
    <message>
        <source>&amp;Remove from the Board</source>
        <translation>盤から消す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the Board</source>
        <translation>盤をクリア(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Live Graphics</source>
        <translation>ライブ描画(&amp;L)</translation>
    </message>
    <message>
        <source>Shows what engines draw while they think</source>
        <translation>エンジンが思考中に描くものを表示します</translation>
    </message>
    <message>
        <source>&amp;My Commands…</source>
        <translation>自分のコマンド(&amp;M)…</translation>
    </message>
    <message>
        <source>Restart the &amp;Engine</source>
        <translation>エンジンを再起動(&amp;E)</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>エンジンなし</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>比較なし</translation>
    </message>
    <message>
        <source>There is no engine in the list yet.</source>
        <translation>一覧にまだエンジンがありません。</translation>
    </message>
    <message>
        <source>Choose an engine to see what it can show.</source>
        <translation>エンジンを選ぶと、表示できるものが分かります。</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>%1 に尋ねられません: %2。</translation>
    </message>
    <message>
        <source>%1 is starting…</source>
        <translation>%1 を起動中…</translation>
    </message>
    <message>
        <source>%1 offers no commands for the board.</source>
        <translation>%1 には盤のためのコマンドがありません。</translation>
    </message>
    <message>
        <source>Ask for Points</source>
        <translation>点を指定して尋ねる</translation>
    </message>
    <message>
        <source>%1: click its points, the last one with Ctrl or the right button.</source>
        <translation>%1: 点をクリックし、最後の点は Ctrl か右ボタンで指定します。</translation>
    </message>
    <message>
        <source>%1: click a stone or a point. Escape ends it.</source>
        <translation>%1: 石か点をクリックします。Esc で終わります。</translation>
    </message>
    <message>
        <source>%1
Asked after each move</source>
        <translation>%1
毎手尋ねる</translation>
    </message>
</context>
<context>
    <name>shinpan::CommentPanel</name>
    <message>
        <source>Name of this position</source>
        <translation>この局面の名前</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>この局面へのコメント</translation>
    </message>
    <message>
        <source>Comments on the position appear here: what an engine says about its move, and what you write.</source>
        <translation>局面へのコメントがここに出ます。エンジンが自分の手について言うことと、あなたが書くことです。</translation>
    </message>
    <message>
        <source>Name of the Position</source>
        <translation>局面の名前</translation>
    </message>
</context>
<context>
    <name>shinpan::ComparisonPanel</name>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>エンジンなし</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>%1 の盤</translation>
    </message>
    <message>
        <source>Choose two engines for the analysis to compare them.</source>
        <translation>解析に 2 つのエンジンを選ぶと比較できます。</translation>
    </message>
    <message>
        <source>Both need to have looked at this position.</source>
        <translation>両方がこの局面を読む必要があります。</translation>
    </message>
    <message>
        <source>Both choose %1</source>
        <translation>両方が %1 を選択</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 か %2</translation>
    </message>
    <message>
        <source>%1% apart</source>
        <translation>%1% の差</translation>
    </message>
    <message>
        <source>%1 points apart</source>
        <translation>%1 目の差</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionFields</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>until decided</source>
        <translation>決着まで</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> 路</translation>
    </message>
    <message>
        <source>Stronger &amp;by</source>
        <translation>強さの差(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Games per pairing</source>
        <translation>組み合わせごとの対局数(&amp;G)</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>回戦数(&amp;U)</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>碁盤サイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>コミ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>時間(&amp;T)</translation>
    </message>
    <message>
        <source>Games begin &amp;with</source>
        <translation>対局の始め方(&amp;W)</translation>
    </message>
    <message>
        <source>Games at &amp;once</source>
        <translation>同時対局数(&amp;O)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) all have met; then some meet again.</source>
        <translation>
            <numerusform>%n 回戦で全員が当たり、その後は再び当たります。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>対局数(&amp;G)</translation>
    </message>
    <message>
        <source>En&amp;ds at</source>
        <translation>終了条件(&amp;D)</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>検定なし</translation>
    </message>
    <message>
        <source>A pair plays no more when a sequential test has decided which of the two is stronger; it ends when all pairs are decided</source>
        <translation>どちらが強いか逐次検定で決まった組はそれ以上打ちません。すべての組が決まると終わります</translation>
    </message>
    <message>
        <source>&amp;Decided early</source>
        <translation>早期の裁定(&amp;D)</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindow</name>
    <message>
        <source>%1 – Competition</source>
        <translation>%1 – 大会</translation>
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
        <translation>レポート(&amp;R)</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>進行中の対局の後(&amp;G)</translation>
    </message>
    <message>
        <source>After the Running &amp;Pairs of Games</source>
        <translation>進行中の対局の組の後(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Now (the Next Start Continues the Games)</source>
        <translation>今すぐ (次の開始で対局を続けます)(&amp;N)</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>レポートを書き出し、ブラウザーで開きます</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>打たれた対局</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>順位表</translation>
    </message>
    <message>
        <source>Running games</source>
        <translation>進行中の対局</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>終わった対局</translation>
    </message>
    <message>
        <source>Double-click or Enter opens the game</source>
        <translation>ダブルクリックか Enter で対局を開きます</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>停止中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>進行していない</translation>
    </message>
    <message>
        <source>The file cannot be used</source>
        <translation>ファイルを使えません</translation>
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
        <translation>レポートは %1 にあります。開くプログラムが見つかりませんでした。</translation>
    </message>
    <message>
        <source>There is no record of this game at %1.</source>
        <translation>%1 にこの対局の棋譜がありません。</translation>
    </message>
    <message>
        <source>The competition is running</source>
        <translation>大会が進行中です</translation>
    </message>
    <message>
        <source>Stop it now? The next start will continue the games that are under way.</source>
        <translation>今すぐ止めますか? 進行中の対局は次の開始で続きます。</translation>
    </message>
    <message>
        <source>&amp;Stop Now</source>
        <translation>今すぐ停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop &amp;After These Games</source>
        <translation>これらの対局の後で停止(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>盤(&amp;B)</translation>
    </message>
    <message>
        <source>Watch all running games at once</source>
        <translation>進行中のすべての対局を同時に観戦します</translation>
    </message>
    <message>
        <source>Double-click or Enter shows the board</source>
        <translation>ダブルクリックか Enter で盤を表示します</translation>
    </message>
    <message>
        <source>Running in another process</source>
        <translation>別のプロセスで進行中</translation>
    </message>
    <message>
        <source>Closing this window does not end the run</source>
        <translation>このウィンドウを閉じても進行は止まりません</translation>
    </message>
    <message>
        <source>%L1 games a minute</source>
        <translation>毎分 %L1 局</translation>
    </message>
    <message>
        <source>%L1 games an hour</source>
        <translation>毎時 %L1 局</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>設定(&amp;I)…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>%2 回戦中 %1 回戦</translation>
    </message>
    <message numerus="yes">
        <source>%n void game(s)</source>
        <translation>
            <numerusform>無効な対局 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 openings left</source>
        <translation>布石の残り %1 / %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り %1</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>設定の違い</translation>
    </message>
    <message>
        <source>The settings have changed since the games played so far. Start counting anew? Those games stay in the record.</source>
        <translation>これまでの対局の後で設定が変わりました。新しく数え直しますか? それらの対局は記録に残ります。</translation>
    </message>
    <message>
        <source>Count &amp;Anew</source>
        <translation>数え直す(&amp;A)</translation>
    </message>
    <message>
        <source>±%1 of ±%2 Elo</source>
        <translation>±%1 Elo (目標 ±%2)</translation>
    </message>
    <message>
        <source>Se&amp;al…</source>
        <translation>封印(&amp;A)…</translation>
    </message>
    <message>
        <source>Put everything into one file that anybody can verify</source>
        <translation>誰でも検証できる 1 つのファイルにまとめます</translation>
    </message>
    <message>
        <source>Reading the index of games</source>
        <translation>対局の索引を読み込み中</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindows</name>
    <message>
        <source>Keep as Strengths</source>
        <translation>強さとして残す</translation>
    </message>
    <message>
        <source>Strengths of which engine? Another name adds an engine.</source>
        <translation>どのエンジンの強さにしますか? 別の名前ならエンジンを追加します。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>“%1” has now: %2</source>
        <translation>「%1」の現在の値: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleController</name>
    <message>
        <source>Where the game was when this line arrived is no longer known.</source>
        <translation>この行が届いたとき対局がどこにあったかは、もう分かりません。</translation>
    </message>
    <message>
        <source>Sending the file: %1 of %2 commands</source>
        <translation>ファイルを送信中: %2 個中 %1 個のコマンド</translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>拒否 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>none refused</source>
        <translation>拒否なし</translation>
    </message>
    <message>
        <source>The file was sent: %1 of %2 commands answered, %3.</source>
        <translation>ファイルを送信しました: %2 個中 %1 個のコマンドに応答、%3。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読めません: %2</translation>
    </message>
    <message>
        <source>%1 cannot be sent: %2</source>
        <translation>%1 を送れません: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFeature</name>
    <message>
        <source>GTP Console</source>
        <translation>GTP コンソール</translation>
    </message>
    <message>
        <source>Type a GTP &amp;Command</source>
        <translation>GTP コマンドを入力(&amp;C)</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFiles</name>
    <message>
        <source>Save as S&amp;cript…</source>
        <translation>スクリプトとして保存(&amp;C)…</translation>
    </message>
    <message>
        <source>Send a &amp;File of Commands…</source>
        <translation>コマンドのファイルを送る(&amp;F)…</translation>
    </message>
    <message>
        <source>Save &amp;Log…</source>
        <translation>ログを保存(&amp;L)…</translation>
    </message>
    <message>
        <source>What one engine was asked and answered, for shinpan-cli replay</source>
        <translation>1 つのエンジンへの問いと答え。shinpan-cli replay 用</translation>
    </message>
    <message>
        <source>Send a File of Commands</source>
        <translation>コマンドのファイルを送る</translation>
    </message>
    <message>
        <source>Save Log</source>
        <translation>ログの保存</translation>
    </message>
    <message>
        <source>Choose an engine in the console first: a script is one engine’s.</source>
        <translation>まずコンソールでエンジンを選んでください。スクリプトは 1 つのエンジンのものです。</translation>
    </message>
    <message>
        <source>Save as Script</source>
        <translation>スクリプトとして保存</translation>
    </message>
    <message>
        <source># What %1 was asked and answered. To compare an engine with it:
# shinpan-cli replay THIS-FILE --engine COMMAND
</source>
        <translation># %1 への問いと答え。別のエンジンと比べるには:
# shinpan-cli replay THIS-FILE --engine COMMAND
</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 を保存しました。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 を保存できません: %2</translation>
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
        <translation>対局</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Black’s results; a draw counts half</source>
        <translation>黒の成績。引き分けは半分に数えます</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Where Black’s results lie with a certainty of 95 %</source>
        <translation>95 % の確かさで黒の成績がある範囲</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最終</translation>
    </message>
    <message>
        <source>The year of the latest game</source>
        <translation>最も新しい対局の年</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Black’s chances as engines see them in these records</source>
        <translation>これらの棋譜でエンジンが見る黒の勝率</translation>
    </message>
</context>
<context>
    <name>shinpan::CustomRules</name>
    <message>
        <source>Button: the first pass takes half a point</source>
        <translation>ボタン: 最初のパスが半目を得る</translation>
    </message>
    <message>
        <source>Engines may pass before dead stones are taken</source>
        <translation>死に石を取る前にエンジンがパスしてよい</translation>
    </message>
    <message>
        <source>A pass hands over a prisoner</source>
        <translation>パスするとアゲハマを 1 個渡す</translation>
    </message>
    <message>
        <source>White passes last</source>
        <translation>白が最後にパスする</translation>
    </message>
    <message>
        <source>An endless cycle gives no result</source>
        <translation>終わらない循環は結果なし</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>コウ</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>一団ごとの税</translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation>自殺手</translation>
    </message>
    <message>
        <source>Passes to end</source>
        <translation>終局までのパス</translation>
    </message>
    <message>
        <source>Handicap bonus</source>
        <translation>置石の補償</translation>
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
        <translation>カレンダー(&amp;L)…</translation>
    </message>
    <message>
        <source>Choose the date from a calendar</source>
        <translation>カレンダーから日付を選びます</translation>
    </message>
    <message>
        <source>Date of the game</source>
        <translation>対局の日付</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>今日(&amp;T)</translation>
    </message>
</context>
<context>
    <name>shinpan::Document</name>
    <message>
        <source>From now on the console keeps only the newest lines: %1</source>
        <translation>これ以後、コンソールは最新の行だけを残します: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentController</name>
    <message>
        <source>Another program changed %1. If you reload it, your own changes will be lost.</source>
        <translation>ほかのプログラムが %1 を変更しました。再読み込みすると自分の変更は失われます。</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>ほかのプログラムが %1 を変更しました。</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep This</source>
        <translation>このまま残す(&amp;K)</translation>
    </message>
    <message>
        <source>%1 was reloaded: another program changed it.</source>
        <translation>%1 を再読み込みしました。ほかのプログラムが変更しました。</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program. What you see is not saved anywhere else.</source>
        <translation>%1 はほかのプログラムに削除されたか名前を変えられました。表示中の内容はほかのどこにも保存されていません。</translation>
    </message>
    <message>
        <source>No recovery copy could be written: %1</source>
        <translation>復元用のコピーを書けませんでした: %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Save Game Record</source>
        <translation>棋譜の保存</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>ファイルが変更されました</translation>
    </message>
    <message>
        <source>Another program changed %1. Save over it?</source>
        <translation>ほかのプログラムが %1 を変更しました。上書き保存しますか?</translation>
    </message>
    <message>
        <source>What the other program wrote will be lost.</source>
        <translation>ほかのプログラムが書いたものは失われます。</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>上書き保存(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 を保存中…</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 を保存できませんでした: %2</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 を書き込み中…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to %1.</source>
        <translation>
            <numerusform>%n 局を %1 に書き込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 を書き込めませんでした: %2</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>%1 への変更を保存しますか?</translation>
    </message>
    <message>
        <source>Otherwise they will be lost.</source>
        <translation>保存しないと失われます。</translation>
    </message>
    <message>
        <source>Game records (%1);;All files (*)</source>
        <translation>棋譜 (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>貼り付けた内容</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1、%2 行目: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込み中…</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created, so the game was not kept.</source>
        <translation>フォルダー %1 を作成できないため、対局を保存しませんでした。</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentFeature</name>
    <message>
        <source>New &amp;Tab</source>
        <translation>新しいタブ(&amp;T)</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>新しいウィンドウ(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open game records (%1)</source>
        <translation>棋譜を開きます (%1)</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>再読み込み(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Tab</source>
        <translation>次のタブ(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Tab</source>
        <translation>前のタブ(&amp;V)</translation>
    </message>
    <message>
        <source>Move Tab to Ne&amp;w Window</source>
        <translation>タブを新しいウィンドウへ移動(&amp;W)</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>対局をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>クリップボードから開く(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Open Game Records</source>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>Reload %1 without your changes?</source>
        <translation>変更を捨てて %1 を再読み込みしますか?</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>変更を破棄(&amp;D)</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>対局を SGF としてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>クリップボードに対局がありません。</translation>
    </message>
    <message>
        <source>Open Competition</source>
        <translation>大会を開く</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>スタートページ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New Competition…</source>
        <translation>新しい大会(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open Competition…</source>
        <translation>大会を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Co&amp;mpetition</source>
        <translation>大会(&amp;M)</translation>
    </message>
    <message>
        <source>Play on CGOS…</source>
        <translation>CGOS で対局…</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>ライブラリー(&amp;L)…</translation>
    </message>
    <message>
        <source>Competitions (*.toml *.seal.zip);;All files (*)</source>
        <translation>大会 (*.toml *.seal.zip);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentSet</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message numerus="yes">
        <source>Shinpan ended unexpectedly with %n unsaved document(s): %1.</source>
        <translation>
            <numerusform>Shinpan が不意に終了しました。未保存の文書が %n 個あります: %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>The open files cannot be remembered: %1</source>
        <translation>開いているファイルを記憶できません: %1</translation>
    </message>
    <message>
        <source>Shinpan ended unexpectedly. What engines were told and said until then is in %1</source>
        <translation>Shinpan が不意に終了しました。それまでにエンジンへ伝えたこととエンジンの発言は %1 にあります</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentTabs</name>
    <message>
        <source>a game is being played</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>対局は一時停止中</translation>
    </message>
    <message>
        <source>an engine failed, the game waits</source>
        <translation>エンジンに問題があり、対局は待機中</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>開いている文書</translation>
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
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 を閉じる</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>閉じる (Ctrl+W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Move to New Window</source>
        <translation>新しいウィンドウへ移動(&amp;M)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditBar</name>
    <message>
        <source>Edit Tools</source>
        <translation>編集ツール</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Label to write</source>
        <translation>書く文字</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>その他のツール</translation>
    </message>
    <message>
        <source>Black is to play here; press for White (X)</source>
        <translation>ここは黒番。押すと白番になります (X)</translation>
    </message>
    <message>
        <source>White is to play here; press for Black (X)</source>
        <translation>ここは白番。押すと黒番になります (X)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditController</name>
    <message>
        <source>The score is being settled: finish that first</source>
        <translation>結果を確定中です。先にそれを終えてください</translation>
    </message>
    <message>
        <source>A game is being played here: whose turn it is cannot be changed</source>
        <translation>ここは対局中です。手番は変えられません</translation>
    </message>
    <message>
        <source>Player to Move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>A game is being played here: set up stones elsewhere, or when it is over</source>
        <translation>ここは対局中です。石の配置はほかの所か終局後に行ってください</translation>
    </message>
    <message>
        <source>Type the label first, in the field above the board</source>
        <translation>まず盤の上の欄に文字を入力してください</translation>
    </message>
    <message>
        <source>A game is being played here: play variations elsewhere</source>
        <translation>ここは対局中です。変化はほかの所で打ってください</translation>
    </message>
</context>
<context>
    <name>shinpan::EditFeature</name>
    <message>
        <source>Back to playing</source>
        <translation>対局に戻ります</translation>
    </message>
    <message>
        <source>Switch Player to Move</source>
        <translation>手番を入れ替え</translation>
    </message>
    <message>
        <source>The other colour plays next here</source>
        <translation>ここで次に逆の色が打ちます</translation>
    </message>
    <message>
        <source>Cu&amp;t Variation</source>
        <translation>変化を切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>Cut this move and everything after it to the clipboard</source>
        <translation>この手とその後のすべてをクリップボードへ切り取ります</translation>
    </message>
    <message>
        <source>&amp;Copy Variation</source>
        <translation>変化をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy this move and everything after it to the clipboard</source>
        <translation>この手とその後のすべてをクリップボードへコピーします</translation>
    </message>
    <message>
        <source>&amp;Paste Variation</source>
        <translation>変化を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Add the clipboard’s game after this move</source>
        <translation>クリップボードの対局をこの手の後に追加します</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>この手とその後のすべてを削除します</translation>
    </message>
    <message>
        <source>Move Var&amp;iation Up</source>
        <translation>変化を上へ(&amp;I)</translation>
    </message>
    <message>
        <source>One place closer to the main line</source>
        <translation>本譜に 1 つ近づけます</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>変化を下へ(&amp;W)</translation>
    </message>
    <message>
        <source>One place further from the main line</source>
        <translation>本譜から 1 つ遠ざけます</translation>
    </message>
    <message>
        <source>Make &amp;Main Line</source>
        <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>この手までの手順を本譜にします</translation>
    </message>
    <message>
        <source>Delete &amp;Other Variations</source>
        <translation>ほかの変化を削除(&amp;O)</translation>
    </message>
    <message>
        <source>Delete everything that branches off the line to this move</source>
        <translation>この手までの手順から分かれるものをすべて削除します</translation>
    </message>
    <message>
        <source>&amp;Flatten</source>
        <translation>ここを初手に(&amp;F)</translation>
    </message>
    <message>
        <source>Make this position the start of the game</source>
        <translation>この局面を対局の始まりにします</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete this node and the %n after it?</source>
        <translation>
            <numerusform>このノードとその後の %n 個を削除しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>「元に戻す」で戻せます。</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>ツール(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Board Tools</source>
        <translation>盤のツール(&amp;B)</translation>
    </message>
    <message>
        <source>Set up stones and marks with the tools above the board</source>
        <translation>盤の上のツールで石と印を配置します</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>&amp;Variation</source>
        <translation>変化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>印(&amp;M)</translation>
    </message>
    <message>
        <source>Put &amp;Tools Away</source>
        <translation>ツールをしまう(&amp;T)</translation>
    </message>
    <message>
        <source>Territory and &amp;Visibility</source>
        <translation>地と表示範囲(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::EloCurvePlot</name>
    <message>
        <source>Elo over %1</source>
        <translation>%1 ごとの Elo</translation>
    </message>
    <message>
        <source>Best: %1; the engine’s own: %2</source>
        <translation>最善: %1、エンジン自身の値: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::EloMapPlot</name>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>%1 と %2 ごとの Elo</translation>
    </message>
    <message>
        <source>From %1 to %2 Elo; best: %3, %4. The darker, the stronger; the smaller a field, the less sure.</source>
        <translation>%1 から %2 Elo。最善: %3、%4。濃いほど強く、小さいほど不確かです。</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4: %5 ± %6 Elo</source>
        <translation>%1 %2、%3 %4: %5 ± %6 Elo</translation>
    </message>
</context>
<context>
    <name>shinpan::EncodingDialog</name>
    <message>
        <source>guessed from its contents</source>
        <translation>内容から推測</translation>
    </message>
    <message>
        <source>your preference for files that do not say</source>
        <translation>指定のないファイルへのあなたの設定</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>ファイルの指定どおり</translation>
    </message>
    <message>
        <source>certain from its bytes</source>
        <translation>バイト列から確実</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <source>&amp;Use it for every file whose encoding is not known</source>
        <translation>文字コードの分からないすべてのファイルに使う(&amp;U)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>In which encoding does the text make sense?</source>
        <translation>どの文字コードでテキストの意味が通じますか?</translation>
    </message>
    <message>
        <source>Read as %1: %2.</source>
        <translation>%1 として読みました: %2。</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>Texts of the file</source>
        <translation>ファイルのテキスト</translation>
    </message>
    <message>
        <source>&amp;Read Like This</source>
        <translation>このように読む(&amp;R)</translation>
    </message>
    <message>
        <source>The text is plain ASCII, the same in every encoding.</source>
        <translation>テキストは純粋な ASCII で、どの文字コードでも同じです。</translation>
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
        <translation>終局</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>対局の終わり方</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>しまう</translation>
    </message>
    <message>
        <source>The same again with colours swapped</source>
        <translation>色を入れ替えて同じ条件で</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>同じ条件で</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>まだ保存していません。</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>もう一度(&amp;T)</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>検討(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play as Proposed</source>
        <translation>提案どおりに打つ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>再戦(&amp;L)</translation>
    </message>
    <message>
        <source>Ne&amp;w Game…</source>
        <translation>新しい対局(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>shinpan::EndFeature</name>
    <message>
        <source>Black passes</source>
        <translation>黒パス</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>白パス</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Give this game up?</source>
        <translation>この対局を投了しますか?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>投了(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>打ち続ける(&amp;P)</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>黒が投了</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>白が投了</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 Start goes on from this position, with another player if you choose one; the console has the details.</source>
        <translation>%1 「開始」でこの局面から続けます。別の対局者も選べます。詳細はコンソールにあります。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineEditor</name>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>&amp;Add Engine</source>
        <translation>エンジンを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Bring the removed engine back</source>
        <translation>削除したエンジンを戻します</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>ファイルから取り込む(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export This Engine…</source>
        <translation>このエンジンを書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;All of Your Engines…</source>
        <translation>自分のエンジンをすべて書き出す(&amp;A)…</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>取り込みと書き出し</translation>
    </message>
    <message>
        <source>Lists of engines (*.json);;All files (*)</source>
        <translation>エンジンのリスト (*.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>No engine yet</source>
        <translation>エンジンはまだありません</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>「%1」を追加しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n engine(s) were added.</source>
        <translation>
            <numerusform>%n 個のエンジンを追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes to “%1” were discarded.</source>
        <translation>「%1」への変更を破棄しました。</translation>
    </message>
    <message>
        <source>The new engine was removed.</source>
        <translation>新しいエンジンを削除しました。</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>「%1」を削除しました。</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>「%1」を戻しました。</translation>
    </message>
    <message>
        <source>Import Engines</source>
        <translation>エンジンの取り込み</translation>
    </message>
    <message>
        <source>There is no engine in %1.</source>
        <translation>%1 にエンジンがありません。</translation>
    </message>
    <message>
        <source>Export Engines</source>
        <translation>エンジンの書き出し</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1 に書き込みました。</translation>
    </message>
    <message>
        <source>Press “Add Engine”: choose one that you know, or paste the command that starts one in GTP mode.</source>
        <translation>「エンジンを追加」を押し、知っているものを選ぶか、GTP モードで起動するコマンドを貼り付けてください。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineFailureCard</name>
    <message>
        <source>Black’s engine does not start: %1</source>
        <translation>黒のエンジンが起動しません: %1</translation>
    </message>
    <message>
        <source>White’s engine does not start: %1</source>
        <translation>白のエンジンが起動しません: %1</translation>
    </message>
    <message>
        <source>Black’s engine refuses this game: %1</source>
        <translation>黒のエンジンがこの対局を拒否します: %1</translation>
    </message>
    <message>
        <source>White’s engine refuses this game: %1</source>
        <translation>白のエンジンがこの対局を拒否します: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not speak GTP: %1</source>
        <translation>黒のエンジンは GTP を話しません: %1</translation>
    </message>
    <message>
        <source>White’s engine does not speak GTP: %1</source>
        <translation>白のエンジンは GTP を話しません: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not answer: %1</source>
        <translation>黒のエンジンが答えません: %1</translation>
    </message>
    <message>
        <source>White’s engine does not answer: %1</source>
        <translation>白のエンジンが答えません: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for Black’s engine: %1</source>
        <translation>黒のエンジンを待つのをやめました: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for White’s engine: %1</source>
        <translation>白のエンジンを待つのをやめました: %1</translation>
    </message>
    <message>
        <source>Black’s engine stopped: %1</source>
        <translation>黒のエンジンが止まりました: %1</translation>
    </message>
    <message>
        <source>White’s engine stopped: %1</source>
        <translation>白のエンジンが止まりました: %1</translation>
    </message>
    <message>
        <source>Its command line or directory may be wrong, or a file it needs may be missing. Nothing is lost: the game waits.</source>
        <translation>コマンドラインかディレクトリが誤っているか、必要なファイルがないのかもしれません。何も失われず、対局は待っています。</translation>
    </message>
    <message>
        <source>Its command line may lack a word such as “gtp” or “--mode gtp”.</source>
        <translation>コマンドラインに「gtp」や「--mode gtp」などの語が足りないのかもしれません。</translation>
    </message>
    <message>
        <source>It was stopped so that it does not keep running for nothing. Retry restarts it and tells it the whole game.</source>
        <translation>無駄に動き続けないように止めました。「再試行」で再起動し、対局全体を伝え直します。</translation>
    </message>
    <message>
        <source>You cancelled it, and none of it is still running. The game waits for it or for another player.</source>
        <translation>あなたが取り消し、もう何も動いていません。対局はこのエンジンか別の対局者を待っています。</translation>
    </message>
    <message>
        <source>Retry restarts it and tells it the whole game, which continues from here.</source>
        <translation>「再試行」で再起動し、対局全体を伝え直して、ここから続けます。</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>起きたこと</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>エンジンのコマンドライン</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>再試行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit engine…</source>
        <translation>エンジンを編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Open &amp;Console</source>
        <translation>コンソールを開く(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Another Player</source>
        <translation>別の対局者(&amp;A)</translation>
    </message>
    <message>
        <source>It left no message. %1</source>
        <translation>メッセージは残っていません。%1</translation>
    </message>
    <message>
        <source>It cannot play with this board, these rules or this komi, or it refuses a start-up command of its profile. Another player can take its seat.</source>
        <translation>この盤、ルール、コミで打てないか、プロファイルの起動時のコマンドを拒否しています。ほかの対局者が席に着けます。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineForm</name>
    <message>
        <source>Pages of the engine</source>
        <translation>エンジンのページ</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>起動</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>対局中</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>検査</translation>
    </message>
    <message>
        <source>Something is wrong on this page</source>
        <translation>このページに誤りがあります</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>時間制限</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineList</name>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Your engines</source>
        <translation>あなたのエンジン</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>このコンピューターで見つかったもの</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1 (未完成)</translation>
    </message>
    <message>
        <source>New engine</source>
        <translation>新しいエンジン</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>これは起動できません: %1。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineSettingsDialog</name>
    <message>
        <source>What it thinks of the position before any search</source>
        <translation>探索の前に局面をどう見るか</translation>
    </message>
    <message>
        <source>Engine Settings</source>
        <translation>エンジン設定</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules to tell it</source>
        <translation>伝えるルール</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>Set the rules</source>
        <translation>ルールを設定</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Name and value</source>
        <translation>名前と値</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>尋ねる(&amp;A)</translation>
    </message>
    <message>
        <source>Ask the network</source>
        <translation>ネットワークに尋ねる</translation>
    </message>
    <message>
        <source>No engine is chosen for analysis.</source>
        <translation>解析用のエンジンが選ばれていません。</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>It is starting…</source>
        <translation>起動中です…</translation>
    </message>
    <message>
        <source>It has no settings that can be changed while it runs.</source>
        <translation>動作中に変えられる設定はありません。</translation>
    </message>
    <message>
        <source>The engine refuses: %1</source>
        <translation>エンジンが拒否しました: %1</translation>
    </message>
    <message>
        <source>Its answer makes no sense.</source>
        <translation>答えが意味をなしません。</translation>
    </message>
    <message>
        <source>Black wins with %1%.</source>
        <translation>黒の勝率 %1%。</translation>
    </message>
    <message>
        <source>Black’s lead: %1.</source>
        <translation>黒のリード: %1。</translation>
    </message>
    <message>
        <source>First choices: %1.</source>
        <translation>第一候補: %1。</translation>
    </message>
    <message>
        <source>It answers JSON queries, each of which tells it rules and settings.</source>
        <translation>JSON の問い合わせに答え、それぞれがルールと設定を伝えます。</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineWaitCard</name>
    <message>
        <source>Black’s engine does not move: %1</source>
        <translation>黒のエンジンが打ちません: %1</translation>
    </message>
    <message>
        <source>White’s engine does not move: %1</source>
        <translation>白のエンジンが打ちません: %1</translation>
    </message>
    <message>
        <source>Black’s engine is loading: %1</source>
        <translation>黒のエンジンを読み込み中: %1</translation>
    </message>
    <message>
        <source>White’s engine is loading: %1</source>
        <translation>白のエンジンを読み込み中: %1</translation>
    </message>
    <message>
        <source>It has not answered yet and is not printing anything. A large network can take minutes to load.</source>
        <translation>まだ答えておらず、何も出力していません。大きなネットワークは読み込みに数分かかることがあります。</translation>
    </message>
    <message>
        <source>It has not answered yet. Meanwhile it prints:</source>
        <translation>まだ答えていません。今の出力:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Keep &amp;Waiting</source>
        <translation>待ち続ける(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Restart it</source>
        <translation>再起動(&amp;R)</translation>
    </message>
    <message>
        <source>What is going on</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>エンジンのコマンドライン</translation>
    </message>
    <message>
        <source>Time waited</source>
        <translation>待った時間</translation>
    </message>
    <message>
        <source>Open C&amp;onsole</source>
        <translation>コンソールを開く(&amp;O)</translation>
    </message>
    <message>
        <source>It should move within %1. It may still be thinking, or it may be stuck.</source>
        <translation>%1 以内に打つはずです。まだ考えているか、動けなくなっているのかもしれません。</translation>
    </message>
    <message>
        <source>It should move within %1. It may still think, or be stuck: this engine cannot be interrupted, only replaced.</source>
        <translation>%1 以内に打つはずです。考えているか、動けなくなっているのかもしれません。このエンジンは割り込めず、交代だけできます。</translation>
    </message>
    <message>
        <source>&amp;Interrupt</source>
        <translation>割り込む(&amp;I)</translation>
    </message>
    <message>
        <source>Make it move now with what it has found so far</source>
        <translation>これまでの読みで今すぐ手を打たせます</translation>
    </message>
</context>
<context>
    <name>shinpan::EnginesFeature</name>
    <message>
        <source>&amp;Edit Engines…</source>
        <translation>エンジンの編集(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>shinpan::ErrorLines</name>
    <message>
        <source>Last words of the engine</source>
        <translation>エンジンの最後の言葉</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateBar</name>
    <message>
        <source>The game is even</source>
        <translation>互角の対局です</translation>
    </message>
    <message>
        <source>Black is ahead by %1 points</source>
        <translation>黒が %1 目リード</translation>
    </message>
    <message>
        <source>White is ahead by %1 points</source>
        <translation>白が %1 目リード</translation>
    </message>
    <message>
        <source>Estimate of the score</source>
        <translation>形勢判断</translation>
    </message>
    <message>
        <source>Put the estimate away</source>
        <translation>形勢判断をしまう</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>形勢判断中…</translation>
    </message>
    <message>
        <source>Analysis of %1</source>
        <translation>%1 の解析</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>%1 の形勢判断</translation>
    </message>
    <message>
        <source>Counted without the stones that %1 calls dead</source>
        <translation>%1 が死にとする石を除いて数えました</translation>
    </message>
    <message>
        <source>Shinpan’s own rough estimate</source>
        <translation>Shinpan 自身の大まかな推定</translation>
    </message>
    <message>
        <source>areas: Shinpan’s own rough estimate</source>
        <translation>範囲: Shinpan 自身の大まかな推定</translation>
    </message>
    <message>
        <source>asking %1…</source>
        <translation>%1 に尋ねています…</translation>
    </message>
    <message>
        <source>%1 cannot tell</source>
        <translation>%1 には分かりません</translation>
    </message>
    <message>
        <source>Put away (Esc)</source>
        <translation>しまう (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateRow</name>
    <message>
        <source>Est&amp;imate Time</source>
        <translation>所要時間を見積もる(&amp;I)</translation>
    </message>
    <message>
        <source>Plays a few games to estimate how long all of them will take; nothing is kept</source>
        <translation>数局打って全体の所要時間を推定します。対局は残しません</translation>
    </message>
    <message>
        <source>Stop Est&amp;imating</source>
        <translation>見積もりを停止(&amp;I)</translation>
    </message>
    <message>
        <source>Playing a few games…</source>
        <translation>数局打っています…</translation>
    </message>
    <message>
        <source>About %1 a game; the number of games is not limited.</source>
        <translation>1 局約 %1。対局数に制限はありません。</translation>
    </message>
    <message>
        <source>At most about %1: %2 games of about %3 each, fewer if it is decided sooner.</source>
        <translation>最大約 %1: 1 局約 %3 で %2 局。早く決まれば減ります。</translation>
    </message>
    <message>
        <source>About %1: %2 games of about %3 each.</source>
        <translation>約 %1: 1 局約 %3 で %2 局。</translation>
    </message>
    <message>
        <source>About %1 a game on this computer.</source>
        <translation>このコンピューターでは 1 局約 %1。</translation>
    </message>
</context>
<context>
    <name>shinpan::ExploredGameRows</name>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
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
        <translation>対局の手を盤に(&amp;B)</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>探索</translation>
    </message>
</context>
<context>
    <name>shinpan::ExplorerPanel</name>
    <message>
        <source>&amp;Open the Listed Games Together</source>
        <translation>一覧の対局をまとめて開く(&amp;O)</translation>
    </message>
    <message>
        <source>A day, a month or a year: 2004-03-15, 2004-03 or 2004</source>
        <translation>日、月、年: 2004-03-15、2004-03、2004</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Part of a name of either player</source>
        <translation>どちらかの対局者の名前の一部</translation>
    </message>
    <message>
        <source>From</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>列: %1</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>続き</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>この局面のある対局</translation>
    </message>
    <message>
        <source>Progress of the index</source>
        <translation>索引作成の進行</translation>
    </message>
    <message>
        <source>Stop indexing</source>
        <translation>索引作成を停止</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Folders and games</source>
        <translation>フォルダーと対局</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>フォルダーを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Look for New Games</source>
        <translation>新しい対局を探す(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;eave Out</source>
        <translation>除外(&amp;E)</translation>
    </message>
    <message>
        <source>Add a Folder of Games</source>
        <translation>対局のフォルダーの追加</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>対局を探しています…</translation>
    </message>
    <message numerus="yes">
        <source>Indexing: %1 of %n file(s)</source>
        <translation>
            <numerusform>索引作成中: %n ファイル中 %1</numerusform>
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
            <numerusform>%n 局がここで終了</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>ファイル %n 個を読めませんでした</numerusform>
        </translation>
    </message>
    <message>
        <source>The index is being read.</source>
        <translation>索引を読み込んでいます。</translation>
    </message>
    <message>
        <source>The games are being indexed.</source>
        <translation>対局の索引を作成しています。</translation>
    </message>
    <message>
        <source>This is a serious game: what others played waits till it is over.</source>
        <translation>真剣な対局です。ほかの人が打った手は終局まで待ちます。</translation>
    </message>
    <message>
        <source>No game has this position.</source>
        <translation>この局面のある対局はありません。</translation>
    </message>
    <message>
        <source>Choose under “Folders” where your games are. You will see here how they went on from each position.</source>
        <translation>「フォルダー」で対局のある場所を選ぶと、各局面からどう進んだかがここに出ます。</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportActions</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出し(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>図をコピー(&amp;U)</translation>
    </message>
    <message>
        <source>Copy &amp;Diagram</source>
        <translation>テキスト図をコピー(&amp;D)</translation>
    </message>
    <message>
        <source>Make a picture, a diagram or a slide show of the game</source>
        <translation>対局から画像、図、スライドを作ります</translation>
    </message>
    <message>
        <source>Print the game in diagrams</source>
        <translation>対局を図にして印刷します</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>盤の画像をクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Copy the board as text for forums to the clipboard</source>
        <translation>盤を掲示板用のテキストとしてクリップボードにコピーします</translation>
    </message>
    <message>
        <source>game</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>%1 に書き出しました。</translation>
    </message>
    <message>
        <source>The diagram is on the clipboard.</source>
        <translation>図をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>画像をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 ファイル (*.%2)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>スライド</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>コピー(&amp;Y)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>書き出し(&amp;X)…</translation>
    </message>
    <message>
        <source>Copy what is shown to the clipboard</source>
        <translation>表示中のものをクリップボードにコピーします</translation>
    </message>
    <message>
        <source>The part of the board is named by two opposite corners, as in C3:K10.</source>
        <translation>盤の一部は C3:K10 のように 2 つの対角の隅で指定します。</translation>
    </message>
    <message>
        <source>New Folder for the Slides</source>
        <translation>スライド用の新しいフォルダー</translation>
    </message>
    <message>
        <source>Folder &amp;name:</source>
        <translation>フォルダー名(&amp;N):</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>書き出しませんでした: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportForm</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>画像 (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>図面 (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>文書 (PDF)</translation>
    </message>
    <message>
        <source>Animated Picture (APNG)</source>
        <translation>アニメーション画像 (APNG)</translation>
    </message>
    <message>
        <source>Slides, a Picture for Each Move</source>
        <translation>スライド、1 手ごとの画像</translation>
    </message>
    <message>
        <source>Text, for E-Mail</source>
        <translation>テキスト、メール用</translation>
    </message>
    <message>
        <source>Text, for Sensei’s Library and Forums</source>
        <translation>テキスト、Sensei’s Library と掲示板用</translation>
    </message>
    <message>
        <source>LaTeX (psgo)</source>
        <translation>LaTeX (psgo)</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>最初の手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>盤全体(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>Mar&amp;ks and the last move</source>
        <translation>印と最後の手(&amp;K)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>盤上の局面</translation>
    </message>
    <message>
        <source>Moves, with their numbers</source>
        <translation>手数つきの手順</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>内容(&amp;O)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>盤の一部</translation>
    </message>
    <message>
        <source>All of it, or C3:K10</source>
        <translation>全体、または C3:K10</translation>
    </message>
    <message>
        <source>&amp;Part of the board</source>
        <translation>盤の一部(&amp;P)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>1 手の時間</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>幅(&amp;I)</translation>
    </message>
    <message>
        <source>Time for &amp;each move</source>
        <translation>1 手の時間(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Drag across the board to export a part of it</source>
        <translation>盤の上をドラッグするとその部分を書き出します</translation>
    </message>
</context>
<context>
    <name>shinpan::FileField</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選択(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReview</name>
    <message>
        <source>Review · %1</source>
        <translation>検討 · %1</translation>
    </message>
    <message>
        <source>%1 cannot begin the review: it %2</source>
        <translation>%1 は検討を始められません: %2</translation>
    </message>
    <message>
        <source>%1 cannot analyse games.</source>
        <translation>%1 は対局を解析できません。</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>読めません: %1</translation>
    </message>
    <message>
        <source>Under review…</source>
        <translation>検討中…</translation>
    </message>
    <message>
        <source>Cannot be kept for a restart: %1</source>
        <translation>再起動に備えて保存できません: %1</translation>
    </message>
    <message>
        <source>Left as it is: its review would overwrite a file</source>
        <translation>そのまま: 検討結果がファイルを上書きしてしまいます</translation>
    </message>
    <message>
        <source>Left as it is: %1 already exists</source>
        <translation>そのまま: %1 がすでにあります</translation>
    </message>
    <message>
        <source>Game %1: the engine %2</source>
        <translation>対局 %1: エンジン %2</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review.</source>
        <translation>%1 は検討を続けられません。</translation>
    </message>
    <message>
        <source>Cannot be written: %1</source>
        <translation>書き込めません: %1</translation>
    </message>
    <message>
        <source>Written: %1, %2</source>
        <translation>書き込み: %1、%2</translation>
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
            <numerusform>悪手 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Parts of it were not understood; open it to see which</source>
        <translation>一部を理解できませんでした。開くとどこか分かります</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReviewWindow</name>
    <message>
        <source>Rep&amp;lace files that are in the target folder already</source>
        <translation>保存先フォルダーにあるファイルを置き換える(&amp;L)</translation>
    </message>
    <message>
        <source>Review Files</source>
        <translation>ファイルの検討</translation>
    </message>
    <message>
        <source>Target &amp;folder</source>
        <translation>保存先フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>Choose the Target Folder</source>
        <translation>保存先フォルダーの選択</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Values and comments</source>
        <translation>数値とコメント</translation>
    </message>
    <message>
        <source>Values, comments and variations</source>
        <translation>数値、コメント、変化</translation>
    </message>
    <message>
        <source>What is &amp;written</source>
        <translation>書き込む内容(&amp;W)</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>検討の進行</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>検討(&amp;Y)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>検討を中止(&amp;N)</translation>
    </message>
    <message>
        <source>Files that were written stay; the rest goes on from there</source>
        <translation>書き込んだファイルは残り、残りはそこから続けられます</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>検討済み</translation>
    </message>
    <message>
        <source>Add the files to review.</source>
        <translation>検討するファイルを追加してください。</translation>
    </message>
    <message>
        <source>Choose a folder for the reviewed files.</source>
        <translation>検討したファイルのフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The files themselves stay as they are: choose another target folder.</source>
        <translation>元のファイルは変えません。別の保存先フォルダーを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review. You can keep working meanwhile.</source>
        <translation>
            <numerusform>検討するファイルは %n 個です。その間も作業を続けられます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the target folder will be replaced.</source>
        <translation>
            <numerusform>保存先フォルダーのファイル %n 個を置き換えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in the target folder already and stay as they are.</source>
        <translation>
            <numerusform>ファイル %n 個はすでに保存先フォルダーにあり、そのまま残します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>This continues while the window is closed.</source>
        <translation>ウィンドウを閉じても続きます。</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>File %1 of %2</source>
        <translation>ファイル %1 / %2</translation>
    </message>
    <message>
        <source>game %1 of %2</source>
        <translation>対局 %1 / %2</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>局面 %1 / %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>残り %1</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>書き込み: %1、%2、%3。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>ファイル %n 個</numerusform>
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
            <numerusform>悪手 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left as they were.</source>
        <translation>
            <numerusform>ファイル %n 個はそのまま残しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be reviewed.</source>
        <translation>
            <numerusform>ファイル %n 個は検討できませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>再開(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review, one engine after the other. Each has a folder of its own in the target folder.</source>
        <translation>
            <numerusform>検討するファイルは %n 個で、エンジンごとに順に行います。保存先フォルダーの中に、それぞれのフォルダーを作ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>engine %1 of %2</source>
        <translation>エンジン %1 / %2</translation>
    </message>
    <message>
        <source>Open Report</source>
        <translation>レポートを開く</translation>
    </message>
    <message>
        <source>Show what was found in all games together</source>
        <translation>すべての対局をまとめた結果を表示します</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) a minute</source>
        <translation>
            <numerusform>毎分 %n 局面</numerusform>
        </translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>レポートは %1 にあります。開くプログラムが見つかりませんでした。</translation>
    </message>
    <message>
        <source>Files that wait: %1, tasks under way: %2</source>
        <translation>待機中のファイル：%1、実行中のタスク：%2</translation>
    </message>
    <message>
        <source>%1 of %2 files done, %3 under way</source>
        <translation>%2 ファイル中 %1 完了、%3 処理中</translation>
    </message>
</context>
<context>
    <name>shinpan::FilterBar</name>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Save the log, send a file of commands</source>
        <translation>ログの保存、コマンドのファイルの送信</translation>
    </message>
    <message>
        <source>Show the lines of</source>
        <translation>行を表示するエンジン</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>すべてのエンジン</translation>
    </message>
    <message>
        <source>Show this kind of lines</source>
        <translation>表示する行の種類</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>すべての行</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>Commands and answers</source>
        <translation>コマンドと応答</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>標準エラー</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Show this command</source>
        <translation>表示するコマンド</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>すべてのコマンド</translation>
    </message>
    <message>
        <source>Show lines that contain</source>
        <translation>表示する行に含まれる語</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>見つかった箇所</translation>
    </message>
    <message>
        <source>Show the other lines too</source>
        <translation>ほかの行も表示</translation>
    </message>
    <message>
        <source>Look for the text among all lines: Enter goes to the next place, Shift+Enter back</source>
        <translation>すべての行から語を探します。Enter で次の箇所、Shift+Enter で前の箇所へ</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>次の箇所</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>前の箇所</translation>
    </message>
    <message>
        <source>Go to the next place (Enter)</source>
        <translation>次の箇所へ (Enter)</translation>
    </message>
    <message>
        <source>Go to the previous place (Shift+Enter)</source>
        <translation>前の箇所へ (Shift+Enter)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Typed here, with answers</source>
        <translation>ここでの入力と応答</translation>
    </message>
</context>
<context>
    <name>shinpan::FindBar</name>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>検索する内容</translation>
    </message>
    <message>
        <source>999 of 999</source>
        <translation>999 / 999</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>前を検索</translation>
    </message>
    <message>
        <source>Previous match (%1)</source>
        <translation>前を検索 (%1)</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>次を検索</translation>
    </message>
    <message>
        <source>Next match (%1)</source>
        <translation>次を検索 (%1)</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>検索を閉じる</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>閉じる (%1)</translation>
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
        <translation>%1 以上</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>A&amp;ll games</source>
        <translation>すべての対局(&amp;L)</translation>
    </message>
</context>
<context>
    <name>shinpan::FindFeature</name>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>前を検索(&amp;P)</translation>
    </message>
    <message>
        <source>Find This P&amp;osition</source>
        <translation>この局面を検索(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>手数へ移動(&amp;G)…</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>前のコメント</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>次のコメント</translation>
    </message>
    <message>
        <source>Previous Fork</source>
        <translation>前の分岐</translation>
    </message>
    <message>
        <source>Next Fork</source>
        <translation>次の分岐</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>前の悪手</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>次の悪手</translation>
    </message>
    <message>
        <source>Back to the &amp;Main Line</source>
        <translation>本譜に戻る(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>ジャンプ(&amp;J)</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>検索(&amp;I)</translation>
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
        <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose players and start a game</source>
        <translation>対局者を選んで対局を始めます</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation>棋譜を保存します</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>別の名前で保存します</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>この局面から対局を始めます</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>1 手進める(&amp;T)</translation>
    </message>
    <message>
        <source>Play one move, then pause</source>
        <translation>1 手打って一時停止します</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>中止(&amp;O)</translation>
    </message>
    <message>
        <source>End the game without a result</source>
        <translation>結果なしで対局を終えます</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>パス(&amp;P)</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>最後の手を待った(&amp;U)</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>自分の最後の手を戻します</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>投了(&amp;R)</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>対局を投了します</translation>
    </message>
    <message>
        <source>Score Positio&amp;n</source>
        <translation>局面を計算(&amp;N)</translation>
    </message>
    <message>
        <source>Mark dead stones and count</source>
        <translation>死に石に印を付けて数えます</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Return to the &amp;Game</source>
        <translation>対局に戻る(&amp;G)</translation>
    </message>
    <message>
        <source>Show where the game is</source>
        <translation>対局の現在位置を表示します</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Kill it, restart it and tell it the whole game</source>
        <translation>強制終了して再起動し、対局全体を伝え直します</translation>
    </message>
    <message>
        <source>Restart &amp;Black’s Engine</source>
        <translation>黒のエンジンを再起動(&amp;B)</translation>
    </message>
    <message>
        <source>Restart &amp;White’s Engine</source>
        <translation>白のエンジンを再起動(&amp;W)</translation>
    </message>
    <message>
        <source>Tell it the whole game from the beginning</source>
        <translation>最初から対局全体を伝えます</translation>
    </message>
    <message>
        <source>Tell B&amp;lack’s Engine the Game Anew</source>
        <translation>黒のエンジンに対局を伝え直す(&amp;L)</translation>
    </message>
    <message>
        <source>Tell W&amp;hite’s Engine the Game Anew</source>
        <translation>白のエンジンに対局を伝え直す(&amp;H)</translation>
    </message>
    <message>
        <source>First Position</source>
        <translation>最初の局面</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>最初の局面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>1 手戻ります</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>1 手進みます</translation>
    </message>
    <message>
        <source>Last Position</source>
        <translation>最後の局面</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最後の局面</translation>
    </message>
    <message>
        <source>Back Ten</source>
        <translation>10 手戻る</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>10 手戻ります</translation>
    </message>
    <message>
        <source>Forward Ten</source>
        <translation>10 手進む</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>10 手進みます</translation>
    </message>
    <message>
        <source>Previous Variation</source>
        <translation>前の変化</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>前の変化</translation>
    </message>
    <message>
        <source>Next Variation</source>
        <translation>次の変化</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>次の変化</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>再開(&amp;E)</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>一時停止(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>印を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>対局を一時停止します</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>対局を続けます</translation>
    </message>
    <message>
        <source>Stop the clocks, and the engines after their current move</source>
        <translation>時計を止め、エンジンは現在の手の後で止めます</translation>
    </message>
</context>
<context>
    <name>shinpan::GameDock</name>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>計算</translation>
    </message>
</context>
<context>
    <name>shinpan::GameInfoDialog</name>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>Game Information</source>
        <translation>対局情報</translation>
    </message>
    <message>
        <source>Parts of the game information</source>
        <translation>対局情報の項目</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Event and Sources</source>
        <translation>棋戦と出典(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段級位</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>所属</translation>
    </message>
    <message>
        <source>2004-03-15, or 2004-03, or 2004</source>
        <translation>2004-03-15、2004-03 または 2004</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <source>3600, or 1h, or 1:00:00</source>
        <translation>3600、1h または 1:00:00</translation>
    </message>
    <message>
        <source>Comment on the game as a whole</source>
        <translation>対局全体へのコメント</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>Next moves, marked on the board</source>
        <translation>次の手、盤上に表示</translation>
    </message>
    <message>
        <source>Alternatives to the current move, marked on the board</source>
        <translation>現在の手の代わり、盤上に表示</translation>
    </message>
    <message>
        <source>Next moves, not marked</source>
        <translation>次の手、表示なし</translation>
    </message>
    <message>
        <source>Alternatives to the current move, not marked</source>
        <translation>現在の手の代わり、表示なし</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListDelegate</name>
    <message>
        <source>not a game of Go</source>
        <translation>囲碁の対局ではない</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListModel</name>
    <message>
        <source>Game %1</source>
        <translation>対局 %1</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>盤上</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListView</name>
    <message>
        <source>Games of the file</source>
        <translation>ファイルの対局</translation>
    </message>
</context>
<context>
    <name>shinpan::GamePanel</name>
    <message>
        <source>to play</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>起動中…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>問題あり</translation>
    </message>
    <message>
        <source>placing stones</source>
        <translation>置石を配置中</translation>
    </message>
    <message>
        <source>not responding, %1 s</source>
        <translation>応答なし、%1 秒</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>thinking %1 s</source>
        <translation>思考中 %1 秒</translation>
    </message>
</context>
<context>
    <name>shinpan::GameTermsLine</name>
    <message>
        <source>What is being played</source>
        <translation>対局の条件</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>コミ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>置石 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTile</name>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>開始前</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>%1 手目: %2</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 対 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> · B %L1 %</source>
        <translation> · 黒 %L1 %</translation>
    </message>
    <message>
        <source> · Black %L1 %</source>
        <translation> · 黒 %L1 %</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>behind by %L1</source>
        <translation>%L1 目のビハインド</translation>
    </message>
    <message>
        <source>ahead by %L1</source>
        <translation>%L1 目のリード</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>探索数 %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTreeView</name>
    <message>
        <source>Game tree</source>
        <translation>棋譜ツリー</translation>
    </message>
    <message>
        <source>The moves of the game appear here, with their variations.
Click one to go there.</source>
        <translation>対局の手とその変化がここに出ます。
クリックするとそこへ移動します。</translation>
    </message>
</context>
<context>
    <name>shinpan::GameWall</name>
    <message>
        <source>Games of %1</source>
        <translation>%1 の対局</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message numerus="yes">
        <source>The games are played on other machines: %1.
%n game(s) ended.</source>
        <translation>
            <numerusform>対局は別のマシンで行われています: %1。
%n 局が終わりました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>手数へ移動</translation>
    </message>
    <message>
        <source>Move or path</source>
        <translation>手数か経路</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>30.2.45 is move 45 of the second continuation after move 30; “end” is the end of the main line.</source>
        <translation>30.2.45 は 30 手目の後の 2 番目の続きの 45 手目です。「end」は本譜の終わりです。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A position without a move</source>
        <translation>手のない局面</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphView</name>
    <message>
        <source>Graph of the game</source>
        <translation>対局のグラフ</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>This game has not been evaluated yet.</source>
        <translation>この対局はまだ評価されていません。</translation>
    </message>
    <message>
        <source>The course of the game appears here once it is evaluated: by a review, or by engines that explain their moves.</source>
        <translation>検討や、手を説明するエンジンによって評価されると、対局の推移がここに出ます。</translation>
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
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Commands &amp;on the Board</source>
        <translation>盤のコマンド(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::GtpConsole</name>
    <message>
        <source>Talk to</source>
        <translation>話す相手</translation>
    </message>
    <message>
        <source>Everything that engines are told and say appears here.

To talk to one yourself, type a GTP command below.</source>
        <translation>エンジンに伝えたこととエンジンの発言がすべてここに出ます。

自分で話すには、下に GTP コマンドを入力します。</translation>
    </message>
    <message>
        <source>No line matches.</source>
        <translation>該当する行がありません。</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>「%1」: %2。</translation>
    </message>
    <message>
        <source>GTP command</source>
        <translation>GTP コマンド</translation>
    </message>
    <message>
        <source>No engine is running</source>
        <translation>動いているエンジンはありません</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>割り込む</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing (Escape)</source>
        <translation>今していることをやめるようエンジンに求めます (Esc)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Line</source>
        <translation>行全体を表示(&amp;W)</translation>
    </message>
    <message>
        <source>Go to the &amp;Position of This Moment</source>
        <translation>このときの局面へ移動(&amp;P)</translation>
    </message>
    <message>
        <source>%1 – gone</source>
        <translation>%1 – 終了</translation>
    </message>
    <message>
        <source>“%1” was not sent: %2 is no longer running.</source>
        <translation>「%1」は送りませんでした。%2 はもう動いていません。</translation>
    </message>
    <message>
        <source>Choose another engine to talk to.</source>
        <translation>話す相手に別のエンジンを選んでください。</translation>
    </message>
    <message>
        <source>This engine is no longer running</source>
        <translation>このエンジンはもう動いていません</translation>
    </message>
</context>
<context>
    <name>shinpan::GuessQuiz</name>
    <message>
        <source>&amp;Next</source>
        <translation>次(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the Move</source>
        <translation>手を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Next &amp;Game</source>
        <translation>次の対局(&amp;G)</translation>
    </message>
    <message>
        <source>Both sides’ moves</source>
        <translation>双方の手</translation>
    </message>
    <message>
        <source>Black’s moves</source>
        <translation>黒の手</translation>
    </message>
    <message>
        <source>White’s moves</source>
        <translation>白の手</translation>
    </message>
    <message>
        <source>Moves to guess</source>
        <translation>当てる手</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>次の一手を当てる(&amp;U)</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>Where did Black play?</source>
        <translation>黒はどこに打ちましたか?</translation>
    </message>
    <message>
        <source>Where did White play?</source>
        <translation>白はどこに打ちましたか?</translation>
    </message>
    <message>
        <source>The move was %1</source>
        <translation>正しい手は %1 でした</translation>
    </message>
    <message>
        <source>%1: exactly there</source>
        <translation>%1: 正解</translation>
    </message>
    <message>
        <source>The engine did not look at your move.</source>
        <translation>エンジンはあなたの手を読んでいません。</translation>
    </message>
    <message>
        <source>Your move loses %1.</source>
        <translation>あなたの手は %1 の損です。</translation>
    </message>
    <message>
        <source>%1 The move of the game loses %2.</source>
        <translation>%1 対局の手は %2 の損です。</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>%1 of %2 moves found</source>
        <translation>%2 手中 %1 手を正解</translation>
    </message>
    <message>
        <source>%1 were no more than %2 lines away, on average %3 lines.</source>
        <translation>%1 手は %2 路以内、平均 %3 路の違いでした。</translation>
    </message>
    <message>
        <source>There is nothing to guess</source>
        <translation>当てる手がありません</translation>
    </message>
    <message>
        <source>Your moves lose %1 points on average, those of the game %2.</source>
        <translation>あなたの手の損は平均 %1 目、対局の手は平均 %2 目です。</translation>
    </message>
    <message>
        <source>%1 of %2 found, %3 lines away on average</source>
        <translation>%2 手中 %1 手を正解、平均 %3 路の違い</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n line(s) away from %2</source>
        <translation>
            <numerusform>%1 は %2 から %n 路離れています</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move gains %1.</source>
        <translation>あなたの手は %1 の得です。</translation>
    </message>
    <message>
        <source>%1 The move of the game gains %2.</source>
        <translation>%1 対局の手は %2 の得です。</translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapBar</name>
    <message>
        <source>&amp;Done</source>
        <translation>完了(&amp;D)</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>置碁</translation>
    </message>
    <message>
        <source>The handicap stones are placed</source>
        <translation>置石を置き終えました</translation>
    </message>
    <message numerus="yes">
        <source>All %n handicap stones are placed. Click one to take it away again.</source>
        <translation>
            <numerusform>%n 個の置石をすべて置きました。クリックすると取り除けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n handicap stones: %1 on the board.</source>
        <translation>
            <numerusform>置石を %n 個置いてください。盤上に %1 個。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapField</name>
    <message>
        <source>Handicap</source>
        <translation>置碁</translation>
    </message>
    <message>
        <source>Where the handicap stones are placed</source>
        <translation>置石の置き場所</translation>
    </message>
    <message>
        <source>on the usual points</source>
        <translation>決まった点</translation>
    </message>
    <message>
        <source>placed freely</source>
        <translation>自由に配置</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones on this board.</source>
        <translation>
            <numerusform>この盤では最大 %n 個の石です。</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n 個の石</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no handicap on a board this small.</source>
        <translation>これほど小さい盤では置石はありません。</translation>
    </message>
    <message>
        <source>You place them on the board.</source>
        <translation>盤に自分で置きます。</translation>
    </message>
    <message>
        <source>%1 chooses where.</source>
        <translation>%1 が場所を選びます。</translation>
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
        <translation>テスト(&amp;T)</translation>
    </message>
    <message>
        <source>Test whether the engine answers</source>
        <translation>エンジンが答えるかテストします</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>起動中…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>停止しました。</translation>
    </message>
    <message>
        <source>Started %1 s ago, no answer yet. Some engines take a while to load.</source>
        <translation>%1 秒前に起動し、まだ答えがありません。読み込みに時間のかかるエンジンもあります。</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>エンジン: %1。</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>答えません。</translation>
    </message>
    <message>
        <source>It</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>%1 answers in %2, but %3.</source>
        <translation>%1 は %2 で答えますが、%3。</translation>
    </message>
    <message>
        <source>%1 answers in %2</source>
        <translation>%1 は %2 で答えます</translation>
    </message>
</context>
<context>
    <name>shinpan::HintGiver</name>
    <message>
        <source>Hints · %1</source>
        <translation>ヒント · %1</translation>
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
        <translation>開始</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 手目</translation>
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
        <translation>環境設定(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>キーボードショートカット(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>shinpan::HomePage</name>
    <message>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Two engines play, you sit back.</source>
        <translation>2 つのエンジンの対局を眺めます。</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>観戦(&amp;W)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go. What would you like to do?</source>
        <translation>囲碁の審判プログラムです。何をしますか?</translation>
    </message>
    <message>
        <source>A game record or a whole collection</source>
        <translation>棋譜、または棋譜集</translation>
    </message>
    <message>
        <source>Look at a game closely: its tree, its turning points</source>
        <translation>対局のツリーや転機を詳しく調べます</translation>
    </message>
    <message>
        <source>With handicap, clocks and rules of your choice</source>
        <translation>置碁、時計、ルールを自由に選べます</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>最近:</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>&amp;Show this page at the start</source>
        <translation>起動時にこのページを表示(&amp;S)</translation>
    </message>
    <message>
        <source>To the &amp;Board</source>
        <translation>盤へ(&amp;B)</translation>
    </message>
    <message>
        <source>None was found on this computer. GNU Go is a good one to start with.</source>
        <translation>このコンピューターには見つかりませんでした。手始めには GNU Go がお勧めです。</translation>
    </message>
    <message>
        <source>From a command line, checked before it plays</source>
        <translation>コマンドラインから追加し、打つ前に検査します</translation>
    </message>
    <message>
        <source>Play an engine by clicking on the board.</source>
        <translation>盤をクリックしてエンジンと打ちます。</translation>
    </message>
    <message>
        <source>Compe&amp;tition…</source>
        <translation>大会(&amp;T)…</translation>
    </message>
    <message>
        <source>Engines against each other: a match, a tournament</source>
        <translation>エンジン同士の対局や大会</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>練習(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of your own games are due</source>
        <translation>
            <numerusform>自分の対局の問題 %n 問の復習時期です</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>対局(&amp;P)</translation>
    </message>
    <message>
        <source>O&amp;pen…</source>
        <translation>開く(&amp;L)…</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>解析(&amp;Y)…</translation>
    </message>
    <message>
        <source>New Ga&amp;me…</source>
        <translation>新しい対局(&amp;M)…</translation>
    </message>
    <message>
        <source>A&amp;dd an Engine…</source>
        <translation>エンジンを追加(&amp;D)…</translation>
    </message>
</context>
<context>
    <name>shinpan::ImportDialog</name>
    <message>
        <source>Import Engines</source>
        <translation>エンジンの取り込み</translation>
    </message>
    <message>
        <source>Which engines of “%1”?</source>
        <translation>「%1」のどのエンジンですか?</translation>
    </message>
    <message>
        <source>Engines to import</source>
        <translation>取り込むエンジン</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>取り込む(&amp;I)</translation>
    </message>
    <message>
        <source>%1, as “%2”</source>
        <translation>%1 (「%2」として)</translation>
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
        <translation>ほかのプログラムが理解するのは B+3.5、W+R、B+T、W+F、0、Void、? です。</translation>
    </message>
    <message>
        <source>Nobody knows</source>
        <translation>誰にも分からない</translation>
    </message>
    <message>
        <source>The game does not count</source>
        <translation>対局は無効</translation>
    </message>
    <message>
        <source>Komi is a number such as 6.5.</source>
        <translation>コミは 6.5 のような数値です。</translation>
    </message>
    <message>
        <source>A handicap has 2 stones or more.</source>
        <translation>置石は 2 個以上です。</translation>
    </message>
    <message>
        <source>These rules are unknown here; the text is kept.</source>
        <translation>ここで知られていないルールです。テキストはそのまま残します。</translation>
    </message>
    <message>
        <source>A time is a number of seconds, or something like 1h30m, 90 min or 1:30:00.</source>
        <translation>時間は秒数か、1h30m、90 min、1:30:00 などです。</translation>
    </message>
    <message>
        <source>Not understood here; the text is kept.</source>
        <translation>ここでは理解できません。テキストはそのまま残します。</translation>
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
        <translation>コメント</translation>
    </message>
    <message>
        <source>SGF Propertie&amp;s…</source>
        <translation>SGF プロパティ(&amp;S)…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>対局情報(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>shinpan::KeepFields</name>
    <message>
        <source>&amp;Keep the moves that the engine considered</source>
        <translation>エンジンが考えた手を残す(&amp;K)</translation>
    </message>
    <message>
        <source>Also as KaTrain rea&amp;ds them</source>
        <translation>KaTrain も読める形で(&amp;D)</translation>
    </message>
    <message>
        <source>Also as L&amp;izzie reads them</source>
        <translation>Lizzie も読める形で(&amp;I)</translation>
    </message>
    <message>
        <source>The board shows them again when the game is opened, without an engine.</source>
        <translation>対局を開くと、エンジンがなくても盤に再び表示されます。</translation>
    </message>
</context>
<context>
    <name>shinpan::KomiRow</name>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Back to the usual komi</source>
        <translation>標準のコミに戻す</translation>
    </message>
    <message>
        <source>Usual here: %1.</source>
        <translation>ここでの標準: %1。</translation>
    </message>
    <message>
        <source>The game may end in a draw.</source>
        <translation>この対局は引き分けになることがあります。</translation>
    </message>
</context>
<context>
    <name>shinpan::LadderFeature</name>
    <message>
        <source>&amp;Your Progress…</source>
        <translation>あなたの上達(&amp;Y)…</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>エンジンとの対局と、そこから出る段級位</translation>
    </message>
    <message>
        <source>The game could not be added to your progress: %1.</source>
        <translation>対局を上達の記録に加えられませんでした: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stone(s)</source>
        <translation>
            <numerusform>置石 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>no handicap</source>
        <translation>置石なし</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%2 でなく %1</translation>
    </message>
    <message>
        <source>Two wins in a row. Next: %1</source>
        <translation>2 連勝。次は: %1</translation>
    </message>
    <message>
        <source>Two losses in a row. Next: %1</source>
        <translation>2 連敗。次は: %1</translation>
    </message>
    <message>
        <source>Near your rank: %1</source>
        <translation>あなたの段級位に近い: %1</translation>
    </message>
    <message>
        <source>With help, this game does not count for your rank.</source>
        <translation>助けがあったので、この対局は段級位に数えられません。</translation>
    </message>
</context>
<context>
    <name>shinpan::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>デスクトップと同じ(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::Lesson</name>
    <message>
        <source>Lesson · %1</source>
        <translation>レッスン · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::LibraryWindow</name>
    <message>
        <source>Cannot be read</source>
        <translation>読めません</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>開始前</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 が首位</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <translation>%1 が首位</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>レポート(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>複製(&amp;D)…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>削除(&amp;L)…</translation>
    </message>
    <message>
        <source>Competitions</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>No competitions yet. Those you open or create are listed here, along with any others in the same folders.</source>
        <translation>大会はまだありません。開いたり作成したりした大会と、同じフォルダーにある大会がここに並びます。</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>優勝</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>対局日</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>Double-click or Enter opens it</source>
        <translation>ダブルクリックか Enter で開きます</translation>
    </message>
    <message>
        <source>Open it and play what is left</source>
        <translation>開いて残りを打ちます</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>レポートを書き出し、ブラウザーで開きます</translation>
    </message>
    <message>
        <source>Make a new competition with the same settings, ready to be changed</source>
        <translation>同じ設定で、変更できる新しい大会を作ります</translation>
    </message>
    <message>
        <source>Look in a &amp;Folder…</source>
        <translation>フォルダーを探す(&amp;F)…</translation>
    </message>
    <message>
        <source>Everything in %1, too</source>
        <translation>%1 にあるものも全部</translation>
    </message>
    <message>
        <source>Look for Competitions</source>
        <translation>大会を探す</translation>
    </message>
    <message>
        <source>Duplicate Competition</source>
        <translation>大会の複製</translation>
    </message>
    <message>
        <source>Competitions (*.toml)</source>
        <translation>大会 (*.toml)</translation>
    </message>
    <message>
        <source>%1 has been played already. Choose another name.</source>
        <translation>%1 はすでに打たれています。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Delete competition</source>
        <translation>大会の削除</translation>
    </message>
    <message>
        <source>Move %1 to the trash?</source>
        <translation>%1 をゴミ箱に移動しますか?</translation>
    </message>
    <message numerus="yes">
        <source>Move %1 to the trash, with its %n games, logs and reports?</source>
        <translation>
            <numerusform>%1 を、%n 局の対局、ログ、レポートとともにゴミ箱に移動しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>ゴミ箱に移動(&amp;M)</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash: %1.

Delete %2 for good?</source>
        <translation>ゴミ箱に移動できません: %1。

%2 を完全に削除しますか?</translation>
    </message>
    <message>
        <source>&amp;Delete for Good</source>
        <translation>完全に削除(&amp;D)</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>レポートは %1 にあります。開くプログラムが見つかりませんでした。</translation>
    </message>
    <message>
        <source>%1 (file changed)</source>
        <translation>%1 (ファイル変更)</translation>
    </message>
</context>
<context>
    <name>shinpan::LineDetail</name>
    <message>
        <source>The whole line</source>
        <translation>行全体</translation>
    </message>
    <message>
        <source>Choose a line to read it in full.</source>
        <translation>行を選ぶと全体を読めます。</translation>
    </message>
    <message>
        <source>Copy the whole line</source>
        <translation>行全体をコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>閉じる (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::LlrPlot</name>
    <message>
        <source>Course of the test</source>
        <translation>検定の推移</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1、%2 から %3 の間</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games</source>
        <translation>
            <numerusform>対局の組 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::LongTextEdit</name>
    <message>
        <source>%1 more characters follow; they are kept as they are.</source>
        <translation>さらに %1 文字続きます。そのまま残します。</translation>
    </message>
</context>
<context>
    <name>shinpan::LookingCard</name>
    <message>
        <source>Looking for mistakes</source>
        <translation>悪手を探しています</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Look no further; what was found stays</source>
        <translation>探すのをやめます。見つかったものは残ります</translation>
    </message>
    <message>
        <source>Looking for mistakes: %1</source>
        <translation>悪手を探しています: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::MachineFields</name>
    <message>
        <source>on this computer</source>
        <translation>このコンピューター</translation>
    </message>
    <message>
        <source>by Slurm</source>
        <translation>Slurm</translation>
    </message>
    <message>
        <source>on computers over ssh</source>
        <translation>ssh で接続するコンピューター</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>対局日</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>標準のもの</translation>
    </message>
    <message>
        <source>as for sbatch, such as --time=2:00:00</source>
        <translation>sbatch と同様、--time=2:00:00 など</translation>
    </message>
    <message>
        <source>A file with a machine a line, such as 4/anna@north</source>
        <translation>4/anna@north のようにマシンを 1 行に 1 つ書いたファイル</translation>
    </message>
    <message>
        <source>How many tasks wait or run at the same time</source>
        <translation>同時に待機または実行するタスクの数</translation>
    </message>
    <message>
        <source>for ten minutes</source>
        <translation>10 分間</translation>
    </message>
    <message>
        <source>Games of a task come home together, and are lost together</source>
        <translation>1 つのタスクの対局はまとめて届き、失われるときもまとめて失われます</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Choose the file of machines</source>
        <translation>マシンのファイルの選択</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>パーティション</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Games of a task</source>
        <translation>タスクの対局数</translation>
    </message>
    <message>
        <source>File of Machines</source>
        <translation>マシンのファイル</translation>
    </message>
    <message>
        <source>Machines: choose a file that names one a line, such as 4/anna@north for four tasks at once.</source>
        <translation>マシン: 1 行に 1 つ書いたファイルを選んでください。4/anna@north なら同時に 4 タスクです。</translation>
    </message>
    <message>
        <source>Machines: %1 does not exist. Choose the file again.</source>
        <translation>マシン: %1 がありません。ファイルを選び直してください。</translation>
    </message>
    <message>
        <source>Machines: %1.</source>
        <translation>マシン: %1。</translation>
    </message>
    <message>
        <source>Options: %1.</source>
        <translation>オプション: %1。</translation>
    </message>
    <message>
        <source>This computer has no %1: start the run on one that has it.</source>
        <translation>このコンピューターに %1 がありません。あるコンピューターで開始してください。</translation>
    </message>
    <message>
        <source>“Games at once” are those of one task. Its machine chooses the processors: affinity in the file is for games on this computer.</source>
        <translation>「同時対局数」は 1 つのタスクの数です。プロセッサーはそのマシンが選びます。ファイルの affinity はこのコンピューターでの対局用です。</translation>
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
        <translation>その他のメニュー</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>移動(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>エンジン(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>その他のボタン</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Escape brings everything back.</source>
        <translation>Esc ですべて元に戻ります。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>棋譜集(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>解析(&amp;A)</translation>
    </message>
    <message>
        <source>Enco&amp;ding and Repairs</source>
        <translation>文字コードと修復(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export and Copy</source>
        <translation>書き出しとコピー(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Panels in Windows of Their &amp;Own</source>
        <translation>パネルを別ウィンドウに(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>マニュアルの本文</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the manual in this language: en, de, ja or zh_CN</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>戻る (Alt+Left)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>shinpan::MistakeModel</name>
    <message>
        <source>Black %1</source>
        <translation>黒 %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>白 %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>勝点</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>より良い手</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>探索数</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>The move that was played</source>
        <translation>打たれた手</translation>
    </message>
    <message>
        <source>By how much it lowered the chance to win</source>
        <translation>勝率がどれだけ下がったか</translation>
    </message>
    <message>
        <source>What it lost in points</source>
        <translation>何目の損か</translation>
    </message>
    <message>
        <source>What the engine would have played</source>
        <translation>エンジンなら打った手</translation>
    </message>
    <message>
        <source>How often the engine looked at the position after the move</source>
        <translation>手の後の局面をエンジンが読んだ回数</translation>
    </message>
</context>
<context>
    <name>shinpan::NewCompetitionDialog</name>
    <message>
        <source>Create and &amp;Start</source>
        <translation>作成して開始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>作成(&amp;C)</translation>
    </message>
    <message>
        <source>New Competition</source>
        <translation>新しい大会</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>目的</translation>
    </message>
    <message>
        <source>&amp;Purpose</source>
        <translation>目的(&amp;P)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>フォルダー(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose the folder for the file</source>
        <translation>ファイルのフォルダーの選択</translation>
    </message>
    <message>
        <source>Op&amp;en a File…</source>
        <translation>ファイルを開く(&amp;E)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Folder of the Competition</source>
        <translation>大会のフォルダー</translation>
    </message>
    <message>
        <source>Add engines first: Engines &gt; Edit Engines…</source>
        <translation>先にエンジンを追加してください:「エンジン」&gt;「エンジンの編集…」</translation>
    </message>
    <message>
        <source>Choose exactly two players; they may be the same engine twice.</source>
        <translation>対局者をちょうど 2 人選んでください。同じエンジンでも構いません。</translation>
    </message>
    <message>
        <source>Choose at least two players.</source>
        <translation>対局者を少なくとも 2 人選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>%1 を起動できません: %2。</translation>
    </message>
    <message>
        <source>The competition needs a name; its file gets the same one.</source>
        <translation>大会には名前が必要です。ファイルも同じ名前になります。</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 はすでにあります。</translation>
    </message>
    <message>
        <source>Is one stronger than the other?</source>
        <translation>どちらが強いか</translation>
    </message>
    <message>
        <source>Two players, until a sequential test decides.</source>
        <translation>2 人の対局者を、逐次検定で決まるまで。</translation>
    </message>
    <message>
        <source>Rank these engines</source>
        <translation>エンジンの順位を決める</translation>
    </message>
    <message>
        <source>Everybody plays everybody; the report rates them.</source>
        <translation>総当たりで打ち、レポートで評価します。</translation>
    </message>
    <message>
        <source>A new version against others</source>
        <translation>新しいバージョンとほかのもの</translation>
    </message>
    <message>
        <source>The first player meets all others.</source>
        <translation>最初の対局者がほかの全員と当たります。</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>勝ち抜き</translation>
    </message>
    <message>
        <source>The loser is out. The first in the list is the top seed.</source>
        <translation>負けると敗退です。一覧の先頭が第 1 シードです。</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>スイス式</translation>
    </message>
    <message>
        <source>Players on equal points meet, but never twice.</source>
        <translation>勝点の同じ対局者が当たり、同じ組は 2 度ありません。</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>Everybody meets everybody, in rounds.</source>
        <translation>回戦ごとに分けて全員が総当たりします。</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>%1 の設定</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save and &amp;Start</source>
        <translation>保存して開始(&amp;S)</translation>
    </message>
    <message>
        <source>The file has changed in the meantime; please open its settings again.</source>
        <translation>その間にファイルが変わりました。設定を開き直してください。</translation>
    </message>
    <message>
        <source>The pairs listed below the players meet.</source>
        <translation>対局者の下に並べた組が当たります。</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Its purpose and everything without a field here stay as they are in the file.</source>
        <translation>目的と、ここに欄のないものはファイルのまま残ります。</translation>
    </message>
    <message>
        <source>Add who meets whom.</source>
        <translation>誰と誰が当たるかを追加してください。</translation>
    </message>
    <message>
        <source>Tune an engine</source>
        <translation>エンジンを調整</translation>
    </message>
    <message>
        <source>Looks for the values of parameters that make the first player strongest against the others; alone it plays itself.</source>
        <translation>最初の対局者がほかに対して最も強くなるパラメーターの値を探します。1 人なら自分自身と打ちます。</translation>
    </message>
    <message>
        <source>Calibrate levels</source>
        <translation>レベルの較正</translation>
    </message>
    <message>
        <source>Looks for the values of a parameter that make the first player so many Elo stronger or weaker than the second.</source>
        <translation>最初の対局者が 2 番目より指定した Elo だけ強く、または弱くなるパラメーターの値を探します。</translation>
    </message>
    <message>
        <source>Choose exactly two players: the engine, and the anchor that its levels are measured against.</source>
        <translation>対局者をちょうど 2 人選んでください。エンジンと、レベルを測る基準です。</translation>
    </message>
    <message>
        <source>Choose the player that is to be tuned.</source>
        <translation>調整する対局者を選んでください。</translation>
    </message>
    <message>
        <source>Rate these engines</source>
        <translation>エンジンのレーティングを測る</translation>
    </message>
    <message>
        <source>Always the two play next whose games narrow the error bars of the ratings most, until those are narrow enough.</source>
        <translation>対局でレーティングの誤差を最も狭める 2 人が次に打ち、十分に狭まるまで続けます。</translation>
    </message>
</context>
<context>
    <name>shinpan::NewGameDialog</name>
    <message>
        <source>Board size</source>
        <translation>碁盤サイズ</translation>
    </message>
    <message>
        <source>&amp;Start Game</source>
        <translation>対局開始(&amp;S)</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>色を入れ替え</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>置石(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>コミ(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
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
        <translation>%1×%1 の盤</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>碁盤サイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>Few engines play on this size.</source>
        <translation>このサイズで打てるエンジンはわずかです。</translation>
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
        <translation>対局の始まり</translation>
    </message>
    <message>
        <source>Position that was set up</source>
        <translation>配置した局面</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>手のない局面</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>%1 手目: 黒パス</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>%1 手目: 白パス</translation>
    </message>
    <message>
        <source>Move %1: Black %2</source>
        <translation>%1 手目: 黒 %2</translation>
    </message>
    <message>
        <source>Move %1: White %2</source>
        <translation>%1 手目: 白 %2</translation>
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
        <translation>興味深い手</translation>
    </message>
    <message>
        <source>doubtful move</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>bad move</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>mistake by the evaluation</source>
        <translation>評価による悪手</translation>
    </message>
    <message>
        <source>good for Black</source>
        <translation>黒よし</translation>
    </message>
    <message>
        <source>good for White</source>
        <translation>白よし</translation>
    </message>
    <message>
        <source>even position</source>
        <translation>互角の局面</translation>
    </message>
    <message>
        <source>unclear position</source>
        <translation>不明な局面</translation>
    </message>
    <message>
        <source>hotspot</source>
        <translation>注目点</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hidden</source>
        <translation>
            <numerusform>隠れたノード %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Black wins %1%</source>
        <translation>黒の勝率 %1%</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>白 %1 目リード</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>黒 %1 目リード</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeMenu</name>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Copy Pat&amp;h</source>
        <translation>経路をコピー(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>展開(&amp;E)</translation>
    </message>
    <message>
        <source>Co&amp;llapse</source>
        <translation>折りたたむ(&amp;L)</translation>
    </message>
    <message>
        <source>Show One Le&amp;vel</source>
        <translation>1 段だけ表示(&amp;V)</translation>
    </message>
    <message>
        <source>Collapse Other&amp;s</source>
        <translation>ほかを折りたたむ(&amp;S)</translation>
    </message>
    <message>
        <source>Expand &amp;All</source>
        <translation>すべて展開(&amp;A)</translation>
    </message>
</context>
<context>
    <name>shinpan::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Put the notice away</source>
        <translation>お知らせをしまう</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>しまう</translation>
    </message>
</context>
<context>
    <name>shinpan::Omissions</name>
    <message>
        <source>lines and arrows</source>
        <translation>線と矢印</translation>
    </message>
    <message>
        <source>stones under letters</source>
        <translation>文字の下の石</translation>
    </message>
    <message>
        <source>the ring on the last move</source>
        <translation>最後の手の輪</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>バツ</translation>
    </message>
    <message>
        <source>selected points</source>
        <translation>選択した点</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>黒地</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>白地</translation>
    </message>
    <message>
        <source>dimmed points</source>
        <translation>薄くした点</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>死に石</translation>
    </message>
    <message>
        <source>stones in seki</source>
        <translation>セキの石</translation>
    </message>
    <message>
        <source>points of different opinions</source>
        <translation>意見の分かれる点</translation>
    </message>
    <message>
        <source>This format has no sign for what is left out: %1.</source>
        <translation>この形式には、省かれたものの記号がありません: %1。</translation>
    </message>
    <message>
        <source>Capital letters are written small.</source>
        <translation>大文字は小文字で書きます。</translation>
    </message>
</context>
<context>
    <name>shinpan::OpenGame</name>
    <message>
        <source>It %1.</source>
        <translation>エンジン: %1。</translation>
    </message>
</context>
<context>
    <name>shinpan::OpeningsField</name>
    <message>
        <source>The empty board</source>
        <translation>空の盤</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>ランダムな手</translation>
    </message>
    <message>
        <source>Games in SGF</source>
        <translation>SGF の対局</translation>
    </message>
    <message>
        <source>Games begin with</source>
        <translation>対局の始め方</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> 手</translation>
    </message>
    <message>
        <source>Random moves first</source>
        <translation>最初にランダムな手</translation>
    </message>
    <message>
        <source>So that engines that always play the same moves play different games; both games of a pair start alike</source>
        <translation>いつも同じ手を打つエンジンでも異なる対局になります。組の 2 局は同じ手で始まります</translation>
    </message>
    <message>
        <source>File or folder of games</source>
        <translation>対局のファイルかフォルダー</translation>
    </message>
    <message>
        <source>An SGF file or a folder of them</source>
        <translation>SGF ファイル、またはそのフォルダー</translation>
    </message>
    <message>
        <source>whole games</source>
        <translation>対局全体</translation>
    </message>
    <message>
        <source>at most </source>
        <translation>最大 </translation>
    </message>
    <message>
        <source>How many moves of each</source>
        <translation>それぞれ何手まで</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Choose a file of games</source>
        <translation>対局のファイルを選択</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>フォルダー…</translation>
    </message>
    <message>
        <source>Choose a folder of games</source>
        <translation>対局のフォルダーを選択</translation>
    </message>
    <message>
        <source>Folder of Games</source>
        <translation>対局のフォルダー</translation>
    </message>
    <message>
        <source>File of Games</source>
        <translation>対局のファイル</translation>
    </message>
    <message>
        <source>Games (*.sgf)</source>
        <translation>対局 (*.sgf)</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>ファイルのとおり</translation>
    </message>
    <message>
        <source>Choose a file or a folder of games.</source>
        <translation>対局のファイルかフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 がありません。</translation>
    </message>
    <message>
        <source>With the komi and rules of each file</source>
        <translation>各ファイルのコミとルールで</translation>
    </message>
    <message>
        <source>Otherwise what the files say of komi and rules is ignored. A handicap is always theirs.</source>
        <translation>それ以外では、ファイルにあるコミとルールは無視します。置石は常にファイルのものです。</translation>
    </message>
</context>
<context>
    <name>shinpan::OpinionRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 ほか %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>Use the marks of %1</source>
        <translation>%1 の印を使います</translation>
    </message>
    <message>
        <source>Says nothing about the score</source>
        <translation>結果について何も言いません</translation>
    </message>
    <message>
        <source>Says “%1”, which is not a score</source>
        <translation>「%1」と言いますが、結果ではありません</translation>
    </message>
    <message>
        <source>Does not say which stones are dead</source>
        <translation>どの石が死んでいるか言いません</translation>
    </message>
    <message>
        <source>Sees it differently at %1</source>
        <translation>%1 で見方が違います</translation>
    </message>
    <message>
        <source>Agrees that no stone is dead</source>
        <translation>死に石がないことに同意します</translation>
    </message>
    <message numerus="yes">
        <source>Agrees about the %n dead stones</source>
        <translation>
            <numerusform>%n 個の死に石に同意します</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::OtherWindows</name>
    <message>
        <source>Shinpan ended unexpectedly while this was played. Start goes on where it was.</source>
        <translation>この進行中に Shinpan が不意に終了しました。「開始」でその続きから始めます。</translation>
    </message>
</context>
<context>
    <name>shinpan::OutputDialog</name>
    <message>
        <source>What is wrong</source>
        <translation>問題点</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>shinpan::OwnCommandsDialog</name>
    <message>
        <source>My Commands</source>
        <translation>自分のコマンド</translation>
    </message>
    <message>
        <source>One command per line, as type/label/command. Every engine that knows the command offers it. For example: %1</source>
        <translation>1 行に 1 つのコマンドを 型/名前の文字/コマンド の形で書きます。そのコマンドを知るすべてのエンジンで使えます。例: %1</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are not commands.</source>
        <translation>
            <numerusform>%n 行はコマンドではありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>コマンド %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::PaceBox</name>
    <message>
        <source>Least time per move of an engine</source>
        <translation>エンジンの 1 手の最短時間</translation>
    </message>
    <message>
        <source>Least time per move of an engine, for watching</source>
        <translation>観戦用の、エンジンの 1 手の最短時間</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>全速</translation>
    </message>
    <message>
        <source>½ second a move</source>
        <translation>1 手 ½ 秒</translation>
    </message>
    <message>
        <source>1 second a move</source>
        <translation>1 手 1 秒</translation>
    </message>
    <message>
        <source>2 seconds a move</source>
        <translation>1 手 2 秒</translation>
    </message>
    <message>
        <source>5 seconds a move</source>
        <translation>1 手 5 秒</translation>
    </message>
</context>
<context>
    <name>shinpan::PagePreview</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>shinpan::PairsField</name>
    <message>
        <source>Add the pairing</source>
        <translation>組み合わせを追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the pairing</source>
        <translation>組み合わせを削除</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Has Black in the first game</source>
        <translation>第 1 局の黒</translation>
    </message>
    <message>
        <source>Has White in the first game</source>
        <translation>第 1 局の白</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterDialog</name>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterRow</name>
    <message>
        <source>Remove the parameter</source>
        <translation>パラメーターを削除</translation>
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
        <translation>整数</translation>
    </message>
    <message>
        <source>whole, equal ratios</source>
        <translation>整数、等比</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>How values are spaced: equal ratios for what ranges from small to large, such as 100 to 20000</source>
        <translation>値の間隔。100 から 20000 のように小さい値から大きい値に及ぶものは等比</translation>
    </message>
    <message>
        <source>The value that the engine has without tuning, which the result is compared with; empty: the middle of the range</source>
        <translation>調整なしでエンジンが持つ値。結果と比較します。空なら範囲の中央</translation>
    </message>
    <message>
        <source>values, with commas between them</source>
        <translation>コンマで区切った値</translation>
    </message>
    <message>
        <source>Parameter %1: %2</source>
        <translation>パラメーター %1: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>目盛り</translation>
    </message>
    <message>
        <source>from</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>own value</source>
        <translation>自身の値</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>From and to are numbers.</source>
        <translation>下限と上限は数値です。</translation>
    </message>
    <message>
        <source>A range of whole numbers needs whole ends.</source>
        <translation>整数の範囲の両端は整数です。</translation>
    </message>
    <message>
        <source>Its own value is not within the range.</source>
        <translation>自身の値が範囲外です。</translation>
    </message>
    <message>
        <source>A parameter has a name of letters, digits, “_”, “-” and “.”.</source>
        <translation>パラメーターの名前は英数字と「_」「-」「.」からなります。</translation>
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
        <translation>状態</translation>
    </message>
    <message>
        <source>Mark what is dead, and settle the score</source>
        <translation>死に石に印を付け、結果を確定してください</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayerPlate</name>
    <message>
        <source>Restart Engine</source>
        <translation>エンジンを再起動</translation>
    </message>
    <message>
        <source>%1’s engine</source>
        <translation>%1 のエンジン</translation>
    </message>
    <message>
        <source>Change who plays %1</source>
        <translation>%1 の担当を変更</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <translation>
            <numerusform>アゲハマ %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones captured by %1: %2</source>
        <translation>%1 の取った石: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is played by %2. Change</source>
        <translation>%1 の担当は %2 です。変更</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayersField</name>
    <message>
        <source>How strongly the new player plays</source>
        <translation>新しい対局者の強さ</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>対局者を追加</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>削除(&amp;V)</translation>
    </message>
    <message>
        <source>Move the player up</source>
        <translation>対局者を上へ移動</translation>
    </message>
    <message>
        <source>Move the player down</source>
        <translation>対局者を下へ移動</translation>
    </message>
    <message>
        <source>Engine of the new player</source>
        <translation>新しい対局者のエンジン</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>対局者(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>shinpan::PositionQueryRow</name>
    <message>
        <source>&amp;Turned</source>
        <translation>回転も含む(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Colours exchanged</source>
        <translation>色の入れ替えも含む(&amp;C)</translation>
    </message>
    <message>
        <source>Region to find, two opposite corners</source>
        <translation>検索する範囲、2 つの対角の隅</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>盤全体</translation>
    </message>
    <message>
        <source>Two opposite corners of a region, as “C3 H8”</source>
        <translation>範囲の 2 つの対角の隅。「C3 H8」など</translation>
    </message>
    <message>
        <source>Choose on the &amp;Board</source>
        <translation>盤上で選択(&amp;B)</translation>
    </message>
    <message>
        <source>Drag a region out on the board (Alt+drag at any time)</source>
        <translation>盤上で範囲をドラッグします (Alt+ドラッグでいつでも可)</translation>
    </message>
    <message>
        <source>Choose the region on the board</source>
        <translation>盤上で範囲を選択</translation>
    </message>
    <message>
        <source>Also rotated and mirrored, in all eight ways</source>
        <translation>回転と反転を含む 8 通りすべて</translation>
    </message>
    <message>
        <source>Two corners, as “C3 H8”</source>
        <translation>2 つの隅。「C3 H8」など</translation>
    </message>
    <message>
        <source>No stones there</source>
        <translation>そこに石がありません</translation>
    </message>
</context>
<context>
    <name>shinpan::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>環境設定を検索</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>No preference matches “%1”.</source>
        <translation>「%1」に該当する設定はありません。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>デスクトップと同じ</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Changes at the next start.</source>
        <translation>次の起動から変わります。</translation>
    </message>
    <message>
        <source>Board theme</source>
        <translation>碁盤のテーマ</translation>
    </message>
    <message>
        <source>Pairs follow the light or dark colours.</source>
        <translation>対になるものは明暗の配色に従います。</translation>
    </message>
    <message>
        <source>Lively stones</source>
        <translation>自然な石の配置</translation>
    </message>
    <message>
        <source>They lie slightly irregularly and slide into place.</source>
        <translation>石がわずかにずれて並び、滑って収まります。</translation>
    </message>
    <message>
        <source>Start with the start page</source>
        <translation>スタートページから始める</translation>
    </message>
    <message>
        <source>When there is nothing else to show.</source>
        <translation>ほかに表示するものがないとき。</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Letters and numbers (A1)</source>
        <translation>英字と数字 (A1)</translation>
    </message>
    <message>
        <source>Numbers (1-1)</source>
        <translation>数字 (1-1)</translation>
    </message>
    <message>
        <source>As in SGF (aa)</source>
        <translation>SGF と同じ (aa)</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>すべての手</translation>
    </message>
    <message>
        <source>The last moves</source>
        <translation>最後の数手</translation>
    </message>
    <message>
        <source>From a position on</source>
        <translation>ある局面から</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>この変化</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>最後の手の数</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>盤の向き</translation>
    </message>
    <message>
        <source>Turned or flipped, for all boards.</source>
        <translation>すべての盤の回転や反転。</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>最後の手に印を付ける</translation>
    </message>
    <message>
        <source>Show the next moves</source>
        <translation>次の手を表示</translation>
    </message>
    <message>
        <source>The moves that follow, as faint stones.</source>
        <translation>続く手を薄い石で。</translation>
    </message>
    <message>
        <source>Show other variations</source>
        <translation>ほかの変化を表示</translation>
    </message>
    <message>
        <source>What could have been played instead, as faint stones.</source>
        <translation>代わりに打てた手を薄い石で。</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>対局</translation>
    </message>
    <message>
        <source>Confirm moves with a second click</source>
        <translation>2 回目のクリックで着手を確定</translation>
    </message>
    <message>
        <source>The first click only proposes a move, which guards against slips.</source>
        <translation>最初のクリックは手を示すだけで、打ち間違いを防ぎます。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Pace of engines</source>
        <translation>エンジンの速さ</translation>
    </message>
    <message>
        <source>The least time for each of their moves, for watching.</source>
        <translation>観戦用の、1 手の最短時間。</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Their command lines, strengths and time limits.</source>
        <translation>コマンドライン、強さ、時間制限。</translation>
    </message>
    <message>
        <source>Edit Engines…</source>
        <translation>エンジンの編集…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Reopen files at the next start</source>
        <translation>次の起動時にファイルを開き直す</translation>
    </message>
    <message>
        <source>With their windows, tabs and places.</source>
        <translation>ウィンドウ、タブ、位置も戻します。</translation>
    </message>
    <message>
        <source>Reload changed files without asking</source>
        <translation>変更されたファイルを確認せず再読み込み</translation>
    </message>
    <message>
        <source>When another program changed one and none of your work would be lost.</source>
        <translation>ほかのプログラムが変更し、自分の作業が失われないとき。</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <source>For files that do not state it and where it cannot be guessed.</source>
        <translation>指定がなく推測もできないファイル用。</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>キーボード</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Which of them go through the moves; the others go to variations.</source>
        <translation>どのキーで手を進めるか。残りは変化の移動に使います。</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>上下</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Every action and its keys.</source>
        <translation>すべての操作とそのキー。</translation>
    </message>
    <message>
        <source>Edit Shortcuts…</source>
        <translation>ショートカットの編集…</translation>
    </message>
    <message>
        <source>As in the record</source>
        <translation>棋譜のとおり</translation>
    </message>
    <message>
        <source>Turned right</source>
        <translation>右に回転</translation>
    </message>
    <message>
        <source>Turned left</source>
        <translation>左に回転</translation>
    </message>
    <message>
        <source>Turned upside down</source>
        <translation>180 度回転</translation>
    </message>
    <message>
        <source>Flipped sideways</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Flipped upside down</source>
        <translation>上下反転</translation>
    </message>
    <message>
        <source>Flipped and turned right</source>
        <translation>反転して右に回転</translation>
    </message>
    <message>
        <source>Flipped and turned left</source>
        <translation>反転して左に回転</translation>
    </message>
    <message>
        <source>Of all text, relative to the desktop’s own size.</source>
        <translation>すべての文字。デスクトップのサイズに対する比率。</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>解析</translation>
    </message>
    <message>
        <source>Whose chances</source>
        <translation>どちらの勝率か</translation>
    </message>
    <message>
        <source>In all numbers and curves.</source>
        <translation>すべての数値と曲線で。</translation>
    </message>
    <message>
        <source>Black’s</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White’s</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Those of the side to move</source>
        <translation>手番の側</translation>
    </message>
    <message>
        <source>Candidates show</source>
        <translation>候補手の表示</translation>
    </message>
    <message>
        <source>Large, in the middle.</source>
        <translation>大きく、中央に。</translation>
    </message>
    <message>
        <source>Candidates also show</source>
        <translation>候補手のもう 1 つの表示</translation>
    </message>
    <message>
        <source>Small, below it.</source>
        <translation>小さく、その下に。</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation>候補手を表示</translation>
    </message>
    <message>
        <source>The moves that engines consider.</source>
        <translation>エンジンが考えている手。</translation>
    </message>
    <message>
        <source>Show ownership</source>
        <translation>地の予測を表示</translation>
    </message>
    <message>
        <source>Who will own each point in the end.</source>
        <translation>各点が最後にどちらのものになるか。</translation>
    </message>
    <message>
        <source>Show policy</source>
        <translation>ポリシーを表示</translation>
    </message>
    <message>
        <source>What the network likes before it starts searching.</source>
        <translation>探索を始める前にネットワークが好む手。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Theme of pictures</source>
        <translation>画像のテーマ</translation>
    </message>
    <message>
        <source>Width of pictures</source>
        <translation>画像の幅</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Pace of animations</source>
        <translation>アニメーションの速さ</translation>
    </message>
    <message>
        <source>The time for each move.</source>
        <translation>1 手の時間。</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Number the moves</source>
        <translation>手に番号を付ける</translation>
    </message>
    <message>
        <source>The moves of the game, not the position alone.</source>
        <translation>局面だけでなく対局の手に。</translation>
    </message>
    <message>
        <source>Coordinates on pictures</source>
        <translation>画像に座標</translation>
    </message>
    <message>
        <source>Marks on pictures</source>
        <translation>画像に印</translation>
    </message>
    <message>
        <source>And the last move.</source>
        <translation>最後の手も。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>1 ページの図の数</translation>
    </message>
    <message>
        <source>Moves in a diagram</source>
        <translation>1 図の手数</translation>
    </message>
    <message>
        <source>Print comments</source>
        <translation>コメントを印刷</translation>
    </message>
    <message>
        <source>Print coordinates</source>
        <translation>座標を印刷</translation>
    </message>
    <message>
        <source>Print players and event</source>
        <translation>対局者と棋戦を印刷</translation>
    </message>
    <message>
        <source>With date and result, above the first diagram.</source>
        <translation>日付と結果とともに、最初の図の上に。</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>目差リード</translation>
    </message>
    <message>
        <source>Loss against the best</source>
        <translation>最善手との差</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>探索数</translation>
    </message>
    <message>
        <source>Lower bound of the chance (LCB)</source>
        <translation>勝率の下限 (LCB)</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>ポリシー</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>コンソール</translation>
    </message>
    <message>
        <source>Fold streamed analysis</source>
        <translation>流れる解析をまとめる</translation>
    </message>
    <message>
        <source>Into a single line that shows the latest.</source>
        <translation>最新だけを示す 1 行にします。</translation>
    </message>
    <message>
        <source>Standard error beside the rest</source>
        <translation>標準エラーを横に並べる</translation>
    </message>
    <message>
        <source>In a lane of its own where there is room for two.</source>
        <translation>2 列分の幅があれば専用の列に。</translation>
    </message>
    <message>
        <source>Show the whole line</source>
        <translation>行全体を表示</translation>
    </message>
    <message>
        <source>The current one, beside or below the list.</source>
        <translation>現在の行を一覧の横か下に。</translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation>前回の対局と同じ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>For the records of your games.</source>
        <translation>自分の棋譜に記録します。</translation>
    </message>
    <message>
        <source>Board size of new games</source>
        <translation>新しい対局の碁盤サイズ</translation>
    </message>
    <message>
        <source>Rules of new games</source>
        <translation>新しい対局のルール</translation>
    </message>
    <message>
        <source>Komi of new games</source>
        <translation>新しい対局のコミ</translation>
    </message>
    <message>
        <source>Where there is no handicap.</source>
        <translation>置石のないとき。</translation>
    </message>
    <message>
        <source>Hear stones, captures, passes and resignations.</source>
        <translation>着手、石の取り、パス、投了の音。</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>悪手とする勝率の低下</translation>
    </message>
    <message>
        <source>At least, or the points below.</source>
        <translation>これ以上、または下の目数。</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>悪手とする目数の損</translation>
    </message>
    <message>
        <source>At least, or the win rate above.</source>
        <translation>これ以上、または上の勝率。</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <translation>終わった対局を残す</translation>
    </message>
    <message>
        <source>A game that is over and not yet in a file is saved in the folder below.</source>
        <translation>ファイルのない終わった対局を下のフォルダーに保存します。</translation>
    </message>
    <message>
        <source>Folder of finished games</source>
        <translation>終わった対局のフォルダー</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>既定値に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Those of this page</source>
        <translation>このページの設定</translation>
    </message>
    <message>
        <source>Visits for each position</source>
        <translation>局面ごとの探索数</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that many. 0: no limit.</source>
        <translation>エンジンはこの数に達すると読むのをやめます。0: 無制限。</translation>
    </message>
    <message>
        <source>Time for each position</source>
        <translation>局面ごとの時間</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that long. 0: no limit.</source>
        <translation>エンジンはこの時間がたつと読むのをやめます。0: 無制限。</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Visits needed to call a mistake</source>
        <translation>悪手と呼ぶのに必要な探索数</translation>
    </message>
    <message>
        <source>Moves an engine has looked at less often are not called mistakes.</source>
        <translation>エンジンの探索がこれより少ない手は悪手と呼びません。</translation>
    </message>
    <message>
        <source>Print variations</source>
        <translation>変化を印刷</translation>
    </message>
    <message>
        <source>After the game, in diagrams of their own.</source>
        <translation>対局の後に、それぞれの図で。</translation>
    </message>
    <message>
        <source>Show what the opponent thinks during the game</source>
        <translation>対局中に相手の考えを表示</translation>
    </message>
    <message>
        <source>Its chances, and the moves it expects. Otherwise it tells when the game is over.</source>
        <translation>勝率と予想する手。表示しないと終局後に伝えます。</translation>
    </message>
    <message>
        <source>Lines kept of each engine</source>
        <translation>エンジンごとに残す行</translation>
    </message>
    <message>
        <source>On disk, until the game is closed; beyond this the oldest go.</source>
        <translation>対局を閉じるまでディスクに残します。超えると古いものから消えます。</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Keep the mistakes of my reviewed games as questions</source>
        <translation>検討した自分の対局の悪手を問題として残す</translation>
    </message>
    <message>
        <source>They are asked again on other days; Game › Practice shows and deletes them.</source>
        <translation>別の日にまた出題します。「対局」›「練習」で見て削除できます。</translation>
    </message>
</context>
<context>
    <name>shinpan::PrintDialog</name>
    <message>
        <source>Comm&amp;ents</source>
        <translation>コメント(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Players and event</source>
        <translation>対局者と棋戦(&amp;P)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>最初の手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>1 図の手数</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>1 ページの図の数</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>M&amp;oves per diagram</source>
        <translation>1 図の手数(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Diagrams per page</source>
        <translation>1 ページの図の数(&amp;D)</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>PDF として保存(&amp;F)…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>印刷(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF として保存</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF ファイル (*.pdf)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>保存しませんでした: %1</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>印刷しませんでした: %1</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>変化(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::ProblemQuiz</name>
    <message>
        <source>&amp;Next Problem</source>
        <translation>次の問題(&amp;N)</translation>
    </message>
    <message>
        <source>Take &amp;Back</source>
        <translation>1 手戻す(&amp;B)</translation>
    </message>
    <message>
        <source>Start &amp;Again</source>
        <translation>最初から(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Show the Solution</source>
        <translation>正解を表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <translation>前の問題(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Turn and mirror at random</source>
        <translation>無作為に回転・反転(&amp;T)</translation>
    </message>
    <message>
        <source>E&amp;xchange colours at random</source>
        <translation>無作為に色を入れ替え(&amp;X)</translation>
    </message>
    <message>
        <source>From the next problem on</source>
        <translation>次の問題から</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>問題 %1 / %2</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1、局面 %2 / %3</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>黒番</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>白番</translation>
    </message>
    <message>
        <source>(Colours are exchanged; the file’s words are not.)</source>
        <translation>(色は入れ替えてありますが、ファイルの言葉はそのままです。)</translation>
    </message>
    <message>
        <source>The file has no solution of this position.</source>
        <translation>ファイルにこの局面の正解がありません。</translation>
    </message>
    <message>
        <source>%1 of %2 solved at once</source>
        <translation>%2 問中 %1 問を一度で正解</translation>
    </message>
    <message>
        <source>Right so far</source>
        <translation>ここまで正解</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>The file marks no line as right: its first one is taken for the solution.</source>
        <translation>ファイルに正解の印がないため、最初の手順を正解とみなします。</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>You may go on to see why.</source>
        <translation>続けるとその理由が分かります。</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>ファイルにない手</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Take it back and try another one. If an engine is chosen for analysis, it answers where the file does not.</source>
        <translation>手を戻して別の手を試してください。解析用のエンジンを選んであれば、ファイルにない所ではエンジンが答えます。</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>問題: %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>%1 に尋ねています…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 は何も言いません。</translation>
    </message>
    <message>
        <source>%1 answers %2 and gives you a chance of %3%.</source>
        <translation>%1 は %2 と応じ、あなたの勝率を %3% とします。</translation>
    </message>
    <message>
        <source>The file ends here: take back, or start again.</source>
        <translation>ファイルの手順はここまでです。待ったをするか、最初からやり直してください。</translation>
    </message>
</context>
<context>
    <name>shinpan::ProgressDialog</name>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>石</translation>
    </message>
    <message>
        <source>Handicap stones that you had; − gave</source>
        <translation>もらった置石。− は置かせた石</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最終</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>すべて削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Your Progress</source>
        <translation>あなたの上達</translation>
    </message>
    <message>
        <source>Your games by opponent</source>
        <translation>相手ごとの対局</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Games that you finish against an engine are counted here.
They stay on this computer.</source>
        <translation>エンジンと最後まで打った対局がここで数えられます。
このコンピューターだけに残ります。</translation>
    </message>
    <message>
        <source>Your games cannot be read: %1.</source>
        <translation>対局を読めません: %1。</translation>
    </message>
    <message>
        <source>Rank on %1</source>
        <translation>%1 の段級位</translation>
    </message>
    <message>
        <source>No rank on %1 yet</source>
        <translation>%1 の段級位はまだありません</translation>
    </message>
    <message>
        <source>Your opponents there have no known rank.</source>
        <translation>そこでの相手の段級位が分かりません。</translation>
    </message>
    <message>
        <source>About %1 on %2</source>
        <translation>%2 で約 %1</translation>
    </message>
    <message numerus="yes">
        <source>With 95 % between %1 and %2, by your last %n game(s).</source>
        <translation>
            <numerusform>最近の %n 局から、95 % の確かさで %1 から %2 の間。</numerusform>
        </translation>
    </message>
    <message>
        <source>usual strength</source>
        <translation>普通の強さ</translation>
    </message>
    <message>
        <source>Delete All</source>
        <translation>すべて削除</translation>
    </message>
    <message>
        <source>Delete all that is known of your games?</source>
        <translation>対局について分かっていることをすべて削除しますか?</translation>
    </message>
    <message>
        <source>Records that you have saved stay.</source>
        <translation>保存した棋譜は残ります。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyDialog</name>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>SGF Properties</source>
        <translation>SGF プロパティ</translation>
    </message>
    <message>
        <source>Properties of this node</source>
        <translation>このノードのプロパティ</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>プロパティの名前</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Values, each in brackets</source>
        <translation>値、それぞれ角括弧で囲む</translation>
    </message>
    <message>
        <source>Values, each in brackets: [dd][pp]</source>
        <translation>値、それぞれ角括弧で囲む: [dd][pp]</translation>
    </message>
    <message>
        <source>Write it into the record</source>
        <translation>棋譜に書き込みます</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>%1 手目: %2 %3</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>対局の始まり</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>手のない局面</translation>
    </message>
    <message>
        <source>not in the standard</source>
        <translation>規格外</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>プロパティ %1</translation>
    </message>
    <message>
        <source>Removed Property %1</source>
        <translation>プロパティ %1 を削除</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyText</name>
    <message>
        <source>Black stones set up</source>
        <translation>配置した黒石</translation>
    </message>
    <message>
        <source>Points cleared</source>
        <translation>石を消した点</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>注釈者</translation>
    </message>
    <message>
        <source>Written by program</source>
        <translation>書いたプログラム</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>White stones set up</source>
        <translation>配置した白石</translation>
    </message>
    <message>
        <source>Black’s move</source>
        <translation>黒の手</translation>
    </message>
    <message>
        <source>Black’s time left, seconds</source>
        <translation>黒の残り時間 (秒)</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Black’s rank</source>
        <translation>黒の段級位</translation>
    </message>
    <message>
        <source>Black’s team</source>
        <translation>黒の所属</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <source>Character set of the file</source>
        <translation>ファイルの文字コード</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>著作権</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>丸</translation>
    </message>
    <message>
        <source>Dimmed points</source>
        <translation>薄くした点</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>互角の局面</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>棋戦</translation>
    </message>
    <message>
        <source>Version of the format</source>
        <translation>形式のバージョン</translation>
    </message>
    <message>
        <source>Start of a figure in print</source>
        <translation>印刷時の図の始まり</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>黒よし</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>対局へのコメント</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>ゲームの種類</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>対局の名前</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>白よし</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>置碁</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>注目点</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>興味深い手</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Move played though it is illegal</source>
        <translation>違法でも打たれた手</translation>
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
        <translation>バツ</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>局面の名前</translation>
    </message>
    <message>
        <source>Black’s overtime left, moves or periods</source>
        <translation>黒の秒読みの残り (手または回)</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布石</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>White’s overtime left, moves or periods</source>
        <translation>白の秒読みの残り (手または回)</translation>
    </message>
    <message>
        <source>Black’s name</source>
        <translation>黒の名前</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Move numbers in print</source>
        <translation>印刷時の手数</translation>
    </message>
    <message>
        <source>White’s name</source>
        <translation>白の名前</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>選択した点</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>How variations are shown</source>
        <translation>変化の表示方法</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>碁盤サイズ</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>黒地</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>好手</translation>
    </message>
    <message>
        <source>Main time, seconds</source>
        <translation>持ち時間 (秒)</translation>
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
        <translation>不明な局面</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>入力者</translation>
    </message>
    <message>
        <source>Value for Black</source>
        <translation>黒にとっての値</translation>
    </message>
    <message>
        <source>Visible part of the board</source>
        <translation>盤の表示範囲</translation>
    </message>
    <message>
        <source>White’s move</source>
        <translation>白の手</translation>
    </message>
    <message>
        <source>White’s time left, seconds</source>
        <translation>白の残り時間 (秒)</translation>
    </message>
    <message>
        <source>White’s rank</source>
        <translation>白の段級位</translation>
    </message>
    <message>
        <source>White’s team</source>
        <translation>白の所属</translation>
    </message>
    <message>
        <source>“%1” is not a date of the form 2004, 2004-03 or 2004-03-15.</source>
        <translation>「%1」は 2004、2004-03、2004-03-15 の形の日付ではありません。</translation>
    </message>
    <message>
        <source>There is no such day as “%1”.</source>
        <translation>「%1」という日はありません。</translation>
    </message>
    <message>
        <source>“%1” does not say which year or month.</source>
        <translation>「%1」には年か月がありません。</translation>
    </message>
    <message>
        <source>“%1” is not later than the date before it.</source>
        <translation>「%1」は前の日付より後ではありません。</translation>
    </message>
</context>
<context>
    <name>shinpan::QuestionsWindow</name>
    <message>
        <source>Opening</source>
        <translation>布石</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>ヨセ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>対局</translation>
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
        <translation>盤</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>What the move lost</source>
        <translation>手の損</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>次の出題</translation>
    </message>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message>
        <source>Ask &amp;All Shown</source>
        <translation>表示中をすべて出題(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Forget Selected</source>
        <translation>選択を忘れる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>すべて削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>自分の対局の問題</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>碁盤サイズ</translation>
    </message>
    <message>
        <source>Phase of the game</source>
        <translation>対局の段階</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>対局全体</translation>
    </message>
    <message>
        <source>How many questions there are</source>
        <translation>問題の数</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>盤(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>段階(&amp;P)</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Columns of the questions</source>
        <translation>問題の列</translation>
    </message>
    <message>
        <source>Keep the mistakes of &amp;every game of mine that is reviewed</source>
        <translation>検討した自分の対局すべての悪手を残す(&amp;E)</translation>
    </message>
    <message>
        <source>Otherwise only what Try Again has asked is kept.</source>
        <translation>そうでなければ「もう一度」で出題したものだけを残します。</translation>
    </message>
    <message>
        <source>Kept on this computer alone, readable by you only: %1</source>
        <translation>このコンピューターにだけ保存し、あなただけが読めます: %1</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>すべての盤</translation>
    </message>
    <message numerus="yes">
        <source>%1 due of %n</source>
        <translation>
            <numerusform>%n 問中 %1 問が復習時期</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;None Is Due</source>
        <translation>復習時期のものなし(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>Ask the %n D&amp;ue</source>
        <translation>
            <numerusform>復習時期の %n 問を出題(&amp;U)</numerusform>
        </translation>
    </message>
    <message>
        <source>The questions cannot be used: %1. Delete All begins anew.</source>
        <translation>問題を使えません: %1。「すべて削除」でやり直せます。</translation>
    </message>
    <message>
        <source>Review a game and choose Try Again: the mistakes that it asks come here, and are asked again on other days.</source>
        <translation>対局を検討して「もう一度」を選ぶと、出題された悪手がここに入り、別の日にまた出題されます。</translation>
    </message>
    <message>
        <source>There is no such question.</source>
        <translation>そのような問題はありません。</translation>
    </message>
    <message>
        <source>Delete All Questions</source>
        <translation>すべての問題の削除</translation>
    </message>
    <message>
        <source>Delete all questions, and how their answers went? The games stay as they are.</source>
        <translation>すべての問題と答えの記録を削除しますか? 対局はそのまま残ります。</translation>
    </message>
    <message>
        <source>&amp;Delete All</source>
        <translation>すべて削除(&amp;D)</translation>
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
        <translation>問題の盤</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
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
        <translation>%2×%2 で約 %1: 測定でなく推定です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2×%2: by %n game(s), with 95 % between %3 and %4.</source>
        <translation>
            <numerusform>%2×%2 で %1: %n 局から、95 % の確かさで %3 から %4 の間。</numerusform>
        </translation>
    </message>
    <message>
        <source>Ranks on this size are estimates.</source>
        <translation>このサイズの段級位は推定です。</translation>
    </message>
</context>
<context>
    <name>shinpan::RatingPlot</name>
    <message>
        <source>Your rank over the weeks</source>
        <translation>週ごとの段級位</translation>
    </message>
    <message>
        <source>From %1 in the week of %2 to %3 in the week of %4</source>
        <translation>%2 の週の %1 から %4 の週の %3 まで</translation>
    </message>
</context>
<context>
    <name>shinpan::ReadingActions</name>
    <message>
        <source>&amp;Encoding…</source>
        <translation>文字コード(&amp;E)…</translation>
    </message>
    <message>
        <source>Repa&amp;irs…</source>
        <translation>修復(&amp;I)…</translation>
    </message>
    <message>
        <source>Read the file in another encoding</source>
        <translation>別の文字コードでファイルを読みます</translation>
    </message>
    <message>
        <source>See what was unusual about the file</source>
        <translation>ファイルの変わった点を見ます</translation>
    </message>
    <message>
        <source>This is a %1 file. Saving turns it into an SGF file.</source>
        <translation>これは %1 ファイルです。保存すると SGF ファイルになります。</translation>
    </message>
    <message>
        <source>Its encoding was guessed: %1.</source>
        <translation>文字コードは推測です: %1。</translation>
    </message>
    <message>
        <source>Its encoding is unknown; it was read as %1.</source>
        <translation>文字コードが分からないため %1 として読みました。</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message numerus="yes">
        <source>Read with %n repair(s).</source>
        <translation>
            <numerusform>%n 個の修復をして読みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>Read the file again without your changes?</source>
        <translation>変更を捨ててファイルを読み直しますか?</translation>
    </message>
    <message>
        <source>In another encoding, the changes made since it was opened are lost.</source>
        <translation>別の文字コードでは、開いた後の変更は失われます。</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>変更を破棄(&amp;D)</translation>
    </message>
    <message>
        <source>It may as well be %1.</source>
        <translation>%1 かもしれません。</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>%1 として読みました</translation>
    </message>
</context>
<context>
    <name>shinpan::RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近のファイルを開く(&amp;R)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>最近のファイルはありません</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>一覧を消去(&amp;C)</translation>
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
        <translation>切り取り</translation>
    </message>
    <message>
        <source>A game is being played here: paste elsewhere</source>
        <translation>ここは対局中です。ほかの所に貼り付けてください</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>何も貼り付けませんでした: %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>The start of the game cannot be deleted</source>
        <translation>対局の始まりは削除できません</translation>
    </message>
    <message>
        <source>The game being played goes through this node</source>
        <translation>進行中の対局がこのノードを通ります</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Make Main Line</source>
        <translation>本譜にする</translation>
    </message>
    <message>
        <source>The game being played is one of the other variations</source>
        <translation>進行中の対局はほかの変化の 1 つです</translation>
    </message>
    <message>
        <source>Delete Other Variations</source>
        <translation>ほかの変化を削除</translation>
    </message>
    <message>
        <source>A game is being played in this record: flatten it when it is over</source>
        <translation>この棋譜で対局中です。終局後に行ってください</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>ここを初手に</translation>
    </message>
</context>
<context>
    <name>shinpan::RecoveryCopy</name>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: フォルダーを作成できません</translation>
    </message>
</context>
<context>
    <name>shinpan::RegressionFeature</name>
    <message>
        <source>Open &amp;Test Suite…</source>
        <translation>テスト集を開く(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Add Position to Test Suite…</source>
        <translation>局面をテスト集に追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Open Test Suite</source>
        <translation>テスト集を開く</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>テスト集 (*.tst)</translation>
    </message>
    <message>
        <source>The suite cannot be opened. %1</source>
        <translation>テスト集を開けません。%1</translation>
    </message>
    <message>
        <source>Test suites can only have square boards.</source>
        <translation>テスト集の盤は正方形だけです。</translation>
    </message>
    <message>
        <source>The test was not added. %1</source>
        <translation>テストを追加しませんでした。%1</translation>
    </message>
    <message>
        <source>Added as test %1 of %2</source>
        <translation>%2 のテスト %1 として追加しました</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyModel</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyView</name>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Columns of the answer</source>
        <translation>答えの列</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>答えは空です。</translation>
    </message>
    <message>
        <source>The engine’s answer appears here.</source>
        <translation>エンジンの答えがここに出ます。</translation>
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
        <translation>割り込む(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Restart It</source>
        <translation>再起動(&amp;R)</translation>
    </message>
    <message>
        <source>A command without an answer</source>
        <translation>答えのないコマンド</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing</source>
        <translation>今していることをやめるようエンジンに求めます</translation>
    </message>
    <message>
        <source>Kill the engine and restart it; the game goes on</source>
        <translation>エンジンを強制終了して再起動します。対局は続きます</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>待つ(&amp;W)</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>後でまた尋ねます</translation>
    </message>
    <message>
        <source>%1 has been busy with “%2” for %3.</source>
        <translation>%1 は「%2」に %3 かかっています。</translation>
    </message>
</context>
<context>
    <name>shinpan::ReportPages</name>
    <message>
        <source>What to show of the competition</source>
        <translation>大会の何を表示するか</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation>対戦表(&amp;C)</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>回戦(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;penings</source>
        <translation>布石(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>出来事(&amp;E)</translation>
    </message>
    <message>
        <source>Brac&amp;ket</source>
        <translation>トーナメント表(&amp;K)</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>トーナメント表</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>チューニング(&amp;U)</translation>
    </message>
    <message>
        <source>The report as text</source>
        <translation>テキストのレポート</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>マシン(&amp;M)</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>レベル(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewActions</name>
    <message>
        <source>&amp;Review Game…</source>
        <translation>対局を検討(&amp;R)…</translation>
    </message>
    <message>
        <source>Let engines look at every position of the game (F12)</source>
        <translation>エンジンが対局のすべての局面を読みます (F12)</translation>
    </message>
    <message>
        <source>End the review; what was found stays</source>
        <translation>検討を終えます。結果は残ります</translation>
    </message>
    <message>
        <source>Resume Re&amp;view</source>
        <translation>検討を再開(&amp;V)</translation>
    </message>
    <message>
        <source>Pause Re&amp;view</source>
        <translation>検討を一時停止(&amp;V)</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>検討を続けます</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>検討を一時停止します</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>検討を中止(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Save Analysis into Game…</source>
        <translation>解析を対局に保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Write what engines found into the game</source>
        <translation>エンジンの読みを対局に書き込みます</translation>
    </message>
    <message>
        <source>Review Files…</source>
        <translation>ファイルを検討…</translation>
    </message>
    <message>
        <source>Let an engine look at all games in files or a folder</source>
        <translation>エンジンがファイルやフォルダーのすべての対局を読みます</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>&amp;Try Mistakes Again</source>
        <translation>悪手をもう一度(&amp;T)</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Find better moves where the game’s were mistakes (Shift+F12)</source>
        <translation>対局の悪手に代わるより良い手を探します (Shift+F12)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewController</name>
    <message>
        <source>What the review finds cannot be kept for a restart: %1</source>
        <translation>検討の結果を再起動に備えて保存できません: %1</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review: it %2.</source>
        <translation>%1 は検討を続けられません: %2。</translation>
    </message>
    <message>
        <source>The review has ended because komi or rules have changed.</source>
        <translation>コミかルールが変わったため検討を終えました。</translation>
    </message>
    <message>
        <source>The review has ended because its engine is no longer chosen.</source>
        <translation>エンジンの選択が外れたため検討を終えました。</translation>
    </message>
    <message numerus="yes">
        <source>The review is complete: %n position(s).</source>
        <translation>
            <numerusform>検討が終わりました: %n 局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Review · %1</source>
        <translation>検討 · %1</translation>
    </message>
    <message>
        <source>The review goes on without the position after move %1: %2 %3.</source>
        <translation>検討は %1 手目の後の局面を飛ばして続けます: %2 %3。</translation>
    </message>
    <message>
        <source>%1 says during the review: it %2.</source>
        <translation>検討中の %1: %2。</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewDialog</name>
    <message>
        <source>Review Game</source>
        <translation>対局の検討</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>検討(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to judge. You can keep working meanwhile.</source>
        <translation>
            <numerusform>評価する手は %n 手です。その間も作業を続けられます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFeature</name>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Save Analysis</source>
        <translation>解析の保存</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFields</name>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Visits per position</source>
        <translation>局面ごとの探索数(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Time per position</source>
        <translation>局面ごとの時間(&amp;T)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>最初の手</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <source>to</source>
        <translation>～</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>手数(&amp;M)</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>From the end</source>
        <translation>最後から</translation>
    </message>
    <message>
        <source>From the end: engines that keep their search tree see further</source>
        <translation>最後から: 探索ツリーを残すエンジンはより先まで読めます</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>順序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>エンジン(&amp;E)</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>エンジンを選んでください。</translation>
    </message>
    <message>
        <source>Say how many visits, or how much time, a position gets.</source>
        <translation>局面ごとの探索数か時間を指定してください。</translation>
    </message>
    <message>
        <source>There is no move in this range.</source>
        <translation>この範囲に手がありません。</translation>
    </message>
    <message>
        <source>No engine here can analyse. KataGo is a good one to add.</source>
        <translation>ここに解析できるエンジンはありません。KataGo の追加がお勧めです。</translation>
    </message>
    <message>
        <source>Its first report with so many visits stops an engine; a quick one has more by then</source>
        <translation>この探索数に達した最初の報告で止めます。速いエンジンではさらに増えています</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>最低 </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFileList</name>
    <message>
        <source>Files to be reviewed</source>
        <translation>検討するファイル</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>ファイルを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add F&amp;older…</source>
        <translation>フォルダーを追加(&amp;O)…</translation>
    </message>
    <message>
        <source>Remove from Li&amp;st</source>
        <translation>一覧から外す(&amp;R)</translation>
    </message>
    <message>
        <source>Add Files</source>
        <translation>ファイルの追加</translation>
    </message>
    <message>
        <source>Add Folder</source>
        <translation>フォルダーの追加</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewMachineFields</name>
    <message>
        <source>Reviewed</source>
        <translation>検討の場所</translation>
    </message>
    <message>
        <source>Files at a time</source>
        <translation>同時に扱うファイル数</translation>
    </message>
    <message>
        <source>On each computer, each with engines of its own</source>
        <translation>コンピューターごとの数。ファイルごとに別のエンジンを使います</translation>
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
        <translation>または</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>Columns of the mistakes</source>
        <translation>悪手の列</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>悪手は見つかりませんでした。</translation>
    </message>
    <message>
        <source>In a review, engines look at every position of the game; the moves that lost most are listed here.</source>
        <translation>検討ではエンジンが対局のすべての局面を読み、損の大きい手がここに並びます。</translation>
    </message>
    <message>
        <source>The first mistake will appear here.</source>
        <translation>最初の悪手がここに出ます。</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>悪手とする勝率の低下</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>悪手とする目数の損</translation>
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
        <translation>悪手とする損</translation>
    </message>
    <message>
        <source>What a move has to lose to be listed as a mistake</source>
        <translation>悪手の一覧に載せる手の損</translation>
    </message>
    <message>
        <source>No mistake is certain: some moves seem to cost that much, but the evaluations are too uncertain to tell. More visits, or a stronger engine, would.</source>
        <translation>確かな悪手はありません。それだけの損に見える手もありますが、評価が不確かです。探索数を増やすか強いエンジンを使えば分かります。</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewProgress</name>
    <message>
        <source>Progress of the review</source>
        <translation>検討の進行</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n position(s)</source>
        <translation>
            <numerusform>%1 / %n 局面</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1、一時停止中</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1、残り %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewSummary</name>
    <message>
        <source>Loss per move</source>
        <translation>1 手の損</translation>
    </message>
    <message>
        <source>Engine’s choice</source>
        <translation>エンジンの選択</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>悪手</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>%1 の見方</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; the engine’s choice in %3 of %4 moves; mistakes: %5</source>
        <translation>%1: 1 手の損 %2、エンジンの選択と一致 %4 手中 %3 手、悪手: %5</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>布石</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>ヨセ</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>布石</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>中盤</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>ヨセ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; loss per move by phase: %1</source>
        <translation>。段階ごとの 1 手の損: %1</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; mistakes: %3</source>
        <translation>%1: 1 手の損 %2、悪手: %3</translation>
    </message>
    <message>
        <source>%1, %2 pts</source>
        <comment>win rate, points</comment>
        <translation>%1、%2 目</translation>
    </message>
</context>
<context>
    <name>shinpan::RoundsView</name>
    <message>
        <source>Round %1</source>
        <translation>%1 回戦</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>決勝</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>準決勝</translation>
    </message>
    <message>
        <source>Quarterfinals</source>
        <translation>準々決勝</translation>
    </message>
    <message>
        <source>Round of %1</source>
        <translation>ベスト %1 (回戦)</translation>
    </message>
    <message>
        <source>%1  bye</source>
        <translation>%1  不戦勝</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>互角: 上位シードが進みます</translation>
    </message>
</context>
<context>
    <name>shinpan::RulesField</name>
    <message>
        <source>Custom…</source>
        <translation>独自…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>shinpan::RunLimits</name>
    <message>
        <source>Most games in a run</source>
        <translation>1 回の実行の最大対局数</translation>
    </message>
    <message>
        <source>The run starts no more games than this</source>
        <translation>この実行ではこれより多くの対局を始めません</translation>
    </message>
    <message>
        <source>Longest time for a run</source>
        <translation>1 回の実行の最長時間</translation>
    </message>
    <message>
        <source>After this time, the run starts no more games</source>
        <translation>この時間の後は新しい対局を始めません</translation>
    </message>
    <message>
        <source>any number of games</source>
        <translation>対局数は任意</translation>
    </message>
    <message>
        <source> games</source>
        <translation> 局</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>時間は任意</translation>
    </message>
    <message>
        <source>&amp;Limits of the run</source>
        <translation>実行の上限(&amp;L)</translation>
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
        <translation>解析を対局に保存</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>数値(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>コメント(&amp;C)</translation>
    </message>
    <message>
        <source>Va&amp;riations</source>
        <translation>変化(&amp;R)</translation>
    </message>
    <message>
        <source>The chance to win and the lead after each move, as numbers that other programs read too.</source>
        <translation>各手の後の勝率とリード。ほかのプログラムも読める数値です。</translation>
    </message>
    <message>
        <source>Also as a readable line in each comment, with what each mistake lost.</source>
        <translation>各コメントにも読める 1 行として、悪手の損とともに。</translation>
    </message>
    <message>
        <source>Also what the engine would have played instead of each mistake.</source>
        <translation>悪手ごとに、エンジンなら打った手も。</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>エンジン(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Moves of a variation, at most</source>
        <translation>変化の最大手数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Save into Game</source>
        <translation>対局に保存(&amp;S)</translation>
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
        <translation>形勢判断 · %1</translation>
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
        <translation>生きている石</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>アゲハマ</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>パス石</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>一団ごとの税</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>置碁</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>ボタン</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>%1: Black %2, White %3.</source>
        <translation>%1: 黒 %2、白 %3。</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringController</name>
    <message>
        <source>Score</source>
        <translation>計算</translation>
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
        <translation>石の一団をクリック: 死にか生き。Ctrl: その一連だけ。Shift か S: セキ。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Rules to count by</source>
        <translation>数えるルール</translation>
    </message>
    <message>
        <source>The record names no rules known here. Which should be used for counting?</source>
        <translation>棋譜に、ここで知られているルールがありません。どのルールで数えますか?</translation>
    </message>
    <message>
        <source>&amp;Resume Play</source>
        <translation>対局を再開(&amp;R)</translation>
    </message>
    <message>
        <source>The game goes on; dead stones are settled on the board</source>
        <translation>対局を続け、死に石を盤上で決めます</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Leave the record as it is (Esc)</source>
        <translation>棋譜をそのままにします (Esc)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完了(&amp;D)</translation>
    </message>
    <message>
        <source>Counted by territory: %1</source>
        <translation>地の計算: %1</translation>
    </message>
    <message>
        <source>Counted by area: %1</source>
        <translation>面積の計算: %1</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>コミ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>置石 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>The result of the game</source>
        <translation>対局の結果</translation>
    </message>
    <message>
        <source>The record has another result: %1. Replace it with %2?</source>
        <translation>棋譜には別の結果があります: %1。%2 に置き換えますか?</translation>
    </message>
    <message>
        <source>The score is settled (Ctrl+Return)</source>
        <translation>結果を確定します (Ctrl+Return)</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message numerus="yes">
        <source>%n points are nobody’s, because borders are open.</source>
        <translation>
            <numerusform>境界が開いているため、%n 目はどちらのものでもありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n stones it is not settled whether they live.</source>
        <translation>
            <numerusform>%n 個の石の死活が決まっていません。</numerusform>
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
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>User</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>&amp;Logs of engines</source>
        <translation>エンジンのログ(&amp;L)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>発見</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>ファイル内</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>ファイルにない手</translation>
    </message>
    <message>
        <source>&amp;Seal…</source>
        <translation>封印(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy SHA-256</source>
        <translation>SHA-256 をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Seal “%1”</source>
        <translation>「%1」の封印</translation>
    </message>
    <message>
        <source>What would tell of people and computers</source>
        <translation>人やコンピューターについて分かってしまうもの</translation>
    </message>
    <message>
        <source>Puts everything about this competition into one file, which anybody can verify without its engines.</source>
        <translation>この大会のすべてを、エンジンなしで誰でも検証できる 1 つのファイルにまとめます。</translation>
    </message>
    <message>
        <source>Keep:</source>
        <translation>残すもの:</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>フォルダー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Users’ names</source>
        <translation>ユーザー名(&amp;U)</translation>
    </message>
    <message>
        <source>Co&amp;mputers’ names</source>
        <translation>コンピューター名(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>環境(&amp;E)</translation>
    </message>
    <message>
        <source>Tells it as it is; otherwise the same word stands for it everywhere</source>
        <translation>そのまま伝えます。そうでなければ、どこでも同じ語で置き換えます</translation>
    </message>
    <message>
        <source>What engines were told and said, if that was logged</source>
        <translation>エンジンへの問いと答え (記録されていれば)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行</translation>
    </message>
    <message>
        <source>With it, anybody can see whether a single byte was changed</source>
        <translation>これを知る人には、1 バイトの変更も分かります</translation>
    </message>
    <message>
        <source>Looking through %v of %m games</source>
        <translation>%m 局中 %v 局を確認中</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>封印</translation>
    </message>
    <message>
        <source>Sealed competitions (*.zip)</source>
        <translation>封印された大会 (*.zip)</translation>
    </message>
    <message>
        <source>Sealing %v of %m games</source>
        <translation>%m 局中 %v 局を封印中</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>as it is: too short or common</source>
        <translation>そのまま: 短すぎるかありふれている</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… ほか %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>It is sealed as it stands: %1.</source>
        <translation>今のまま封印します: %1。</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>人やコンピューターについて分かってしまうものは見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1. Publish the SHA-256 of its manifest elsewhere, and nobody can change it unseen:
%2</source>
        <translation>
            <numerusform>%n 局が %1 にあります。目録の SHA-256 を別の所で公開すれば、誰も気づかれずに変えられません:
%2</numerusform>
        </translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>停止されました</translation>
    </message>
    <message>
        <source>Not sealed: %1.</source>
        <translation>封印しませんでした: %1。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatCard</name>
    <message>
        <source>&amp;Black</source>
        <translation>黒(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白(&amp;W)</translation>
    </message>
    <message>
        <source>Who plays Black</source>
        <translation>黒の担当</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>白の担当</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Plays by clicking on the board</source>
        <translation>盤をクリックして打ちます</translation>
    </message>
    <message>
        <source>Cannot be started: %1.</source>
        <translation>起動できません: %1。</translation>
    </message>
    <message>
        <source>Counts by Chinese rules, whatever this game’s are.</source>
        <translation>この対局のルールに関係なく中国ルールで数えます。</translation>
    </message>
    <message>
        <source>Counts by Japanese rules, whatever this game’s are.</source>
        <translation>この対局のルールに関係なく日本ルールで数えます。</translation>
    </message>
    <message>
        <source>How strongly Black plays</source>
        <translation>黒の強さ</translation>
    </message>
    <message>
        <source>How strongly White plays</source>
        <translation>白の強さ</translation>
    </message>
    <message>
        <source>Name, for the record</source>
        <translation>棋譜に書く名前</translation>
    </message>
    <message>
        <source>Name of who plays Black</source>
        <translation>黒の対局者の名前</translation>
    </message>
    <message>
        <source>Name of who plays White</source>
        <translation>白の対局者の名前</translation>
    </message>
    <message>
        <source>Is not told the komi: the Go Modem Protocol has no word for it.</source>
        <translation>コミを伝えられません。Go Modem Protocol にはその言葉がありません。</translation>
    </message>
    <message>
        <source>Refuses suicide, which these rules allow, and would lose by it.</source>
        <translation>このルールが許す自殺手を拒否するため、それで負けることがあります。</translation>
    </message>
    <message>
        <source>Refuses suicide of a single stone, which these rules allow, and would lose by it.</source>
        <translation>このルールが許す 1 個の石の自殺手を拒否するため、それで負けることがあります。</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>エンジンを追加…</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>エンジン: %1。</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatMenu</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>エンジンを追加…</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
</context>
<context>
    <name>shinpan::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>割り当て(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>既定値(&amp;D)</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>名前かキーで検索</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>ショートカットの検索</translation>
    </message>
    <message>
        <source>Left and Right: moves</source>
        <translation>左右で手を進める</translation>
    </message>
    <message>
        <source>Up and Down: moves</source>
        <translation>上下で手を進める</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Which arrows go through the moves; the others go to variations</source>
        <translation>どの矢印で手を進めるか。残りは変化の移動に使います</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Press the keys here</source>
        <translation>ここでキーを押してください</translation>
    </message>
    <message>
        <source>Take its keys away</source>
        <translation>キーを外します</translation>
    </message>
    <message>
        <source>Restore its default keys</source>
        <translation>既定のキーに戻します</translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation>新しいキー(&amp;K):</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>すべて元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>割り当てる(&amp;T)</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”, which would lose it.</source>
        <translation>%1 は「%2」のキーです。そちらからは外れます。</translation>
    </message>
    <message>
        <source>Choose an action to give it another key.</source>
        <translation>操作を選ぶと別のキーを割り当てられます。</translation>
    </message>
</context>
<context>
    <name>shinpan::SprtPanel</name>
    <message>
        <source>Sequential test</source>
        <translation>逐次検定</translation>
    </message>
    <message>
        <source>LLR %1, from %2 to %3</source>
        <translation>LLR %1、%2 から %3 の間</translation>
    </message>
    <message>
        <source>%1 is stronger than %2: H1 (%3 Elo) is accepted.</source>
        <translation>%1 は %2 より強い: H1 (%3 Elo) を採択。</translation>
    </message>
    <message>
        <source>%1 is not that much stronger than %2: H0 (%3 Elo) is accepted.</source>
        <translation>%1 は %2 よりそれほど強くない: H0 (%3 Elo) を採択。</translation>
    </message>
    <message>
        <source>No verdict: the latest games only repeat earlier ones.</source>
        <translation>判定なし: 最近の対局は以前の対局の繰り返しです。</translation>
    </message>
    <message>
        <source>Undecided between %1 and %2 Elo.</source>
        <translation>%1 Elo と %2 Elo のどちらとも決まっていません。</translation>
    </message>
</context>
<context>
    <name>shinpan::StartCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>あなたの手番</translation>
    </message>
    <message>
        <source>Nigiri</source>
        <translation>ニギリ</translation>
    </message>
    <message>
        <source>The colours are drawn by lot</source>
        <translation>くじで色を決めます</translation>
    </message>
    <message>
        <source>%1, strength</source>
        <translation>%1 の強さ</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>You: about %1</source>
        <translation>あなた: 約 %1</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>あなたの上達</translation>
    </message>
    <message>
        <source>Your progress. %1</source>
        <translation>あなたの上達。%1</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>エンジンとの対局と、そこから出る段級位</translation>
    </message>
    <message numerus="yes">
        <source>You get %n stone(s), as Black.</source>
        <translation>
            <numerusform>黒番で置石 %n 個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way, a game without help counts for your rank.</source>
        <translation>いずれの場合も、助けなしの対局はあなたの段級位に数えられます。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>助け</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>指導</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Hint, in the toolbar, names good moves.</source>
        <translation>ツールバーの「ヒント」が良い手を示します。</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Play Even</source>
        <translation>互先で打つ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine, its rank</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>an engine, its weakest and strongest rank</comment>
        <translation>%1（%2～%3）</translation>
    </message>
</context>
<context>
    <name>shinpan::StartupPage</name>
    <message>
        <source>“%1” is not of the form NAME=value.</source>
        <translation>「%1」は NAME=value の形ではありません。</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>「%1」: %2。</translation>
    </message>
    <message>
        <source>&amp;Working directory</source>
        <translation>作業ディレクトリ(&amp;W)</translation>
    </message>
    <message>
        <source>Choose the working directory</source>
        <translation>作業ディレクトリの選択</translation>
    </message>
    <message>
        <source>Your home directory</source>
        <translation>ホームディレクトリ</translation>
    </message>
    <message>
        <source>&amp;Environment, one per line</source>
        <translation>環境変数、1 行に 1 つ(&amp;E)</translation>
    </message>
    <message>
        <source>Start-&amp;up commands, one per line</source>
        <translation>起動時のコマンド、1 行に 1 つ(&amp;U)</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>フォルダー %1 がありません。</translation>
    </message>
    <message>
        <source>“%1” is not of the form COMMAND=NAME.</source>
        <translation>「%1」は COMMAND=NAME の形ではありません。</translation>
    </message>
    <message>
        <source>Comman&amp;ds under other names, one per line</source>
        <translation>別名のコマンド、1 行に 1 つ(&amp;D)</translation>
    </message>
    <message>
        <source>“%1” is neither area=ARGUMENTS nor territory=ARGUMENTS.</source>
        <translation>「%1」は area=ARGUMENTS でも territory=ARGUMENTS でもありません。</translation>
    </message>
    <message>
        <source>Added to the command line by &amp;rules, one per line</source>
        <translation>ルールごとにコマンドラインへ追加、1 行に 1 つ(&amp;R)</translation>
    </message>
    <message>
        <source>Run it in a sandbo&amp;x</source>
        <translation>サンドボックスで動かす(&amp;X)</translation>
    </message>
    <message>
        <source>Made by bubblewrap (bwrap); where it is not installed or the system does not allow it, the engine is not started. The working directory can be written, but for the program; system folders, the program’s folder and the files that the command line names can be read. Everything else of yours is hidden: where the home directory is the working directory, that is an empty one. There is no network, no graphics card and no other process. It does not limit processors and memory, and is no wall against faults of the kernel.</source>
        <translation>bubblewrap (bwrap) によるものです。インストールされていないか、システムが許さない場合、エンジンは起動しません。プログラム自体を除く作業ディレクトリに書き込め、システムのフォルダー、プログラムのフォルダー、コマンドラインが指定するファイルを読めます。そのほかのあなたのものはすべて隠されます。作業ディレクトリがホームディレクトリのときは空のものになります。ネットワーク、グラフィックカード、ほかのプロセスはありません。プロセッサーとメモリーは制限せず、カーネルの欠陥に対する壁にはなりません。</translation>
    </message>
    <message>
        <source>It changes nothing but its working directory, sees none of your other files, and has no network.</source>
        <translation>変えられるのは作業ディレクトリだけで、ほかのファイルは見えず、ネットワークもありません。</translation>
    </message>
</context>
<context>
    <name>shinpan::StopFields</name>
    <message>
        <source>any error bar</source>
        <translation>誤差は任意</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>時間は任意</translation>
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
        <translation>終了する誤差</translation>
    </message>
    <message>
        <source>It ends when the ratings of all players are known as exactly as this (95 %)</source>
        <translation>すべての対局者のレーティングがこの誤差 (95 %) で分かると終わります</translation>
    </message>
    <message>
        <source> hours</source>
        <translation> 時間</translation>
    </message>
    <message>
        <source>Hours of thinking after which it ends</source>
        <translation>終了するまでの考慮時間</translation>
    </message>
    <message>
        <source>It ends when both sides of all games together have thought so long</source>
        <translation>すべての対局の双方の考慮時間の合計がこれに達すると終わります</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthBox</name>
    <message>
        <source>How strongly it plays</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>How strongly it plays: %1</source>
        <translation>強さ: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthText</name>
    <message>
        <source>usual strength</source>
        <translation>普通の強さ</translation>
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
        <translation>複数の強さ</translation>
    </message>
    <message>
        <source>%1 in several strengths</source>
        <translation>%1 の複数の強さ</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthsField</name>
    <message>
        <source>&amp;Strengths</source>
        <translation>強さ(&amp;S)</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>「%1」は %2 から %3 までの数値ではありません。</translation>
    </message>
    <message>
        <source>Numbers separated by commas; each makes one engine.</source>
        <translation>コンマで区切った数値。1 つにつきエンジンを 1 つ作ります。</translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <translation>%1 を作ります。</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteModel</name>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>known to fail</source>
        <translation>不合格は既知</translation>
    </message>
    <message>
        <source>passes, unexpectedly</source>
        <translation>予想外の合格</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>予想どおり不合格</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>数えない</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>尋ねていない</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>engine crashed</source>
        <translation>エンジンが異常終了</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteWindow</name>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>Open as &amp;Game</source>
        <translation>対局として開く(&amp;G)</translation>
    </message>
    <message>
        <source>Test Suite</source>
        <translation>テスト集</translation>
    </message>
    <message>
        <source>Engine to test</source>
        <translation>テストするエンジン</translation>
    </message>
    <message>
        <source>How answers are judged</source>
        <translation>答えの判定方法</translation>
    </message>
    <message>
        <source>Judged as GNU Go does</source>
        <translation>GNU Go 方式で判定</translation>
    </message>
    <message>
        <source>Judged as GoGui does</source>
        <translation>GoGui 方式で判定</translation>
    </message>
    <message>
        <source>In a game, engines can be asked about the position, and draw on it</source>
        <translation>対局ではエンジンに局面を尋ね、盤に描かせられます</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Position of the test</source>
        <translation>テストの局面</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>やりとり</translation>
    </message>
    <message>
        <source>Run the tests to see what the engine is asked and what it answers.</source>
        <translation>テストを実行すると、エンジンへの問いと答えが見られます。</translation>
    </message>
    <message>
        <source>%1 – Test Suite</source>
        <translation>%1 – テスト集</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>The engine %1</source>
        <translation>エンジン: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>テスト %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n odd line(s) in the suite</source>
        <translation>
            <numerusform>%1。テスト集におかしな行が %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tests: %3 pass, %4 fail; unexpected: %5 passes, %6 failures</source>
        <translation>テスト %2 個中 %1 個: 合格 %3、不合格 %4。予想外: 合格 %5、不合格 %6</translation>
    </message>
    <message>
        <source>Which position it is about is known to the engine only.</source>
        <translation>どの局面についてのものかはエンジンだけが知っています。</translation>
    </message>
    <message>
        <source>Squares are expected, circles were answered, triangles are asked about.</source>
        <translation>四角は期待値、丸は答え、三角は尋ねている点です。</translation>
    </message>
    <message>
        <source>&amp;Hide passes</source>
        <translation>合格を隠す(&amp;H)</translation>
    </message>
</context>
<context>
    <name>shinpan::SyncBadge</name>
    <message>
        <source>Click to tell it the game anew.</source>
        <translation>クリックすると対局を伝え直します。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tells it the game anew</source>
        <translation>対局を伝え直します</translation>
    </message>
    <message>
        <source>to be told</source>
        <translation>伝達待ち</translation>
    </message>
    <message>
        <source>syncing…</source>
        <translation>同期中…</translation>
    </message>
    <message>
        <source>out of sync</source>
        <translation>ずれています</translation>
    </message>
    <message>
        <source>In sync at move %1; it hears of later moves when it is its turn</source>
        <translation>%1 手目まで同期済み。後の手は手番が来たら伝えます</translation>
    </message>
    <message>
        <source>In sync at move %1</source>
        <translation>%1 手目まで同期済み</translation>
    </message>
    <message>
        <source>At move %1; it is led back to move %2 when it is its turn</source>
        <translation>今は %1 手目。手番が来たら %2 手目へ導きます</translation>
    </message>
    <message>
        <source>It is told the whole game when it is its turn</source>
        <translation>手番が来たら対局全体を伝えます</translation>
    </message>
    <message>
        <source>It is being led to move %1</source>
        <translation>%1 手目へ導いています</translation>
    </message>
    <message>
        <source>Out of sync: it %1</source>
        <translation>ずれています: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingCard</name>
    <message>
        <source>Put away</source>
        <translation>しまう</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>指導</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>レッスンを終える</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>ヒントをしまう</translation>
    </message>
    <message>
        <source>Go to the moment %1</source>
        <translation>場面 %1 へ移動</translation>
    </message>
    <message>
        <source>Show the position and what was better</source>
        <translation>局面とより良い手を表示します</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingFeature</name>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Have an engine name good moves of this position</source>
        <translation>この局面の良い手をエンジンに挙げさせます</translation>
    </message>
    <message>
        <source>Show the &amp;Better Line</source>
        <translation>より良い手順を表示(&amp;B)</translation>
    </message>
    <message>
        <source>Show what would have been better than the move</source>
        <translation>その手より良かったものを表示します</translation>
    </message>
    <message>
        <source>Better Line</source>
        <translation>より良い手順</translation>
    </message>
    <message>
        <source>Take the &amp;Mistake Back</source>
        <translation>悪手を取り消す(&amp;M)</translation>
    </message>
    <message>
        <source>Take the move back, with the answer to it, and show what was better</source>
        <translation>手とその応手を取り消し、より良い手を表示します</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>%1 can judge no more: it %2.</source>
        <translation>%1 はもう評価できません: %2。</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>ここに手を評価できるエンジンはありません。</translation>
    </message>
    <message>
        <source>Teaching game: %1 looks at your moves.</source>
        <translation>指導碁: %1 があなたの手を見ています。</translation>
    </message>
    <message>
        <source>Looking at the rest of the game…</source>
        <translation>残りの対局を見ています…</translation>
    </message>
    <message>
        <source>No move of yours lost much.</source>
        <translation>大きな損をした手はありませんでした。</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>見直したい手:</translation>
    </message>
    <message>
        <source>%1 looks for a hint…</source>
        <translation>%1 がヒントを探しています…</translation>
    </message>
    <message>
        <source>%1 gives no hint: it %2.</source>
        <translation>%1 はヒントを出せません: %2。</translation>
    </message>
    <message>
        <source>This is a serious game: hints wait till it is over.</source>
        <translation>真剣な対局です。ヒントは終局まで待ちます。</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingField</name>
    <message>
        <source>Teaching game</source>
        <translation>指導碁</translation>
    </message>
    <message>
        <source>No</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes of %n point(s) or more</source>
        <translation>
            <numerusform>%n 目以上の悪手</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes of %1 points or more</source>
        <translation>%1 目以上の悪手</translation>
    </message>
    <message>
        <source>Nobody plays who could be taught.</source>
        <translation>指導を受ける人が打ちません。</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>ここに手を評価できるエンジンはありません。</translation>
    </message>
    <message>
        <source>An engine tells what your moves lost, and mistakes can be taken back with a key.</source>
        <translation>あなたの手の損をエンジンが伝え、悪手をキー 1 つで取り消せます。</translation>
    </message>
    <message>
        <source>Nobody judges your moves.</source>
        <translation>あなたの手を評価するものがありません。</translation>
    </message>
    <message>
        <source>No help at all: a serious game</source>
        <translation>助けなし: 真剣な対局</translation>
    </message>
    <message>
        <source>Hints, analysis, estimates and what the opponent thinks wait till the game is over.</source>
        <translation>ヒント、解析、形勢判断、相手の考えは終局まで待ちます。</translation>
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
        <translation>%1 手目 %2: %3 もそこに打ちます。</translation>
    </message>
    <message>
        <source>Move %1, %2: nothing is surely better.</source>
        <translation>%1 手目 %2: 確かに良い手はほかにありません。</translation>
    </message>
    <message>
        <source>Move %1, %2, lost %3; %4 was better.</source>
        <translation>%1 手目 %2、損 %3。%4 が勝りました。</translation>
    </message>
    <message>
        <source>%1 · %2 · −%3</source>
        <comment>number, move, what it lost</comment>
        <translation>%1 · %2 · −%3</translation>
    </message>
    <message>
        <source>No hint: the engine names no move.</source>
        <translation>ヒントなし: エンジンが手を挙げません。</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>ヒント: %1。</translation>
    </message>
    <message>
        <source>Hint: %1. Nearly as good: %2.</source>
        <translation>ヒント: %1。ほぼ同じ: %2。</translation>
    </message>
</context>
<context>
    <name>shinpan::TemplatePage</name>
    <message>
        <source>&amp;Configuration file</source>
        <translation>構成ファイル(&amp;C)</translation>
    </message>
    <message>
        <source>Choose the configuration file</source>
        <translation>構成ファイルの選択</translation>
    </message>
    <message>
        <source>Configurations (*.cfg);;All files (*)</source>
        <translation>構成 (*.cfg);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>&amp;Network file</source>
        <translation>ネットワークファイル(&amp;N)</translation>
    </message>
    <message>
        <source>Choose the network file</source>
        <translation>ネットワークファイルの選択</translation>
    </message>
    <message>
        <source>Networks (*.gz *.bin *.txt *network*);;All files (*)</source>
        <translation>ネットワーク (*.gz *.bin *.txt *network*);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Add &amp;Engine</source>
        <translation>エンジンを追加(&amp;E)</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>プログラム(&amp;P)</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>プログラムの選択</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>%1 を発見</translation>
    </message>
    <message>
        <source>%1 was not found in the usual folders. Choose where it is.</source>
        <translation>%1 が通常のフォルダーに見つかりません。場所を選んでください。</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>これは起動できません: %1。</translation>
    </message>
    <message>
        <source>Missing. Looked in %1.</source>
        <translation>ありません。探した場所: %1。</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>ファイル %1 がありません。</translation>
    </message>
</context>
<context>
    <name>shinpan::TermsNotice</name>
    <message>
        <source>Tell It</source>
        <translation>伝える</translation>
    </message>
    <message>
        <source>Tell the engine the rules and the komi of the game</source>
        <translation>対局のルールとコミをエンジンに伝えます</translation>
    </message>
    <message>
        <source>%1 plays by %2; the game has %3.</source>
        <translation>%1 は %2 で打っていますが、対局は %3 です。</translation>
    </message>
    <message>
        <source>%1 counts a komi of %2; the game has %3.</source>
        <translation>%1 はコミを %2 としていますが、対局では %3 です。</translation>
    </message>
</context>
<context>
    <name>shinpan::TextQueryRow</name>
    <message>
        <source>&amp;Match case</source>
        <translation>大文字と小文字を区別(&amp;M)</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>検索するテキスト</translation>
    </message>
    <message>
        <source>Comments, names, labels, game information</source>
        <translation>コメント、名前、文字、対局情報</translation>
    </message>
</context>
<context>
    <name>shinpan::ThemeMenu</name>
    <message>
        <source>Wood, to Match the &amp;Desktop</source>
        <translation>木目、デスクトップに合わせる(&amp;D)</translation>
    </message>
    <message>
        <source>%1 or %2, to Match the Desktop</source>
        <translation>%1 か %2、デスクトップに合わせる</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Open Theme Folder</source>
        <translation>テーマのフォルダーを開く(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeControlField</name>
    <message>
        <source>No limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>切れ負け</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>フィッシャー</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>カナダ式</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <source>Per move</source>
        <translation>1 手ごと</translation>
    </message>
    <message>
        <source>for the whole game</source>
        <translation>対局全体</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>1 手ごとに</translation>
    </message>
    <message>
        <source>then</source>
        <translation>その後</translation>
    </message>
    <message>
        <source>stones in</source>
        <translation>個の石を</translation>
    </message>
    <message>
        <source>periods of</source>
        <translation>回、1 回</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>1 手ごと</translation>
    </message>
    <message>
        <source>Usual Times</source>
        <translation>よくある時間</translation>
    </message>
    <message>
        <source>%1: main time</source>
        <translation>%1: 持ち時間</translation>
    </message>
    <message>
        <source>%1: usual times</source>
        <translation>%1: よくある時間</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1: 数</translation>
    </message>
    <message>
        <source>%1: period</source>
        <translation>%1: 1 回の時間</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeFields</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>White’s time</source>
        <translation>白の時間</translation>
    </message>
    <message>
        <source>White has a different time</source>
        <translation>白は別の時間</translation>
    </message>
    <message>
        <source>Black’s time</source>
        <translation>黒の時間</translation>
    </message>
    <message>
        <source>Nothing limits how long %1 may think. Choose a time here unless its command line sets a limit.</source>
        <translation>%1 の考える時間に制限がありません。コマンドラインで制限していない限り、ここで時間を選んでください。</translation>
    </message>
    <message>
        <source>GTP has whole seconds only: an engine that does not know kata-time_settings is told %1 instead of %2.</source>
        <translation>GTP は整数の秒だけです。kata-time_settings を知らないエンジンには %2 でなく %1 と伝えます。</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeoutFields</name>
    <message>
        <source>&amp;To start and answer first</source>
        <translation>起動して最初に答えるまで(&amp;T)</translation>
    </message>
    <message>
        <source>Time to start and answer first</source>
        <translation>起動して最初に答えるまでの時間</translation>
    </message>
    <message>
        <source>To set &amp;up and relay moves</source>
        <translation>局面の設定と手の中継(&amp;U)</translation>
    </message>
    <message>
        <source>Time to set up and relay moves</source>
        <translation>局面の設定と手の中継の時間</translation>
    </message>
    <message>
        <source>To &amp;move, beside the clock</source>
        <translation>着手、時計とは別に(&amp;M)</translation>
    </message>
    <message>
        <source>Time to move, beside the clock</source>
        <translation>着手の時間、時計とは別に</translation>
    </message>
    <message>
        <source>To sco&amp;re</source>
        <translation>計算(&amp;R)</translation>
    </message>
    <message>
        <source>Time to score</source>
        <translation>計算の時間</translation>
    </message>
    <message>
        <source>To &amp;quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Time to quit</source>
        <translation>終了の時間</translation>
    </message>
    <message>
        <source>Use &amp;Defaults</source>
        <translation>既定値を使う(&amp;D)</translation>
    </message>
    <message>
        <source>Set the usual times</source>
        <translation>標準の時間にします</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>無制限</translation>
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
        <translation>この対局は別のプロセスが行っています。大会のファイルに log_gtp = true があれば、エンジンへの問いと答えをここで読めます。</translation>
    </message>
    <message>
        <source>What the engines are told and say</source>
        <translation>エンジンへの問いと答え</translation>
    </message>
</context>
<context>
    <name>shinpan::TrainingFeature</name>
    <message>
        <source>&amp;Guess the Move</source>
        <translation>次の一手を当てる(&amp;G)</translation>
    </message>
    <message>
        <source>Solve &amp;Problems</source>
        <translation>問題を解く(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Frame as a Problem</source>
        <translation>問題の枠を作る(&amp;F)</translation>
    </message>
    <message>
        <source>Guess the moves of the game, from the position on the board on</source>
        <translation>盤上の局面から先の手を当てます</translation>
    </message>
    <message>
        <source>Solve the problems of this file; it answers</source>
        <translation>このファイルの問題を解きます。ファイルが応じます</translation>
    </message>
    <message>
        <source>Fill the rest of the board, so that an engine plays for this position</source>
        <translation>エンジンがこの局面を争うように盤の残りを埋めます</translation>
    </message>
    <message>
        <source>Pra&amp;ctice</source>
        <translation>練習(&amp;C)</translation>
    </message>
    <message>
        <source>Guess the Move</source>
        <translation>次の一手を当てる</translation>
    </message>
    <message>
        <source>There is no problem here: a position with moves that solve it.</source>
        <translation>ここに問題がありません。正解の手のある局面が必要です。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Drag over the stones that the problem is about.</source>
        <translation>問題に関わる石の上をドラッグしてください。</translation>
    </message>
    <message>
        <source>There is no room for a frame around these stones.</source>
        <translation>この石の周りには枠を作る場所がありません。</translation>
    </message>
    <message>
        <source>&amp;Questions of My Games…</source>
        <translation>自分の対局の問題(&amp;Q)…</translation>
    </message>
    <message>
        <source>The mistakes that are asked again, of all games</source>
        <translation>すべての対局の、また出題される悪手</translation>
    </message>
    <message>
        <source>No move here is known to be a mistake.</source>
        <translation>ここには悪手と分かっている手がありません。</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>自分の対局の問題</translation>
    </message>
    <message>
        <source>With komi %1 the problem decides the game: the board is too small to be shared out.</source>
        <translation>コミ %1 ではこの問題が対局を決めます。盤が小さすぎて地を分け合えません。</translation>
    </message>
    <message>
        <source>There are problems here: %1 asks them.</source>
        <translation>ここには問題があります。%1 で出題します。</translation>
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
        <translation>エンジンへの問いと答え</translation>
    </message>
    <message>
        <source>Go to the newest line and follow</source>
        <translation>最新の行へ移動し、追いかけます</translation>
    </message>
    <message>
        <source>&amp;Copy Lines</source>
        <translation>行をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Go to the &amp;Newest Line</source>
        <translation>最新の行へ移動(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… ほか %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;old Streamed Analysis</source>
        <translation>流れる解析をまとめる(&amp;O)</translation>
    </message>
    <message>
        <source>Standard Error &amp;beside the Rest</source>
        <translation>標準エラーを横に並べる(&amp;B)</translation>
    </message>
</context>
<context>
    <name>shinpan::TreeFeature</name>
    <message>
        <source>Game Tree</source>
        <translation>棋譜ツリー</translation>
    </message>
</context>
<context>
    <name>shinpan::TrustBoxes</name>
    <message>
        <source>May c&amp;laim a win</source>
        <translation>勝ちの申し立てを許す(&amp;L)</translation>
    </message>
    <message>
        <source>Its sc&amp;ore counts</source>
        <translation>計算を採用する(&amp;O)</translation>
    </message>
    <message>
        <source>Compare &amp;boards</source>
        <translation>盤を照合する(&amp;B)</translation>
    </message>
    <message>
        <source>It may end a game it is sure of, if it knows gomill-genmove_ex.</source>
        <translation>gomill-genmove_ex を知っていれば、確信のある対局を終えられます。</translation>
    </message>
    <message>
        <source>After the passes it is asked who won (final_score and the dead stones).</source>
        <translation>双方のパスの後、勝者を尋ねます (final_score と死に石)。</translation>
    </message>
    <message>
        <source>Whenever it was set up its stones are compared with ours, where list_stones or showboard tells them.</source>
        <translation>局面を設定するたびに、list_stones か showboard で分かればその石をこちらと照合します。</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>手番の側</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Its analyses t&amp;ell the chances of</source>
        <translation>解析が伝える勝率の側(&amp;E)</translation>
    </message>
    <message>
        <source>KataGo tells those of the side to move, unless its configuration says otherwise (reportAnalysisWinratesAs).</source>
        <translation>KataGo は構成 (reportAnalysisWinratesAs) で変えない限り手番の側のものを伝えます。</translation>
    </message>
    <message>
        <source>where that is known to be safe, in slow games</source>
        <translation>安全と分かっていれば、長い対局で</translation>
    </message>
    <message>
        <source>in slow games</source>
        <translation>長い対局で</translation>
    </message>
    <message>
        <source>always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Tells what it t&amp;hinks of its moves</source>
        <translation>自分の手の考えを伝える(&amp;H)</translation>
    </message>
    <message>
        <source>Its chances, lead and main line are kept with each move, if it knows kata-genmove_analyze or the like. Slow games are those in which its moves take a second or more on average. A check that finds it safe chooses them.</source>
        <translation>kata-genmove_analyze などを知っていれば、勝率、リード、主変化を手ごとに残します。長い対局とは、1 手の平均が 1 秒以上のものです。検査で安全と分かるとそれを選びます。</translation>
    </message>
    <message>
        <source>it may think</source>
        <translation>考えてよい</translation>
    </message>
    <message>
        <source>it may not, and is watched</source>
        <translation>考えてはならず、監視する</translation>
    </message>
    <message>
        <source>it is stopped</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>While its opponent thin&amp;ks</source>
        <translation>相手番の思考(&amp;K)</translation>
    </message>
    <message>
        <source>Watched by the processor time that its processes use. It can be neither watched nor stopped on another machine.</source>
        <translation>プロセスの使うプロセッサー時間で監視します。別のマシンでは監視も停止もできません。</translation>
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
        <translation>次の問題(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the Better Moves</source>
        <translation>より良い手を表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Those Not Found Again</source>
        <translation>見つからなかったものをもう一度(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Ask these again on other days</source>
        <translation>別の日にまた出題(&amp;A)</translation>
    </message>
    <message>
        <source>Each question that was answered is kept in a file of yours: what was not found comes back soon, the rest later and later.</source>
        <translation>答えた問題はそれぞれあなたのファイルに残ります。見つからなかったものはすぐに、残りはだんだん間を空けて戻ります。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a side, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Both sides’ mistakes</source>
        <translation>双方の悪手</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>黒の悪手</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>白の悪手</translation>
    </message>
    <message>
        <source>Whose mistakes are asked</source>
        <translation>どちらの悪手を出題するか</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>問題 %1 / %2</translation>
    </message>
    <message>
        <source>Move %1, Black to play.</source>
        <translation>%1 手目、黒番。</translation>
    </message>
    <message>
        <source>Move %1, White to play.</source>
        <translation>%1 手目、白番。</translation>
    </message>
    <message>
        <source>The move of the game was a mistake. What is better?</source>
        <translation>対局の手は悪手でした。より良い手は?</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%2 問中 %1 問を正解</translation>
    </message>
    <message>
        <source>The review did not look at it. Try another move, or have the better ones shown.</source>
        <translation>検討ではこの手を読んでいません。別の手を試すか、より良い手を表示してください。</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Try Again · %1</source>
        <translation>もう一度 · %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>%1 に尋ねています…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 は何も言いません。</translation>
    </message>
    <message>
        <source>%1 thinks that it loses %2, but is not sure. Try another move, or have the better ones shown.</source>
        <translation>%1 は %2 の損と見ていますが、確かではありません。別の手を試すか、より良い手を表示してください。</translation>
    </message>
    <message>
        <source>%1: well found</source>
        <translation>%1: 見つけました</translation>
    </message>
    <message>
        <source>%1 again: it lost %2</source>
        <translation>また %1: %2 の損でした</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 は %2 の損</translation>
    </message>
    <message>
        <source>The better moves</source>
        <translation>より良い手</translation>
    </message>
    <message>
        <source>The game’s move, %1, lost %2.</source>
        <translation>対局の手 %1 は %2 の損でした。</translation>
    </message>
    <message>
        <source>The review names no better move.</source>
        <translation>検討ではより良い手が挙がっていません。</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>最善: %1。</translation>
    </message>
    <message>
        <source>No more questions</source>
        <translation>問題はもうありません</translation>
    </message>
    <message>
        <source>What was not found comes back in ten minutes, the rest tomorrow and later.</source>
        <translation>見つからなかったものは 10 分後に、残りは明日以降に戻ります。</translation>
    </message>
    <message>
        <source>No mistake of this side is known</source>
        <translation>この側の悪手は知られていません</translation>
    </message>
    <message>
        <source>None was answered</source>
        <translation>まだ答えていません</translation>
    </message>
    <message>
        <source>On the board: what moves gain (+) or lose (−) beside %1.</source>
        <translation>盤上: %1 と比べた各手の得 (+) と損 (−)。</translation>
    </message>
</context>
<context>
    <name>shinpan::TuneFields</name>
    <message>
        <source>Add Parameter</source>
        <translation>パラメーターを追加</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
    <message>
        <source>no proof</source>
        <translation>検証なし</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>目盛り</translation>
    </message>
    <message>
        <source>From</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Own value</source>
        <translation>自身の値</translation>
    </message>
    <message>
        <source>GTP commands, such as kata-set-param cpuct {cpuct}</source>
        <translation>GTP コマンド。kata-set-param cpuct {cpuct} など</translation>
    </message>
    <message>
        <source>How the first player is started; {name} stands where the value of the parameter is to be</source>
        <translation>最初の対局者の起動方法。パラメーターの値が入る所に {name} と書きます</translation>
    </message>
    <message>
        <source>Monte Carlo (UCB tree), as Gomill</source>
        <translation>モンテカルロ (UCB ツリー)、Gomill と同様</translation>
    </message>
    <message>
        <source>Cross-entropy, as Gomill</source>
        <translation>クロスエントロピー、Gomill と同様</translation>
    </message>
    <message>
        <source>SPSA, as fishtest</source>
        <translation>SPSA、fishtest と同様</translation>
    </message>
    <message>
        <source>Gaussian process, needs fewest games</source>
        <translation>ガウス過程、最少の対局数</translation>
    </message>
    <message>
        <source>How many Elo stronger than the second player, or weaker</source>
        <translation>2 番目の対局者より何 Elo 強いか、または弱いか</translation>
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
        <translation> 時間の考慮</translation>
    </message>
    <message>
        <source>stronger by </source>
        <translation>強さの差 </translation>
    </message>
    <message>
        <source>What was found plays the engine’s own values when the search is over, until a sequential test decides</source>
        <translation>探索が終わると、見つかった値がエンジン自身の値と、逐次検定で決まるまで打ちます</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>コマンド(&amp;M)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>Met&amp;hod</source>
        <translation>方法(&amp;H)</translation>
    </message>
    <message>
        <source>Levels, Elo</source>
        <translation>レベル (Elo)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>時間制限</translation>
    </message>
    <message>
        <source>Proving match</source>
        <translation>検証対局</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>条件なし</translation>
    </message>
    <message>
        <source>There is another parameter of this name.</source>
        <translation>同じ名前のパラメーターがほかにあります。</translation>
    </message>
    <message>
        <source>Write {%1} here, or in a command at the start, where its value is to be.</source>
        <translation>値の入る所に {%1} と書いてください。ここか、開始時のコマンドの中です。</translation>
    </message>
    <message>
        <source>SPSA plays the engine against itself: choose one player only.</source>
        <translation>SPSA はエンジンを自分自身と対局させます。対局者を 1 人だけ選んでください。</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it.</source>
        <translation>SPSA には対局数が必要です。歩幅はそれに合わせて決まります。</translation>
    </message>
    <message>
        <source>Levels are numbers with commas between them, as -200, -100, 0.</source>
        <translation>レベルは -200, -100, 0 のようにコンマで区切った数値です。</translation>
    </message>
</context>
<context>
    <name>shinpan::TunePage</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 から %3)</translation>
    </message>
    <message>
        <source>Proved: the values found are stronger than the engine’s own.</source>
        <translation>検証済み: 見つかった値はエンジン自身の値より強い。</translation>
    </message>
    <message>
        <source>Refuted: the values found are not stronger by so much.</source>
        <translation>反証: 見つかった値はそれほど強くない。</translation>
    </message>
    <message>
        <source>The match against the engine’s own values is not decided yet.</source>
        <translation>エンジン自身の値との対局はまだ決着していません。</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最善</translation>
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
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>チューニング</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above the engine’s own values.</source>
        <translation>%2 に対して %1 Elo、エンジン自身の値より %3 上。</translation>
    </message>
    <message>
        <source>Nothing in the range is more than %1 Elo better: %2 % sure.</source>
        <translation>範囲内に %1 Elo より良いものはありません: 確度 %2 %。</translation>
    </message>
    <message>
        <source>The values found are to be proved against the engine’s own.</source>
        <translation>見つかった値をエンジン自身の値と対局させて検証します。</translation>
    </message>
    <message>
        <source>At its end, the values found are proved against the engine’s own.</source>
        <translation>最後に、見つかった値をエンジン自身の値と対局させて検証します。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).</source>
        <translation>
            <numerusform>%n 局、LLR %1、%2 (%3 Elo) から %4 (%5 Elo) の間。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the &amp;Match</source>
        <translation>対局を表示(&amp;M)</translation>
    </message>
    <message>
        <source>Play the &amp;Match</source>
        <translation>対局を行う(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keep as Strengths…</source>
        <translation>強さとして残す(&amp;K)…</translation>
    </message>
    <message>
        <source>New Game and the start page offer them then</source>
        <translation>新しい対局とスタートページで選べるようになります</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>範囲外</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>%1 に対する Elo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n level(s) known to ±%2 Elo.</source>
        <translation>
            <numerusform>%n 水準中 %1 水準が ±%2 Elo まで判明。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Elo above the engine’s own values.</source>
        <translation>エンジン自身の値より %1 Elo 上。</translation>
    </message>
</context>
<context>
    <name>shinpan::UndoActions</name>
    <message>
        <source>Typing</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>印を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>最後の手を待った(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>元に戻す: %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>やり直し: %1(&amp;R)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>The game being played depends on this: undo it when the game is over</source>
        <translation>進行中の対局がこれに依存します。終局後に元に戻してください</translation>
    </message>
    <message>
        <source>The game being played depends on this: redo it when the game is over</source>
        <translation>進行中の対局がこれに依存します。終局後にやり直してください</translation>
    </message>
</context>
<context>
    <name>shinpan::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to these %n document(s)?</source>
        <translation>
            <numerusform>これらの文書 %n 個への変更を保存しますか?</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation>保存する文書</translation>
    </message>
    <message>
        <source>Changes to those not ticked will be lost.</source>
        <translation>チェックのないものへの変更は失われます。</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>すべて破棄(&amp;D)</translation>
    </message>
</context>
<context>
    <name>shinpan::ValueLine</name>
    <message>
        <source>%1 characters are too many to edit here; use “SGF Properties” to see them all.</source>
        <translation>%1 文字は長すぎてここで編集できません。「SGF プロパティ」ですべて見られます。</translation>
    </message>
</context>
<context>
    <name>shinpan::VerificationWindow</name>
    <message>
        <source>&amp;Verify Again</source>
        <translation>もう一度検証(&amp;V)</translation>
    </message>
    <message>
        <source>%1 – Verification</source>
        <translation>%1 – 検証</translation>
    </message>
    <message>
        <source>SHA-256 that was published</source>
        <translation>公開された SHA-256</translation>
    </message>
    <message>
        <source>of its manifest, if you know it</source>
        <translation>目録のもの (知っていれば)</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>検索結果</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>検証中</translation>
    </message>
    <message>
        <source>&amp;Published SHA-256:</source>
        <translation>公開された SHA-256(&amp;P):</translation>
    </message>
    <message>
        <source>Every move is judged again, every score counted again, every number of the report recomputed.</source>
        <translation>すべての手を判定し直し、すべての結果を数え直し、レポートのすべての数値を計算し直します。</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>すべて封印されたときのままです。</translation>
    </message>
    <message>
        <source>Something is not as it was sealed: see the end of the list.</source>
        <translation>封印されたときと違うものがあります。一覧の終わりを見てください。</translation>
    </message>
    <message>
        <source>It cannot be verified: %1</source>
        <translation>検証できません: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ViewFeature</name>
    <message>
        <source>The language will change at the next start.</source>
        <translation>言語は次の起動から変わります。</translation>
    </message>
    <message>
        <source>&amp;About Shinpan…</source>
        <translation>Shinpan について(&amp;A)…</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Stones are heard. Click for silence.</source>
        <translation>石の音が出ます。クリックで消音。</translation>
    </message>
    <message>
        <source>Nothing is heard. Click to hear stones.</source>
        <translation>音は出ません。クリックで石の音。</translation>
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
        <translation>%1 のおかしな点</translation>
    </message>
    <message>
        <source>The file itself is unchanged. Saving writes it repaired.</source>
        <translation>ファイル自体は変わっていません。保存すると修復して書きます。</translation>
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
        <translation>対局</translation>
    </message>
    <message>
        <source>What was odd</source>
        <translation>おかしな点</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>処置</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more that are not listed.</source>
        <translation>
            <numerusform>… ほか %n 個。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::WordChips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>語: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::WorkBar</name>
    <message>
        <source>Progress</source>
        <translation>進行</translation>
    </message>
    <message>
        <source>How much is done</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
</TS>
