import { sampleWith } from '../calls/call';
import { CallUnavailable } from '../calls/good-calls';
import { seededUuid } from '../calls/seeded';
import type { VerifiedOperation } from '../contract/service-contract';
import type { Identity } from '../personas/identity';
import { OTHER } from '../personas/identity';
import { Cookies } from '../wire/cookies';
import type { Expectation } from '../wire/exchange';
import { callerFor, personaFor } from './callers';
import type { Probe, ProbeContext } from './probe';
import { otherBodies, strangerSamples, withUnknownPath } from './refusal-values';
import type { Refusal } from './refusals';
import { COMMON_REFUSALS, takesObject } from './refusals';

export function* refusalProbes(context: ProbeContext, operation: VerifiedOperation): Generator<Probe> {
  const { operationId, problemCodes, recipe } = operation;
  const has = (code: string) => problemCodes.includes(code) && recipe.codes?.[code] === undefined;
  for (const refusal of COMMON_REFUSALS) {
    const isOptional = refusal.code === 'not_signed_in' && !operation.needsSession;
    const isLeftOut =
      (refusal.isOfFull === true && context.profile === 'smoke') ||
      (refusal.needsObject === true && !takesObject(operation));
    if (has(refusal.code) && !isOptional && !isLeftOut) yield commonProbe(context, operation, refusal);
  }
  if (has('idempotency_key_reused')) yield reusedKeyProbe(context, operation);
  if (has('not_yours')) yield strangerProbe(context, operation);
  const canBeUnknown = (code: string) =>
    context.contract.statusOfCode.get(code) === 404 && recipe.codes?.[code] === undefined;
  if (operation.path.includes('{') && problemCodes.some(canBeUnknown)) yield unknownProbe(context, operation);
  for (const [code, { unreachable }] of Object.entries(recipe.codes ?? {})) {
    if (unreachable === undefined) yield recipeProbe(context, operation, code);
  }
  if (context.profile !== 'smoke') yield huntProbe(context, operation);
  for (const [status, answer] of Object.entries(recipe.statuses ?? {})) {
    if (answer.unreachable !== undefined) continue;
    if (Number(status) >= 400)
      throw new Error(`${operationId}: x-verify.statuses is for answers without a code, and ${status} has some.`);
    yield recipeProbe(context, operation, status);
  }
}

export function refusalOf({ contract }: ProbeContext, code: string, reason: string): Expectation {
  const status = contract.statusOfCode.get(code);
  if (status === undefined) throw new CallUnavailable(`the contract explains no code ${code}`);
  return { statuses: [status], codes: [code], reason, pointer: ['x-problem-codes'] };
}

function probeOf(operation: VerifiedOperation, provoked: string, run: (id: string) => Promise<void>): Probe {
  const id = `${operation.operationId}/${provoked}`;
  return { id, operation, run: () => run(id) };
}

function commonProbe(context: ProbeContext, operation: VerifiedOperation, refusal: Refusal): Probe {
  return probeOf(operation, `${refusal.code}/${refusal.title.replaceAll(' ', '-')}`, async (id) => {
    const caller = await callerOf(context, operation, refusal);
    const subjects = { 'idempotency-key': seededUuid(context.seed, id) };
    const { origin } = new URL(context.caller.originOf(operation.service));
    const call = refusal.wrong({ operation, sample: sampleWith(operation, subjects) }, origin);
    if (call === null) throw new CallUnavailable('the operation cannot be called like this');
    const expectation = refusalOf(context, refusal.code, `called ${refusal.title}`);
    const codes = [...expectation.codes, ...(refusal.or === undefined ? [] : [refusal.or])];
    await context.caller.call(call, caller, { id, expectation: { ...expectation, codes } });
  });
}

async function callerOf(context: ProbeContext, operation: VerifiedOperation, { as }: Refusal): Promise<Identity> {
  const { cast } = context;
  if (as === 'guest') return cast.guest;
  if (as === 'forger') return forged(await cast.shared('user'), context);
  if (!operation.needsSession) return cast.guest;
  const caller = await cast.shared(personaFor(context, operation));
  if (caller === null) throw new CallUnavailable('the configuration has no persona with a session');
  return caller;
}

/** Returns real cookie and header names with invented values. */
function forged(user: Identity | null, { caller, contract }: ProbeContext): Identity {
  if (user === null) throw new CallUnavailable('no persona shows what a session looks like');
  const origin = caller.originOf(contract.name);
  const names = user.cookies.header.split('; ').flatMap((pair) => pair.split('=')[0] ?? []);
  const cookies = Object.fromEntries(names.filter((name) => name !== '').map((name) => [name, 'A'.repeat(43)]));
  const headers = Object.entries(user.headers).map(([name, value]) => [
    name,
    name === 'authorization' ? 'Bearer AAAA' : value,
  ]);
  return {
    persona: 'forger',
    headers: Object.fromEntries(headers),
    cookies: new Cookies(origin, cookies),
    secrets: [],
    hasSession: false,
  };
}

function reusedKeyProbe(context: ProbeContext, operation: VerifiedOperation): Probe {
  return probeOf(operation, 'idempotency_key_reused', async (id) => {
    const caller = await callerFor(context, operation, personaFor(context, operation));
    const call = await context.goodCalls.of(operation, { caller, label: id });
    const [body, ...others] = otherBodies(operation, call.sample.body);
    if (body === undefined) throw new CallUnavailable('its body has nothing to change');
    const first = await context.caller.call(call, caller, { id: `${id}/first` });
    if (first.answer.status >= 300) throw new CallUnavailable(`the first call answered ${first.answer.status}`);
    const expectation = refusalOf(context, 'idempotency_key_reused', 'since the key came with another content before');
    const again = (other: unknown) => ({ ...call, sample: { ...call.sample, body: other } });
    await context.caller.call(again(body), caller, { id, expectation });
    if (context.profile === 'smoke') return;
    // A service may refuse these bodies as invalid or unknown before it compares the key.
    const refused = { ...expectation, statuses: [...expectation.statuses, 400, 404, 422], codes: [] };
    for (const [index, other] of others.entries())
      await context.caller.call(again(other), caller, { id: `${id}/${index + 2}`, expectation: refused });
  });
}

function strangerProbe(context: ProbeContext, operation: VerifiedOperation): Probe {
  return probeOf(operation, 'not_yours', async (id) => {
    const persona = personaFor(context, operation);
    const other = operation.recipe.alone === true ? null : await context.cast.shared(OTHER);
    const owner = other ?? (await context.cast.fresh(persona));
    const caller = await callerFor(context, operation, persona);
    if (owner === null || owner === caller || operation.sources.size === 0)
      throw new CallUnavailable('nobody else makes what it is about');
    const call = await context.goodCalls.of(operation, { caller, owner, label: id });
    const expectation = refusalOf(context, 'not_yours', 'since another user made it');
    await context.caller.call(call, caller, { id, expectation });
  });
}

function unknownProbe(context: ProbeContext, operation: VerifiedOperation): Probe {
  return probeOf(operation, '404', async (id) => {
    const codes = operation.problemCodes.filter((code) => context.contract.statusOfCode.get(code) === 404);
    const sample = sampleWith(operation, { 'idempotency-key': seededUuid(context.seed, id) });
    const unknown = withUnknownPath(operation, sample, context.seed);
    if (unknown === null || codes.length === 0)
      throw new CallUnavailable('its path names nothing that might be missing');
    const persona = personaFor(context, operation);
    const caller = await callerFor(context, operation, persona);
    const call = await context.goodCalls.withProfile({ operation, sample: unknown }, caller, id);
    const expectation = {
      statuses: [404],
      codes,
      reason: 'since there is no such thing',
      pointer: ['responses', '404'],
    };
    await context.caller.call(call, caller, { id, expectation });
  });
}

/** Provokes a code, or a status, as described by its recipe. */
function recipeProbe(context: ProbeContext, operation: VerifiedOperation, wanted: string): Probe {
  return probeOf(operation, wanted, async (id) => {
    const { codes = {}, statuses = {} } = operation.recipe;
    const recipe = codes[wanted] ?? statuses[wanted] ?? {};
    const { persona = personaFor(context, operation), before = [], times = 1 } = recipe;
    // Uses a fresh user, so that calls of earlier probes do not affect the recipe.
    const caller = await context.cast.fresh(persona);
    if (caller === null) throw new CallUnavailable(`the configuration has no persona ${persona}`);
    for (const operationId of before) {
      const earlier = context.goodCalls.operation(operationId);
      const call = await context.goodCalls.of(earlier, { caller, label: `${id}/before` });
      await context.caller.call(call, caller, { id: `${id}/before/${operationId}` });
    }
    const reason = 'as its recipe says';
    const expectation =
      wanted in statuses
        ? { statuses: [Number(wanted)], codes: [], reason, pointer: ['responses', wanted] }
        : refusalOf(context, wanted, reason);
    for (let time = 1; time <= times; time += 1) {
      const label = time === times ? id : `${id}/${time}`;
      const call = await context.goodCalls.of(operation, { caller, label, changes: recipe });
      await context.caller.call(call, caller, { id: label, expectation: time === times ? expectation : null });
    }
  });
}

function huntProbe(context: ProbeContext, operation: VerifiedOperation): Probe {
  return probeOf(operation, 'strangers', async (id) => {
    const caller = await callerFor(context, operation, personaFor(context, operation));
    const call = await context.goodCalls.of(operation, { caller, label: id });
    let count = 0;
    for (const sample of strangerSamples(operation, call.sample, context.seed)) {
      count += 1;
      await context.caller.call({ ...call, sample }, caller, { id: `${id}/${count}` });
    }
  });
}
