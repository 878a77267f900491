import { groupedBy } from '../values';
import type { Failure } from './failure';
import type { Report } from './report';

export function junitReport({ services, failures, seconds }: Report): string {
  const byService = groupedBy(failures, ({ service }) => service);
  const suites = services.map(({ name, cells, seconds: own }) => {
    const open = (byService.get(name) ?? []).filter(({ excuse }) => excuse === null);
    const byOperation = groupedBy(open, ({ operationId }) => operationId);
    const operations = [...new Set([...cells.map(({ operationId }) => operationId), ...byOperation.keys()])];
    const cases = operations.map((operationId) => caseOf(name, operationId, byOperation.get(operationId) ?? []));
    return `  <testsuite name="${escapedXml(name)}" tests="${operations.length}" failures="${byOperation.size}" time="${own.toFixed(3)}">\n${cases.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="verify" time="${seconds.toFixed(3)}">\n${suites.join('\n')}\n</testsuites>\n`;
}

function caseOf(service: string, operationId: string, failures: readonly Failure[]): string {
  const open = `    <testcase classname="${escapedXml(service)}" name="${escapedXml(operationId)}"`;
  if (failures.length === 0) return `${open}/>`;
  const inside = failures.map(
    ({ id, title, file, line, wanted, got, curl }) =>
      `      <failure type="${id}" message="${escapedXml(title)}">${escapedXml(`${file}:${line}\nwanted ${wanted}\ngot ${got}\n${curl}`)}</failure>`,
  );
  return `${open}>\n${inside.join('\n')}\n    </testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapedXml(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '').replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
