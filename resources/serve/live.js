"use strict";
// The page of a competition: listens to its events ("boards", "state", "parts") and shows what they say.
// Parts are markup that the report's writer has made; everything else is set as text.

const byId = id => document.getElementById(id);
const running = new Map(); // by id: {game, card, canvas, number, sides}
const viewer = new GameViewer();
let state = {}, stateTime = 0;

function clock(word) {
  if (!word) return "";
  const [seconds, count] = word.split("/"), whole = Math.floor(seconds);
  const parts = whole < 3600 ? [Math.floor(whole / 60)] : [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const text = [...parts, whole % 60].map((part, i) => (i ? String(part).padStart(2, "0") : part)).join(":");
  return count ? `${text} (${count})` : text;
}

function withTenths(number) {
  return number.toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });
}

function makeCard(id, game) {
  const side = color => {
    const view = element("span", { class: "soft" }), time = element("span", { class: "soft" });
    const line = element("div", { class: "soft expected" });
    return { view, time, line, row: element("div", { class: "side" }, element("i", { class: `stone ${color}` }), element("bdi", {}, game[color]), view, time) };
  };
  const sides = [side("black"), side("white")];
  const canvas = element("canvas", { role: "img" }), number = element("span", { class: "soft" });
  const card = element("button", { type: "button", "data-game": id }, ...sides.map(made => made.row), canvas, number, ...sides.map(made => made.line));
  return { game, card, canvas, number, sides };
}

// What a player told with its latest move: its chances and lead beside its name, the rest below the board.
function showThought({ view, line }, stone, thought) {
  const [percent, lead, visits, moves] = thought || [null, null, null, ""];
  const signed = lead === null ? "" : (lead < 0 ? "−" : "+") + withTenths(Math.abs(lead));
  view.textContent = [percent === null ? "" : `${percent.toFixed(0)} %`, signed].filter(Boolean).join(" ");
  line.textContent = [visits === null ? "" : say("visits", visits), moves].filter(Boolean).join(" · ");
  line.hidden = !line.textContent;
  if (!line.hidden) line.prepend(element("i", { class: `stone ${stone}` }));
}

function drawCard({ game, card, canvas }) {
  const style = getComputedStyle(card);
  const width = card.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  if (width > 0) drawBoard(canvas, game, game.length, width);
}

function showBoards(boards) {
  const ids = new Set(boards.map(board => board.id));
  for (const [id, { card }] of running) {
    if (!ids.has(id)) {
      card.remove();
      running.delete(id);
    }
  }
  boards.forEach((board, place) => {
    if (board.size) {
      running.get(board.id)?.card.remove();
      running.set(board.id, makeCard(board.id, new GoGame(board)));
    }
    const shown = running.get(board.id), before = shown.game.length;
    if (byId("boards").children[place] !== shown.card) {
      byId("boards").insertBefore(shown.card, byId("boards").children[place] || null);
    }
    shown.sides.forEach((side, i) => {
      side.time.textContent = clock(board.clocks[i]);
      side.row.classList.toggle("turn", board.toPlay === i);
      showThought(side, i ? "white" : "black", board.thoughts[i]);
    });
    if (board.more) shown.game.add(board.more);
    if (board.size || board.more) {
      shown.number.textContent = say("atMove", shown.game.length);
      byId("playing").hidden = false; // a board has a width only where it is seen
      drawCard(shown);
      viewer.grow(shown.game, before);
    }
  });
  byId("playing").hidden = boards.length === 0;
}

function duration(seconds) {
  return clock(String(Math.max(0, seconds)));
}

function showProgress() {
  const words = [state.inAll ? say("gamesOf", state.ended, state.inAll) : say("games", state.ended)];
  if (state.round) words.unshift(state.round);
  if (state.test) words.push(state.test);
  if (state.running) words.push(say("running", state.running));
  if (state.tasks) words.push(state.tasks);
  if (state.voids) words.push(say("voids", state.voids));
  if (state.perMinute) words.push(say("perMinute", withTenths(state.perMinute)));
  if (state.elapsed) words.push(say("elapsed", duration(state.elapsed + Math.round((Date.now() - stateTime) / 1000))));
  if (state.perMinute && state.inAll && state.running) words.push(say("left", duration((state.inAll - state.ended) / state.perMinute * 60)));
  byId("progress").textContent = words.join(" · ");
}

function tell(trouble) {
  byId("trouble").textContent = trouble || "";
  byId("trouble").hidden = !trouble;
}

function resultLine(result) {
  const side = (name, wins) => element("bdi", {}, wins ? element("strong", {}, name) : name);
  return element("li", {}, element("a", { href: "#", "data-game": result.id }, result.id),
    element("span", {}, side(result.black, result.winner === 0), " – ", side(result.white, result.winner === 1)), element("span", {}, result.result),
    element("span", { class: "soft" }, say("moves", result.moves)));
}

function machineLine(machine) {
  const at = machine.isOut ? say("out") : machine.tasks === 1 ? say("task") : say("tasks", machine.tasks);
  return element("li", {}, element("bdi", {}, machine.name), `: ${say("worked", at, machine.games)}`);
}

function showState(told) {
  state = told;
  stateTime = Date.now();
  document.title = state.name;
  byId("name").textContent = state.name;
  byId("type").textContent = state.type;
  byId("state").textContent = state.state;
  byId("bar").hidden = !state.inAll;
  byId("bar").max = state.inAll || 1;
  byId("bar").value = state.ended;
  tell(state.problem);
  showProgress();
  byId("results").replaceChildren(...state.results.map(resultLine));
  byId("latest").hidden = state.results.length === 0;
  const machines = state.machines || [];
  byId("workers").replaceChildren(...machines.map(machineLine));
  byId("working").hidden = machines.length === 0;
  byId("warnings").replaceChildren(...state.warnings.map(text => element("li", {}, text)));
  byId("warned").hidden = state.warnings.length === 0;
}

// What a person has unfolded or scrolled stays so.
function replaceKeeping(section, markup) {
  const open = [...section.querySelectorAll("details")].map(details => details.open);
  const scrolled = [...section.querySelectorAll(".scroll")].map(box => box.scrollLeft);
  section.innerHTML = markup;
  section.querySelectorAll("details").forEach((details, i) => { if (i < open.length) details.open = open[i]; });
  section.querySelectorAll(".scroll").forEach((box, i) => { box.scrollLeft = scrolled[i] || 0; });
}

const shownParts = new Map();
function showParts(parts) {
  parts.forEach((part, place) => {
    const section = byId(part.id) || element("section", { id: part.id });
    if (byId("parts").children[place] !== section) {
      byId("parts").insertBefore(section, byId("parts").children[place] || null);
    }
    if (shownParts.get(part.id) !== part.markup) {
      shownParts.set(part.id, part.markup);
      replaceKeeping(section, part.markup);
    }
  });
  while (byId("parts").children.length > parts.length) byId("parts").lastChild.remove();
}

showGamesOnClick(viewer, id => running.get(id)?.game || fetchGame(id));
const events = new EventSource("events");
const listen = (name, show) => events.addEventListener(name, event => show(JSON.parse(event.data)));
listen("boards", showBoards);
listen("state", showState);
listen("parts", showParts);
events.addEventListener("open", () => tell(state.problem));
events.addEventListener("error", () => {
  tell(say("lost"));
});
setInterval(showProgress, 1000);
new ResizeObserver(() => running.forEach(drawCard)).observe(byId("boards"));
