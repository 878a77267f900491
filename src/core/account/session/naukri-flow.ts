import type { Device } from '@/core/kernel/device/device';
import { loginMessages } from './login-messages';
import type { NaukriMessage } from './naukri-identity.port';
import type { ProviderProof } from './social-login';

export const NAUKRI_FLOWS = ['normal', 'yolo', 'none'] as const;

export type NaukriFlow = (typeof NAUKRI_FLOWS)[number];

export type NaukriStep =
  | { readonly kind: 'signIn'; readonly flow: ProviderProof['flow']; readonly token: string }
  | { readonly kind: 'fail'; readonly text: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'offerOthers' }
  | { readonly kind: 'recordStart' }
  | { readonly kind: 'logView' }
  | { readonly kind: 'warn' };

/**
 * In CSS px: the login window in the middle and the one-tap card (LM-YOLO-POSITION) with a gap on both sides.
 */
const MIN_WIDTH_FOR_BOTH = 440 + 2 * (360 + 2 * 28);

export function hasRoomNextToLogin({ width }: Pick<Device, 'width'>): boolean {
  return width >= MIN_WIDTH_FOR_BOTH;
}

/** An unknown message changes nothing. */
export function naukriStepOf(flow: NaukriFlow, message: NaukriMessage): NaukriStep {
  switch (flow) {
    case 'normal':
      return normalStepOf(message);
    case 'yolo':
      return oneTapStepOf(message);
    case 'none':
      return { kind: 'warn' };
  }
}

function normalStepOf({ type, token, message }: NaukriMessage): NaukriStep {
  switch (type) {
    case 'LOGIN_WITH_NAUKRI_SUCCESSFUL':
      return token === '' ? failWith(message) : { kind: 'signIn', flow: 'popup', token };
    case 'POPUP_CLOSED_UNEXPECTEDLY':
      return failWith(message || loginMessages.windowClosed('Naukri'));
    case 'ERROR':
    case 'CONSENT_NOT_SIGNED':
      return failWith(message);
    default:
      return { kind: 'warn' };
  }
}

function oneTapStepOf({ type, token, message }: NaukriMessage): NaukriStep {
  switch (type) {
    case 'TOKEN_GENERATED':
      return token === '' ? failWith(message) : { kind: 'signIn', flow: 'oneTap', token };
    case 'LOGIN_INITIATED':
      return { kind: 'recordStart' };
    case 'NO_USER_FOUND':
    case 'YOLO_COOLDOWN':
      return { kind: 'offerOthers' };
    case 'FRAME_CLOSED':
      return { kind: 'reset' };
    case 'in_view':
      return { kind: 'logView' };
    case 'ERROR':
      return failWith(message);
    default:
      return { kind: 'warn' };
  }
}

function failWith(message: string): NaukriStep {
  return { kind: 'fail', text: message.trim() === '' ? loginMessages.naukriFailed : message };
}
