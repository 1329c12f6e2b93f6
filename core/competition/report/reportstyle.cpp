#include "core/competition/report/reportmarkup.h"

namespace shinpan {

namespace {

// Colours are told apart by lightness as well, for print and for eyes that see no hues.
constexpr const char *Colors = R"css(
:root {
  color-scheme: light dark;
  --page: #fcfbf8; --ink: #1f1d1a; --soft: #66615a; --rule: #ddd8cf; --faint: #ece8e1;
  --accent: #8f4317; --accent-rgb: 160, 82, 28; --shade: #f4f1eb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #171614; --ink: #ece8e1; --soft: #a59f95; --rule: #3c3934; --faint: #2a2825;
    --accent: #eda566; --accent-rgb: 232, 150, 84; --shade: #201e1b;
  }
}
)css";

constexpr const char *Letters = R"css(
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-behavior: smooth; }
body {
  margin: 0; padding: 3rem max(1.1rem, calc(50vw - 34rem)) 4rem; background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", "Noto Sans", "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: lining-nums tabular-nums;
}
h1, h2, h3 {
  font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Source Serif 4", "Noto Serif", "DejaVu Serif", Georgia, serif;
  font-weight: 600; line-height: 1.2; text-wrap: balance; overflow-wrap: anywhere;
}
h1 { font-size: clamp(1.9rem, 1.3rem + 2.6vw, 2.9rem); margin: 0; letter-spacing: -0.01em; }
h2 { font-size: 1.45rem; margin: 0 0 .9rem; }
h3 { font-size: 1.1rem; margin: 1.6rem 0 .4rem; }
p { max-width: 42rem; margin: .5rem 0; overflow-wrap: anywhere; }
.kind { color: var(--accent); font-weight: 600; margin: 0 0 .3rem; }
.about { font-size: 1.1rem; color: var(--soft); white-space: pre-line; }
.note { color: var(--soft); font-size: .92rem; }
.warning { border-left: .25rem solid var(--accent); padding: .3rem .9rem; background: var(--shade); }
section { margin-top: 3.2rem; scroll-margin-top: 1rem; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
:focus-visible { outline: .15rem solid var(--accent); outline-offset: .15rem; }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: 1.6rem 0 0; padding: .7rem 0; border-block: 1px solid var(--rule); }
dl.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 1.1rem 1.6rem; margin: 1.6rem 0 0; }
dl.facts div { border-top: 2px solid var(--ink); padding-top: .35rem; }
dl.facts dt { color: var(--soft); font-size: .86rem; }
dl.facts dd { margin: 0; font-size: 1.35rem; font-weight: 600; line-height: 1.3; }
dl.facts dd small { display: block; font-size: .86rem; font-weight: 400; color: var(--soft); }
dl.terms dt { font-weight: 600; } dl.terms dd { margin: 0 0 .6rem; color: var(--soft); max-width: 44rem; }
)css";

constexpr const char *Tables = R"css(
.scroll {
  overflow-x: auto; margin: .6rem 0 1.2rem; max-width: 100%; width: fit-content;
  background: linear-gradient(to left, var(--page) 1.5rem, transparent) right / 3rem 100% no-repeat local,
    linear-gradient(to left, rgba(var(--accent-rgb), .25), transparent) right / 1rem 100% no-repeat scroll;
}
table { border-collapse: separate; border-spacing: 0; font-size: .94rem; line-height: 1.35; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { padding: .42rem .75rem; text-align: right; border-bottom: 1px solid var(--faint); white-space: nowrap; }
thead th { color: var(--soft); font-weight: 500; font-size: .86rem; border-bottom: 1px solid var(--rule); vertical-align: bottom; }
th[scope=row] { text-align: left; font-weight: 600; position: sticky; left: 0; background: var(--page); }
th[scope=row] bdi { display: inline-block; max-width: 16rem; overflow: hidden; text-overflow: ellipsis; vertical-align: bottom; }
thead th bdi { display: inline-block; max-width: 7rem; overflow: hidden; text-overflow: ellipsis; vertical-align: bottom; }
.text { text-align: left; }
.wrap { white-space: normal; min-width: 16rem; overflow-wrap: anywhere; }
tr:last-child > * { border-bottom-color: var(--rule); }
tbody tr:hover > td { background: var(--shade); }
.sum > * { color: var(--soft); }
.soft { color: var(--soft); }
.best { font-weight: 700; }
table.heat td, .heat { text-align: center; min-width: 4.2rem; border: 2px solid var(--page); print-color-adjust: exact; -webkit-print-color-adjust: exact; }
tbody tr:hover > td.heat { background: rgba(var(--accent-rgb), var(--heat, 0)); }
.heat { background: rgba(var(--accent-rgb), var(--heat, 0)); }
.self, tbody tr:hover > td.self { background: repeating-linear-gradient(135deg, var(--faint) 0 2px, transparent 2px 7px); }
.h0 { --heat: .02; } .h1 { --heat: .07; } .h2 { --heat: .12; } .h3 { --heat: .17; } .h4 { --heat: .22; } .h5 { --heat: .27; }
.h6 { --heat: .33; } .h7 { --heat: .39; } .h8 { --heat: .45; } .h9 { --heat: .51; } .h10 { --heat: .57; }
.heat small { display: block; color: inherit; opacity: .8; }
)css";

constexpr const char *Pictures = R"css(
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem 2.4rem; align-items: start; }
.beside { display: flex; flex-wrap: wrap; gap: .4rem 2.4rem; align-items: start; }
.beside > div { max-width: 100%; } .beside > figure { flex: 1 1 24rem; margin-top: .2rem; }
figure { margin: .8rem 0; max-width: 34rem; }
figcaption { font-weight: 600; font-size: .94rem; margin-bottom: .3rem; }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { font-size: 13px; fill: var(--ink); font-variant-numeric: tabular-nums; }
svg .mid { text-anchor: middle; } svg .end { text-anchor: end; } svg .start { text-anchor: start; }
svg .soft { fill: var(--soft); } svg .strong { font-weight: 600; }
svg .grid { stroke: var(--faint); } svg .zero { stroke: var(--soft); stroke-width: 1; }
svg .bound { stroke: var(--soft); stroke-dasharray: 5 4; }
svg .bar { stroke: var(--ink); stroke-width: 2; } svg .tip { stroke: var(--ink); stroke-width: 2; }
svg .dot { fill: var(--accent); stroke: var(--page); stroke-width: 1.5; }
svg .line { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; }
svg .band { fill: rgba(var(--accent-rgb), .2); }
svg .column { fill: rgba(var(--accent-rgb), .75); }
details { border-top: 1px solid var(--rule); }
details:last-of-type { border-bottom: 1px solid var(--rule); }
summary { cursor: pointer; padding: .75rem .2rem; display: flex; flex-wrap: wrap; gap: .1rem 1.2rem; align-items: baseline; list-style-position: inside; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "▸"; color: var(--accent); width: .8rem; }
details[open] > summary::before { content: "▾"; }
summary h3 { margin: 0; }
summary .soft { margin-left: auto; }
.inside { padding: 0 .2rem 1.6rem; }
.rounds { display: flex; overflow-x: auto; padding-bottom: .5rem; }
.rounds > div { display: flex; flex-direction: column; }
.rounds h3 { margin: 0 0 .5rem; }
.rounds ol { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; flex: 1; min-width: 14rem; }
.rounds li { display: flex; align-items: center; position: relative; padding: .35rem 1.6rem .35rem 0; }
.match { flex: 1; border: 1px solid var(--rule); border-radius: .3rem; padding: .35rem .7rem; }
.match div { display: flex; justify-content: space-between; gap: 1rem; }
.match div + div { border-top: 1px solid var(--faint); margin-top: .25rem; padding-top: .25rem; }
.match .soft { font-size: .86rem; }
.bye { border-style: dashed; color: var(--soft); }
.bracket li { flex: 1; }
.bracket > div:not(:first-child) li::before { content: ""; position: absolute; left: -.8rem; width: .8rem; top: 50%; border-top: 1px solid var(--rule); }
.bracket > div:not(:last-child) li::after { content: ""; position: absolute; right: .8rem; width: .8rem; border: 0 solid var(--rule); border-right-width: 1px; }
.bracket > div:not(:last-child) li:nth-child(odd)::after { top: 50%; bottom: 0; border-top-width: 1px; }
.bracket > div:not(:last-child) li:nth-child(even)::after { top: 0; bottom: 50%; border-bottom-width: 1px; }
footer { margin-top: 4rem; color: var(--soft); font-size: .92rem; }
)css";

constexpr const char *Paper = R"css(
@media (max-width: 40rem) {
  body { padding-top: 1.6rem; }
  section { margin-top: 2.4rem; }
  th, td { padding: .4rem .5rem; }
  th[scope=row] bdi { max-width: 8.5rem; }
  thead th bdi { max-width: 4.5rem; }
}
@media print {
  :root { color-scheme: light; --page: #fff; --ink: #000; --soft: #444; --rule: #bbb; --faint: #ddd; --accent: #7a3610; --accent-rgb: 160, 82, 28; --shade: #fff; }
  body { padding: 0; font-size: 9.5pt; }
  nav { display: none; }
  section { margin-top: 1.6rem; }
  h2, h3, figcaption, summary { break-after: avoid; }
  tr, figure, .rounds li { break-inside: avoid; }
  thead { display: table-header-group; }
  .scroll { overflow: visible; }
  th[scope=row] { position: static; }
  details::details-content { content-visibility: visible; height: auto; }
  svg * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
)css";

} // namespace

QString reportStyle()
{
    QString style;
    for (const char *part : {Colors, Letters, Tables, Pictures, Paper}) {
        style += QString::fromUtf8(part);
    }
    return style;
}

} // namespace shinpan
