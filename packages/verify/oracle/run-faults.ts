import type { ServiceContract } from '../contract/service-contract';
import { REALTIME } from '../contract/service-contract';
import { isObject, parsedJson } from '../values';
import type { Exchange } from '../wire/exchange';
import { displayedValue, faultsOf } from './exchange-faults';
import type { Fault } from './fault';

/** Finds request ids used twice, duplicate events, and events about another subject. */
export function runFaultsOf(contract: ServiceContract, exchanges: readonly Exchange[]): readonly Fault[] {
  return contract.name === REALTIME ? eventRunFaults(contract, exchanges) : requestIdFaults(contract, exchanges);
}

const HEARD = '/heard/';

function eventRunFaults(contract: ServiceContract, exchanges: readonly Exchange[]): readonly Fault[] {
  const events = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  const seen = new Set<string>();
  return exchanges.flatMap((exchange) => {
    const event = events.get(exchange.operationId);
    if (event === undefined || !exchange.id.includes(HEARD) || exchange.answer.body === '') return [];
    const { body } = exchange.answer;
    const fault = faultsOf(exchange, event);
    const name = `${exchange.id} ${exchange.operationId} ${body}`;
    if (seen.has(name)) return [fault('event', 'comes twice', 'once for each listener', displayedValue(body), [])];
    seen.add(name);
    const [probe] = exchange.id.split(HEARD);
    const causes = exchanges.filter(({ id }) => id.startsWith(`${probe}/${event.recipe.by}-`));
    const other = exchange.id.startsWith(`${event.operationId}/`) ? otherThing(parsedJson(body), causes) : null;
    return other === null
      ? []
      : [fault('event', `is about another ${other} than its call`, 'that of the call', displayedValue(body), [])];
  });
}

/** Returns the name of an id whose value differs between the event and the calls that caused it, or null. */
function otherThing(argument: unknown, causes: readonly Exchange[]): string | null {
  if (!isObject(argument) || causes.length === 0) return null;
  const said = causes
    .flatMap(({ request, answer }) => [parsedJson(request.body ?? ''), parsedJson(answer.body)])
    .filter(isObject);
  const names = Object.keys(argument).filter((name) => /^id$|Id$/.test(name) && typeof argument[name] === 'string');
  const wrong = names.find((name) => {
    const known = said.flatMap((body) => (typeof body[name] === 'string' ? [body[name]] : []));
    return known.length > 0 && !known.includes(String(argument[name]));
  });
  return wrong ?? null;
}

function requestIdFaults(contract: ServiceContract, exchanges: readonly Exchange[]): readonly Fault[] {
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
