// The games of a report stand in the page itself.
{
  const games = JSON.parse(document.getElementById("game-texts").textContent);
  showGamesOnClick(new GameViewer(), id => (Object.hasOwn(games, id) ? new GoGame(games[id]) : null));
}
