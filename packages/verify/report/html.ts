import type { Cell } from '../cube/cells';
import type { Failure } from './failure';
import { cubeTable, HATCH_PATTERN, LEGEND } from './html-cube';
import { REPORT_STYLE } from './html-style';
import { escapedXml } from './junit';
import type { Report } from './report';
import { verdictLine } from './verdict-line';

export function htmlReport(report: Report): string {
  const names = report.services.map(({ name }) => name).join(', ');
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Contract verification, ${escapedXml(names)}</title><style>${REPORT_STYLE}</style></head>
<body>${HATCH_PATTERN}<main id="all">${[topOf(report, names), kpisOf(report), cubeOf(report), brokenOf(report), sidesOf(report), endOf()].join('\n')}</main></body></html>
`;
}

function topOf(report: Report, names: string): string {
  const { failures, services, requests, seconds, url, profile, seed, endedAt, exitCode } = report;
  const cells = services.flatMap((service) => service.cells);
  const broken = cells.filter(({ state }) => state === 'failed').length;
  const open = failures.filter(({ excuse }) => excuse === null).length;
  const verdict =
    open > 0
      ? `Failed: ${broken} of ${cells.length} cells break the contract`
      : verdictLine(report.reached).replace(/\.$/, '');
  const facts: readonly (readonly [string, string])[] = [
    ['Server', url],
    [
      'Contract',
      services
        .map(({ file, version }) => `${file}, version ${version}`)
        .slice(0, 3)
        .join('; '),
    ],
    ['Profile, seed', `${profile}, ${seed}`],
    ['Requests', `${requests.toLocaleString('en-IN')} in ${seconds.toFixed(1)} s`],
    ['Ended', `${endedAt}, exit code ${exitCode}`],
  ];
  const lead = `${count(cells, 'missed')} cells were not reached, ${count(cells, 'not provoked')} cannot be provoked on this server.`;
  return `<header class="top"><div><p class="meta">Contract verification, ${escapedXml(names)}</p><h1>${verdict}</h1><p>${lead}</p></div><dl class="facts">${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapedXml(value)}</dd>`).join('')}</dl></header>`;
}

function kpisOf({ reached, gate, services, failures }: Report): string {
  const cells = services.flatMap((service) => service.cells);
  const seen = services.reduce((sum, { details }) => sum + details.seen, 0);
  const all = services.reduce((sum, { details }) => sum + details.all, 0);
  const excused = failures.filter(({ excuse }) => excuse !== null).length;
  const figures: readonly (readonly [string, string, string])[] = [
    [
      'Coverage',
      `${(reached * 100).toFixed(0)}%`,
      gate > 0 ? `gate ${(gate * 100).toFixed(0)}%, of what can be` : 'of what can be',
    ],
    ['Hit', String(count(cells, 'hit')), `of ${cells.length} declared cells`],
    [
      'Failed',
      String(failures.length - excused),
      excused > 0 ? `${excused} more in the baseline` : 'places of the contract',
    ],
    [
      'Schema detail',
      seen.toLocaleString('en-IN'),
      `of ${all.toLocaleString('en-IN')} words, nulls, limits, links, codes`,
    ],
  ];
  return `<dl class="kpis">${figures.map(([name, value, more]) => `<div><dt>${name}</dt><dd>${value}<small>${more}</small></dd></div>`).join('')}</dl>`;
}

function cubeOf({ services }: Report): string {
  const filters = [
    ['#all', 'All'],
    ['#failed', 'Failed'],
    ['#missed', 'Missed'],
  ]
    .map(([href, name]) => `<a href="${href}">${name}</a>`)
    .join('');
  return `<section id="failed" aria-labelledby="cu"><div class="head" id="missed"><h2 id="cu">Operation, status, media type, security</h2><nav class="filters" aria-label="Show">${filters}</nav></div>${services.map(cubeTable).join('')}${LEGEND}</section>`;
}

function brokenOf({ failures }: Report): string {
  if (failures.length === 0) return '<section><div class="head"><h2>Nothing broke</h2></div></section>';
  return `<section><div class="head"><h2>What broke</h2><span class="meta">worst first; the shortest request that shows it</span></div>${failures.map(failureArticle).join('')}</section>`;
}

function failureArticle(failure: Failure): string {
  const { id, operationId, title, persona, count: times, excuse, file, line, wanted, got, curl, again } = failure;
  const known =
    excuse === null
      ? ''
      : `<span>baseline until ${escapedXml(excuse.until)}, owner: ${escapedXml(excuse.owner)}: ${escapedXml(excuse.reason)}</span>`;
  return `<article class="fail" id="${id}"><h3>${escapedXml(operationId)} ${escapedXml(title)}</h3><p class="meta"><span class="mono">${id}</span><span>persona: ${escapedXml(persona)}</span><span>${times} ${times === 1 ? 'time' : 'times'}</span>${known}</p><dl class="wg"><dt>Contract</dt><dd class="mono">${escapedXml(file)}:${line}</dd><dt>Wanted</dt><dd>${escapedXml(wanted)}</dd><dt>Got</dt><dd>${escapedXml(got)}</dd></dl><div class="cmd" tabindex="0" role="region" aria-label="The request as a curl line"><code>${escapedXml(curl)}</code></div><p class="hint">Again, alone: <span class="mono">${escapedXml(again)}</span></p></article>`;
}

const MAX_ROWS = 30;

function sidesOf({ services, previous, failures, reached }: Report): string {
  const cells = services.flatMap((service) => service.cells);
  const missed = cells
    .filter(({ state }) => state === 'missed')
    .map(({ operationId, status, reason }) => [`${operationId} ${status}`, reason] as const);
  const notAsked = services.flatMap((service) => service.notAsked).map(({ id, reason }) => [id, reason] as const);
  const ids = failures.map(({ id }) => id);
  const compared =
    previous === null
      ? [['No run before this one in the folder', ''] as const]
      : [
          ['New failures', String(ids.filter((id) => !previous.failures.includes(id)).length)] as const,
          ['Mended', String(previous.failures.filter((id) => !ids.includes(id)).length)] as const,
          ['Coverage', `${(previous.reached * 100).toFixed(0)}% → ${(reached * 100).toFixed(0)}%`] as const,
        ];
  return `<div class="tri">${side(`Missed, ${missed.length}`, missed)}${side(`Could not be asked, ${notAsked.length}`, notAsked)}${side('Compared with the last run', compared)}</div>`;
}

function side(title: string, rows: readonly (readonly [string, string])[]): string {
  const shown = rows
    .slice(0, MAX_ROWS)
    .map(([name, value]) => `<li><span>${escapedXml(name)}</span><span>${escapedXml(value)}</span></li>`);
  const more = rows.length > MAX_ROWS ? `<li>and ${rows.length - MAX_ROWS} more in report.json</li>` : '';
  return `<section><h3>${escapedXml(title)}</h3><ul>${shown.join('')}${more}</ul></section>`;
}

function endOf(): string {
  return '<section><h3>Exit codes</h3><p class="meta">0 kept · 1 broken · 2 could not run, or nothing ran · 3 coverage under the gate · 130 stopped</p><p class="meta">One file, no network. The same run as JUnit, JSON and HAR lies beside it. Secrets are masked everywhere. What a green run proves, and what not, is in docs/verify.md.</p></section>';
}

function count(cells: readonly Cell[], state: Cell['state']): number {
  return cells.filter((cell) => cell.state === state).length;
}
