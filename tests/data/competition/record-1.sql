PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE series (           -- results that may be counted together
    number   INTEGER PRIMARY KEY,   -- from 1; the last one is the current one
    began    TEXT NOT NULL,         -- time
    version  TEXT NOT NULL,         -- of the Shinpan that began it
    settings TEXT NOT NULL          -- everything that decides results, JSON
);
INSERT INTO series VALUES(1,'2026-11-23T13:01:20.878Z','0.1.0',replace('{\n    "matchups": [\n        "0"\n    ],\n    "mayGainPlayers": true,\n    "players": [\n        "anna",\n        "bert"\n    ],\n    "values": {\n        "engines are kept": "no",\n        "matchup 0: Black''s time": "none",\n        "matchup 0: White''s time": "none",\n        "matchup 0: alternating": "yes",\n        "matchup 0: board": "5x5",\n        "matchup 0: breakdown": "void",\n        "matchup 0: handicap": "0 fixed",\n        "matchup 0: komi": "0.5",\n        "matchup 0: move limit": "1000",\n        "matchup 0: players": "anna and bert",\n        "matchup 0: refused move": "refuser forfeits",\n        "matchup 0: restarts": "0",\n        "matchup 0: rules": "Chinese",\n        "matchup 0: scoring": "score,dead,referee,playout",\n        "matchup 0: time margin": "0.1s",\n        "matchup 0: watchdog": "10m",\n        "openings: duplicates": "dropped",\n        "openings: most moves": "0",\n        "openings: order": "sequential",\n        "openings: sharing": "shared",\n        "openings: sources": "\"\"",\n        "player anna: aliases": "\"\"",\n        "player anna: command": "\"/home/anna/bin/fakeengine --resign-at 2\"",\n        "player anna: environment": "\"\"",\n        "player anna: may claim": "no",\n        "player anna: reliable scorer": "yes",\n        "player anna: startup commands": "\"\"",\n        "player anna: time for a move": "0s",\n        "player anna: working directory": "\"/tmp/w/v1\"",\n        "player bert: aliases": "\"\"",\n        "player bert: command": "\"/home/anna/bin/fakeengine\"",\n        "player bert: environment": "\"\"",\n        "player bert: may claim": "no",\n        "player bert: reliable scorer": "yes",\n        "player bert: startup commands": "\"\"",\n        "player bert: time for a move": "0s",\n        "player bert: working directory": "\"/tmp/w/v1\"",\n        "seed": "1",\n        "type": "playoff"\n    }\n}\n','\n',char(10)));
CREATE TABLE player (
    series  INTEGER NOT NULL,
    seed    INTEGER NOT NULL,       -- place in the competition's file, from 0
    id      TEXT NOT NULL,          -- in the file
    PRIMARY KEY (series, seed)
) WITHOUT ROWID;
INSERT INTO player VALUES(1,0,'anna');
INSERT INTO player VALUES(1,1,'bert');
CREATE TABLE game (
    serial       INTEGER PRIMARY KEY, -- in the order in which games were begun
    series       INTEGER NOT NULL,
    id           TEXT NOT NULL,     -- "<matchup>_<number>"
    attempt      INTEGER NOT NULL,  -- under this id, from 1
    state        TEXT NOT NULL,     -- running, finished, void, broken-off
    matchup      INTEGER NOT NULL,  -- from 0
    number       INTEGER NOT NULL,  -- within the matchup, from 0
    black        TEXT NOT NULL,     -- player's id
    white        TEXT NOT NULL,     -- player's id
    result       TEXT NOT NULL,     -- as SGF's RE: "B+3.5", "W+R", "0", "?", "Void"
    ending       TEXT NOT NULL,     -- passes, resignation, claim, time, forfeit, move-limit, void
    winner       TEXT,              -- black, white; NULL: nobody
    margin       REAL,              -- points of Black minus points of White, komi included
    culprit      TEXT,              -- black, white: whose doing a forfeit or void game was
    reason       TEXT NOT NULL,     -- evidence in words
    moves        INTEGER NOT NULL,  -- passes count; 0 while the game is running
    black_ns     INTEGER NOT NULL,  -- Black's time, nanoseconds
    white_ns     INTEGER NOT NULL,
    black_cpu    REAL,              -- Black's processor time as the engine says, seconds
    white_cpu    REAL,
    columns      INTEGER NOT NULL,  -- of the board
    rows         INTEGER NOT NULL,
    komi         REAL NOT NULL,
    handicap     INTEGER NOT NULL,  -- stones
    black_stones TEXT NOT NULL,     -- before the first move, vertices: "D4 Q16"
    white_stones TEXT NOT NULL,
    opening      TEXT NOT NULL,     -- its name
    started      TEXT NOT NULL,     -- time
    ended        TEXT,              -- time
    slot         INTEGER NOT NULL,  -- that it was played in, from 0
    duplicate_of TEXT,              -- id of an earlier game with the same moves
    evidence     TEXT NOT NULL      -- raw verdicts on the score, JSON
);
INSERT INTO game VALUES(1,1,'0_0',1,'finished',0,0,'anna','bert','W+0.5','passes','white',-0.5,NULL,'',2,12919,13921,NULL,NULL,5,5,0.5,0,'','','','2026-11-23T13:01:20.879Z','2026-11-23T13:01:20.887Z',0,NULL,'[{"black":{"dead":[],"score":""},"decides":false,"outcome":"no answer","step":"score","white":{"dead":[],"score":""}},{"black":{"dead":[],"score":""},"count":{"dead":[],"score":"W+0.5","seki":[]},"decides":true,"outcome":"agreed","step":"dead","white":{"dead":[],"score":""}}]');
INSERT INTO game VALUES(2,1,'0_1',1,'finished',0,1,'bert','anna','W+0.5','passes','white',-0.5,NULL,'',2,14322,16154,NULL,NULL,5,5,0.5,0,'','','','2026-11-23T13:01:20.888Z','2026-11-23T13:01:20.899Z',0,NULL,'[{"black":{"dead":[],"score":""},"decides":false,"outcome":"no answer","step":"score","white":{"dead":[],"score":""}},{"black":{"dead":[],"score":""},"count":{"dead":[],"score":"W+0.5","seki":[]},"decides":true,"outcome":"agreed","step":"dead","white":{"dead":[],"score":""}}]');
INSERT INTO game VALUES(3,1,'0_2',1,'finished',0,2,'anna','bert','W+0.5','passes','white',-0.5,NULL,'',2,12930,13731,NULL,NULL,5,5,0.5,0,'','','','2026-11-23T13:01:20.901Z','2026-11-23T13:01:20.907Z',0,'0_0','[{"black":{"dead":[],"score":""},"decides":false,"outcome":"no answer","step":"score","white":{"dead":[],"score":""}},{"black":{"dead":[],"score":""},"count":{"dead":[],"score":"W+0.5","seki":[]},"decides":true,"outcome":"agreed","step":"dead","white":{"dead":[],"score":""}}]');
CREATE TABLE move (
    game    INTEGER NOT NULL,       -- its serial
    ply     INTEGER NOT NULL,       -- from 0, handicap stones and opening's set-up not counted
    color   TEXT NOT NULL,          -- B, W
    vertex  TEXT NOT NULL,          -- "D4", "pass"
    used_ns INTEGER NOT NULL,       -- time for this move, nanoseconds
    clock   TEXT NOT NULL,          -- the mover's, after it
    comment TEXT NOT NULL,          -- the engine's remarks
    PRIMARY KEY (game, ply)
) WITHOUT ROWID;
INSERT INTO move VALUES(1,0,'B','pass',12919,'','');
INSERT INTO move VALUES(1,1,'W','pass',13921,'','');
INSERT INTO move VALUES(2,0,'B','pass',14322,'','');
INSERT INTO move VALUES(2,1,'W','pass',16154,'','');
INSERT INTO move VALUES(3,0,'B','pass',12930,'','');
INSERT INTO move VALUES(3,1,'W','pass',13731,'','');
CREATE TABLE event (
    number INTEGER PRIMARY KEY,
    series INTEGER NOT NULL,
    time   TEXT NOT NULL,
    kind   TEXT NOT NULL,           -- run-started, game-void, quarantined, ...
    game   TEXT NOT NULL,           -- id; empty: none
    player TEXT NOT NULL,           -- id; empty: none
    text   TEXT NOT NULL            -- for people
);
INSERT INTO event VALUES(1,1,'2026-11-23T13:01:20.879Z','run-started','','','a game at a time');
INSERT INTO event VALUES(2,1,'2026-11-23T13:01:20.882Z','game-started','0_0','','anna (Black) v bert (White)');
INSERT INTO event VALUES(3,1,'2026-11-23T13:01:20.887Z','game-ended','0_0','','anna (Black) v bert (White): W+0.5, 2 moves');
INSERT INTO event VALUES(4,1,'2026-11-23T13:01:20.890Z','game-started','0_1','','bert (Black) v anna (White)');
INSERT INTO event VALUES(5,1,'2026-11-23T13:01:20.899Z','game-ended','0_1','','bert (Black) v anna (White): W+0.5, 2 moves');
INSERT INTO event VALUES(6,1,'2026-11-23T13:01:20.902Z','game-started','0_2','','anna (Black) v bert (White)');
INSERT INTO event VALUES(7,1,'2026-11-23T13:01:20.907Z','game-ended','0_2','','anna (Black) v bert (White): W+0.5, 2 moves');
INSERT INTO event VALUES(8,1,'2026-11-23T13:01:20.907Z','duplicate-game','0_2','','repeats game 0_0');
INSERT INTO event VALUES(9,1,'2026-11-23T13:01:20.908Z','run-ended','','','all was played');
CREATE TABLE engine (               -- each that played as a player; a new row when it changes
    number  INTEGER PRIMARY KEY,
    series  INTEGER NOT NULL,
    player  TEXT NOT NULL,          -- id
    seen    TEXT NOT NULL,          -- time, first
    name    TEXT NOT NULL,          -- as it says
    version TEXT NOT NULL,          -- as it says
    command TEXT NOT NULL
);
INSERT INTO engine VALUES(1,1,'anna','2026-11-23T13:01:20.909Z','fakeengine','1.0','/home/anna/bin/fakeengine --resign-at 2');
INSERT INTO engine VALUES(2,1,'bert','2026-11-23T13:01:20.909Z','fakeengine','1.0','/home/anna/bin/fakeengine');
CREATE TABLE engine_file (          -- an engine's program and the files that its command names
    engine   INTEGER NOT NULL,      -- its number
    ordinal  INTEGER NOT NULL,      -- 0: the program
    path     TEXT NOT NULL,
    bytes    INTEGER NOT NULL,
    modified TEXT NOT NULL,         -- time
    sha256   TEXT NOT NULL,         -- hexadecimal; empty: not known
    PRIMARY KEY (engine, ordinal)
) WITHOUT ROWID;
INSERT INTO engine_file VALUES(1,0,'/home/anna/bin/fakeengine',187304,'2026-11-23T12:25:14.518Z','20045b11ba81100a6bf2e8b0d38434957f5cd735bc3859efc920949cc9e7483a');
INSERT INTO engine_file VALUES(2,0,'/home/anna/bin/fakeengine',187304,'2026-11-23T12:25:14.518Z','20045b11ba81100a6bf2e8b0d38434957f5cd735bc3859efc920949cc9e7483a');
CREATE TABLE file_hash (            -- so that large networks are read once
    path     TEXT PRIMARY KEY,
    bytes    INTEGER NOT NULL,
    modified TEXT NOT NULL,         -- time
    sha256   TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO file_hash VALUES('/home/anna/bin/fakeengine',187304,'2026-11-23T12:25:14.518Z','20045b11ba81100a6bf2e8b0d38434957f5cd735bc3859efc920949cc9e7483a');
CREATE INDEX game_id ON game (series, id);
CREATE VIEW result AS               -- finished games of the current series
    SELECT id, black, white, result, ending, moves, black_ns / 1e9 AS black_seconds,
           white_ns / 1e9 AS white_seconds, opening, started, ended, duplicate_of
    FROM game
    WHERE state = 'finished' AND series = (SELECT max(number) FROM series)
;
COMMIT;
PRAGMA application_id = 0x53686e70;
PRAGMA user_version = 1;
