import type { QueryPair } from '@/core/kernel/common/address';
import { withQuery } from '@/core/kernel/common/address';
import type { LoginProps } from './login-props';
import { loginTargetOf } from './login-target';

export function appLoginTargetOf(props: LoginProps, currentUrl: string): string {
  const pairs: readonly QueryPair[] = [['onLogin', 'true']];
  return withQuery(loginTargetOf(props, currentUrl), pairs);
}
