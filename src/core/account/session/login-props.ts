import type { LoginContext } from './login-contexts';
import { defaultLoginTexts, loginContextTexts } from './login-contexts';

/** The parameters that open the login window (EN-LOGIN-PROPS, decisions 0.37). */
export interface LoginProps {
  readonly title: string;
  readonly subTitle: string;
  /** True if the prompt opened unasked, for a guest. */
  readonly isAnonymous: boolean;
  readonly internalCampaign: string | null;
  readonly readerRequired: boolean;
  readonly writerRequired: boolean;
}

/** The props of a login without any parameters (ST-LOGIN-OPEN-DEFAULTS). */
export const defaultLoginProps: LoginProps = {
  ...defaultLoginTexts,
  isAnonymous: false,
  internalCampaign: null,
  readerRequired: false,
  writerRequired: false,
};

/** Fills in the defaults for what is not given. */
export function loginPropsWith(given: Partial<LoginProps>): LoginProps {
  return { ...defaultLoginProps, ...given };
}

/** Returns the props of a context: its texts. Every window can be closed (decisions 0.34). */
export function loginPropsFor(context: LoginContext, given: Partial<LoginProps> = {}): LoginProps {
  return loginPropsWith({ ...loginContextTexts[context], ...given });
}
