#include "core/record/sgf/namewords.h"

namespace shinpan {

using Script = NameWords::Script;

const NameWords SimplifiedChineseWords{
    Script::Chinese,
    u"王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡"
    u"贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷"
    u"钱汤尹黎易常武乔贺赖龚文 王李张刘陈杨赵黄周吴 王李张刘陈 "
    u"伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂建国华志文玉春红海林云梅辉峰波晓东小宇鹏"
    u"飞俊浩然子轩博天一山水青松石安心宁新成永世长光雨欣佳怡嘉思雪瑞凯斌鑫龙旭阳昊泽梓涵晨曦睿"
    u"翔宏正义德才福贵生荣祥庆忠良善信仁礼智和亮清泉河川南北西中大力卫彦 "
    u"伟明志国建华文小海天子晓红玉春林杰军平 围棋名人战决赛半决赛预赛循环赛 "
    u"第一届第二届第三局第五轮番棋杯 九段八段七段六段五段四段三段二段初段 业余五段职业级 "
    u"黑白胜负 黑胜白胜 中盘胜 目半子 "
    u"中国日本韩国台北上海北京天元赛棋圣王座挑战赛联赛甲级团体个人公开友谊对局网络快棋 "
    u"年月日 春兰杯农心杯三星杯应氏杯百灵 弈城野狐新浪清风 "
    u"全国锦标大学中学市队比赛训练练习让子指导"};

const NameWords TraditionalChineseWords{
    Script::Chinese,
    u"王李張劉陳楊趙黃周吳徐孫胡朱高林何郭馬羅梁宋鄭謝韓唐馮于董蕭程曹袁鄧許傅沈曾彭呂蘇盧蔣蔡"
    u"賈丁魏薛葉閻余潘杜戴夏鍾汪田任姜范方石姚譚廖鄒熊金陸郝孔白崔康毛邱秦江史顧侯邵孟龍萬段雷"
    u"錢湯尹黎易常武喬賀賴龔文簡莊洪 王李張劉陳楊趙黃周吳 王李張劉陳林 "
    u"偉芳娜秀英敏靜麗強磊軍洋勇艷傑娟濤明超蘭霞平剛桂建國華志文玉春紅海林雲梅輝峰波曉東小宇鵬"
    u"飛俊浩然子軒博天一山水青松石安心寧新成永世長光雨欣佳怡嘉思雪瑞凱斌鑫龍旭陽昊澤梓涵晨曦睿"
    u"翔宏正義德才福貴生榮祥慶忠良善信仁禮智和亮清泉河川南北西中大力衛彥 "
    u"偉明志國建華文小海天子曉紅玉春林傑軍平 "
    u"家豪雅婷怡君淑芬美玲冠廷宗翰承恩柏宥品妤詩涵惠雯 圍棋名人戰決賽準決賽預賽循環賽 "
    u"第一屆第二屆第三局第五輪番棋盃杯 九段八段七段六段五段四段三段二段初段 業餘五段職業級 "
    u"黑白勝負 黑勝白勝 中盤勝 目半子 "
    u"中國日本韓國台灣臺北台北海峰棋院天元賽棋聖王座挑戰賽聯賽團體個人公開友誼賽對局網路快棋 "
    u"年月日 應氏盃 全國錦標大學中學市隊比賽訓練練習讓子指導"};

const NameWords JapaneseWords{
    Script::Japanese,
    u"佐藤鈴木高橋田中伊藤渡辺山本中村小林加藤吉田山田佐々木山口松本井上木村林斎藤清水山崎森池"
    u"田橋本阿部石川山下中島石井小川前田岡田長谷川藤田後藤近藤村上遠藤青木坂本斉藤福田太田西村"
    u"藤井金子岡本藤原三浦中野原田中川松田竹内小野田村今井河野武田上田森田柴田酒井工藤横山宮崎"
    u"宮本内田高木安藤谷口大野丸山今村 "
    u"太郎一郎次郎三郎健大輔翔太拓也直樹誠和也達也隆哲也浩二秀雄正雄義夫昭博之裕介亮智子恵子由"
    u"美子幸子洋子久美直美真由明愛香奈美咲陽菜蓮春夏秋冬光勝信孝宏英幸文男敏弘一二三 しろ "
    u"くろ さくら はな たろう じろう けん みき ゆき あい りん なな ひろ まさ "
    u"よし かず とも のぶ たか やす こう いち そら うみ やま かわ もり きの "
    u"した まつ うめ つる かめ ねこ いぬ とり の が は を に で と た て "
    u"アキラ サクラ タロウ ハナコ ケン マリ ユキ ミカ ジョン マイク トム リー "
    u"チャン プロ アマ オープン カップ リーグ コンピュータ ネット ユーザー 名人戦 "
    u"決勝 準決勝 棋聖戦 本因坊戦 十段戦 王座戦 天元戦 碁聖戦 竜星戦 第一局 第二局 "
    u"第三局 第五期 回戦 期 番勝負 七番勝負 五番勝負 挑戦手合 予選 本戦 杯 早碁 "
    u"選手権 大会 九段八段七段六段五段四段三段二段初段級 互先 定先 置碁 黒番 白番 黒 "
    u"白 中押し勝ち 目半 時間切れ勝 日本棋院 関西棋院 市ヶ谷 練習対局 友好対局 "
    u"指導碁 研究会 院生 女流最強 決定戦 平成 令和 昭和 年月日 囲碁 大学 東京 "
    u"大阪 名古屋 新聞社"};

const NameWords KoreanWords{
    Script::Korean,
    u"김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민진지엄채원"
    u"천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용 김이박최정 "
    u"김이박최정강조윤장임 "
    u"민준서연지우도윤하준예은수아시우주원건우현우지훈준서유진은지영수영희철수민수지은상현동현"
    u"성민재현승현정훈태현진우경민병철기훈종수명수영호창호정숙미경은경순자영자미영성호동욱재훈"
    u"상민용수광수진호민지혜진수진영진경희윤정보라가은다은나연 바둑 명인전 국수전 왕위전 "
    u"기성전 패왕전 천원전 십단전 결승 준결승 예선 본선 리그 도전기 번기 제일회 "
    u"제이국 제삼국 제오기 대국 친선대국 연습 연승 구단 팔단 칠단 육단 오단 사단 "
    u"삼단 이단 초단 급 프로 아마 흑 백 흑번 백번 승 패 흑승 백승 불계승 집반 "
    u"반집 시간승 한국기원 한게임 타이젬 오로 인터넷 배전 대회 농심배 삼성배 "
    u"선수권 전국 대학 서울 부산 대구 인천 광주 년월일"};

const NameWords RussianWords{
    Script::Letters,
    u"Иванов Петров Сидоров Смирнов Кузнецов Попов Васильев Соколов Михайлов Новиков "
    u"Федоров Морозов Волков Алексеев Лебедев Семенов Егоров Павлов Козлов Степанов "
    u"Николаев Орлов Андреев Макаров Никитин Захаров Зайцев Соловьев Борисов Яковлев "
    u"Григорьев Романов Воробьев Сергеев Кузьмин Фролов Александров Дмитриев Королев "
    u"Гусев Киселев Ильин Максимов Поляков Сорокин Виноградов Ковалев Белов Медведев "
    u"Антонов Тарасов Жуков Баранов Филиппов Комаров Давыдов Беляев Герасимов Богданов "
    u"Осипов Сидорова Иванова Петрова Шевченко Бондаренко Ткаченко Коваленко Щербаков "
    u"Цветков Чернов Шаповалов Хохлов Журавлев Крылов Быков Александр Дмитрий Максим "
    u"Сергей Андрей Алексей Артем Илья Кирилл Михаил Никита Матвей Роман Егор Арсений "
    u"Иван Денис Евгений Тимофей Владислав Игорь Владимир Павел Руслан Марк Константин "
    u"Тимур Олег Ярослав Антон Николай Глеб Данил Виктор Юрий Анна Мария Елена Ольга "
    u"Наталья Светлана Татьяна Екатерина Ирина Юлия Ксения Чемпионат Кубок Москва России "
    u"Россия турнир Санкт Петербург Казань тур партия финал первенство города черные "
    u"белые сдались кю дан победа го открытый командный матч игра этап Европы мира лига "
    u"школа клуб"};

const NameWords WesternWords{
    Script::Letters,
    u"Müller Schröder Köhler Krüger Schäfer Böhm Jäger König Weiß Groß Möller Günther "
    u"Jürgen Jörg Björn Käthe Löffler Bäcker Fröhlich Lübeck München Köln Zürich "
    u"Düsseldorf Österreich Europäische Schüler für über Größe Straße Grün Weißbach "
    u"Büttner Hübner Kühn Förster Hölzl Räder Strauß Preuß Glück Übung Königsberg "
    u"Göttingen Würzburg Tübingen Nürnberg François Françoise Hélène René André Gérard "
    u"Jérôme Rémi Cédric Sébastien Frédéric Stéphane Benoît Loïc Joël Noël Gaëlle Zoé "
    u"Théo Mégane Léa Béatrice Thérèse Étienne Éric Élise Évreux Orléans Besançon Nîmes "
    u"équipe déjà préparé Québec première régionale été Genève Rhône Lefèvre Lévêque "
    u"Béranger Mélanie Clémence Grégoire Valérie Aurélien Jérémie Amélie forêt tête José "
    u"María Jesús Martín García López Sánchez Pérez González Rodríguez Fernández Gómez "
    u"Díaz Muñoz Álvarez Jiménez Hernández Ramírez Peña Núñez Ibáñez Córdoba León Málaga "
    u"España Andrés Adrián Iván Óscar Ángel campeón Martínez Gutiérrez Suárez Domínguez "
    u"Vázquez Rubén Raúl Germán Begoña João Conceição Simões Magalhães Araújo Antônio São "
    u"Gonçalves Brandão Português Guimarães Leitão Falcão Inês Cláudia Sérgio Niccolò "
    u"Nicolò Forlì Cantù però città Andrò libertà Åsa Åke Björk Søren Jørgen Håkon Bjørn "
    u"Øystein Kåre Malmö Göteborg Växjö Århus Tromsø Ålesund Jönköping Östersund Mäkelä "
    u"Hämäläinen Jyväskylä Sjöberg Sjögren Åberg Öberg Lindström Bergström Söderström "
    u"Nyström Sørensen Jørgensen Kjær Nørgaard Østergaard Østby Bøe Fjørtoft Åström Märta "
    u"Pärt Väinö Mäki Lehtimäki Ståhl Bråten Næss Lærke Ærø België Daniël Zoë"};

const NameWords CentralWords{
    Script::Letters,
    u"Łukasz Paweł Michał Rafał Jakób Błażej Świątek Wiśniewski Wójcik Kamiński Zieliński "
    u"Szymański Woźniak Dąbrowski Kozłowski Jabłoński Król Wróbel Pawłowski Michałowski "
    u"Zając Stępień Górski Małgorzata Gałązka Łódź Kraków Wrocław Poznań Gdańsk Śląsk "
    u"Białystok Częstochowa półfinał część Żak Bąk Dudziński Kościelny Ćwik Krzyżanowski "
    u"Grześ Mączka Jędrzej Bartłomiej Stanisław Władysław Bolesław Mirosław Jarosław "
    u"Jasiński Wesołowski Sadłowska Kołodziej Pająk Kędzierski Łapiński Ślusarczyk "
    u"Żukowski mistrzostwa główny Jiří Ondřej Tomáš Lukáš Matěj Vojtěch Štěpán Zdeněk "
    u"Čeněk Kateřina Markéta Růžena Novák Dvořák Černý Procházka Kučera Veselý Horák "
    u"Němec Pokorný Pospíšil Hájek Jelínek Král Růžička Beneš Sedláček Doležal Kolář "
    u"Krejčí Navrátil Čermák Vaněk Blažek Kříž Kovář Šimek Konečný Malý Čech Štěpánek "
    u"Mašek Žák Plzeň Ústí Děčín Králové mistrovství Žilina Košice Ľubomír Šťastný Hruška "
    u"Ján Škoda Říha Řezníček Jindřich Přemysl Bedřich Nováková Dvořáková František Luděk "
    u"Radoň Míša Háček šachový László István Gábor Zoltán Balázs György Dezső Győző Ernő "
    u"Jenő Szőke Szűcs Kovács Tóth Szabó Horváth Molnár Németh Balogh Takács Juhász "
    u"Mészáros Oláh Rácz Fehér Bíró Győr Pécs döntő kör Erdős Kőszegi Hűvös Tűzoltó "
    u"Sőregi Göröcs Sándor Péter Dániel Ádám Máté Bálint Gergő Csanád Ágnes Éva Ildikó "
    u"Kádár Lőrincz Fülöp Szőllősi Šimunović Marković Petrović Kovačić Jurić Perić Matić "
    u"Božić Đorđe Đurić Žarko Čović Šarić Novaković Nikolić Jovanović Janković Pavlović "
    u"državno Krešimir Željko Siniša Dražen Škorić Bašić Mišković Žagar Košir Črnjavič "
    u"Ştefan Ionuţ Bogdănescu Constanţa Iaşi Braşov Timişoara Mihăilă Pădurariu Cătălin "
    u"Crăciun Mureşan"};

const NameWords TurkishWords{
    Script::Letters,
    u"Şahin Yılmaz Öztürk Yıldız Yıldırım Aydın Özdemir Doğan Kılıç Çetin Koç Özkan "
    u"Şimşek Çakır Erdoğan Güneş Güler Ünal Avcı Işık Oğuz Uğur Tuğba Gökhan Çağlar Ayşe "
    u"Işıl İsmail İbrahim İstanbul İzmir Eskişehir şampiyonası Türkiye Ağrı Muğla Şükrü "
    u"Ömer Bülent Ümit Çiğdem Özgür Barış Yağmur Müftüoğlu Karagözoğlu Kocabıyık Sarıoğlu "
    u"Gümüş Tanrıkulu Çelik Aslı Açık Başar Beşiktaş Dağ Değirmenci Gül Güngör Kadıoğlu "
    u"Kaçar Kırmızı Küçük Şen Şeker Şener Taş Taşkın Tuğrul Uçar Yalçın Yaşar Yeşil Yiğit "
    u"Yüksel Özer Öz Elçin Fatoş Gönül Işın Seçkin Sıla Süleyman Tülin Ülkü Çınar Ağaoğlu "
    u"turnuvası şehir birliği"};

} // namespace shinpan
