import type { Sample } from '@tests/support/operation-samples';
import { sampleWith } from '../calls/call';
import { CallUnavailable } from '../calls/good-calls';
import { seededUuid } from '../calls/seeded';
import type { VerifiedOperation } from '../contract/service-contract';
import type { Identity } from '../personas/identity';
import { callerFor, personaFor } from './callers';
import { outcomeOf } from './fuzz-probes';
import { limitSamples } from './limit-values';
import type { Probe, ProbeContext } from './probe';
import { refusalOf } from './refusal-probes';

const NOBODYS = 'nobodyKnowsThis';

export function* unknownParameterProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  const { operationId, takesOtherQuery, problemCodes } = operation;
  if (takesOtherQuery || !problemCodes.includes('validation_failed')) return;
  const id = `${operationId}/unknown-parameter`;
  yield {
    id,
    operation,
    run: async () => {
      const caller = await userOf(context, operation);
      const sample = sampleWith(operation, { 'idempotency-key': seededUuid(context.seed, id) });
      const unknown = { ...sample, query: { ...sample.query, [NOBODYS]: '1' } };
      const expectation = refusalOf(context, 'validation_failed', `since it knows no parameter ${NOBODYS}`);
      await context.caller.call({ operation, sample: unknown }, caller, { id, expectation });
    },
  };
}

export function* brokenEscapeProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  const id = `${operation.operationId}/broken-escape`;
  const [parameter] = operation.parameters.filter(({ in: place }) => place === 'query');
  if (parameter === undefined) return;
  yield {
    id,
    operation,
    run: async () => {
      const caller = await userOf(context, operation);
      const whole = sampleWith(operation, { 'idempotency-key': seededUuid(context.seed, id) });
      const { [parameter.name]: _left, ...query } = whole.query;
      const rawQuery = `${parameter.name}=%E0%A4%A`;
      await context.caller.call({ operation, sample: { ...whole, query }, rawQuery }, caller, { id });
    },
  };
}

/**
 * Sends values at and next to each limit, values of another type, and invisible ones. Everything else is as in the good call.
 */
export function* limitProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  const { operationId, recipe, problemCodes } = operation;
  if (!problemCodes.includes('validation_failed')) return;
  const id = `${operationId}/limits`;
  yield {
    id,
    operation,
    run: async () => {
      const isGood = recipe.unreachable === undefined && recipe.ends !== true;
      const caller = isGood
        ? await callerFor(context, operation, personaFor(context, operation))
        : await userOf(context, operation);
      const base = isGood
        ? await context.goodCalls.of(operation, { caller, label: id })
        : { operation, sample: sampleWith(operation, {}) };
      let count = 0;
      for (const { title, field, sample, isRight } of limitSamples(operation, base.sample)) {
        if (isRight && !isGood) continue;
        count += 1;
        const call = { ...base, sample: withKey(sample, seededUuid(context.seed, `${id}/${count}`)) };
        const expectation = isRight
          ? outcomeOf(operation, sample, field)
          : refusalOf(context, 'validation_failed', `since it has ${title}`);
        await context.caller.call(call, caller, { id: `${id}/${title.replaceAll(' ', '-')}`, expectation });
      }
    },
  };
}

function withKey(sample: Sample, key: string): Sample {
  return 'idempotency-key' in sample.headers
    ? { ...sample, headers: { ...sample.headers, 'idempotency-key': key } }
    : sample;
}

async function userOf({ cast, goodCalls }: ProbeContext, operation: VerifiedOperation): Promise<Identity> {
  const caller = operation.needsSession ? await cast.shared(personaFor({ goodCalls }, operation)) : cast.guest;
  if (caller === null) throw new CallUnavailable('the configuration has no persona for it');
  return caller;
}
