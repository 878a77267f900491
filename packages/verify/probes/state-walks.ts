import type { Call } from '../calls/call';
import { CallUnavailable } from '../calls/good-calls';
import { seededNumber } from '../calls/seeded';
import { withSubject } from '../calls/with-subject';
import type { VerifiedOperation } from '../contract/service-contract';
import type { MachineCall, StateMachine } from '../contract/state-machine';
import { SAME_STATE, shortestPathTo } from '../contract/state-machine';
import type { Identity } from '../personas/identity';
import { parsedJson, stepsOf, valueAt } from '../values';
import type { Exchange, MachineStep } from '../wire/exchange';
import { higherPersona, personaFor } from './callers';
import type { Probe, ProbeContext } from './probe';

/** The seeded profile runs one walk out of this number. */
const SEEDED_SHARE = 8;
const MAX_THINGS_OF_OWNER = 20;

/**
 * Tries each action in each state. Allowed actions must lead to the state in the contract; all others must be refused
 * and change nothing.
 */
export function* stateWalks(context: ProbeContext): Generator<Probe> {
  for (const machine of context.contract.machines) {
    const owner = sharedOwner(context, machine);
    for (const [state, { acts }] of Object.entries(machine.states)) {
      for (const act of Object.keys(acts)) {
        const operation = operationOf(context, machine.acts[act]);
        const id = `states/${machine.name}-${state}-${act}`;
        if (!isAsked(context, id)) continue;
        yield {
          id,
          operation,
          lane: laneOf(context, machine) ?? id,
          run: () => new Walk(context, machine, id).run(state, act, owner),
        };
      }
    }
  }
}

/**
 * Returns the lane for walks through a state machine, or null if no list shows its resources. A walk compares whole
 * lists, so machines with the same public list share a lane.
 */
function laneOf(context: ProbeContext, { name, looks }: StateMachine): string | null {
  const lists = Object.values(looks).filter((look) => look.in !== undefined);
  const open = lists.find((list) => !operationOf(context, list).needsSession);
  return lists.length === 0 ? null : (open?.call ?? name);
}

/** Returns whether the seed selects the walk. The walks are the same for all seeds. */
function isAsked({ profile, seed }: ProbeContext, id: string): boolean {
  return profile !== 'seeded' || seededNumber(seed, id) % SEEDED_SHARE === 0;
}

function sharedOwner(context: ProbeContext, machine: StateMachine): () => Promise<Identity> {
  const mostOfOne = machine.isAlone ? 1 : MAX_THINGS_OF_OWNER;
  let made: Promise<Identity> | null = null;
  let things = 0;
  return () => {
    if (made === null || things === mostOfOne) {
      made = ownerOf(context, machine);
      things = 0;
    }
    things += 1;
    return made;
  };
}

async function ownerOf(context: ProbeContext, { starts, acts, looks }: StateMachine): Promise<Identity> {
  const own = [...Object.values(starts), ...Object.values(acts), ...Object.values(looks)].filter(
    (one) => !('by' in one),
  );
  const operations = own.map((one) => operationOf(context, one));
  const persona = operations.map((operation) => personaFor(context, operation)).reduce(higherPersona);
  const owner = await context.cast.fresh(persona);
  if (owner === null) throw new CallUnavailable(`the configuration has no persona ${persona}`);
  return owner;
}

function operationOf({ goodCalls }: ProbeContext, call: { readonly call: string } | undefined): VerifiedOperation {
  return goodCalls.operation(call?.call ?? '');
}

class Walk {
  #subject: unknown = null;
  #owner: Identity | null = null;
  #steps = 0;

  constructor(
    private readonly context: ProbeContext,
    private readonly machine: StateMachine,
    private readonly id: string,
  ) {}

  async run(state: string, act: string, owner: () => Promise<Identity>): Promise<void> {
    const way = shortestPathTo(this.machine, state);
    if (way === null) throw new CallUnavailable(`no act leads to ${state}`);
    this.#owner = await owner();
    await this.#start(way.start);
    for (const step of way.acts) await this.#act(step.state, step.act);
    await this.#look(state);
    const answer = this.machine.states[state]?.acts[act] ?? SAME_STATE;
    await this.#act(state, act);
    const last = answer in this.machine.states ? answer : state;
    await this.#look(last);
    await this.#tidy(last);
  }

  async #tidy(state: string): Promise<void> {
    const { tidy, states } = this.machine;
    if (tidy !== null && (states[state]?.acts[tidy] ?? '') in states) await this.#act(state, tidy, 'tidy');
  }

  async #start(state: string): Promise<void> {
    const start = this.machine.starts[state];
    if (start === undefined || this.#owner === null) throw new CallUnavailable(`nothing is made in the state ${state}`);
    const operation = operationOf(this.context, start);
    const call = await this.context.goodCalls.of(operation, { caller: this.#owner, label: this.id, changes: start });
    const { answer } = await this.#tell(call, this.#owner, 'start', { state, name: state });
    const id = valueAt(parsedJson(answer.body), stepsOf(start.id));
    if (answer.status >= 300 || id === undefined)
      throw new CallUnavailable(`${operation.operationId} made nothing: it answered ${answer.status}`);
    this.#subject = id;
  }

  async #act(state: string, name: string, step = 'act'): Promise<void> {
    const act = this.machine.acts[name];
    if (act !== undefined) await this.#call(act, step, { state, name });
  }

  async #look(state: string): Promise<void> {
    for (const [name, look] of Object.entries(this.machine.looks)) await this.#call(look, 'look', { state, name });
  }

  async #call(made: MachineCall, step: string, place: Pick<MachineStep, 'state' | 'name'>): Promise<void> {
    const operation = operationOf(this.context, made);
    const caller = await this.#callerOf(made);
    const label = `${this.id}/${this.#steps}`;
    const bare = await this.context.goodCalls.withoutSources(operation, { caller, label, changes: made });
    const about = withSubject(bare.sample, operation, made.as ?? this.machine.as, this.#subject);
    await this.#tell({ ...bare, sample: about }, caller, step, place);
  }

  async #callerOf({ by }: MachineCall): Promise<Identity> {
    const caller = by === undefined ? this.#owner : await this.context.cast.shared(by);
    if (caller === null) throw new CallUnavailable(`the configuration has no persona ${by}`);
    return caller;
  }

  #tell(call: Call, as: Identity, step: string, place: Pick<MachineStep, 'state' | 'name'>): Promise<Exchange> {
    this.#steps += 1;
    return this.context.caller.call(call, as, {
      id: `${this.id}/${this.#steps}-${step}-${place.name}`,
      walk: {
        walk: this.id,
        kind: 'states',
        step,
        place: { machine: this.machine.name, ...place, subject: this.#subject === null ? null : String(this.#subject) },
      },
    });
  }
}
