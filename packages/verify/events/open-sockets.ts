import type { ServiceContract } from '../contract/service-contract';
import { REALTIME } from '../contract/service-contract';
import type { Identity } from '../personas/identity';
import type { Profile } from '../probes/probe';
import type { EarsOptions } from './ears';
import { Ears } from './ears';

export interface Sockets {
  readonly ears: Ears | null;
  readonly silence: string | null;
}

/** Opens sockets. A service that opens none provokes no events, and passes nothing. */
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
