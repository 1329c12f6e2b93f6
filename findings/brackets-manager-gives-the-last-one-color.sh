#!/bin/sh
# brackets-manager 1.11.1 with brackets-memory-db 1.0.6 (npm), a round-robin stage of even number: whoever is named last is the
# second of the two in all of his games, as all others are in half of theirs.
# Expected: each is the first, at home, as often as away, but for one game, as in any table of pairings and as in a stage of odd number
# here. The package knows sides: in a double round robin all are documented to meet twice, once at home and once away.
# Seen of eight players: home 4 4 4 4 4 4 4 0, and of sixteen 8 fifteen times and 0. So where the first has Black, the last plays all
# his games with White. The tables of tournament-pairings 2.0.1 differ by one game, 4 4 4 4 3 3 3 3, which shows that it can be done.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install brackets-manager@1.11.1 brackets-memory-db@1.0.6 tournament-pairings@2.0.1 --prefix . \
    --ignore-scripts --no-audit --no-fund --silent >/dev/null 2>&1
cat >pair.mjs <<'END_OF_PAIR'
import manager from 'brackets-manager';
import memory from 'brackets-memory-db';
import { RoundRobin } from 'tournament-pairings';
// In how many of his games each is the first of two.
const told = (name, players, games) => console.log(`${players} ${name}:`,
    Array.from({ length: players }, (_, id) => games.filter(([first]) => first === id).length).join(' '));
for (const players of [7, 8, 16]) {
    const storage = new memory.InMemoryDatabase();
    await new manager.BracketsManager(storage).create.stage({ tournamentId: 0, name: 'Cup', type: 'round_robin',
        seeding: Array.from({ length: players }, (_, id) => `player ${id}`), settings: { groupCount: 1 } });
    const participants = await storage.select('participant');
    const id = (opponent) => Number(participants.find((one) => one.id === opponent.id).name.split(' ')[1]);
    const matches = await storage.select('match');
    if (matches.length !== players * (players - 1) / 2) throw new Error(`${matches.length} games`);
    told('brackets-manager', players, matches.map(({ opponent1, opponent2 }) => [id(opponent1), id(opponent2)]));
    told('tournament-pairings', players, RoundRobin(players, 1, true).filter(({ player1, player2 }) => player1 && player2)
        .map(({ player1, player2 }) => [player1 - 1, player2 - 1]));
}
END_OF_PAIR
node pair.mjs | tee heard
cat >seen <<'END_OF_SEEN'
7 brackets-manager: 3 3 3 3 3 3 3
7 tournament-pairings: 3 3 3 3 3 3 3
8 brackets-manager: 4 4 4 4 4 4 4 0
8 tournament-pairings: 4 4 4 4 3 3 3 3
16 brackets-manager: 8 8 8 8 8 8 8 8 8 8 8 8 8 8 8 0
16 tournament-pairings: 8 8 8 8 8 8 8 8 7 7 7 7 7 7 7 7
END_OF_SEEN
cmp heard seen
