import { changedSample } from '../calls/call';
import { CallUnavailable } from '../calls/good-calls';
import type { VerifiedOperation } from '../contract/service-contract';
import type { EventListeners } from '../events/event-listeners';
import type { Identity } from '../personas/identity';
import { BYSTANDER } from '../personas/identity';
import type { Probe, ProbeContext } from './probe';

const ACTOR = 'writer';

/** Provokes events by personas. The recipients listen, and so do two personas that may only receive public events. */
export function* eventProbes(
  context: ProbeContext,
  eventListeners: EventListeners,
  event: VerifiedOperation,
): Generator<Probe> {
  const { by, unreachable } = event.recipe;
  if (unreachable !== undefined || by === undefined) return;
  const id = `${event.operationId}/event`;
  yield { id, operation: event, isWalk: true, run: () => provoke(context, eventListeners, event, by, id) };
}

async function provoke(
  context: ProbeContext,
  eventListeners: EventListeners,
  event: VerifiedOperation,
  by: string,
  id: string,
): Promise<void> {
  const { goodCalls, caller: sender, cast } = context;
  const { recipe, operationId, needsSession } = event;
  const operation = goodCalls.operation(by);
  const actor = await personaOf(context, recipe.persona ?? ACTOR);
  const owner = recipe.owner === undefined ? actor : await personaOf(context, recipe.owner);
  const names = recipe.hears ?? [needsSession ? actor.persona : cast.guest.persona];
  const hearers = await Promise.all(names.map((name) => personaOf(context, name)));
  const bystander = await cast.shared(BYSTANDER);
  const listeners = [cast.guest, ...(bystander === null ? [] : [bystander]), ...hearers];
  for (const listener of new Set(listeners)) await listen(eventListeners, listener, listener === bystander);

  eventListeners.during(id);
  const call = await goodCalls.of(operation, { caller: actor, owner, label: id, changes: recipe });
  const steps = [call.sample, ...(recipe.then === undefined ? [] : [changedSample(call.sample, recipe.then)])];
  for (const [index, sample] of steps.entries()) {
    const counts = await Promise.all(hearers.map((hearer) => eventListeners.count(hearer, operationId)));
    const cause = await sender.call({ ...call, sample }, actor, { id: `${id}/${by}-${index + 1}` });
    if (cause.answer.status >= 300)
      throw new CallUnavailable(`${by}, which brings it about, answered ${cause.answer.status}`);
    if (index + 1 < steps.length) continue;
    for (const [place, hearer] of hearers.entries()) {
      if (!(await eventListeners.hears(hearer, operationId, counts[place] ?? 0)))
        eventListeners.missed(operationId, cause.request, hearer);
    }
  }
}

/** Waits for the bystander’s own sign-up notifications before the first call. */
async function listen(eventListeners: EventListeners, identity: Identity, isBystander: boolean): Promise<void> {
  try {
    await eventListeners.open(identity, isBystander);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CallUnavailable(`the socket takes no ${identity.persona}: ${reason}`);
  }
}

async function personaOf({ cast }: ProbeContext, name: string): Promise<Identity> {
  const identity = await cast.shared(name);
  if (identity === null) throw new CallUnavailable(`the configuration has no persona ${name}`);
  return identity;
}
