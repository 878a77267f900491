import type { ServiceContract } from '../contract/service-contract';
import type { MachineRead, StateMachine, StateObservation } from '../contract/state-machine';
import { ABSENT, SAME_STATE } from '../contract/state-machine';
import { isObject, parsedJson, stepsOf, valueAt } from '../values';
import type { Exchange, MachineStep } from '../wire/exchange';
import { displayedValue } from './exchange-faults';
import type { Fault, Rule } from './fault';

export function stateFaults(contract: ServiceContract, walk: readonly Exchange[]): readonly Fault[] {
  const own = new Set(contract.operations.map(({ operationId }) => operationId));
  const judged = walk.flatMap((exchange, index) => {
    const place = exchange.walk?.place;
    const machine = contract.machines.find(({ name }) => name === place?.machine);
    // Answers of other services do not count.
    if (place === undefined || machine === undefined || !own.has(exchange.operationId)) return [];
    const fault = faultOf(exchange, exchange.walk?.step ?? '', place);
    if (exchange.walk?.step === 'start') return startFaults(exchange, place, fault);
    if (exchange.walk?.step !== 'look') return actFaults(exchange, machine, place, fault);
    return [...lookFaults(exchange, machine, place, fault), ...changeFaults(walk, index, machine, place, fault)];
  });
  return judged;
}

type MakeStateFault = (rule: Rule, title: string, wanted: string) => Fault;

const PARTS: Readonly<Record<string, string>> = { act: 'acts', tidy: 'acts', look: 'looks' };

function faultOf(exchange: Exchange, step: string, { machine, state, name }: MachineStep): MakeStateFault {
  const part = PARTS[step];
  const place = part === undefined ? ['starts', name] : ['states', state, part, name];
  return (rule, title, wanted) => ({
    rule,
    operationId: exchange.operationId,
    title,
    wanted,
    got: gotOf(exchange),
    pointer: ['x-states', machine, ...place],
    exchange,
  });
}

function startFaults(exchange: Exchange, { machine, state }: MachineStep, fault: MakeStateFault): readonly Fault[] {
  if (exchange.answer.status < 300) return [];
  return [fault('state', `makes no ${machine} that is ${state}: answers ${gotOf(exchange)}`, 'a good answer')];
}

function actFaults(
  exchange: Exchange,
  { states }: StateMachine,
  { machine, state, name }: MachineStep,
  fault: MakeStateFault,
): readonly Fault[] {
  const wanted = states[state]?.acts[name] ?? SAME_STATE;
  const isAllowed = wanted === SAME_STATE || wanted in states;
  const { status } = exchange.answer;
  if (isAllowed ? status < 300 : status >= 400 && codeOf(exchange) === wanted) return [];
  const title = `answers ${name} with ${codeOf(exchange) ?? status} while the ${machine} is ${state}`;
  return [
    fault(
      'state',
      title,
      isAllowed ? `a good answer; the ${machine} is ${wanted === SAME_STATE ? state : wanted} then` : wanted,
    ),
  ];
}

function lookFaults(
  exchange: Exchange,
  machine: StateMachine,
  { state, name, subject }: MachineStep,
  fault: MakeStateFault,
): readonly Fault[] {
  const sight = machine.states[state]?.looks[name];
  const look = machine.looks[name];
  if (sight === undefined || look === undefined) return [];
  const wrong = decisionFault(exchange, look, sight, subject);
  if (wrong === null) return [];
  return [fault('state', `does not show the ${machine.name} as one that is ${state}: ${wrong}`, JSON.stringify(sight))];
}

function decisionFault(
  exchange: Exchange,
  look: MachineRead,
  sight: StateObservation,
  subject: string | null,
): string | null {
  const { status } = exchange.answer;
  if (typeof sight === 'string' && sight !== ABSENT)
    return codeOf(exchange) === sight && status >= 400 ? null : `answers ${codeOf(exchange) ?? status}`;
  if (status !== 200) return `answers ${codeOf(exchange) ?? status}`;
  const thing = thingIn(parsedJson(exchange.answer.body), look, subject);
  if (sight === ABSENT) return thing === undefined ? null : 'it is in the list';
  if (thing === undefined) return 'it is not in the list';
  if (typeof sight === 'string') return null;
  const wrong = Object.entries(sight).find(([pointer, value]) => !isAsTold(valueAt(thing, stepsOf(pointer)), value));
  return wrong === undefined ? null : `${wrong[0]} is ${displayedValue(valueAt(thing, stepsOf(wrong[0])))}`;
}

/** Returns whether a value is as expected. `{ not: value }` accepts any other value. */
function isAsTold(value: unknown, told: unknown): boolean {
  if (isObject(told) && 'not' in told) return value !== undefined && JSON.stringify(value) !== JSON.stringify(told.not);
  return JSON.stringify(value) === JSON.stringify(told);
}

function thingIn(body: unknown, { in: list, where }: MachineRead, subject: string | null): unknown {
  if (list === undefined) return body;
  const items = valueAt(body, stepsOf(list));
  if (!Array.isArray(items)) return undefined;
  return items.find((item) => String(valueAt(item, stepsOf(where ?? '/id'))) === subject);
}

function changeFaults(
  walk: readonly Exchange[],
  index: number,
  { states }: StateMachine,
  { state, name }: MachineStep,
  fault: MakeStateFault,
): readonly Fault[] {
  const last = walk.findLastIndex(({ walk: place }, at) => at < index && place?.step === 'act');
  const act = walk[last]?.walk?.place;
  const answer = act === undefined ? undefined : states[act.state]?.acts[act.name];
  if (act === undefined || answer === undefined || answer in states) return [];
  const before = walk.findLast(
    ({ walk: place }, at) =>
      at < last && place?.step === 'look' && place.place?.name === name && place.place.state === state,
  );
  const after = walk[index];
  if (before === undefined || after === undefined || sameAnswer(before, after)) return [];
  const word = answer === SAME_STATE ? 'changes nothing' : 'is refused';
  return [
    fault(
      'refused-change',
      `is another answer after ${act.name}, which ${word} there`,
      displayedValue(before.answer.body),
    ),
  ];
}

function sameAnswer(one: Exchange, other: Exchange): boolean {
  return (
    one.answer.status === other.answer.status && (one.answer.status >= 400 || one.answer.body === other.answer.body)
  );
}

function codeOf({ answer }: Exchange): string | null {
  const body = answer.status >= 400 ? parsedJson(answer.body) : undefined;
  return isObject(body) && typeof body.code === 'string' ? body.code : null;
}

function gotOf({ answer }: Exchange): string {
  return `${answer.status} ${displayedValue(answer.body)}`;
}
