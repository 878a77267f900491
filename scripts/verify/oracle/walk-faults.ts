import type { ServiceContract, VerifiedOperation } from '../contract/service-contract';
import { groupedBy, isObject, parsed } from '../values';
import type { Exchange, WalkKind } from '../wire/exchange';
import { faultsOf } from './exchange-faults';
import type { Fault } from './fault';
import { itemsOf, keyOf, repeatedKeys } from './items';
import { lostMembers } from './lost-members';
import { orderFaults } from './order-faults';
import { stateFaults } from './state-faults';

/** The exchanges of one walk by the step that each plays, in order. */
type Steps = (step: string) => readonly Exchange[];

/** Returns the faults that walks show and no exchange alone does. */
export function walkFaultsOf(contract: ServiceContract, exchanges: readonly Exchange[]): readonly Fault[] {
  const operations = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  const placed = exchanges.filter(({ walk }) => walk !== null);
  const walks = groupedBy(placed, ({ walk }) => walk?.walk ?? '');
  return [...walks.values()].flatMap((walk) => {
    const [first] = walk;
    if (first?.walk?.kind === 'states') return stateFaults(contract, walk);
    const operation = operations.get(first?.operationId ?? '');
    const kind = first?.walk?.kind;
    if (operation === undefined || kind === undefined) return [];
    const steps: Steps = (step) => walk.filter(({ walk: place }) => place?.step === step);
    return CHECKS[kind](steps, operation, walk);
  });
}

const CHECKS: Readonly<
  Record<
    Exclude<WalkKind, 'states'>,
    (steps: Steps, operation: VerifiedOperation, walk: readonly Exchange[]) => readonly Fault[]
  >
> = {
  pages: (_steps, operation, walk) => [
    ...repeats(walk, operation),
    ...cursors(walk, operation),
    ...orderOver(walk, operation),
  ],
  numbered: (_steps, operation, walk) => [
    ...repeats(walk, operation),
    ...totals(walk, operation),
    ...orderOver(walk, operation),
  ],
  life: (steps, operation) => [
    ...lostWrites(steps, operation),
    ...lostMembers(steps('before')[0], steps('change')[0], steps('after')[0], operation),
    ...leftOvers(steps, operation),
    ...strangers(steps, operation),
  ],
  stored: (steps, operation) => [
    ...lostWrites(steps, operation),
    ...lostMembers(steps('before')[0], steps('change')[0], steps('after')[0], operation),
    ...strangers(steps, operation),
  ],
  repeat: (steps, operation) => secondThings(steps, operation),
};

function repeats(walk: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  const last = walk.at(-1);
  const [repeated] = repeatedKeys(walk.flatMap(({ answer }) => itemsOf(parsed(answer.body))));
  if (last === undefined || repeated === undefined) return [];
  const title = `lists ${repeated} twice in a walk of ${walk.length} pages`;
  return [faultsOf(last, operation)('item-twice', title, 'each item once', repeated, ['responses', '200'])];
}

/** Pages that are in order, one after the other. */
function orderOver(walk: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  const last = walk.at(-1);
  return last === undefined ? [] : orderFaults(walk, operation, faultsOf(last, operation));
}

function cursors(walk: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  const seen = new Set<string>();
  for (const exchange of walk) {
    const body = parsed(exchange.answer.body);
    const cursor = isObject(body) ? body.nextCursor : null;
    if (typeof cursor !== 'string') continue;
    const fault = faultsOf(exchange, operation);
    if (seen.has(cursor))
      return [
        fault('cursor', 'answers a cursor again that it gave before', 'another cursor, or null', cursor, [
          'responses',
          '200',
        ]),
      ];
    if (itemsOf(body).length === 0)
      return [fault('cursor', 'answers a cursor with an empty page', 'null', cursor, ['responses', '200'])];
    seen.add(cursor);
  }
  return [];
}

function totals(walk: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  const bodies = walk.map(({ answer }) => parsed(answer.body)).filter(isObject);
  const said = [...new Set(bodies.map(({ total }) => total))];
  const last = walk.at(-1);
  if (last === undefined || said.length <= 1) return [];
  const title = `says ${said.join(' and ')} in all within one walk`;
  return [faultsOf(last, operation)('stale-total', title, 'one total', said.join(', '), ['responses', '200'])];
}

/** The values of a change must be read afterwards, if it is among what is read. */
function lostWrites(steps: Steps, operation: VerifiedOperation): readonly Fault[] {
  const [change] = steps('change');
  const [after] = steps('after');
  const [before] = steps('before');
  const [listed] = steps('listed');
  const faults: Fault[] = [];
  if (change !== undefined && after !== undefined && change.answer.status < 300 && after.answer.status === 200) {
    const wanted = parsed(change.request.body ?? '');
    const stale = scalarsOf(wanted).find(([name, value]) => isStale(name, value, before, after));
    if (stale !== undefined) {
      const [name, value] = stale;
      const title = `does not show what ${change.operationId} has written to ${name}`;
      faults.push(
        faultsOf(after, operation)('lost-write', title, JSON.stringify(value), after.answer.body.slice(0, 240), [
          'responses',
          '200',
        ]),
      );
    }
  }
  const [created] = steps('create');
  if (created !== undefined && listed !== undefined && listed.answer.status === 200) {
    const ids = idsOf(created.answer.body);
    if (ids.length > 0 && !ids.some((id) => listed.answer.body.includes(id)))
      faults.push(
        faultsOf(listed, operation)(
          'lost-write',
          `does not list what ${created.operationId} has made`,
          ids.join(' or '),
          listed.answer.body.slice(0, 240),
          ['responses', '200'],
        ),
      );
  }
  return faults;
}

/** A value that is read as it was before the change, and not as the change says. */
function isStale(name: string, value: unknown, before: Exchange | undefined, after: Exchange): boolean {
  const now = memberOf(parsed(after.answer.body), name);
  const then = memberOf(parsed(before?.answer.body ?? ''), name);
  return now !== undefined && typeof now === typeof value && now !== value && then === now;
}

function leftOvers(steps: Steps, operation: VerifiedOperation): readonly Fault[] {
  const [gone] = steps('gone');
  const before = steps('after')[0] ?? steps('before')[0];
  const isEmpty =
    itemsOf(parsed(before?.answer.body ?? '')).length === 0 && /"items":\[\]/.test(before?.answer.body ?? '');
  const faults: Fault[] = [];
  if (
    gone !== undefined &&
    !isEmpty &&
    gone.answer.status < 300 &&
    (gone.answer.body === before?.answer.body || gone.answer.body === steps('before')[0]?.answer.body)
  )
    faults.push(
      faultsOf(gone, operation)(
        'still-there',
        'still answers what was deleted',
        '404, or that it is gone',
        gone.answer.body.slice(0, 240),
        ['responses'],
      ),
    );
  const [created] = steps('create');
  const [unlisted] = steps('unlisted');
  const left =
    created === undefined ? [] : idsOf(created.answer.body).filter((id) => unlisted?.answer.body.includes(id));
  if (unlisted !== undefined && left.length > 0)
    faults.push(
      faultsOf(unlisted, operation)(
        'still-there',
        'still lists what was deleted',
        'a list without it',
        left.join(', '),
        ['responses'],
      ),
    );
  return faults;
}

/** The values that one user has stored are no part of another user's answer. */
function strangers(steps: Steps, operation: VerifiedOperation): readonly Fault[] {
  const [change] = steps('change');
  const [other] = steps('other');
  const [after] = steps('after');
  if (change === undefined || other === undefined || after === undefined || other.answer.status >= 300) return [];
  const isOpen = !operation.needsSession;
  const told = scalarsOf(parsed(change.request.body ?? '')).some(
    ([name, value]) =>
      typeof value === 'string' && value.length >= 8 && memberOf(parsed(other.answer.body), name) === value,
  );
  const isSame = other.answer.body === after.answer.body && /[0-9a-f-]{36}|verify/i.test(after.answer.body);
  if (isOpen || !(told || isSame)) return [];
  return [
    faultsOf(other, operation)(
      'allowed-to-other',
      'answers one user what another has stored',
      'the user’s own',
      other.answer.body.slice(0, 240),
      ['security'],
    ),
  ];
}

function secondThings(steps: Steps, operation: VerifiedOperation): readonly Fault[] {
  const [first] = steps('first');
  const [again] = steps('again');
  if (first === undefined || again === undefined || first.answer.status >= 300) return [];
  const isSame =
    again.answer.status >= 400 || JSON.stringify(idsOf(first.answer.body)) === JSON.stringify(idsOf(again.answer.body));
  if (isSame && again.answer.status < 500) return [];
  const title = 'makes a second thing for a repeated idempotency key';
  return [
    faultsOf(again, operation)(
      'written-twice',
      title,
      first.answer.body.slice(0, 240),
      again.answer.body.slice(0, 240),
      ['parameters'],
    ),
  ];
}

function scalarsOf(body: unknown): readonly (readonly [string, unknown])[] {
  if (!isObject(body)) return [];
  return Object.entries(body).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
}

/** A member of a body, or of the one object in it. */
function memberOf(body: unknown, name: string): unknown {
  if (!isObject(body)) return undefined;
  if (name in body) return body[name];
  const inner = Object.values(body).filter(isObject);
  return inner.length === 1 ? inner[0]?.[name] : undefined;
}

/** The ids in an answer's own members. */
export function idsOf(body: string): readonly string[] {
  const value = parsed(body);
  if (!isObject(value)) return [];
  const key = keyOf(value);
  const named = Object.entries(value).filter(
    ([name, id]) => /^id$|Id$|^receipt$|Key$/.test(name) && (typeof id === 'string' || typeof id === 'number'),
  );
  if (named.length > 0) return named.map(([, id]) => String(id));
  return key === null ? [] : [key];
}
