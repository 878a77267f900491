import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { PushChoices, PushChoicesChange } from './push-choices.rules';

export interface PushDevices {
  readonly getPushKey: () => Promise<Result<{ readonly key: string }, Failure>>;
  /**
   * Registers the JSON text of a subscription. Fails with `unauthenticated` for a guest, and `invalid` for another text
   * (`push_token_invalid`) or an unknown push service (`push_service_unknown`).
   */
  readonly registerDevice: (device: { readonly token: string }) => Promise<Result<null, Failure>>;
  readonly unregisterDevice: () => Promise<Result<null, Failure>>;
  readonly getPushChoices: () => Promise<Result<PushChoices, Failure>>;
  /** Returns the updated choices. */
  readonly savePushChoices: (change: PushChoicesChange) => Promise<Result<PushChoices, Failure>>;
}

export const PushDevicesPort: Key<PushDevices> = Symbol('PushDevices');
