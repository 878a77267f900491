import type { ServiceContract } from '../contract/service-contract';
import { REALTIME } from '../contract/service-contract';
import type { Identity } from '../personas/identity';
import type { Profile } from '../probes/probe';
import type { EventListenersOptions } from './event-listeners';
import { EventListeners } from './event-listeners';

export interface Sockets {
  readonly eventListeners: EventListeners | null;
  readonly silence: string | null;
}

/** Opens sockets. Without sockets, no event is provoked. */
export async function openSockets(
  { contract, profile, guest }: { contract: ServiceContract; profile: Profile; guest: Identity },
  options: EventListenersOptions,
): Promise<Sockets> {
  if (contract.name !== REALTIME) return { eventListeners: null, silence: null };
  if (profile === 'read-only') return { eventListeners: null, silence: 'the read-only profile brings no event about' };
  const eventListeners = new EventListeners(options);
  try {
    await eventListeners.open(guest);
    return { eventListeners, silence: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { eventListeners: null, silence: `the service opens no socket at /ws/ (${reason})` };
  }
}
