import type { QueryPair } from '@/core/kernel/common/address';
import { withQuery } from '@/core/kernel/common/address';
import type { LoginProps } from './login-props';
import { loginTargetOf } from './login-target';

/** Returns the address that a native app loads after its login: that of a login in a browser, with onLogin=true (LG-NATIVE-REDIRECT). */
export function appLoginTargetOf(props: LoginProps, currentUrl: string): string {
  const pairs: readonly QueryPair[] = [['onLogin', 'true']];
  return withQuery(loginTargetOf(props, currentUrl), pairs);
}
