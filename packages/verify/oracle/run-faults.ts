import type { ServiceContract } from '../contract/service-contract';
import type { Exchange } from '../wire/exchange';
import { faultsOf } from './exchange-faults';
import type { Fault } from './fault';

/** Returns the faults that only the whole run shows: a request id that names two requests. */
export function runFaultsOf(contract: ServiceContract, exchanges: readonly Exchange[]): readonly Fault[] {
  const operations = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  const seen = new Set<string>();
  for (const exchange of exchanges) {
    const id = exchange.answer.headers['x-request-id'];
    const operation = operations.get(exchange.operationId);
    if (id === undefined || operation === undefined) continue;
    if (seen.has(id)) {
      const title = 'names two requests by one x-request-id';
      return [faultsOf(exchange, operation)('request-id', title, 'another id for each request', id, ['responses'])];
    }
    seen.add(id);
  }
  return [];
}
