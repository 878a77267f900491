import type { NotificationPermission } from './host-message.rules';
import type { PopupAnswer } from './popup';

/** Returns whether the server is asked for the popup (ST-NPROMPT-GRANTED, ST-NPROMPT-ASK). */
export function asksForPopup(permission: NotificationPermission): boolean {
  return permission !== 'granted';
}

/**
 * Returns the step after the server's answer: at the first time the system's own question, later ours, which leads to the settings, as
 * a system asks once only (ST-NPROMPT-FIRST, ST-NPROMPT-SHOW, decisions 33).
 */
export function afterPopupAnswer({ showPopup, popupCount }: PopupAnswer): 'nothing' | 'systemPrompt' | 'ownPrompt' {
  if (!showPopup) return 'nothing';
  return popupCount === 1 ? 'systemPrompt' : 'ownPrompt';
}
