import type { VerifiedOperation } from '../contract/service-contract';
import { MODERATOR, OTHER, PERSONAS } from '../personas/identity';
import { callerFor, personaFor } from './callers';
import { expectedSuccess } from './good-probes';
import type { Probe, ProbeContext } from './probe';
import { refusalOf } from './refusal-probes';

/** Checks that personas above the required one succeed, and that lower ones get the declared refusal. */
export function* personaProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  const { operationId, recipe, problemCodes } = operation;
  if (recipe.unreachable !== undefined || operation.schemes.every((scheme) => scheme === 'guest')) return;
  const lowest = personaFor(context, operation);
  const rank = (name: string) => PERSONAS.findIndex((persona) => persona.startsWith(name));
  for (const persona of PERSONAS) {
    if (persona === 'guest' || persona === lowest || !context.cast.names.includes(persona)) continue;
    const id = `${operationId}/as-${persona}`;
    if (lowest === MODERATOR) {
      if (recipe.codes?.moderator_required === undefined)
        yield { id, operation, run: () => beRefused(context, operation, persona, 'moderator_required', id) };
      continue;
    }
    if (rank(persona) > rank(lowest)) {
      yield { id, operation, run: () => succeed(context, operation, persona, id) };
      continue;
    }
    const code = [persona === 'user' ? 'reader_required' : '', 'writer_required'].find((one) =>
      problemCodes.includes(one),
    );
    // Skips operations on owned resources, because the service refuses a wrong owner before a wrong persona.
    if (code === undefined || problemCodes.includes('not_yours') || recipe.codes?.[code] !== undefined) continue;
    yield { id, operation, run: () => beRefused(context, operation, persona, code, id) };
  }
}

async function beRefused(
  context: ProbeContext,
  operation: VerifiedOperation,
  persona: string,
  code: string,
  id: string,
): Promise<void> {
  const caller = await callerFor(context, operation, persona);
  const owner = operation.sources.size > 0 ? await context.cast.shared(OTHER) : null;
  const call = await context.goodCalls.of(operation, { caller, label: id, ...(owner === null ? {} : { owner }) });
  const expectation = refusalOf(context, code, `since it is a ${persona} who calls`);
  await context.caller.call(call, caller, { id, expectation });
}

async function succeed(
  context: ProbeContext,
  operation: VerifiedOperation,
  persona: string,
  id: string,
): Promise<void> {
  const caller = await callerFor(context, operation, persona);
  const call = await context.goodCalls.of(operation, { caller, label: id });
  await context.caller.call(call, caller, { id, expectation: expectedSuccess(operation) });
}
