"use strict";
// Go boards on the pages of a competition: what a game's letters say, drawn on a canvas, and a viewer that steps through it.
// A game is {size: [columns, rows], setUp: "pdDP", moves: "…", black, white, result, remarks: {move: text}, chances: [[move, percent]]}.
// A stone is two letters, its column and its row from the upper left corner: small ones are Black's, capitals White's; "zz" is a pass.
// Names and remarks are other people's text: they are set as text, never as markup.
// The sentences of the page are in WORDS, which the program writes below this.

const BLACK = 1, WHITE = 2;
const COLUMN_NAMES = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

// The sentence of that name, its gaps %1, %2, … filled.
function say(name, ...gaps) {
  return WORDS[name].replace(/%([1-9])/g, (gap, number) => gaps[number - 1]);
}

function colorName(color) {
  return say(color === BLACK ? "black" : "white");
}

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

class GoGame {
  constructor(text) {
    Object.assign(this, { black: "", white: "", result: "", remarks: {}, chances: [] }, text);
    [this.columns, this.rows] = text.size;
    this.moves = this.read(text.moves);
    const stones = new Uint8Array(this.columns * this.rows);
    for (const stone of this.read(text.setUp)) {
      stones[stone.at] = stone.color;
    }
    this.positions = [{ stones, captured: [0, 0, 0], last: null }];
  }

  get length() { return this.moves.length; }

  add(letters) { this.moves.push(...this.read(letters)); }

  read(letters) {
    const stones = [];
    for (let i = 0; i + 1 < letters.length; i += 2) {
      const pair = letters.slice(i, i + 2), small = pair.toLowerCase();
      const at = small === "zz" ? -1 : small.charCodeAt(0) - 97 + this.columns * (small.charCodeAt(1) - 97);
      stones.push({ color: pair === small ? BLACK : WHITE, at });
    }
    return stones;
  }

  vertex(at) {
    return at < 0 ? "pass" : COLUMN_NAMES[at % this.columns] + (this.rows - Math.floor(at / this.columns));
  }

  // The board after so many moves; those on the way are kept.
  position(number) {
    while (this.positions.length <= number) {
      this.positions.push(this.after(this.positions.at(-1), this.moves[this.positions.length - 1]));
    }
    return this.positions[number];
  }

  after(position, move) {
    const stones = position.stones.slice(), captured = position.captured.slice();
    if (move.at >= 0) {
      stones[move.at] = move.color;
      for (const at of this.neighbours(move.at)) {
        if (stones[at] && stones[at] !== move.color) {
          this.takeIfDead(stones, captured, at);
        }
      }
      this.takeIfDead(stones, captured, move.at); // suicide, where the rules allow it
    }
    return { stones, captured, last: move };
  }

  neighbours(at) {
    const column = at % this.columns, found = [];
    if (column > 0) found.push(at - 1);
    if (column + 1 < this.columns) found.push(at + 1);
    if (at >= this.columns) found.push(at - this.columns);
    if (at + this.columns < this.columns * this.rows) found.push(at + this.columns);
    return found;
  }

  takeIfDead(stones, captured, from) {
    const color = stones[from], chain = [from], seen = new Set(chain);
    for (let i = 0; i < chain.length; ++i) {
      for (const at of this.neighbours(chain[i])) {
        if (!stones[at]) return;
        if (stones[at] === color && !seen.has(at)) {
          seen.add(at);
          chain.push(at);
        }
      }
    }
    for (const at of chain) stones[at] = 0;
    captured[color] += chain.length;
  }

  // The number of the move whose stone stands there.
  numbersAt(number) {
    const numbers = new Map();
    for (let i = 0; i < number; ++i) {
      numbers.set(this.moves[i].at, i + 1);
    }
    return numbers;
  }

  stars() {
    const edge = side => (side > 12 ? 3 : side > 6 ? 2 : -1);
    const lines = side => {
      const near = edge(side), found = near < 0 ? [] : [near, side - 1 - near];
      return side % 2 && side > 6 ? [...found, (side - 1) / 2] : found;
    };
    const square = this.columns === this.rows && this.columns % 2 && this.columns > 6 && this.columns < 15;
    const all = lines(this.columns).flatMap(column => lines(this.rows).map(row => [column, row]));
    const middle = (this.columns - 1) / 2; // small boards have the four corners and the centre
    return square ? all.filter(([column, row]) => (column === middle) === (row === middle)) : all;
  }

  description(number) {
    const last = this.position(number).last;
    const move = last ? `, ${colorName(last.color)} ${this.vertex(last.at)}` : "";
    return say("players", this.black, this.white, number) + move;
  }
}

// Fills the canvas, which is so wide; its height follows the board.
function drawBoard(canvas, game, number, width, { coordinates = false, numbers = false } = {}) {
  const margin = coordinates ? 0.8 : 0.1;
  const cell = width / (game.columns + 2 * margin), height = cell * (game.rows + 2 * margin);
  const scale = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.setAttribute("aria-label", game.description(number));
  const pen = canvas.getContext("2d");
  pen.scale(scale, scale);
  const x = column => (column + margin + 0.5) * cell, y = row => (row + margin + 0.5) * cell;
  pen.fillStyle = "#dcb56f";
  pen.fillRect(0, 0, width, height);
  drawGrid(pen, game, cell, x, y, coordinates);
  const { stones, last } = game.position(number);
  const numbered = numbers ? game.numbersAt(number) : new Map();
  for (let at = 0; at < stones.length; ++at) {
    if (stones[at]) {
      drawStone(pen, stones[at], x(at % game.columns), y(Math.floor(at / game.columns)), cell, numbered.get(at));
    }
  }
  if (last && last.at >= 0 && stones[last.at] && !numbers) {
    pen.strokeStyle = last.color === BLACK ? "#fff" : "#000";
    pen.lineWidth = Math.max(1.2, cell * 0.09);
    circle(pen, x(last.at % game.columns), y(Math.floor(last.at / game.columns)), cell * 0.24);
    pen.stroke();
  }
}

function circle(pen, x, y, radius) {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

function drawGrid(pen, game, cell, x, y, coordinates) {
  pen.strokeStyle = pen.fillStyle = "#59451f";
  pen.lineWidth = Math.max(0.6, cell * 0.035);
  pen.beginPath();
  for (let column = 0; column < game.columns; ++column) {
    pen.moveTo(x(column), y(0));
    pen.lineTo(x(column), y(game.rows - 1));
  }
  for (let row = 0; row < game.rows; ++row) {
    pen.moveTo(x(0), y(row));
    pen.lineTo(x(game.columns - 1), y(row));
  }
  pen.stroke();
  for (const [column, row] of game.stars()) {
    circle(pen, x(column), y(row), Math.max(1.2, cell * 0.1));
    pen.fill();
  }
  if (!coordinates) return;
  pen.font = `${cell * 0.45}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  for (let column = 0; column < game.columns; ++column) {
    pen.fillText(COLUMN_NAMES[column], x(column), y(-0.82));
    pen.fillText(COLUMN_NAMES[column], x(column), y(game.rows - 0.18));
  }
  for (let row = 0; row < game.rows; ++row) {
    pen.fillText(game.rows - row, x(-0.82), y(row));
    pen.fillText(game.rows - row, x(game.columns - 0.18), y(row));
  }
}

function drawStone(pen, color, x, y, cell, number) {
  pen.fillStyle = color === BLACK ? "#16130f" : "#faf8f3";
  pen.strokeStyle = color === BLACK ? "#000" : "#6d6455";
  pen.lineWidth = Math.max(0.5, cell * 0.03);
  circle(pen, x, y, cell * 0.47);
  pen.fill();
  pen.stroke();
  if (number) {
    pen.fillStyle = color === BLACK ? "#fff" : "#000";
    pen.font = `${cell * (number > 99 ? 0.38 : 0.48)}px system-ui, sans-serif`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.fillText(number, x, y + cell * 0.03, cell * 0.85);
  }
}

// A dialog that steps through a game; one that is still played is followed while its last move is shown.
class GameViewer {
  constructor() {
    this.canvas = element("canvas", { role: "img" });
    this.field = element("div", { class: "field" }, this.canvas);
    this.title = element("div", { class: "names" });
    this.moveText = element("output", { class: "move" });
    this.prisoners = element("p", { class: "soft" });
    this.remark = element("p", { class: "remark", tabindex: "0" });
    this.chart = element("canvas", { class: "chances", role: "img" });
    this.slider = element("input", { type: "range", min: "0", "aria-label": say("move"), autofocus: "" });
    this.numbers = element("input", { type: "checkbox" });
    this.record = element("a", {}, "SGF");
    this.dialog = element("dialog", { class: "viewer", "aria-label": say("game") }, this.title, this.field, this.controls(),
      element("div", { class: "notes" }, this.moveText, this.prisoners, this.chart, this.remark,
        element("p", {}, element("label", {}, this.numbers, ` ${say("numbers")}`)), element("p", {}, this.record)));
    document.body.append(this.dialog);
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.numbers.addEventListener("change", () => this.show());
    this.field.addEventListener("click", event => this.step(event.offsetX * 2 < this.field.clientWidth ? -1 : 1));
    this.dialog.addEventListener("keydown", event => this.press(event));
    this.dialog.addEventListener("close", () => { this.game = null; });
    new ResizeObserver(() => this.show()).observe(this.field);
  }

  controls() {
    const button = (sign, name, action) => {
      const made = element("button", { type: "button", "aria-label": name, title: name }, sign);
      made.addEventListener("click", action);
      return made;
    };
    return element("div", { class: "controls" },
      button("«", say("first"), () => this.go(0)), button("‹", say("back"), () => this.step(-1)), this.slider,
      button("›", say("forward"), () => this.step(1)), button("»", say("last"), () => this.go(Infinity)),
      button("×", say("close"), () => this.dialog.close()));
  }

  // `record`: where its SGF file is, or null. It is shown so many moves before its end.
  open(game, record = null, back = 0) {
    this.game = game;
    this.title.replaceChildren(...["black", "white"].map(color =>
      element("div", {}, element("i", { class: `stone ${color}` }), element("bdi", {}, game[color]))),
      element("strong", { class: "result" }, game.result));
    this.record.hidden = !record;
    this.record.href = record || "#";
    if (!this.dialog.open) this.dialog.showModal();
    this.go(back > 0 ? game.length - back : Infinity);
  }

  // The game has more moves than before.
  grow(game, before) {
    if (this.game === game) this.go(this.number === before ? Infinity : this.number);
  }

  step(by) { this.go(this.number + by); }

  go(number) {
    this.number = Math.max(0, Math.min(this.game.length, number));
    this.show();
  }

  press(event) {
    const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, ArrowUp: -10, ArrowDown: 10, Home: -Infinity, End: Infinity };
    if (event.key in steps && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.step(steps[event.key]);
    }
  }

  show() {
    const game = this.game;
    if (!game) return;
    const shape = (game.columns + 1.6) / (game.rows + 1.6);
    const width = Math.floor(Math.min(this.field.clientWidth, this.field.clientHeight * shape));
    if (width > 0) drawBoard(this.canvas, game, this.number, width, { coordinates: true, numbers: this.numbers.checked });
    const { last, captured } = game.position(this.number);
    const move = last ? `: ${colorName(last.color)} ${game.vertex(last.at)}` : "";
    this.moveText.value = say("moveOf", this.number, game.length) + move;
    this.prisoners.textContent = say("prisoners", captured[WHITE], captured[BLACK]);
    this.remark.textContent = game.remarks[this.number] || "";
    this.remark.hidden = !this.remark.textContent;
    this.slider.max = game.length;
    this.slider.value = this.number;
    this.drawChances();
  }

  // Black's chances over the game as each player saw them with its own moves, and where we are.
  drawChances() {
    const { chances, length } = this.game;
    this.chart.hidden = chances.length < 2;
    if (this.chart.hidden) return;
    const scale = window.devicePixelRatio || 1, width = this.chart.clientWidth, height = this.chart.clientHeight;
    this.chart.width = width * scale;
    this.chart.height = height * scale;
    const pen = this.chart.getContext("2d");
    pen.scale(scale, scale);
    const x = move => move / Math.max(1, length) * width, y = percent => (1 - percent / 100) * height;
    const style = getComputedStyle(this.dialog);
    pen.strokeStyle = style.getPropertyValue("--rule");
    pen.strokeRect(0.5, 0.5, width - 1, height - 1);
    pen.strokeRect(0, height / 2, width, 0);
    pen.strokeStyle = style.getPropertyValue("--ink");
    pen.strokeRect(x(this.number), 0, 0, height);
    pen.lineWidth = 2;
    const said = [BLACK, WHITE].map(color => chances.filter(([move]) => this.game.moves[move - 1]?.color === color));
    said.forEach((curve, i) => {
      pen.strokeStyle = style.getPropertyValue(i ? "--soft" : "--accent");
      pen.beginPath();
      curve.forEach(([move, percent], j) => (j ? pen.lineTo(x(move), y(percent)) : pen.moveTo(x(move), y(percent))));
      pen.stroke();
    });
    const now = said.map(curve => curve.filter(([move]) => move <= this.number).at(-1));
    const words = ["black", "white"].flatMap((side, i) => (now[i] ? [say("chance", this.game[side] || say(side), now[i][1])] : []));
    this.chart.setAttribute("aria-label", [say("chances"), ...words].join(", "));
    if (words.length) this.moveText.value += ` · ${words.join(" · ")}`;
  }
}

// A click on what names a game shows it, where `find(id)` (which may take its time) knows it; otherwise the link does what it says.
function showGamesOnClick(viewer, find) {
  document.addEventListener("click", async event => {
    const link = event.target.closest("[data-game]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const game = await find(link.dataset.game);
    if (game) viewer.open(game, link.getAttribute("href"), Number(link.dataset.back || 0));
    else if (link.href) location.assign(link.href);
  });
}

// From the server that the page came from; null if it does not know the game.
async function fetchGame(id) {
  const answer = await fetch(`game/${encodeURIComponent(id)}`).catch(() => null);
  return answer?.ok ? new GoGame(await answer.json()) : null;
}
