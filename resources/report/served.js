// A report that a server shows: it has the games, too.
showGamesOnClick(new GameViewer(), fetchGame);
