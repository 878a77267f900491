import type { QueryPair } from '@/core/kernel/common/address';
import { withQuery } from '@/core/kernel/common/address';
import type { LoginProps } from './login-props';

export type LoginTargetProps = Pick<LoginProps, 'internalCampaign' | 'readerRequired' | 'writerRequired'>;

export function loginTargetOf(props: LoginTargetProps, currentUrl: string): string {
  return withQuery(currentUrl, pairsOf(props));
}

function pairsOf(props: LoginTargetProps): readonly QueryPair[] {
  const pairs: QueryPair[] = [];
  if (props.writerRequired) pairs.push(['openOnboarding', 'w']);
  else if (props.readerRequired) pairs.push(['openOnboarding', 'r']);
  if (props.internalCampaign !== null) pairs.push(['campaign', props.internalCampaign]);
  return pairs;
}
