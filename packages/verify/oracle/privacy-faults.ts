import type { VerifiedOperation } from '../contract/service-contract';
import type { Exchange } from '../wire/exchange';
import type { TextFinder } from '../wire/text-finder';
import { textFinder } from '../wire/text-finder';
import { answerLocationsOf } from './answer-spots';
import type { Fault, MakeFault } from './fault';
import { idsOf } from './items';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Finds ids of other users, and exact times where the contract allows only months. */
export function privacyFaults(
  exchange: Exchange,
  operation: VerifiedOperation,
  secrets: readonly string[],
  fault: MakeFault,
): readonly Fault[] {
  return [
    ...leaks(exchange, secrets, fault),
    ...tellingIds(exchange, fault),
    ...tokenFaults(exchange, fault),
    ...insideFaults(exchange, operation, fault),
  ];
}

function leaks({ answer, own, request }: Exchange, secrets: readonly string[], fault: MakeFault): readonly Fault[] {
  const said = `${answer.body}\n${Object.values(answer.headers).join('\n')}`;
  const found = new Set(finderOf(secrets)(said));
  if (found.size === 0) return [];
  const asked = JSON.stringify(request);
  const isSaid = (mark: string) => found.has(mark) && !asked.includes(mark);
  const leaked = secrets.filter((secret) => !own.includes(secret) && marksOf(secret).some(isSaid));
  if (leaked.length === 0) return [];
  const title = 'holds what identifies another user';
  return [fault('leak', title, 'no id and no address of another user', `${leaked.length} of them`, ['responses'])];
}

function tellingIds({ answer, own, request }: Exchange, fault: MakeFault): readonly Fault[] {
  if (request.method === 'GET' || answer.status >= 300) return [];
  const marks = own.flatMap(marksOf);
  const telling = idsOf(answer.body).find((id) => marks.some((mark) => id.includes(mark)));
  if (telling === undefined) return [];
  return [fault('leak', 'names a thing by the id of its author', 'an id that says nothing', telling, ['responses'])];
}

/** Finds the session's token in bodies, which page scripts may read. */
function tokenFaults({ answer, request }: Exchange, fault: MakeFault): readonly Fault[] {
  const tokens = [...(request.headers.cookie ?? '').matchAll(/(?:^|; )(?:AT|RT)=([^;]{8,})/g)].map(
    ([, token]) => token,
  );
  if (!tokens.some((token) => token !== undefined && answer.body.includes(token))) return [];
  return [fault('leak', 'shows the token of the session in its body', 'no token', 'the token', ['responses'])];
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
const HALF = 18;

const finders = new WeakMap<readonly string[], TextFinder>();

function finderOf(secrets: readonly string[]): TextFinder {
  const finder = finders.get(secrets) ?? textFinder(secrets.flatMap(marksOf));
  finders.set(secrets, finder);
  return finder;
}

const marksBySecret = new Map<string, readonly string[]>();

/** Returns parts of an id. Either half identifies a user. */
function marksOf(secret: string): readonly string[] {
  const known = marksBySecret.get(secret);
  if (known !== undefined) return known;
  const [id] = UUID.exec(secret) ?? [];
  const marks = id === undefined ? [secret] : [id.slice(0, HALF), id.slice(HALF)];
  marksBySecret.set(secret, marks);
  return marks;
}

function insideFaults(exchange: Exchange, operation: VerifiedOperation, fault: MakeFault): readonly Fault[] {
  const faults: Fault[] = [];
  for (const spot of answerLocationsOf(exchange, operation)) {
    if (typeof spot.value !== 'string' || !isTooFine(spot.value, spot.schema)) continue;
    const title = `/${spot.path.join('/')} is finer than the contract says`;
    faults.push(fault('too-fine', title, 'no day or moment', spot.value, spot.pointer));
  }
  return faults;
}

function isTooFine(
  text: string,
  { format, pattern, enum: words, const: only }: Readonly<Record<string, unknown>>,
): boolean {
  if (format !== undefined || pattern !== undefined || words !== undefined || only !== undefined) return false;
  return MOMENT.test(text) || DAY.test(text);
}
