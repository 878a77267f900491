import type { ServiceContract } from '../contract/service-contract';
import { REALTIME } from '../contract/service-contract';
import type { Identity } from '../personas/identity';
import type { Profile } from '../probes/probe';
import type { EarsOptions } from './ears';
import { Ears } from './ears';

/** The sockets of a run, or why there are none. */
export interface Sockets {
  readonly ears: Ears | null;
  /** The reason for which no event can be provoked; null for calls, and if sockets open. */
  readonly silence: string | null;
}

/** Opens the guest's socket if the contract is that of events. A service that opens none provokes none, and passes nothing. */
export async function openSockets(
  { contract, profile, guest }: { contract: ServiceContract; profile: Profile; guest: Identity },
  options: EarsOptions,
): Promise<Sockets> {
  if (contract.name !== REALTIME) return { ears: null, silence: null };
  if (profile === 'read-only') return { ears: null, silence: 'the read-only profile brings no event about' };
  const ears = new Ears(options);
  try {
    await ears.open(guest);
    return { ears, silence: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ears: null, silence: `the service opens no socket at /ws/ (${reason})` };
  }
}
