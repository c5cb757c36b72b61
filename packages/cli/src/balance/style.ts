/** How the report looks: the night instrument of Orrery, the same at dawn, and on paper. */
const night = `color-scheme: dark; --page: radial-gradient(120% 90% at 50% 0%, #191a46 0%, #0e1030 38%, #070816 76%, #03040b 100%) #070816;
  --glass: rgba(17, 20, 52, .88); --sunk: rgba(4, 5, 16, .46); --solid: #12153a; --line-1: rgba(176, 186, 255, .12); --line-2: rgba(176, 186, 255, .24);
  --ring: rgba(176, 186, 255, .16); --ink-1: #f4f4ff; --ink-2: #c6caec; --ink-3: #989ecb; --lamp: #ffd58a; --lamp-wash: rgba(255, 205, 120, .12);
  --good: #74e3a1; --bad: #ff8f9f; --a: #9c91ff; --b: #40d2bf; --shadow: 0 1px 0 rgba(214, 220, 255, .14) inset, 0 14px 34px rgba(0, 0, 10, .38);
  --p0: #9c91ff; --p1: #40d2bf; --p2: #f5993b; --p3: #f268ac; --p4: #4aa3f2; --p5: #8bd83f; --p6: #ffc233; --p7: #b6bce4;`

const dawn = `color-scheme: light; --page: radial-gradient(120% 90% at 50% 0%, #ffffff 0%, #f1f2fb 44%, #e3e6f5 100%) #f1f2fb;
  --glass: rgba(255, 255, 255, .92); --sunk: rgba(92, 102, 168, .09); --solid: #ffffff; --line-1: rgba(52, 60, 130, .13); --line-2: rgba(52, 60, 130, .24);
  --ring: rgba(52, 60, 130, .13); --ink-1: #14163a; --ink-2: #343a6b; --ink-3: #565c8f; --lamp: #8a4d00; --lamp-wash: rgba(255, 176, 46, .20);
  --good: #0e6e3d; --bad: #b8203a; --a: #5a4be0; --b: #12887b; --shadow: 0 1px 0 #fff inset, 0 10px 28px rgba(44, 50, 110, .13);
  --p0: #5a4be0; --p1: #12887b; --p2: #c86a08; --p3: #d53a86; --p4: #1f74c8; --p5: #4d9414; --p6: #c99400; --p7: #7a82b8;`

export const style = `
:root { ${night} }
@media (prefers-color-scheme: light) { :root:not([data-theme=dark]) { ${dawn} } }
:root[data-theme=light] { ${dawn} }
* { box-sizing: border-box; }
html { background: var(--page); background-attachment: fixed; overflow-x: clip; }
body { margin: 0 auto; max-width: 1160px; padding: 28px 24px 64px; color: var(--ink-2); line-height: 1.45; font-size: .9375rem;
  font-family: -apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, "DejaVu Sans Condensed", system-ui, sans-serif; }
h1, h2, h3 { color: var(--ink-1); font-weight: 300; line-height: 1.15; font-family: -apple-system, BlinkMacSystemFont, "Segoe UI Variable Display", "Segoe UI Light", "Segoe UI", Roboto, "Noto Sans Display", "Noto Sans", Ubuntu, Cantarell, "DejaVu Sans Light", "DejaVu Sans", system-ui, sans-serif; }
h1 { font-size: clamp(1.9rem, 5vw, 3rem); margin: .5rem 0 .6rem; } h2 { font-size: 1.5rem; margin: 0 0 12px; } h3 { font-size: 1.125rem; font-weight: 600; margin: 0 0 8px; }
header { position: relative; padding: 8px 0 20px; }
header .brand { display: flex; align-items: center; gap: 10px; color: var(--ink-1); letter-spacing: .22em; font-size: .875rem; text-transform: uppercase; }
header .brand svg { width: 34px; height: 34px; }
header .orbits { position: absolute; z-index: -1; right: -60px; top: -150px; width: 460px; height: 460px; pointer-events: none; }
header p { max-width: 46rem; margin: 0 0 14px; font-size: 1rem; }
.tools { position: absolute; right: 0; top: 4px; display: flex; gap: 8px; }
button, select, input { font: inherit; color: inherit; }
button { cursor: pointer; }
.tools button { border: 1px solid var(--line-2); background: var(--glass); color: var(--ink-1); border-radius: 10px; min-height: 40px; padding: 0 14px; }
.tools button:hover, th button:hover { color: var(--lamp); }
:focus-visible { outline: 2px solid var(--lamp); outline-offset: 2px; }
.facts { display: flex; flex-wrap: wrap; gap: 6px; list-style: none; margin: 0; padding: 0; }
.facts li { border: 1px solid var(--line-2); border-radius: 999px; padding: 3px 12px; font-size: .8125rem; background: var(--sunk); }
.set-0::before, .set-1::before { content: ""; display: inline-block; width: .7em; height: .7em; border-radius: 50%; margin-right: .5em; background: var(--a); }
.set-1::before { background: var(--b); }
.panel { background: var(--glass); border: 1px solid var(--line-1); border-radius: 16px; box-shadow: var(--shadow); padding: 20px 22px; margin: 0 0 18px; }
.pair { display: grid; gap: 18px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr)); margin-bottom: 18px; }
.pair .panel { margin: 0; }
.findings { margin: 0; padding-left: 1.2em; } .findings li { margin: 5px 0; } .findings .shown { color: var(--ink-1); }
.findings .shown::marker { color: var(--lamp); content: "★ "; } .findings .quiet::marker { color: var(--ink-3); content: "○ "; }
.note { color: var(--ink-3); font-size: .8125rem; margin: 0 0 10px; max-width: 56rem; }
.choose { position: sticky; top: 8px; z-index: 3; display: flex; width: fit-content; align-items: center; gap: 4px 12px; margin: 26px 0 14px; padding: 3px 3px 3px 16px; background: var(--solid); border: 1px solid var(--line-2); border-radius: 14px; box-shadow: var(--shadow); }
.choose span { color: var(--ink-3); font-size: .75rem; text-transform: uppercase; letter-spacing: .09em; }
.choose div { display: flex; gap: 2px; }
.choose button { border: 0; background: none; border-radius: 9px; padding: 0 16px; min-height: 38px; font-weight: 600; color: var(--ink-2); }
.choose button[aria-pressed=true] { background: var(--lamp-wash); color: var(--lamp); }
.key { display: grid; gap: 10px; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); margin: 0 0 18px; padding: 0; list-style: none; }
.key li { background: var(--glass); border: 1px solid var(--line-1); border-radius: 16px; padding: 14px 18px; box-shadow: var(--shadow); }
.key b { display: block; font-size: 1.6rem; font-weight: 300; color: var(--ink-1); font-variant-numeric: tabular-nums; }
.key b.fill-text-1 { font-size: 1.05rem; color: var(--b); } .key.two b:first-of-type { color: var(--a); }
.key span { color: var(--ink-3); font-size: .8125rem; }
svg.plot { width: 100%; max-width: 640px; margin: 0 auto; display: block; } svg.plot text { fill: var(--ink-2); font-size: 13px; } svg.plot .figure { fill: var(--ink-1); font-weight: 600; font-variant-numeric: tabular-nums; } svg.plot .quiet { fill: var(--ink-3); font-size: 11.5px; }
.fill-0 { fill: var(--a); } .fill-1 { fill: var(--b); } .stroke-0 { stroke: var(--a); } .stroke-1 { stroke: var(--b); }
.even { stroke: var(--ink-3); stroke-dasharray: 3 3; } .axis { stroke: var(--line-2); }
${Array.from({ length: 8 }, (_, i) => `.part-${i} { fill: var(--p${i}); background: var(--p${i}); }`).join(' ')}
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; margin: 8px 0 0; padding: 0; font-size: .8125rem; } .legend i { display: inline-block; width: 11px; height: 11px; border-radius: 3px; margin-right: 6px; }
.scroll { overflow-x: auto; margin: 0 -22px; padding: 0 22px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .875rem; }
th { text-align: right; color: var(--ink-3); font-weight: 600; font-size: .75rem; padding: 6px 10px; border-bottom: 1px solid var(--line-2); vertical-align: bottom; }
th button { border: 0; background: none; padding: 6px 0; font-weight: 600; text-align: inherit; color: inherit; } th[aria-sort=ascending] button::after { content: " ▲"; } th[aria-sort=descending] button::after { content: " ▼"; }
td { text-align: right; padding: 5px 10px; border-bottom: 1px solid var(--line-1); white-space: nowrap; }
th:first-child, td:first-child, th.text, th.left, td.text { text-align: left; } td:first-child { color: var(--ink-1); font-weight: 600; white-space: normal; min-width: 9rem; }
td.text { color: var(--ink-3); } td.text:first-child { color: var(--ink-1); } td:first-child small { display: block; margin: 0; font-weight: 400; } td .set-0, td .set-1 { display: block; line-height: 1.3; } td.wrap { white-space: normal; } tr:hover td { background: var(--sunk); } th:first-child, td:first-child { padding-left: 0; } tr.never td { color: var(--ink-3); font-weight: 400; }
svg.cell { width: 120px; height: 20px; vertical-align: middle; } td small { color: var(--ink-3); margin-left: .4em; font-size: .75rem; }
.more, .less { font-weight: 700; } .more { color: var(--good); } .less { color: var(--bad); } .maybeMore { color: var(--good); } .maybeLess { color: var(--bad); } .nothing { color: var(--ink-3); }
.more::before, .maybeMore::before, .less::before, .maybeLess::before { margin-right: .35em; } .more::before { content: "▲"; } .less::before { content: "▼"; } .maybeMore::before { content: "△"; } .maybeLess::before { content: "▽"; }
.filters { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin: 0 0 10px; }
.filters input[type=search], .filters select { background: var(--sunk); border: 1px solid var(--line-2); border-radius: 10px; min-height: 40px; padding: 0 12px; max-width: 100%; } .filters select option { background: var(--solid); }
.filters label { display: flex; align-items: center; gap: 7px; min-height: 40px; } .filters output { color: var(--ink-3); font-size: .8125rem; margin-left: auto; }
.cell-title { display: none; margin: 26px 0 12px; } .no-js .cell-title { display: block; } .no-js .tools, .no-js .filters, .no-js .choose { display: none; }
footer { color: var(--ink-3); font-size: .8125rem; } footer p { max-width: 60rem; margin: 6px 0; } [hidden] { display: none; }
@media (max-width: 640px) { body { padding: 16px 14px 48px; } .panel { padding: 16px; } .scroll { margin: 0 -16px; padding: 0 16px; } .tools { position: static; margin: 12px 0 4px; }
  .key { grid-template-columns: 1fr 1fr; } header .orbits { right: -14px; top: -120px; width: 280px; height: 280px; } td:first-child, th:first-child { position: sticky; left: -16px; background: var(--solid); z-index: 1; padding-left: 16px; margin-left: -16px; } svg.plot text { font-size: 19px; } svg.plot .quiet { font-size: 17px; } .filters input[type=search], .filters select { width: 100%; } }
@media print { :root, :root[data-theme] { ${dawn} --page: #fff; --glass: #fff; --shadow: none; --solid: #fff; } @page { margin: 14mm 12mm; } body { padding: 0; max-width: none; font-size: 9.5pt; }
  .tools, .filters, .choose, header .orbits { display: none; } .sample, .sample[hidden] { display: block; } .cell-title { display: block; break-after: avoid; } .panel { border-color: #d5d8ea; padding: 10px 12px; break-inside: avoid; } .panel.long { break-inside: auto; } tr { break-inside: avoid; } thead { display: table-header-group; }
  .scroll { overflow: visible; margin: 0; padding: 0; } .pair { grid-template-columns: 1fr 1fr; gap: 10px; margin-bottom: 10px; } .pair > :only-child { grid-column: 1 / -1; } .key { grid-template-columns: repeat(5, 1fr); } .key li { padding: 6px 10px; box-shadow: none; } .key b { font-size: 13pt; } .key b.fill-text-1 { font-size: 10pt; } h1 { font-size: 24pt; } h2 { font-size: 14pt; } svg.cell { width: 76px; } td small { display: block; margin: 0; font-size: 7pt; } td, th { padding: 2px 6px; font-size: 8pt; } td:first-child, th:first-child { position: static; } h2, h3 { break-after: avoid; } th button { padding: 0; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`
