<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>DocumentController</name>
    <message numerus="yes">
        <source>The file holds %n games; this is the first one.</source>
        <translation>
            <numerusform>The file holds %n game; this is it.</numerusform>
            <numerusform>The file holds %n games; this is the first one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read with %n repair(s), the first in line %1.</source>
        <translation>
            <numerusform>Read with one repair, in line %1.</numerusform>
            <numerusform>Read with %n repairs, the first in line %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones on this board.</source>
        <translation>
            <numerusform>At most %n stone on this board.</numerusform>
            <numerusform>At most %n stones on this board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPlate</name>
    <message numerus="yes">
        <source>%n captured</source>
        <translation>
            <numerusform>%n captured</numerusform>
            <numerusform>%n captured</numerusform>
        </translation>
    </message>
</context>
</TS>
