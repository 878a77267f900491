import { randomUUID } from 'node:crypto';
import type { Sample, SampleSubjects } from '@tests/support/operation-samples';
import type { CallChanges } from '../contract/recipe';
import type { Source, VerifiedOperation } from '../contract/service-contract';
import { sourceOf } from '../contract/service-contract';
import type { Identity } from '../personas/identity';
import { parsedJson, stepsOf, valueAt } from '../values';
import type { Call } from './call';
import { sampleWith } from './call';
import type { Caller } from './caller';
import { seededUuid } from './seeded';

const PROFILE_TAG: Source = { operationId: 'listPseudoProfiles', pointer: '/profileTag' };

export class CallUnavailable extends Error {}

export interface GoodCallOptions {
  readonly caller: Identity;
  readonly owner?: Identity;
  readonly label: string;
  readonly changes?: CallChanges;
}

export class GoodCalls {
  /** Makes the ids of new things differ between runs with the same seed, which may use one database. */
  readonly #run = randomUUID();

  constructor(
    private readonly operations: ReadonlyMap<string, VerifiedOperation>,
    private readonly caller: Caller,
    private readonly seed: number,
  ) {}

  /** Returns the operation. Throws CallUnavailable if there is none. */
  operation(operationId: string): VerifiedOperation {
    const operation = this.operations.get(operationId);
    if (operation === undefined) throw new CallUnavailable(`No service has an operation ${operationId}`);
    return operation;
  }

  /**
   * Returns a good call, after making the calls that provide its values. Throws CallUnavailable if one of them returns no value.
   */
  async of(
    operation: VerifiedOperation,
    { caller, owner = caller, label, changes = {} }: GoodCallOptions,
  ): Promise<Call> {
    for (const [index, before] of (operation.recipe.before ?? []).entries()) {
      await this.#answer(this.operation(before), owner, `${label}/before${index === 0 ? '' : index + 1}/${before}`);
    }
    const subjects = this.#drawnIds(operation, label);
    const sources = new Map([
      ...operation.sources,
      ...Object.entries(changes.from ?? {}).map(([name, text]) => [name, sourceOf(text)] as const),
    ]);
    // Calls each source operation once, so that all values taken from its answer belong together.
    const answers = new Map<string, unknown>();
    for (const [name, source] of sources) {
      const { operationId } = source;
      if (!answers.has(operationId))
        answers.set(operationId, await this.#answer(this.operation(operationId), owner, `${label}/${name}`));
      subjects[name] = valueIn(answers.get(operationId), source);
    }
    for (const first of operation.recipe.first ?? []) {
      const earlier = this.operation(first);
      const call = await this.withProfile(
        { operation: earlier, sample: this.#sample(earlier, subjects) },
        owner,
        label,
      );
      await this.caller.call(call, owner, { id: `${label}/first/${first}` });
    }
    return this.withProfile({ operation, sample: this.#sample(operation, subjects, changes) }, caller, label);
  }

  /** Returns a call with values from the examples only. The code that uses it adds values from other calls. */
  withoutSources(operation: VerifiedOperation, { caller, label, changes = {} }: GoodCallOptions): Promise<Call> {
    const subjects = this.#drawnIds(operation, label);
    return this.withProfile({ operation, sample: this.#sample(operation, subjects, changes) }, caller, label);
  }

  /** Adds the caller's current profile, if the operation shows one. */
  async withProfile(call: Call, caller: Identity, label: string): Promise<Call> {
    if (!call.operation.isShownUnderProfile || !caller.hasSession) return call;
    const profiles = await this.#answer(this.operation(PROFILE_TAG.operationId), caller, label);
    return { ...call, headers: { ...call.headers, 'profile-tag': String(valueIn(profiles, PROFILE_TAG)) } };
  }

  /** Returns the ids that a caller generates, the same for the same label within a run. */
  #drawnIds({ operationId, recipe }: VerifiedOperation, label: string): Record<string, unknown> {
    const key = seededUuid(this.seed, `${label}/${operationId}`);
    const members = (recipe.drawn ?? []).map((name) => [
      name,
      seededUuid(this.seed, `${this.#run}/${label}/${operationId}/${name}`),
    ]);
    return { 'idempotency-key': key, ...Object.fromEntries(members) };
  }

  #sample(operation: VerifiedOperation, subjects: SampleSubjects, changes: CallChanges = {}): Sample {
    try {
      return sampleWith(operation, subjects, changes);
    } catch (error) {
      throw new CallUnavailable(error instanceof Error ? error.message : String(error));
    }
  }

  async #answer(operation: VerifiedOperation, caller: Identity, label: string): Promise<unknown> {
    const call = await this.of(operation, { caller, label });
    const { answer } = await this.caller.call(call, caller, { id: `${label}/${operation.operationId}` });
    if (answer.status >= 300)
      throw new CallUnavailable(`${operation.operationId}, which comes before it, answered ${answer.status}`);
    return parsedJson(answer.body);
  }
}

function valueIn(body: unknown, { operationId, pointer }: Source): unknown {
  const value = valueAt(body, stepsOf(pointer));
  if (value === undefined || value === null) throw new CallUnavailable(`${operationId} brings no ${pointer}`);
  return value;
}
