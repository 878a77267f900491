import type { JsonObject } from '../values';
import { isObject } from '../values';
import type { CallChanges } from './recipe';

/** A call on a resource with states: an action or a read. */
export interface MachineCall extends CallChanges {
  readonly call: string;
  readonly by?: string;
  readonly as?: string;
}

export interface MachineStart extends CallChanges {
  readonly call: string;
  readonly id: string;
}

export interface MachineRead extends MachineCall {
  readonly in?: string;
  readonly where?: string;
}

export type StateObservation = string | JsonObject;

export interface MachineState {
  readonly looks: Readonly<Record<string, StateObservation>>;
  readonly acts: Readonly<Record<string, string>>;
}

export interface StateMachine {
  readonly name: string;
  readonly as: string;
  readonly isAlone: boolean;
  readonly starts: Readonly<Record<string, MachineStart>>;
  readonly acts: Readonly<Record<string, MachineCall>>;
  readonly looks: Readonly<Record<string, MachineRead>>;
  readonly states: Readonly<Record<string, MachineState>>;
  readonly tidy: string | null;
  readonly unreachable: Readonly<Record<string, string>>;
}

export const SAME_STATE = 'stays';
export const ABSENT = 'absent';

export function machinesOf(document: object): readonly StateMachine[] {
  const given: unknown = Reflect.get(document, 'x-states');
  if (!isObject(given)) return [];
  return Object.entries(given).map(([name, machine]) => {
    const {
      as,
      alone = false,
      starts,
      acts,
      looks,
      states,
      tidy = null,
      unreachable = {},
    } = isMachine(machine) ? machine : fail(name);
    const read: StateMachine = { name, as, isAlone: alone, starts, acts, looks, states, tidy, unreachable };
    for (const fault of faultsIn(read)) throw new Error(`x-states.${name}: ${fault}`);
    return read;
  });
}

/**
 * Returns the shortest sequence of actions that leads to a state, each with the state in which it starts. Returns null
 * for an unreachable state.
 */
export function shortestPathTo(
  { starts, states }: StateMachine,
  state: string,
): { readonly start: string; readonly acts: readonly { readonly state: string; readonly act: string }[] } | null {
  const ways = Object.keys(starts).map((start) => ({ start, at: start, acts: [] as { state: string; act: string }[] }));
  const seen = new Set(Object.keys(starts));
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const { start, at, acts } = way;
    if (at === state) return { start, acts };
    for (const [act, next] of Object.entries(states[at]?.acts ?? {})) {
      if (!(next in states) || seen.has(next)) continue;
      seen.add(next);
      ways.push({ start, at: next, acts: [...acts, { state: at, act }] });
    }
  }
  return null;
}

type WrittenMachine = Omit<StateMachine, 'name' | 'isAlone' | 'tidy' | 'unreachable'> & {
  readonly alone?: boolean;
  readonly tidy?: string;
  readonly unreachable?: StateMachine['unreachable'];
};

function isMachine(value: unknown): value is WrittenMachine {
  return (
    isObject(value) &&
    typeof value.as === 'string' &&
    ['starts', 'acts', 'looks', 'states'].every((part) => isObject(value[part]))
  );
}

function fail(name: string): never {
  throw new Error(`x-states.${name} needs as, starts, acts, looks and states (openapi/README.md).`);
}

function* faultsIn(machine: StateMachine): Generator<string> {
  const { starts, acts, looks, states, tidy, unreachable } = machine;
  if (tidy !== null && !(tidy in acts)) yield `it is tidied by ${tidy}, which is no act.`;
  for (const start of Object.keys(starts)) if (!(start in states)) yield `it starts in ${start}, which is no state.`;
  for (const [name, state] of Object.entries(states)) {
    for (const part of ['acts', 'looks'] as const) {
      const [wanted, given] = [Object.keys(part === 'acts' ? acts : looks), Object.keys(state[part])];
      const open = wanted.filter((one) => !given.includes(one));
      const foreign = given.filter((one) => !wanted.includes(one));
      if (open.length > 0) yield `${name} does not say what becomes of ${open.join(', ')}.`;
      if (foreign.length > 0) yield `${name} names ${foreign.join(', ')}, which is none of its ${part}.`;
    }
    if (shortestPathTo(machine, name) === null)
      yield `no act leads to ${name}; say why under unreachable, and leave it out.`;
  }
  for (const name of Object.keys(unreachable)) if (name in states) yield `${name} is a state and unreachable.`;
}
