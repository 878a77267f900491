import type { QueryPair } from '@/core/kernel/common/address';
import { withQuery } from '@/core/kernel/common/address';
import type { LoginProps } from './login-props';

/** The login props that decide about the address after the login. */
export type LoginTargetProps = Pick<
  LoginProps,
  'internalCampaign' | 'openCreatePost' | 'readerRequired' | 'writerRequired' | 'redirectUrl'
>;

/**
 * Returns the address after a social login (LG-REDIRECT-*): the explicit address, else the current one with
 * openOnboarding (w goes before r, since it includes it), campaign, and openCreatePost only together with a campaign.
 */
export function loginTargetOf(props: LoginTargetProps, currentUrl: string): string {
  return props.redirectUrl ?? withQuery(currentUrl, pairsOf(props));
}

function pairsOf(props: LoginTargetProps): readonly QueryPair[] {
  const pairs: QueryPair[] = [];
  if (props.writerRequired) pairs.push(['openOnboarding', 'w']);
  else if (props.readerRequired) pairs.push(['openOnboarding', 'r']);
  if (props.internalCampaign !== null) {
    pairs.push(['campaign', props.internalCampaign]);
    if (props.openCreatePost) pairs.push(['openCreatePost', 'true']);
  }
  return pairs;
}
