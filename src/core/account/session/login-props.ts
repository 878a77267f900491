import type { LoginContext } from './login-contexts';
import { defaultLoginTexts, loginContextTexts } from './login-contexts';

/** The parameters that open the login window (EN-LOGIN-PROPS). */
export interface LoginProps {
  readonly title: string;
  readonly subTitle: string;
  /** True if the prompt opened unasked, for a guest. */
  readonly isAnonymous: boolean;
  readonly disableClose: boolean;
  /** True if closing leads back to the page before. */
  readonly backOnClose: boolean;
  readonly internalCampaign: string | null;
  readonly openCreatePost: boolean;
  readonly readerRequired: boolean;
  readonly writerRequired: boolean;
  /** The address after the login, in place of the current page. */
  readonly redirectUrl: string | null;
  /** Pairs of the caller for the provider's route, as a query without its question mark; empty for none. */
  readonly queryStr: string;
}

/** The props of a login without any parameters (ST-LOGIN-OPEN-DEFAULTS). */
export const defaultLoginProps: LoginProps = {
  ...defaultLoginTexts,
  isAnonymous: false,
  disableClose: false,
  backOnClose: false,
  internalCampaign: null,
  openCreatePost: false,
  readerRequired: false,
  writerRequired: false,
  redirectUrl: null,
  queryStr: '',
};

/** Fills in the defaults for what is not given. */
export function loginPropsWith(given: Partial<LoginProps>): LoginProps {
  return { ...defaultLoginProps, ...given };
}

/** Returns the props of a context: its texts. Every window can be closed (decisions 0.34). */
export function loginPropsFor(context: LoginContext, given: Partial<LoginProps> = {}): LoginProps {
  return loginPropsWith({ ...loginContextTexts[context], ...given });
}
