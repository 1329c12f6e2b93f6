<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>CompetitionTables</name>
    <message numerus="yes">
        <source>%n of %L1 games repeat(s) another one: all numbers are as uncertain as those of %L2 games.</source>
        <translation>
            <numerusform>%n of %L1 games repeats another one: all numbers are as uncertain as those of %L2 games.</numerusform>
            <numerusform>%n of %L1 games repeat another one: all numbers are as uncertain as those of %L2 games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n task</numerusform>
            <numerusform>%n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n machine(s)</source>
        <translation>
            <numerusform>%1 on %n machine</numerusform>
            <numerusform>%1 on %n machines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTitle</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n passes end the game</source>
        <translation>
            <numerusform>%n pass ends the game</numerusform>
            <numerusform>%n passes end the game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
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
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n period</numerusform>
            <numerusform>%n periods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 for every %n stones</source>
        <translation>
            <numerusform>%1 for every stone</numerusform>
            <numerusform>%1 for every %n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisActions</name>
    <message numerus="yes">
        <source>%n Second(s)</source>
        <translation>
            <numerusform>%n Second</numerusform>
            <numerusform>%n Seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::BestCoursePlot</name>
    <message numerus="yes">
        <source>After %n game(s): %1</source>
        <translation>
            <numerusform>After %n game: %1</numerusform>
            <numerusform>After %n games: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionActions</name>
    <message numerus="yes">
        <source>%n game(s) were removed.</source>
        <translation>
            <numerusform>One game was removed.</numerusform>
            <numerusform>%n games were removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionDock</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionFields</name>
    <message numerus="yes">
        <source>After %n round(s) all have met; then some meet again.</source>
        <translation>
            <numerusform>After %n round all have met, and some meet again.</numerusform>
            <numerusform>After %n rounds all have met, and some meet again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindow</name>
    <message numerus="yes">
        <source>%n void game(s)</source>
        <translation>
            <numerusform>%n void game</numerusform>
            <numerusform>%n void games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleController</name>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n refused</numerusform>
            <numerusform>%n refused</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentController</name>
    <message numerus="yes">
        <source>%n game(s) were written to %1.</source>
        <translation>
            <numerusform>One game was written to %1.</numerusform>
            <numerusform>%n games were written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentSet</name>
    <message numerus="yes">
        <source>Shinpan ended unexpectedly with %n unsaved document(s): %1.</source>
        <translation>
            <numerusform>Shinpan ended unexpectedly with an unsaved document: %1.</numerusform>
            <numerusform>Shinpan ended unexpectedly with %n unsaved documents: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::EditFeature</name>
    <message numerus="yes">
        <source>Delete this node and the %n after it?</source>
        <translation>
            <numerusform>Delete this node and the one after it?</numerusform>
            <numerusform>Delete this node and the %n after it?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::EngineEditor</name>
    <message numerus="yes">
        <source>%n engine(s) were added.</source>
        <translation>
            <numerusform>One engine was added.</numerusform>
            <numerusform>%n engines were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ExplorerPanel</name>
    <message numerus="yes">
        <source>Indexing: %1 of %n file(s)</source>
        <translation>
            <numerusform>Indexing: %1 of %n file</numerusform>
            <numerusform>Indexing: %1 of %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ended here</source>
        <translation>
            <numerusform>%n ended here</numerusform>
            <numerusform>%n ended here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n file could not be read</numerusform>
            <numerusform>%n files could not be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReview</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReviewWindow</name>
    <message numerus="yes">
        <source>%n file(s) to review. You can keep working meanwhile.</source>
        <translation>
            <numerusform>%n file to review. You can keep working meanwhile.</numerusform>
            <numerusform>%n files to review. You can keep working meanwhile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the target folder will be replaced.</source>
        <translation>
            <numerusform>%n file in the target folder will be replaced.</numerusform>
            <numerusform>%n files in the target folder will be replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in the target folder already and stay as they are.</source>
        <translation>
            <numerusform>%n file is in the target folder already and stays as it is.</numerusform>
            <numerusform>%n files are in the target folder already and stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left as they were.</source>
        <translation>
            <numerusform>%n file left as it was.</numerusform>
            <numerusform>%n files left as they were.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be reviewed.</source>
        <translation>
            <numerusform>%n file could not be reviewed.</numerusform>
            <numerusform>%n files could not be reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review, one engine after the other. Each has a folder of its own in the target folder.</source>
        <translation>
            <numerusform>%n file to review, one engine after the other. Each has a folder of its own in the target folder.</numerusform>
            <numerusform>%n files to review, one engine after the other. Each has a folder of its own in the target folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) a minute</source>
        <translation>
            <numerusform>%n position a minute</numerusform>
            <numerusform>%n positions a minute</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::FindBar</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTermsLine</name>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n handicap stone</numerusform>
            <numerusform>%n handicap stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTile</name>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visit</numerusform>
            <numerusform>%Ln visits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameWall</name>
    <message numerus="yes">
        <source>The games are played on other machines: %1.
%n game(s) ended.</source>
        <translation>
            <numerusform>The games are played on other machines: %1.
%n game ended.</numerusform>
            <numerusform>The games are played on other machines: %1.
%n games ended.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GuessQuiz</name>
    <message numerus="yes">
        <source>%1 is %n line(s) away from %2</source>
        <translation>
            <numerusform>%1 is %n line away from %2</numerusform>
            <numerusform>%1 is %n lines away from %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapBar</name>
    <message numerus="yes">
        <source>All %n handicap stones are placed. Click one to take it away again.</source>
        <translation>
            <numerusform>The handicap stone is placed. Click it to take it away again.</numerusform>
            <numerusform>All %n handicap stones are placed. Click one to take it away again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n handicap stones: %1 on the board.</source>
        <translation>
            <numerusform>Place %n handicap stone: %1 on the board.</numerusform>
            <numerusform>Place %n handicap stones: %1 on the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapField</name>
    <message numerus="yes">
        <source>At most %n stones on this board.</source>
        <translation>
            <numerusform>At most %n stone on this board.</numerusform>
            <numerusform>At most %n stones on this board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::HomePage</name>
    <message numerus="yes">
        <source>%n question(s) of your own games are due</source>
        <translation>
            <numerusform>%n question of your own games is due</numerusform>
            <numerusform>%n questions of your own games are due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::LadderFeature</name>
    <message numerus="yes">
        <source>%n handicap stone(s)</source>
        <translation>
            <numerusform>one handicap stone</numerusform>
            <numerusform>%n handicap stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::LibraryWindow</name>
    <message numerus="yes">
        <source>Move %1 to the trash, with its %n games, logs and reports?</source>
        <translation>
            <numerusform>Move %1 to the trash, with its %n game, logs and reports?</numerusform>
            <numerusform>Move %1 to the trash, with its %n games, logs and reports?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::LlrPlot</name>
    <message numerus="yes">
        <source>%n pair(s) of games</source>
        <translation>
            <numerusform>%n pair of games</numerusform>
            <numerusform>%n pairs of games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::NodeDescription</name>
    <message numerus="yes">
        <source>%n node(s) hidden</source>
        <translation>
            <numerusform>%n node hidden</numerusform>
            <numerusform>%n nodes hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::OpinionRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Agrees about the %n dead stones</source>
        <translation>
            <numerusform>Agrees about the dead stone</numerusform>
            <numerusform>Agrees about the %n dead stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::OwnCommandsDialog</name>
    <message numerus="yes">
        <source>%n line(s) are not commands.</source>
        <translation>
            <numerusform>%n line is not a command.</numerusform>
            <numerusform>%n lines are not commands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n command</numerusform>
            <numerusform>%n commands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::PlayerPlate</name>
    <message numerus="yes">
        <source>%n captured</source>
        <translation>
            <numerusform>%n captured</numerusform>
            <numerusform>%n captured</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::PrintDialog</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>One page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ProgressDialog</name>
    <message numerus="yes">
        <source>With 95 % between %1 and %2, by your last %n game(s).</source>
        <translation>
            <numerusform>With 95 % between %1 and %2, by your last game.</numerusform>
            <numerusform>With 95 % between %1 and %2, by your last %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::QuestionsWindow</name>
    <message numerus="yes">
        <source>%1 due of %n</source>
        <translation>
            <numerusform>%1 due of %n</numerusform>
            <numerusform>%1 due of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask the %n D&amp;ue</source>
        <translation>
            <numerusform>Ask the %n D&amp;ue</numerusform>
            <numerusform>Ask the %n D&amp;ue</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::RankText</name>
    <message numerus="yes">
        <source>%1 on %2×%2: by %n game(s), with 95 % between %3 and %4.</source>
        <translation>
            <numerusform>%1 on %2×%2: by one game, with 95 % between %3 and %4.</numerusform>
            <numerusform>%1 on %2×%2: by %n games, with 95 % between %3 and %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReadingActions</name>
    <message numerus="yes">
        <source>Read with %n repair(s).</source>
        <translation>
            <numerusform>Read with one repair.</numerusform>
            <numerusform>Read with %n repairs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewController</name>
    <message numerus="yes">
        <source>The review is complete: %n position(s).</source>
        <translation>
            <numerusform>The review is complete: %n position.</numerusform>
            <numerusform>The review is complete: %n positions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewDialog</name>
    <message numerus="yes">
        <source>%n move(s) to judge. You can keep working meanwhile.</source>
        <translation>
            <numerusform>%n move to judge. You can keep working meanwhile.</numerusform>
            <numerusform>%n moves to judge. You can keep working meanwhile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewProgress</name>
    <message numerus="yes">
        <source>%1 of %n position(s)</source>
        <translation>
            <numerusform>%1 of %n position</numerusform>
            <numerusform>%1 of %n positions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringPanel</name>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n handicap stone</numerusform>
            <numerusform>%n handicap stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are nobody’s, because borders are open.</source>
        <translation>
            <numerusform>%n point is nobody’s, because a border is open.</numerusform>
            <numerusform>%n points are nobody’s, because borders are open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n stones it is not settled whether they live.</source>
        <translation>
            <numerusform>Of %n stone it is not settled whether it lives.</numerusform>
            <numerusform>Of %n stones it is not settled whether they live.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::SealDialog</name>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1. Publish the SHA-256 of its manifest elsewhere, and nobody can change it unseen:
%2</source>
        <translation>
            <numerusform>%n game is in %1. Publish the SHA-256 of its manifest elsewhere, and nobody can change it unseen:
%2</numerusform>
            <numerusform>%n games are in %1. Publish the SHA-256 of its manifest elsewhere, and nobody can change it unseen:
%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::StartCard</name>
    <message numerus="yes">
        <source>You get %n stone(s), as Black.</source>
        <translation>
            <numerusform>You get one stone, as Black.</numerusform>
            <numerusform>You get %n stones, as Black.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteWindow</name>
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
            <numerusform>%1, %n line of the suite is odd</numerusform>
            <numerusform>%1, %n lines of the suite are odd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingField</name>
    <message numerus="yes">
        <source>Mistakes of %n point(s) or more</source>
        <translation>
            <numerusform>Mistakes of %n point or more</numerusform>
            <numerusform>Mistakes of %n points or more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::TranscriptView</name>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… and %n more line</numerusform>
            <numerusform>… and %n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::TunePage</name>
    <message numerus="yes">
        <source>%n game(s), LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).</source>
        <translation>
            <numerusform>%n game, LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).</numerusform>
            <numerusform>%n games, LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n level(s) known to ±%2 Elo.</source>
        <translation>
            <numerusform>%1 of %n level known to ±%2 Elo.</numerusform>
            <numerusform>%1 of %n levels known to ±%2 Elo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::UnsavedDialog</name>
    <message numerus="yes">
        <source>Save the changes to these %n document(s)?</source>
        <translation>
            <numerusform>Save the changes to this document?</numerusform>
            <numerusform>Save the changes to these %n documents?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::WarningsDialog</name>
    <message numerus="yes">
        <source>… and %n more that are not listed.</source>
        <translation>
            <numerusform>… and %n more that is not listed.</numerusform>
            <numerusform>… and %n more that are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::WordChips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
