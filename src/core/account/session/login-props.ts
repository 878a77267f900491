import type { LoginContext } from './login-contexts';
import { defaultLoginTexts, loginContextTexts } from './login-contexts';

export interface LoginProps {
  readonly title: string;
  readonly subTitle: string;
  readonly isAnonymous: boolean;
  readonly internalCampaign: string | null;
  readonly readerRequired: boolean;
  readonly writerRequired: boolean;
}

export const defaultLoginProps: LoginProps = {
  ...defaultLoginTexts,
  isAnonymous: false,
  internalCampaign: null,
  readerRequired: false,
  writerRequired: false,
};

export function loginPropsWith(given: Partial<LoginProps>): LoginProps {
  return { ...defaultLoginProps, ...given };
}

export function loginPropsFor(context: LoginContext, given: Partial<LoginProps> = {}): LoginProps {
  return loginPropsWith({ ...loginContextTexts[context], ...given });
}
