import type { Failure } from '@/core/kernel/common/failure';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { clientTypeOf, isNative } from '@/core/kernel/device/device';
import type { DeviceReading } from '@/core/kernel/device/device-reading.port';
import type { NativeApp } from '@/core/kernel/native-app/native-app.port';
import type { PageLocation } from '@/core/kernel/navigation/page-location.port';
import type { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import type { Login } from './login.port';
import { sessionMessages } from './session-messages';

export const SIGNED_OUT_KEY = 'signedOut';

export interface SignOutPorts {
  readonly login: Login;
  readonly device: DeviceReading;
  readonly location: PageLocation;
  readonly app: Pick<NativeApp, 'post'>;
  readonly storage: KeyValueStorage;
  readonly reporter: ErrorReporter;
}

/**
 * Ends the session, then reloads the page or goes to the target (API-LOGIN-LOGOUT-OK). If the service does not end it,
 * the user stays signed in and the failure is reported (ER-LOGOUT-RAISE).
 */
export class SignOut {
  readonly #ports: SignOutPorts;

  constructor(ports: SignOutPorts) {
    this.#ports = ports;
  }

  async execute({ target }: { readonly target: string | null }): Promise<Result<null, Failure>> {
    const { login, device, location, storage, reporter, app } = this.#ports;
    if (isNative(device.current())) {
      app.post({ type: 'signOut' });
      return ok(null);
    }
    const answer = await login.signOut({ clientType: clientTypeOf(device.current()) });
    if (!answer.ok) {
      reporter.report({ ...sessionMessages.signOutLog, status: answer.failure.status });
      return answer;
    }
    storage.set(SIGNED_OUT_KEY, '1');
    if (target === null) location.reload();
    else location.assign(target);
    return ok(null);
  }
}
