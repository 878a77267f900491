import { NOT_MODIFIED } from '@/contract/openapi-document';
import type { VerifiedOperation } from '../contract/service-contract';
import type { Exchange } from '../wire/exchange';
import { answerLocationsOf } from './answer-spots';
import type { Fault, MakeFault } from './fault';

/**
 * The maximum time in seconds for which shared caches may store an answer. Removed content then disappears within a
 * minute.
 */
const MAX_SHARED_SECONDS = 60;

/**
 * Finds answers that may reach the wrong viewer: users' data in answers to guests, and users' answers that a shared
 * cache may store.
 */
export function viewerFaults(exchange: Exchange, operation: VerifiedOperation, fault: MakeFault): readonly Fault[] {
  return exchange.hasSession
    ? cacheFaults(exchange, fault)
    : [
        ...markFaults(exchange, operation, fault),
        ...publicFaults(exchange, operation, fault),
        ...versionFaults(exchange, fault),
      ];
}

function markFaults(exchange: Exchange, operation: VerifiedOperation, fault: MakeFault): readonly Fault[] {
  return answerLocationsOf(exchange, operation)
    .filter((spot) => 'x-for-guests' in spot.schema && spot.schema['x-for-guests'] !== spot.value)
    .map((spot) => {
      const wanted = String(spot.schema['x-for-guests']);
      const title = `shows a guest the mark of a user at /${spot.path.join('/')}`;
      return fault('guest-mark', title, wanted, JSON.stringify(spot.value), spot.pointer);
    });
}

/** Checks that only the browser may store the answer to a signed-in user. */
function cacheFaults({ answer }: Exchange, fault: MakeFault): readonly Fault[] {
  const said = answer.headers['cache-control'];
  if (said === undefined || /\b(private|no-store)\b/i.test(said)) return [];
  const title = `lets shared caches keep what it answers a session: ${said}`;
  return [fault('shared-cache', title, 'private, or no-store', said, ['responses'])];
}

/**
 * Checks that a guest's public answer has a declared version, and is cached separately from users' answers, for a
 * minute.
 */
function publicFaults({ answer }: Exchange, { responses }: VerifiedOperation, fault: MakeFault): readonly Fault[] {
  const { 'cache-control': said = '', vary = '' } = answer.headers;
  if (!/\bpublic\b/i.test(said)) return [];
  const place = ['responses', String(answer.status), 'headers', 'cache-control'];
  if (!(NOT_MODIFIED in responses) || answer.status >= 400) {
    const title = `lets shared caches keep what only this guest may read: ${said}`;
    return [fault('shared-cache', title, 'private, or no-store', said, place)];
  }
  if (!/(^|,)\s*(cookie|\*)\s*(,|$)/i.test(vary))
    return [fault('shared-cache', 'lets shared caches give a guest’s answer to users', 'vary: cookie', vary, place)];
  const seconds = [...said.matchAll(/\b(?:s-maxage|max-age|stale-while-revalidate|stale-if-error)=(\d+)/gi)].map(
    ([, one]) => Number(one),
  );
  if (seconds.every((one) => one <= MAX_SHARED_SECONDS)) return [];
  return [fault('stale-cache', `lets caches keep an answer for long: ${said}`, 'at most a minute', said, place)];
}

/** 304 is only a valid answer to a request that names a version. */
function versionFaults({ answer, request }: Exchange, fault: MakeFault): readonly Fault[] {
  if (answer.status !== 304 || 'if-none-match' in request.headers) return [];
  const title = 'answers 304 to a request that names no version';
  return [fault('wrong-outcome', title, 'the answer', '304', ['responses', NOT_MODIFIED])];
}
