import { createResponseChecker } from '@/server/contract/answer-faults';
import type { ServiceContract, VerifiedOperation } from '../contract/service-contract';
import { isObject, parsedJson, stepsOf, valueAt } from '../values';
import type { Exchange } from '../wire/exchange';
import type { Fault, MakeFault, Rule } from './fault';
import { fieldFaults } from './field-faults';
import { figureFaults } from './figure-faults';
import { orderFaults } from './order-faults';
import { pageFaults } from './page-faults';
import { privacyFaults } from './privacy-faults';
import { viewerFaults } from './viewer-faults';
import { wireFaults } from './wire-faults';

export type ExchangeOracle = (exchange: Exchange, secrets: readonly string[]) => readonly Fault[];

/** Shared by all services, because they have the same headers and problems. */
const answerFaults = createResponseChecker();

/** Compiles the schemas of a contract's answers before they are needed. */
export function compileAnswers({ operations }: ServiceContract): void {
  for (const operation of operations)
    for (const [status, { content = {} }] of Object.entries(operation.responses))
      for (const contentType of Object.keys(content))
        answerFaults(operation, [], {
          ...{ status: Number(status), contentType, body: '{}' },
          ...{ headers: new Map(), query: new URLSearchParams() },
        });
}

export function createExchangeOracle(contract: ServiceContract): ExchangeOracle {
  const byId = new Map(contract.operations.map((operation) => [operation.operationId, operation]));
  return (exchange, secrets) => {
    const operation = byId.get(exchange.operationId);
    if (operation === undefined) return [];
    const fault = faultsOf(exchange, operation);
    const { answer } = exchange;
    if (answer.trouble !== null) return [fault(...troubleFault(exchange))];
    if (answer.status >= 500 && !(exchange.expectation?.statuses.includes(answer.status) ?? false))
      return [fault('server-error', `answers ${answer.status}`, 'no 5xx', displayedValue(answer.body), ['responses'])];
    const declared = answerFaults(operation, contract.infrastructure, {
      status: answer.status,
      contentType: answer.headers['content-type'] ?? null,
      headers: new Map(Object.entries(answer.headers)),
      body: answer.body,
      query: new URLSearchParams(exchange.request.path.split('?')[1] ?? ''),
    });
    return [
      ...sessionFaults(exchange, operation, fault),
      ...outcomeFaults(exchange, fault),
      ...declared.map(({ rule, message, pointer, instancePath }) =>
        fault(rule, `answers ${answer.status}: ${message}`, message, gotAt(exchange, instancePath), pointer),
      ),
      ...codeFaults(exchange, contract, fault),
      ...wireFaults(exchange, fault),
      ...fieldFaults(exchange, operation, fault),
      ...figureFaults(exchange, operation, fault),
      ...lengthFaults(exchange, fault),
      ...pageFaults(exchange, operation, fault),
      ...privacyFaults(exchange, operation, secrets, fault),
      ...orderFaults([exchange], operation, fault),
      ...viewerFaults(exchange, operation, fault),
    ];
  };
}

export function faultsOf(exchange: Exchange, operation: VerifiedOperation): MakeFault {
  return (rule, title, wanted, got, pointer) => ({
    rule,
    operationId: operation.operationId,
    title,
    wanted,
    got,
    pointer: [...operation.pointer, ...pointer],
    exchange,
  });
}

export function displayedValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return text.length > 240 ? `${text.slice(0, 240)}…` : text;
}

const TROUBLES = {
  refused: 'takes no connection',
  reset: 'ends the connection before its answer',
  timeout: 'does not answer in time',
  large: 'answers more than any call of a contract has',
  short: 'ends its body before the announced length',
  malformed: 'answers what is no HTTP',
  encoded: 'answers bytes that are not of its content-encoding',
} as const;

function troubleFault({ answer }: Exchange): readonly [Rule, string, string, string, readonly string[]] {
  const { trouble } = answer;
  const title = trouble === null ? '' : TROUBLES[trouble];
  const rule = trouble === 'short' || trouble === 'malformed' || trouble === 'encoded' ? 'content-length' : 'no-answer';
  return [rule, title, 'an answer, whole and in time', `${answer.bytes} bytes`, ['responses']];
}

function sessionFaults(exchange: Exchange, { needsSession }: VerifiedOperation, fault: MakeFault): readonly Fault[] {
  const { status, body } = exchange.answer;
  if (!needsSession || exchange.hasSession || status >= 400) return [];
  const title = `answers ${status} without a session`;
  return [
    fault('allowed-without-session', title, '401 not_signed_in', `${status} ${displayedValue(body)}`, ['security']),
  ];
}

function outcomeFaults({ expectation, answer, persona }: Exchange, fault: MakeFault): readonly Fault[] {
  if (expectation === null) return [];
  const { statuses, codes, reason, pointer } = expectation;
  const problem = parsedJson(answer.body);
  const code = isObject(problem) && typeof problem.code === 'string' ? problem.code : null;
  const isRight =
    statuses.includes(answer.status) &&
    (answer.status < 400 || codes.length === 0 || (code !== null && codes.includes(code)));
  if (isRight) return [];
  const wanted = `${statuses.join(' or ')}${codes.length > 0 ? ` ${codes.join(' or ')}` : ''}, ${reason}`;
  const got = `${answer.status}${code === null ? '' : ` ${code}`} ${displayedValue(answer.body)}`;
  const isOpen = answer.status < 400 && statuses.every((status) => status === 401 || status === 403 || status === 404);
  const isPrivate = isOpen && codes.some((one) => /^not_(yours|signed_in)$/.test(one)) && persona !== 'guest';
  const title = `answers ${answer.status}${code === null ? '' : ` ${code}`} where the contract says ${statuses.join(' or ')}${codes.length > 0 ? ` ${codes.join(' or ')}` : ''}`;
  return [fault(isPrivate ? 'allowed-to-other' : 'wrong-outcome', title, wanted, got, pointer)];
}

function codeFaults({ answer }: Exchange, { statusOfCode }: ServiceContract, fault: MakeFault): readonly Fault[] {
  const problem = answer.status >= 400 ? parsedJson(answer.body) : undefined;
  if (!isObject(problem) || typeof problem.code !== 'string') return [];
  const status = statusOfCode.get(problem.code);
  if (status === undefined || status === answer.status) return [];
  const title = `answers ${answer.status} with the code ${problem.code}, which is one of ${status}`;
  return [
    fault('code-status', title, `${status} ${problem.code}`, `${answer.status} ${problem.code}`, ['x-problem-codes']),
  ];
}

function lengthFaults({ answer }: Exchange, fault: MakeFault): readonly Fault[] {
  const announced = answer.headers['content-length'];
  if (announced === undefined || answer.status === 304 || Number(announced) === answer.bytes) return [];
  const title = `announces ${announced} bytes and sends ${answer.bytes}`;
  return [fault('content-length', title, announced, String(answer.bytes), ['responses'])];
}

function gotAt({ answer }: Exchange, instancePath: string | null): string {
  if (instancePath === null) return displayedValue(answer.headers);
  return displayedValue(valueAt(parsedJson(answer.body), stepsOf(instancePath)) ?? answer.body);
}
