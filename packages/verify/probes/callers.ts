import { CallUnavailable } from '../calls/good-calls';
import type { VerifiedOperation } from '../contract/service-contract';
import type { Identity } from '../personas/identity';
import { MODERATOR, PERSONAS } from '../personas/identity';
import type { ProbeContext } from './probe';

/** Problem codes that name the persona that a call needs. */
const NEEDS_WRITER = /^(writer_required|profile_not_available)$/;
const NEEDS_READER = /^reader_required$/;

const NEEDS_MODERATOR = /^moderator_required$/;

export function personaFor(
  { goodCalls }: Pick<ProbeContext, 'goodCalls'>,
  operation: VerifiedOperation,
  depth = 0,
): string {
  const own = operation.recipe.persona ?? ownPersona(operation);
  if (depth > 4) return own;
  const sources = [...operation.sources.values()].map(({ operationId }) => operationId);
  const before = [...sources, ...(operation.recipe.before ?? [])].map((id) =>
    personaFor({ goodCalls }, goodCalls.operation(id), depth + 1),
  );
  return [own, ...before].reduce(higherPersona);
}

/**
 * Returns a fresh user for a call that changes its user, if users can be created; otherwise the shared user. Throws
 * CallUnavailable if neither is available.
 */
export async function callerFor(
  context: ProbeContext,
  operation: VerifiedOperation,
  persona: string,
): Promise<Identity> {
  const { cast, profile } = context;
  const { ends = false, alone = false } = operation.recipe;
  // Moderators change others' texts, and share one account: another session may end the oldest.
  const changesUser = operation.method !== 'get' && operation.needsSession && persona !== MODERATOR;
  const needsOwn = ends || alone || (changesUser && profile !== 'smoke');
  if (ends && !cast.canMakeUsers && persona !== 'guest')
    throw new CallUnavailable('it ends the session of its caller, and no script makes another');
  const caller = needsOwn ? await cast.fresh(persona) : await cast.shared(persona);
  if (caller === null) throw new CallUnavailable(`the configuration has no persona ${persona}`);
  return caller;
}

function ownPersona({ isShownUnderProfile, problemCodes, needsSession }: VerifiedOperation): string {
  if (problemCodes.some((code) => NEEDS_MODERATOR.test(code))) return MODERATOR;
  if (isShownUnderProfile || problemCodes.some((code) => NEEDS_WRITER.test(code))) return 'writer';
  if (problemCodes.some((code) => NEEDS_READER.test(code))) return 'reader';
  return needsSession ? 'user' : 'guest';
}

export function higherPersona(one: string, other: string): string {
  if (one === MODERATOR || other === MODERATOR) return MODERATOR;
  const rank = (persona: string) => PERSONAS.findIndex((name) => name.startsWith(persona));
  return rank(one) >= rank(other) ? one : other;
}
