export interface LoginFlags {
  readonly isGoogleScriptLoaded: boolean;
  readonly isNaukriSdkLoaded: boolean;
  readonly yoloShowed: boolean;
  readonly showGoogleYolo: boolean;
}

export type LoginFlagEvent =
  | { readonly kind: 'googleScriptLoaded' }
  | { readonly kind: 'naukriSdkLoaded' }
  | { readonly kind: 'oneTap'; readonly moment: OneTapMoment };

export type OneTapMoment = 'displayed' | 'notDisplayed' | 'dismissed';

export const initialLoginFlags: LoginFlags = {
  isGoogleScriptLoaded: false,
  isNaukriSdkLoaded: false,
  yoloShowed: false,
  showGoogleYolo: false,
};

export function loginFlagsAfter(flags: LoginFlags, event: LoginFlagEvent): LoginFlags {
  switch (event.kind) {
    case 'googleScriptLoaded':
      return { ...flags, isGoogleScriptLoaded: true };
    case 'naukriSdkLoaded':
      return { ...flags, isNaukriSdkLoaded: true };
    case 'oneTap':
      return flagsAfterOneTap(flags, event.moment);
  }
}

function flagsAfterOneTap(flags: LoginFlags, moment: OneTapMoment): LoginFlags {
  switch (moment) {
    case 'displayed':
      return { ...flags, yoloShowed: true };
    case 'notDisplayed':
    case 'dismissed':
      return { ...flags, showGoogleYolo: true };
  }
}
