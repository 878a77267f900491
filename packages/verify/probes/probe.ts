import type { Caller } from '../calls/caller';
import type { GoodCalls } from '../calls/good-calls';
import type { ServiceContract, VerifiedOperation } from '../contract/service-contract';
import type { EventListeners } from '../events/event-listeners';
import type { ExchangeOracle } from '../oracle/exchange-faults';
import type { Cast } from '../personas/cast';
import type { PersonaConfig } from '../personas/persona-config';

export type Profile = (typeof PROFILES)[number];

export const PROFILES = ['smoke', 'full', 'read-only', 'seeded'] as const;

export interface ProbeContext {
  readonly contract: ServiceContract;
  readonly cast: Cast;
  readonly config: PersonaConfig;
  readonly caller: Caller;
  readonly goodCalls: GoodCalls;
  readonly oracle: ExchangeOracle;
  /** The listeners, or null without events to provoke. */
  readonly eventListeners: EventListeners | null;
  readonly seed: number;
  readonly profile: Profile;
  readonly fuzzRuns: number;
}

/** A test of the service: a single call, or a sequence of calls. */
export interface Probe {
  /**
   * An id like `createPost/409/idempotency_key_reused`, the same in each run, so that the probe can be replayed alone.
   */
  readonly id: string;
  readonly operation: VerifiedOperation;
  /** True if the probe runs after all others. */
  readonly isWalk?: boolean;
  /** Walks of different lanes run in parallel. A walk without a lane runs alone. */
  readonly lane?: string;
  /** Runs the probe. Throws CallUnavailable if it cannot be run. */
  run(): Promise<void>;
}
