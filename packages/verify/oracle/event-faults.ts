import type { ErrorObject } from 'ajv';
import { fittingErrors } from '@/contract/fitting-errors';
import { JSON_TYPE } from '@/contract/openapi-document';
import { validatorOf } from '../contract/schema-spots';
import type { ServiceContract, VerifiedOperation } from '../contract/service-contract';
import { answerSchemaOf } from '../contract/service-contract';
import { EVENT_STATUS } from '../events/event-operations';
import { BYSTANDER } from '../personas/identity';
import { parsedJson, stepsOf, valueAt } from '../values';
import type { Exchange } from '../wire/exchange';
import type { ExchangeOracle } from './exchange-faults';
import { displayedValue, faultsOf } from './exchange-faults';
import type { Fault, MakeFault } from './fault';
import { privacyFaults } from './privacy-faults';

const ARGUMENT = ['requestBody', 'content', JSON_TYPE, 'schema'];

/** Checks that events are declared, match their schema, arrive, and reach nobody else. */
export function createEventOracle(contract: ServiceContract): ExchangeOracle {
  const byName = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  return (exchange, secrets) => {
    const event = byName.get(exchange.operationId);
    if (event === undefined) return isCall(exchange) ? [] : [undeclared(exchange)];
    const fault = atEvent(faultsOf(exchange, event));
    if (exchange.answer.trouble !== null) return [silence(exchange, event, fault)];
    return [
      ...hearerFaults(exchange, event, fault),
      ...argumentFaults(exchange, event, fault),
      ...privacyFaults(exchange, event, secrets, fault),
    ];
  };
}

function isCall({ answer, request }: Exchange): boolean {
  return answer.status !== EVENT_STATUS || !request.path.startsWith('/ws/');
}

function atEvent(fault: MakeFault): MakeFault {
  return (rule, title, wanted, got, pointer) => {
    const [place, status, ...inside] = pointer;
    if (place !== 'responses') return fault(rule, title, wanted, got, pointer);
    return fault(rule, title, wanted, got, status === undefined ? [] : ['requestBody', ...inside]);
  };
}

function undeclared(exchange: Exchange): Fault {
  const { operationId, answer } = exchange;
  return {
    rule: 'event',
    operationId,
    title: 'is an event that nobody declared',
    wanted: 'one of webhooks',
    got: displayedValue(answer.body),
    pointer: ['webhooks'],
    exchange,
  };
}

function silence({ persona, request }: Exchange, { recipe }: VerifiedOperation, fault: MakeFault): Fault {
  const title = `does not come after ${recipe.by ?? 'its call'}`;
  return fault('event', title, `the event at ${persona}`, `nothing after ${request.method} ${request.path}`, []);
}

function hearerFaults(
  { persona, hasSession, answer }: Exchange,
  { needsSession }: VerifiedOperation,
  fault: MakeFault,
): readonly Fault[] {
  if (!needsSession || (hasSession && persona !== BYSTANDER)) return [];
  const rule = hasSession ? 'allowed-to-other' : 'allowed-without-session';
  const title = `comes to a ${hasSession ? 'user' : 'guest'} whom it is not for`;
  return [fault(rule, title, 'nothing at them', displayedValue(answer.body), ['security'])];
}

function argumentFaults({ answer }: Exchange, event: VerifiedOperation, fault: MakeFault): readonly Fault[] {
  const schema = answerSchemaOf(event, EVENT_STATUS, JSON_TYPE);
  if (schema === null)
    return answer.body === ''
      ? []
      : [fault('event', 'has an argument where none is declared', 'none', displayedValue(answer.body), [])];
  if (answer.body === '')
    return [fault('event', 'comes without its argument', 'one argument', 'none', ['requestBody'])];
  const value = parsedJson(answer.body);
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return fittingErrors(validate.errors ?? []).map((error) => {
    const got = displayedValue(valueAt(value, stepsOf(error.instancePath)) ?? answer.body);
    return fault('event', `says what its schema refuses: ${sentenceOf(error)}`, sentenceOf(error), got, [
      ...ARGUMENT,
      ...stepsOf(error.schemaPath),
    ]);
  });
}

function sentenceOf({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
}
