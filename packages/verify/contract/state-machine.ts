import type { JsonObject } from '../values';
import { isObject } from '../values';
import type { CallChanges } from './recipe';

/** A call about a thing that goes through states: what is done to it, or how it is looked at. */
export interface MachineCall extends CallChanges {
  /** The operation. */
  readonly call: string;
  /** The persona that calls; the thing's owner unless given. */
  readonly by?: string;
  /** The name of the parameter or member that takes the thing's id; that of the machine unless given. */
  readonly as?: string;
}

/** A call that makes a thing, and the place of its id in the answer. */
export interface MachineStart extends CallChanges {
  readonly call: string;
  readonly id: string;
}

/** A way in which a thing is seen; in a list by the members of the item whose id it is. */
export interface MachineLook extends MachineCall {
  /** The pointer of the list, in the answer; the answer is the thing unless given. */
  readonly in?: string;
  /** The member of the items that holds the id. */
  readonly where?: string;
}

/** The answer to a look: a problem code, `absent` from a list, or values by their pointers. */
export type Sight = string | JsonObject;

export interface MachineState {
  readonly looks: Readonly<Record<string, Sight>>;
  /** The answer to each act: the state after it, `stays` if it is answered and changes nothing, or the problem code of the refusal. */
  readonly acts: Readonly<Record<string, string>>;
}

/** The states of a kind of thing, as `x-states` of a contract has them. */
export interface StateMachine {
  readonly name: string;
  /** The name of the parameter that takes the thing's id. */
  readonly as: string;
  /** True if each walk needs an owner of its own. */
  readonly isAlone: boolean;
  /** By the state in which the thing is then. */
  readonly starts: Readonly<Record<string, MachineStart>>;
  readonly acts: Readonly<Record<string, MachineCall>>;
  readonly looks: Readonly<Record<string, MachineLook>>;
  readonly states: Readonly<Record<string, MachineState>>;
  /** The act that takes the thing away after each walk; null for none. */
  readonly tidy: string | null;
  /** States that no caller can bring about, with the reason. */
  readonly unreachable: Readonly<Record<string, string>>;
}

/** An answer to an act after which nothing is otherwise. */
export const STAYS = 'stays';
/** The sight of a list that does not have the thing. */
export const ABSENT = 'absent';

/** Returns the state machines of a document. Throws if one leaves an answer open, or names what it does not have. */
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

/** The shortest way from a start to a state: the acts, each with the state in which it is done; null if none leads there. */
export function wayTo(
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

/** Every state answers every act, and shows itself to every look: what is left open could not be proved. */
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
    if (wayTo(machine, name) === null) yield `no act leads to ${name}; say why under unreachable, and leave it out.`;
  }
  for (const name of Object.keys(unreachable)) if (name in states) yield `${name} is a state and unreachable.`;
}
