import type { QueryPair } from '@/core/common/address';
import { withQuery } from '@/core/common/address';
import type { LoginProps } from '@/core/session/login-props';
import { loginTargetOf } from '@/core/session/login-target';

/** Returns the address that an app loads after its login: that of a login in a browser, with onLogin=true (LG-NATIVE-REDIRECT). */
export function appLoginRedirectOf(props: LoginProps, currentUrl: string): string {
  const pairs: readonly QueryPair[] = [['onLogin', 'true']];
  return withQuery(loginTargetOf(props, currentUrl), pairs);
}
