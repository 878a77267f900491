import type { Caller } from '../calls/caller';
import type { GoodCalls } from '../calls/good-calls';
import type { ServiceContract, VerifiedOperation } from '../contract/service-contract';
import type { Ears } from '../events/ears';
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
  /** Is null without events to provoke. */
  readonly ears: Ears | null;
  readonly seed: number;
  readonly profile: Profile;
  readonly fuzzRuns: number;
}

/** One question to the service: a call, or a story of several. */
export interface Probe {
  /** `createPost/409/idempotency_key_reused`; the same in each run, so that it can be replayed alone. */
  readonly id: string;
  readonly operation: VerifiedOperation;
  /** Is true if it is asked alone. */
  readonly isWalk?: boolean;
  /** Throws NoCall if it cannot be asked. */
  run(): Promise<void>;
}
