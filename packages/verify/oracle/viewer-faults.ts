import type { VerifiedOperation } from '../contract/service-contract';
import type { Exchange } from '../wire/exchange';
import { answerSpotsOf } from './answer-spots';
import type { Fault, MakeFault } from './fault';

/** Returns the faults of an answer that is another viewer’s: a guest with the marks of a user, and what others may be given of a cache. */
export function viewerFaults(exchange: Exchange, operation: VerifiedOperation, fault: MakeFault): readonly Fault[] {
  return exchange.hasSession ? cacheFaults(exchange, fault) : markFaults(exchange, operation, fault);
}

function markFaults(exchange: Exchange, operation: VerifiedOperation, fault: MakeFault): readonly Fault[] {
  return answerSpotsOf(exchange, operation)
    .filter((spot) => 'x-for-guests' in spot.schema && spot.schema['x-for-guests'] !== spot.value)
    .map((spot) => {
      const wanted = String(spot.schema['x-for-guests']);
      const title = `shows a guest the mark of a user at /${spot.path.join('/')}`;
      return fault('guest-mark', title, wanted, JSON.stringify(spot.value), spot.pointer);
    });
}

/** The answer to a session may be kept by its browser alone. */
function cacheFaults({ answer }: Exchange, fault: MakeFault): readonly Fault[] {
  const said = answer.headers['cache-control'];
  if (said === undefined || /\b(private|no-store)\b/i.test(said)) return [];
  const title = `lets shared caches keep what it answers a session: ${said}`;
  return [fault('shared-cache', title, 'private, or no-store', said, ['responses'])];
}
