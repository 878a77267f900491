import { NO_PERSONA } from '../cube/cells';
import type { Failure } from './failure';
import type { Report, ServiceReport } from './report';
import { verdictLine } from './verdict-line';

const MAX_SHOWN = 20;

export function terminalReport(report: Report, folder: string): string {
  const { failures } = report;
  const open = failures.filter(({ excuse }) => excuse === null);
  const more = open.length > MAX_SHOWN ? [`… and ${open.length - MAX_SHOWN} more in ${folder}/index.html`] : [];
  return [
    ...open.slice(0, MAX_SHOWN).map(failureText),
    ...more,
    tableOf(report),
    summaryOf(report, open.length, failures.length - open.length),
    `Report: ${folder}/index.html (seed ${report.seed})`,
  ].join('\n');
}

function failureText(failure: Failure): string {
  const { id, operationId, title, file, line, wanted, got, persona, count, asked, again } = failure;
  const times = count > 1 ? `, ${count} times` : '';
  return [
    `✗ ${operationId} ${title}`,
    `    ${id}  as ${persona}${times}  ${file}:${line}`,
    `    asked  ${asked.slice(0, 300)}`,
    `    wanted ${wanted.slice(0, 300)}`,
    `    got    ${got.slice(0, 300)}`,
    `    again  ${again}`,
    '',
  ].join('\n');
}

const COLUMNS = ['service', 'cells', 'hit', 'failed', 'missed', 'not provoked', 'requests', 'seconds', 'a second'];

function tableOf({ services }: Report): string {
  const rows = services.map(rowOf);
  const widths = COLUMNS.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(COLUMNS), ...rows.map(line), ''].join('\n');
}

function rowOf({ name, cells, requests, seconds }: ServiceReport): readonly string[] {
  const count = (state: string) => String(cells.filter((cell) => cell.state === state).length);
  const rate = seconds > 0 ? Math.round(requests / seconds) : 0;
  return [
    name,
    String(cells.length),
    count('hit'),
    count('failed'),
    count('missed'),
    count('not provoked'),
    String(requests),
    seconds.toFixed(1),
    String(rate),
  ];
}

function summaryOf(report: Report, broken: number, excused: number): string {
  const { services, reached, gate, exitCode, ignoredHeaders } = report;
  const percent = `${(reached * 100).toFixed(1)} %`;
  const details = services.reduce((sum, { details: { seen } }) => sum + seen, 0);
  const allDetails = services.reduce((sum, { details: { all } }) => sum + all, 0);
  const lines = [
    broken === 0 ? verdictLine(reached) : `Broken: ${broken} ${broken === 1 ? 'failure' : 'failures'}.`,
    ...(excused > 0
      ? [`${excused} known ${excused === 1 ? 'failure is' : 'failures are'} excused by the baseline.`]
      : []),
    `${percent} of what can be reached was${gate > 0 ? `; the gate is ${(gate * 100).toFixed(0)} %` : ''}; ${details} of ${allDetails} details were seen.`,
    ...(ignoredHeaders.length > 0 ? [`Headers that were not looked at: ${ignoredHeaders.join(', ')}.`] : []),
    ...(exitCode === 3 ? missedLines(services) : personaLines(services)),
    slowestLine(services),
  ];
  return lines.join('\n');
}

/** Returns lines about personas. A smoke run without personas passes, and says what it did not cover. */
function personaLines(services: readonly ServiceReport[]): readonly string[] {
  const hidden = services.flatMap(({ cells }) =>
    cells.filter(({ state, reason }) => state === 'missed' && reason === NO_PERSONA),
  );
  return hidden.length === 0 ? [] : [`${hidden.length} of what was missed needs a session; ${NO_PERSONA}.`];
}

function missedLines(services: readonly ServiceReport[]): readonly string[] {
  const missed = services.flatMap(({ cells }) => cells.filter(({ state }) => state === 'missed'));
  const shown = missed
    .slice(0, MAX_SHOWN)
    .map(({ operationId, status, scheme, reason }) => `  missed  ${operationId} ${status} ${scheme}: ${reason}`);
  return missed.length > MAX_SHOWN ? [...shown, `  … and ${missed.length - MAX_SHOWN} more`] : shown;
}

function slowestLine(services: readonly ServiceReport[]): string {
  const all = services.flatMap(({ times }) => times).toSorted((one, other) => other.longest - one.longest);
  return `Slowest answers: ${all
    .slice(0, 3)
    .map(({ operationId, longest }) => `${operationId} ${longest} ms`)
    .join(', ')}.`;
}
