import type { NotificationPermission } from './host-message.rules';
import type { PopupAnswer } from './popup';

export function asksForPopup(permission: NotificationPermission): boolean {
  return permission !== 'granted';
}

/**
 * The system's own question the first time; later ours, which leads to the settings, as a system
 * asks once only (ST-NPROMPT-FIRST, ST-NPROMPT-SHOW, decisions 33).
 */
export function afterPopupAnswer({ showPopup, popupCount }: PopupAnswer): 'nothing' | 'systemPrompt' | 'ownPrompt' {
  if (!showPopup) return 'nothing';
  return popupCount === 1 ? 'systemPrompt' : 'ownPrompt';
}
