import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { ClientType } from '@/core/kernel/device/device';
import type { ProviderFailure } from './identity-provider.port';

export interface NaukriMessage {
  readonly type: string;
  readonly token: string;
  readonly message: string;
}

export interface NaukriIdentity {
  readonly load: () => Promise<Result<null, ProviderFailure>>;
  /** Opens the portal's window, so it must follow a click. */
  readonly login: (onMessage: (message: NaukriMessage) => void) => void;
  /**
   * The position depends on the client (LM-YOLO-POSITION). Returns a function that removes the
   * card.
   */
  readonly promptOneTap: (clientType: ClientType, onMessage: (message: NaukriMessage) => void) => Cancel;
}

export const NaukriPort: Key<{ readonly identity: NaukriIdentity | null }> = Symbol('NaukriIdentity');
