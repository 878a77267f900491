import { createHash } from 'node:crypto';
import type { Excuse } from '../baseline/baseline';
import type { VerifyArguments } from '../command/arguments';
import type { ServiceRun } from '../command/run-service';
import type { Fault, Rule } from '../oracle/fault';
import { RULES } from '../oracle/fault';
import { groupedBy } from '../values';
import { textFinder } from '../wire/text-finder';
import { curlLine } from './curl';
import { maskedRequest, maskedText } from './mask';
import { replayLine } from './replay-line';

/** All violations of one rule at the same location, illustrated by the shortest request. */
export interface Failure {
  /** An id like `F-7c1d9a2b`, the same in each run. */
  readonly id: string;
  readonly service: string;
  readonly operationId: string;
  readonly rule: Rule;
  readonly title: string;
  readonly wanted: string;
  readonly got: string;
  readonly file: string;
  readonly line: number;
  readonly persona: string;
  readonly probe: string;
  readonly count: number;
  readonly asked: string;
  readonly curl: string;
  readonly again: string;
  /** The excuse from the baseline, or null if it has none. */
  readonly excuse: Excuse | null;
}

const ORDER = Object.keys(RULES);

/** Returns the failures of a run without secrets, worst first. */
export function failuresOf(
  { contract, faults, secrets }: ServiceRun,
  given: VerifyArguments,
  excuseFor: (id: string, rule: Rule) => Excuse | null,
): readonly Failure[] {
  const groups = groupedBy(faults, keyOf);
  const hidden = textFinder(secrets);
  return [...groups.entries()]
    .map(([key, group]): Failure => {
      const fault = group.toSorted(byLength)[0] ?? failNever();
      const id = failureId(contract.name, key);
      const { file, line } = contract.lineOf(fault.pointer);
      const request = maskedRequest(fault.exchange.request, hidden);
      return {
        id,
        service: contract.name,
        operationId: fault.operationId,
        rule: fault.rule,
        title: maskedText(fault.title, hidden),
        wanted: maskedText(fault.wanted, hidden),
        got: maskedText(fault.got, hidden),
        file,
        line,
        persona: fault.exchange.persona,
        probe: probeOf(fault),
        count: group.length,
        asked: `${request.method} ${request.path}`,
        curl: curlLine(given.url ?? '', request),
        again: replayLine(id, given),
        excuse: excuseFor(id, fault.rule),
      };
    })
    .toSorted((one, other) => ORDER.indexOf(one.rule) - ORDER.indexOf(other.rule));
}

/** Rules that report one failure per service and header, since a proxy adds the header to every answer. */
const HEADER_RULES: readonly Rule[] = ['undeclared-header', 'missing-header', 'header-value'];
const OF_ALL_ANSWERS: readonly Rule[] = ['cookie-flags', 'problem-words', 'request-id', 'trace'];

function keyOf({ rule, operationId, pointer }: Fault): string {
  if (OF_ALL_ANSWERS.includes(rule)) return rule;
  return HEADER_RULES.includes(rule) ? `${rule} ${pointer.at(-1)}` : [rule, operationId, ...pointer].join(' ');
}

export function failureId(service: string, key: string): string {
  return `F-${createHash('sha256').update(`${service} ${key}`).digest('hex').slice(0, 8)}`;
}

function byLength({ exchange: one }: Fault, { exchange: other }: Fault): number {
  const size = ({ request }: Fault['exchange']) => request.path.length + (request.body?.length ?? 0);
  return size(one) - size(other);
}

function probeOf({ exchange }: Fault): string {
  return exchange.id.split('/').slice(0, 2).join('/');
}

function failNever(): never {
  throw new Error('A group has at least one member.');
}
