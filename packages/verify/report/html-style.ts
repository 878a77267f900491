/** Inline styles for light and dark, without network requests. */
export const REPORT_STYLE = `
:root{color-scheme:light dark;--paper:#FAF9F6;--raised:#fff;--sunken:#F1EFEA;--ink:#1A1816;--ink-2:#4A4641;--ink-3:#67625B;--rule:#E2DED7;--strong:#C9C3B9;--line:#1A1816;--danger:#A9360F;--mark:#2E2A27;--hatch:#8A837A}
@media (prefers-color-scheme:dark){:root{--paper:#171513;--raised:#211E1B;--sunken:#100F0D;--ink:#EFEBE4;--ink-2:#C6BFB5;--ink-3:#A0988D;--rule:#302C28;--strong:#4A443E;--line:#A39B90;--danger:#F2936B;--mark:#DCD6CC;--hatch:#8C847A}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:15px/1.5 "Anek Latin",system-ui,"Noto Sans",sans-serif;font-variant-numeric:tabular-nums}
main{max-width:1256px;margin:0 auto;padding:32px 20px 80px;display:grid;gap:48px}main>*{min-width:0}
h1{font-size:40px;line-height:1.08;letter-spacing:-.02em;margin:6px 0 8px}h2{font-size:20px}h3{font-size:17px;line-height:1.35}
.meta,.hint,dt,small{color:var(--ink-3);font-size:14px}code,.mono{font:13px/1.55 ui-monospace,monospace}
.top{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:8px 32px;align-items:end}
.facts{display:grid;grid-template-columns:auto auto;gap:2px 16px;font-size:14px;color:var(--ink-2)}
.kpis{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));border-top:2px solid var(--line)}.kpis div{padding:14px 14px 0 0;border-left:2px solid var(--line);padding-left:10px;background:linear-gradient(var(--paper),var(--paper)) 0 11px no-repeat}
.kpis dd{font-size:30px;font-weight:660;letter-spacing:-.02em;line-height:1.15}.kpis small{display:block;font-weight:400;letter-spacing:0}
.head{display:flex;justify-content:space-between;align-items:baseline;gap:16px;flex-wrap:wrap;border-bottom:2px solid var(--line);padding-bottom:8px}
.filters{display:flex;border:1px solid var(--strong)}.filters a{padding:8px 14px;color:inherit;text-decoration:none}.filters a[aria-current]{background:var(--ink);color:var(--paper)}
.cube{position:relative;overflow-x:auto}.cube table{border-collapse:collapse;width:100%}.cube th,.cube td{border-top:1px solid var(--rule);padding:7px 8px 7px 0;font-size:14px;text-align:center;white-space:nowrap}.cube tbody th{text-align:start;font-weight:560}.cube thead th{color:var(--ink-3);font-weight:400;border-top:0}.cube thead th:first-child{text-align:start}.cube th small{margin-inline-start:8px;font-weight:400}
.cube svg{vertical-align:middle;margin-inline-end:2px}.legend{display:flex;gap:6px 20px;flex-wrap:wrap;margin-top:12px;font-size:14px;color:var(--ink-2)}.legend svg{vertical-align:middle;margin-inline-end:6px}
body:has(#failed:target) tr.kept,body:has(#missed:target) tr:not(.missed):not(.names){display:none}
.fail{border-top:2px solid var(--danger);padding:14px 0 20px;display:grid;gap:10px}.fail>*{min-width:0}.fail p.meta{display:flex;flex-wrap:wrap;gap:2px 18px}
.wg{display:grid;grid-template-columns:90px minmax(0,1fr);gap:2px 12px}.wg dd{overflow-wrap:anywhere}
.cmd{border:1px solid var(--strong);border-top:2px solid var(--line);background:var(--sunken);padding:12px 14px;overflow-x:auto;white-space:pre}
.tri{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:32px}.tri section{border-top:2px solid var(--line);padding-top:8px;min-width:0}.tri li{display:flex;justify-content:space-between;gap:12px;border-top:1px solid var(--rule);padding:8px 0;font-size:14px}.tri ul{list-style:none;padding:0}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
a:focus-visible,.cube:focus-visible,.cmd:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
@media (max-width:900px){.top,.tri{grid-template-columns:minmax(0,1fr)}.kpis{grid-template-columns:1fr 1fr;row-gap:18px}h1{font-size:30px}}
@media (forced-colors:active){svg{forced-color-adjust:none}}
`;
