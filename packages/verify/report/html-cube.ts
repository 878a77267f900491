import type { Cell } from '../cube/cells';
import { groupedBy } from '../values';
import { escapedXml } from './junit';
import type { OperationTime, ServiceReport } from './report';

/** Marks that differ without colour: filled, crossed, dashed, hatched. */
const MARKS: Readonly<Record<Cell['state'], string>> = {
  hit: '<rect width="12" height="16" y="1" fill="var(--mark)"/>',
  failed:
    '<rect width="12" height="16" y="1" fill="var(--danger)"/><path d="M3 6l6 6M9 6l-6 6" stroke="var(--raised)" stroke-width="1.8"/>',
  missed:
    '<rect x=".7" y="1.7" width="10.6" height="14.6" fill="none" stroke="var(--danger)" stroke-width="1.4" stroke-dasharray="3 2"/>',
  'not provoked': '<rect x=".6" y="1.6" width="10.8" height="14.8" fill="url(#hatch)" stroke="var(--hatch)"/>',
};

export const HATCH_PATTERN =
  '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="var(--paper)"/><rect width="2" height="5" fill="var(--hatch)"/></pattern></defs></svg>';

export function cubeTable({ name, cells, times }: ServiceReport): string {
  const statuses = [...new Set(cells.map(({ status }) => status))].toSorted((one, other) => one - other);
  const rows = [...groupedBy(cells, ({ operationId }) => operationId)].map(([operationId, own]) => {
    const byStatus = groupedBy(own, ({ status }) => String(status));
    const states = own.map(({ state }) => state);
    const kind = [states.includes('failed') ? 'failed' : 'kept', states.includes('missed') ? 'missed' : '']
      .join(' ')
      .trim();
    const marks = statuses.map(
      (status) => `<td>${(byStatus.get(String(status)) ?? []).map(markOf).join('') || NOTHING}</td>`,
    );
    return `<tr class="${kind}"><th scope="row">${escapedXml(operationId)}</th>${marks.join('')}<td>${timeOf(times.find((time) => time.operationId === operationId))}</td></tr>`;
  });
  const heads = statuses.map((status) => `<th scope="col">${status}</th>`).join('');
  return `<div class="cube" tabindex="0" role="region" aria-label="Coverage of ${escapedXml(name)}"><table><caption class="vh">Each mark is one cell: operation, status, media type and security scheme</caption><thead><tr class="names"><th scope="col">${escapedXml(name)}</th>${heads}<th scope="col">Median, longest, ms</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

export const LEGEND = `<p class="legend">${[
  ['hit', 'hit'],
  ['failed', 'failed'],
  ['missed', 'missed: declared, never answered'],
  ['not provoked', 'not provoked: the reason is at the mark'],
]
  .map(
    ([state, words]) =>
      `<span>${svg(state === 'failed' || state === 'missed' || state === 'not provoked' ? state : 'hit', '')}${words}</span>`,
  )
  .join('')}<span>several marks: guest and signed in, or several media types</span></p>`;

function timeOf(time: OperationTime | undefined): string {
  return time === undefined ? '<span class="vh">not asked</span>' : `${time.median}, ${time.longest}`;
}

const NOTHING = '<span class="vh">not declared</span>';

function markOf({ state, scheme, mediaType, reason }: Cell): string {
  return svg(
    state,
    [state, scheme === 'any' ? '' : scheme, mediaType, reason].filter((text) => text !== '').join(', '),
  );
}

function svg(state: Cell['state'], title: string): string {
  const label = title === '' ? 'aria-hidden="true"' : `role="img" aria-label="${escapedXml(title)}"`;
  const tip = title === '' ? '' : `<title>${escapedXml(title)}</title>`;
  return `<svg width="12" height="18" ${label}>${tip}${MARKS[state]}</svg>`;
}
