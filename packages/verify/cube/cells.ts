import { NOT_MODIFIED } from '@/contract/openapi-document';
import type { ServiceContract, VerifiedOperation } from '../contract/service-contract';
import { stateProbeId } from '../probes/state-probe-id';
import { isObject, parsedJson } from '../values';
import type { Exchange } from '../wire/exchange';

export interface Cell {
  readonly operationId: string;
  readonly status: number;
  readonly mediaType: string;
  /** The caller of a successful call. Refusals count once for all callers. */
  readonly scheme: 'guest' | 'session' | 'any';
  readonly state: 'hit' | 'failed' | 'missed' | 'not provoked';
  readonly reason: string;
}

export interface CoverageOptions {
  /** Statuses for which the configuration has an address. */
  readonly states: ReadonlySet<number>;
  readonly hasSessions: boolean;
  readonly silence: string | null;
  readonly failed: ReadonlySet<Exchange>;
}

export const NO_PERSONA = 'no persona: --personas names how one signs in';

const EMPTY = 'empty: no list that it answered had an item';

function emptyLists({ operations }: ServiceContract, exchanges: readonly Exchange[]): ReadonlySet<string> {
  const lists = exchanges.flatMap(({ operationId, answer }) => {
    const body = answer.status === 200 ? parsedJson(answer.body) : undefined;
    const items = isObject(body) ? body.items : body;
    return Array.isArray(items) ? [{ operationId, isEmpty: items.length === 0 }] : [];
  });
  const filled = new Set(lists.filter(({ isEmpty }) => !isEmpty).map(({ operationId }) => operationId));
  const mayBe = new Set(operations.filter(({ recipe }) => recipe.empty !== undefined).map((one) => one.operationId));
  const own = lists.map(({ operationId }) => operationId);
  return new Set(own.filter((operationId) => !filled.has(operationId) && !mayBe.has(operationId)));
}

export function cellsOf(
  contract: ServiceContract,
  exchanges: readonly Exchange[],
  options: CoverageOptions,
): readonly Cell[] {
  const states = new Map<string, 'hit' | 'failed'>();
  for (const exchange of exchanges) {
    for (const scheme of ['any', exchange.hasSession ? 'session' : 'guest']) {
      const key = keyOf(exchange.operationId, exchange.answer.status, typeOf(exchange), scheme);
      if (options.failed.has(exchange)) states.set(key, 'failed');
      else if (!states.has(key)) states.set(key, 'hit');
    }
  }
  const unaffected = new Set(exchanges.filter(({ answer }) => answer.status < 400).map(({ id }) => id));
  const empty = emptyLists(contract, exchanges);
  return contract.operations.flatMap((operation) =>
    declaredCells(operation).map(({ status, mediaType, scheme }): Cell => {
      const place = { operationId: operation.operationId, status, mediaType, scheme };
      const state = states.get(keyOf(operation.operationId, status, mediaType, scheme));
      if (state === 'hit' && status === 200 && empty.has(operation.operationId))
        return { ...place, state: 'missed', reason: EMPTY };
      if (state !== undefined) return { ...place, state, reason: '' };
      const excuse = unaffected.has(stateProbeId(operation.operationId, status))
        ? 'the operation answers in that state as in any other'
        : excuseOf(contract, operation, status, scheme, options);
      return excuse === null
        ? { ...place, state: 'missed', reason: missOf(operation, scheme, status, options) }
        : { ...place, state: 'not provoked', reason: excuse };
    }),
  );
}

export function coveredShare(cells: readonly Cell[]): number {
  const possible = cells.filter(({ state }) => state !== 'not provoked');
  if (possible.length === 0) return 1;
  return possible.filter(({ state }) => state !== 'missed').length / possible.length;
}

function declaredCells({ responses, schemes }: VerifiedOperation) {
  return Object.entries(responses).flatMap(([text, { content = {} }]) => {
    // 304 is not counted, because a service need not support conditional requests.
    if (text === NOT_MODIFIED) return [];
    const status = Number(text);
    const types = Object.keys(content);
    const asked = status < 400 ? schemes : (['any'] as const);
    return (types.length > 0 ? types : ['none']).flatMap((mediaType) =>
      asked.map((scheme) => ({ status, mediaType, scheme })),
    );
  });
}

function excuseOf(
  { statusOfCode }: ServiceContract,
  { recipe, problemCodes }: VerifiedOperation,
  status: number,
  scheme: Cell['scheme'],
  { states, silence }: CoverageOptions,
): string | null {
  if (silence !== null) return silence;
  const ownReason = recipe.statuses?.[String(status)]?.unreachable;
  if (ownReason !== undefined) return ownReason;
  if (status < 400) return recipe.unreachable ?? null;
  if ((status === 429 || status >= 500) && !states.has(status)) {
    return `the service gives no address at which it answers ${status} (\`states\` of the configuration)`;
  }
  if (status >= 500 && recipe.unreachable !== undefined) return recipe.unreachable;
  const codes = problemCodes.filter((code) => statusOfCode.get(code) === status);
  const reasons = codes.map((code) => recipe.codes?.[code]?.unreachable);
  const [reason] = reasons;
  return scheme === 'any' && reason !== undefined && reasons.every((one) => one !== undefined) ? reason : null;
}

function missOf(
  { needsSession }: VerifiedOperation,
  scheme: Cell['scheme'],
  status: number,
  { hasSessions }: CoverageOptions,
): string {
  const asksForOne = scheme === 'session' || (needsSession && status !== 401);
  return asksForOne && !hasSessions ? NO_PERSONA : 'never answered';
}

function typeOf({ answer }: Exchange): string {
  return answer.body === '' ? 'none' : ((answer.headers['content-type'] ?? 'none').split(';')[0] ?? 'none');
}

function keyOf(operationId: string, status: number, mediaType: string, scheme: string): string {
  return [operationId, status, mediaType, scheme].join(' ');
}
