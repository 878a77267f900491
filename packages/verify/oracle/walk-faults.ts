import type { ServiceContract, VerifiedOperation } from '../contract/service-contract';
import { groupedBy, isObject, parsedJson } from '../values';
import type { Exchange, WalkKind } from '../wire/exchange';
import { displayedValue, faultsOf } from './exchange-faults';
import type { Fault } from './fault';
import { idsOf, itemsOf, repeatedKeys } from './items';
import { filterFaults, pagingFaults } from './list-faults';
import { lostMembers } from './lost-members';
import { orderFaults } from './order-faults';
import { stateFaults } from './state-faults';
import { memberOf, writtenFaults } from './written-faults';

type Steps = (step: string) => readonly Exchange[];

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
    return CHECKS[kind](steps, operation, walk, operations);
  });
}

const CHECKS: Readonly<
  Record<
    Exclude<WalkKind, 'states'>,
    (
      steps: Steps,
      operation: VerifiedOperation,
      walk: readonly Exchange[],
      operations: ReadonlyMap<string, VerifiedOperation>,
    ) => readonly Fault[]
  >
> = {
  pages: (steps, operation, walk) => [
    ...['whole', 'page'].flatMap((step) => [
      ...repeats(steps(step), operation),
      ...cursors(steps(step), operation),
      ...orderOver(steps(step), operation),
    ]),
    ...pagingFaults(walk, operation),
  ],
  // Reverses the pages, because a backwards walk reads the newest page first. The items of each page are in normal
  // order.
  backwards: (steps, operation, walk, operations) =>
    CHECKS.pages((step) => steps(step).toReversed(), operation, walk.toReversed(), operations),
  filters: (_steps, operation, walk) => filterFaults(walk, operation),
  numbered: (_steps, operation, walk) => [
    ...repeats(walk, operation),
    ...totals(walk, operation),
    ...orderOver(walk, operation),
  ],
  life: (steps, operation, _walk, operations) => [
    ...lostWrites(steps, operation, operations),
    ...lostMembers(steps('before')[0], steps('change')[0], steps('after')[0], operation),
    ...leftOvers(steps, operation),
    ...strangers(steps, operation),
  ],
  stored: (steps, operation, _walk, operations) => [
    ...lostWrites(steps, operation, operations),
    ...lostMembers(steps('before')[0], steps('change')[0], steps('after')[0], operation),
    ...unlikeAnswer(steps('change')[0], steps('after')[0], operation),
    ...unsteady(steps('after'), operation),
    ...movedOther(steps, operation),
    ...strangers(steps, operation),
  ],
  repeat: (steps, operation, _walk, operations) => [
    ...secondThings(steps, operation, operations),
    ...parallelFaults(steps, operation),
  ],
};

/**
 * Checks that an idempotency key creates one item even in parallel, and that a refused call does not use up its key.
 */
function parallelFaults(steps: Steps, operation: VerifiedOperation): readonly Fault[] {
  const [one, two] = steps('parallel');
  const [first] = steps('first');
  if (one === undefined || two === undefined) return [];
  const fault = faultsOf(two, operation);
  const made = [one, two].filter(({ answer }) => answer.status < 300);
  const [ids, ...others] = made.map(({ answer }) => JSON.stringify(idsOf(answer.body)));
  const [saidOne, saidTwo] = [one, two].map(({ answer }) => displayedValue(answer.body));
  const place = ['parameters'];
  if (ids === undefined) {
    const isKept = steps('refused').length > 0 && one.answer.status === 409;
    const title = 'refuses a key that only a refused call had';
    return isKept ? [fault('wrong-outcome', title, 'a good answer', saidOne ?? '', place)] : [];
  }
  if (others.some((other) => other !== ids)) {
    const title = 'makes two things for one idempotency key that comes twice in parallel';
    return [fault('written-twice', title, saidOne ?? '', saidTwo ?? '', place)];
  }
  const before = first !== undefined && first.answer.status < 300 ? JSON.stringify(idsOf(first.answer.body)) : null;
  if (ids === '[]' || ids !== before || operation.recipe.may !== undefined) return [];
  return [fault('item-twice', 'names two things by one id', 'another id for each thing', ids, ['responses'])];
}

function repeats(walk: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  const last = walk.at(-1);
  const [repeated] = repeatedKeys(walk.flatMap(({ answer }) => itemsOf(parsedJson(answer.body))));
  if (last === undefined || repeated === undefined) return [];
  const title = `lists ${repeated} twice in a walk of ${walk.length} pages`;
  return [faultsOf(last, operation)('item-twice', title, 'each item once', repeated, ['responses', '200'])];
}

function orderOver(walk: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  const last = walk.at(-1);
  return last === undefined ? [] : orderFaults(walk, operation, faultsOf(last, operation));
}

function cursors(walk: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  const seen = new Set<string>();
  for (const exchange of walk) {
    const body = parsedJson(exchange.answer.body);
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
  const bodies = walk.map(({ answer }) => parsedJson(answer.body)).filter(isObject);
  const said = [...new Set(bodies.map(({ total }) => total))];
  const last = walk.at(-1);
  if (last === undefined || said.length <= 1) return [];
  const title = `says ${said.join(' and ')} in all within one walk`;
  return [faultsOf(last, operation)('stale-total', title, 'one total', said.join(', '), ['responses', '200'])];
}

function lostWrites(
  steps: Steps,
  operation: VerifiedOperation,
  operations: ReadonlyMap<string, VerifiedOperation>,
): readonly Fault[] {
  const compared = (write: Exchange | undefined, read: Exchange | undefined) =>
    writtenFaults(
      write,
      read,
      operations.get(write?.operationId ?? ''),
      operations.get(read?.operationId ?? '') ?? operation,
    );
  const [change] = steps('change');
  const [create] = steps('create');
  const [listed] = steps('listed');
  const faults: Fault[] = [
    ...compared(create, create),
    ...compared(create, steps('before')[0]),
    ...compared(change, change),
    ...compared(change, steps('after')[0]),
  ];
  const created = create;
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

function leftOvers(steps: Steps, operation: VerifiedOperation): readonly Fault[] {
  const [gone] = steps('gone');
  const before = steps('after')[0] ?? steps('before')[0];
  const isEmpty =
    itemsOf(parsedJson(before?.answer.body ?? '')).length === 0 && /"items":\[\]/.test(before?.answer.body ?? '');
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

function unsteady([one, two]: readonly Exchange[], operation: VerifiedOperation): readonly Fault[] {
  if (one === undefined || two === undefined || two.answer.status !== 200) return [];
  if (JSON.stringify(parsedJson(one.answer.body)) === JSON.stringify(parsedJson(two.answer.body))) return [];
  const title = 'answers two reads after one change in two ways';
  return [
    faultsOf(two, operation)('lost-write', title, displayedValue(one.answer.body), displayedValue(two.answer.body), [
      'responses',
    ]),
  ];
}

function movedOther(steps: Steps, operation: VerifiedOperation): readonly Fault[] {
  const [before, after] = [steps('other-before')[0], steps('other')[0]];
  if (before === undefined || after === undefined || before.answer.status !== 200 || after.answer.status !== 200)
    return [];
  if (JSON.stringify(parsedJson(before.answer.body)) === JSON.stringify(parsedJson(after.answer.body))) return [];
  const title = 'changes the form of another user';
  return [
    faultsOf(after, operation)(
      'allowed-to-other',
      title,
      displayedValue(before.answer.body),
      displayedValue(after.answer.body),
      ['security'],
    ),
  ];
}

function strangers(steps: Steps, operation: VerifiedOperation): readonly Fault[] {
  const [change] = steps('change');
  const [other] = steps('other');
  const [after] = steps('after');
  if (change === undefined || other === undefined || after === undefined || other.answer.status >= 300) return [];
  const isOpen = !operation.needsSession;
  const told = scalarsOf(parsedJson(change.request.body ?? '')).some(
    ([name, value]) =>
      typeof value === 'string' && value.length >= 8 && memberOf(parsedJson(other.answer.body), name) === value,
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

/** Compares a repeated call, its effect, and another user's resource under the same key. */
function secondThings(
  steps: Steps,
  operation: VerifiedOperation,
  operations: ReadonlyMap<string, VerifiedOperation>,
): readonly Fault[] {
  const [first] = steps('first');
  const [again] = steps('again');
  const [seen] = steps('seen');
  const [other] = steps('other');
  if (first === undefined || again === undefined || first.answer.status >= 300) return [];
  const fault = faultsOf(again, operation);
  const place = ['parameters'];
  const [one, two] = [first.answer.body, again.answer.body].map((body) => body.slice(0, 240));
  const ids = idsOf(first.answer.body);
  const isSame = again.answer.status >= 400 || JSON.stringify(ids) === JSON.stringify(idsOf(again.answer.body));
  const isCountedTwice = operation.afterLostAnswer === 'repeat' && again.answer.status < 300 && one !== two;
  const lost = seen?.answer.status === 200 ? lostMember(first, seen) : null;
  return [
    ...(isSame && again.answer.status < 500
      ? []
      : [fault('written-twice', 'makes a second thing for a repeated idempotency key', one ?? '', two ?? '', place)]),
    ...(isSame && isCountedTwice
      ? [fault('written-twice', 'answers a repeated call in another way than the first', one ?? '', two ?? '', place)]
      : []),
    ...(seen !== undefined && lost !== null
      ? [
          faultsOf(seen, operations.get(seen.operationId) ?? operation)(
            'lost-write',
            `does not show what ${first.operationId} answered as ${lost}`,
            one ?? '',
            seen.answer.body.slice(0, 240),
            ['responses', '200'],
          ),
        ]
      : []),
    ...(other !== undefined && ids.length > 0 && other.answer.status < 300 && idsOf(other.answer.body)[0] === ids[0]
      ? [
          faultsOf(other, operation)(
            'allowed-to-other',
            'answers one user with what another user’s idempotency key has made',
            'a thing of the user’s own',
            other.answer.body.slice(0, 240),
            place,
          ),
        ]
      : []),
  ];
}

function unlikeAnswer(
  change: Exchange | undefined,
  after: Exchange | undefined,
  operation: VerifiedOperation,
): readonly Fault[] {
  const [said, read] = [parsedJson(change?.answer.body ?? ''), parsedJson(after?.answer.body ?? '')];
  if (change === undefined || after === undefined || !isObject(said) || !isObject(read)) return [];
  if (change.answer.status >= 300 || after.answer.status !== 200) return [];
  const name = Object.keys(said).find((key) => key in read && JSON.stringify(said[key]) !== JSON.stringify(read[key]));
  if (name === undefined) return [];
  const title = `does not show what ${change.operationId} answered as ${name}`;
  const [wanted, got] = [displayedValue(said[name]), displayedValue(read[name])];
  return [faultsOf(after, operation)('lost-write', title, wanted, got, ['responses', '200'])];
}

function lostMember(write: Exchange, read: Exchange): string | null {
  const thing = parsedJson(read.answer.body);
  const lost = scalarsOf(parsedJson(write.answer.body)).find(([name, value]) => {
    const now = memberOf(thing, name);
    return now !== undefined && now !== value;
  });
  return lost?.[0] ?? null;
}

function scalarsOf(body: unknown): readonly (readonly [string, unknown])[] {
  if (!isObject(body)) return [];
  return Object.entries(body).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
}
