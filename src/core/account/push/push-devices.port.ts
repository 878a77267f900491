import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { PushChoices, PushChoicesChange } from './push-choices.rules';

export interface PushDevices {
  readonly getPushKey: () => Promise<Result<{ readonly key: string }, Failure>>;
  /**
   * Registers the session's device by the JSON text of its subscription. `unauthenticated` for a guest, `invalid` for a text that is no subscription
   * (`push_token_invalid`) or one at a push service that the server does not know (`push_service_unknown`).
   */
  readonly registerDevice: (device: { readonly token: string }) => Promise<Result<null, Failure>>;
  readonly unregisterDevice: () => Promise<Result<null, Failure>>;
  readonly getPushChoices: () => Promise<Result<PushChoices, Failure>>;
  /** Returns the updated choices. */
  readonly savePushChoices: (change: PushChoicesChange) => Promise<Result<PushChoices, Failure>>;
}

export const PushDevicesPort: Key<PushDevices> = Symbol('PushDevices');
