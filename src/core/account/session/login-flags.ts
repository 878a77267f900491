/** The progress of the providers' scripts and one-taps. */
export interface LoginFlags {
  readonly isGoogleScriptLoaded: boolean;
  readonly isNaukriSdkLoaded: boolean;
  /** The one-tap is displayed (ST-LOGINFLAG-YOLOSHOWED). */
  readonly yoloShowed: boolean;
  /** The one-tap was dismissed or not displayed, so the normal buttons show (ST-LOGINFLAG-SHOWGOOGLE). */
  readonly showGoogleYolo: boolean;
}

/** Loaded scripts, and moments of Google's one-tap prompt. */
export type LoginFlagEvent =
  | { readonly kind: 'googleScriptLoaded' }
  | { readonly kind: 'naukriSdkLoaded' }
  | { readonly kind: 'oneTap'; readonly moment: OneTapMoment };

/** The moments of a one-tap that change what is offered; the others are only counted (LG-ONETAP-TRACKED). */
export type OneTapMoment = 'displayed' | 'notDisplayed' | 'dismissed';

/** The flags of a page on which nothing has been loaded yet. */
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
