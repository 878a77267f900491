import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { ClientType } from '@/core/kernel/device/device';
import type { ProviderFailure } from './identity-provider.port';

/** A message of the job portal's SDK. */
export interface NaukriMessage {
  /** Its name in the SDK; there may be ones that are not known here. */
  readonly type: string;
  /** Empty if the message has none. */
  readonly token: string;
  /** The portal's own text for users; empty if it gave none. */
  readonly message: string;
}

/** The job portal's sign-in, by its SDK. */
export interface NaukriIdentity {
  /** Loads the SDK; again does nothing. `notInitialised` if it cannot be had. */
  readonly load: () => Promise<Result<null, ProviderFailure>>;
  /** Opens the portal's window, so it must follow a click. */
  readonly login: (onMessage: (message: NaukriMessage) => void) => void;
  /** Shows the one-tap card where it belongs on this kind of client (LM-YOLO-POSITION); returns what takes it away. */
  readonly promptOneTap: (clientType: ClientType, onMessage: (message: NaukriMessage) => void) => Cancel;
}

/** The job portal's sign-in in the container; its identity is null if the portal is not offered. */
export const NaukriPort: Key<{ readonly identity: NaukriIdentity | null }> = Symbol('NaukriIdentity');
