import type { NotificationPermission } from './host-message.rules';
import type { PopupAnswer } from './popup';

export function asksForPopup(permission: NotificationPermission): boolean {
  return permission !== 'granted';
}

/**
 * Returns the next prompt. The first is the system's. Later ones are our own, which opens the settings, because the
 * system asks only once (ST-NPROMPT-FIRST, ST-NPROMPT-SHOW, decisions 33).
 */
export function afterPopupAnswer({ showPopup, popupCount }: PopupAnswer): 'nothing' | 'systemPrompt' | 'ownPrompt' {
  if (!showPopup) return 'nothing';
  return popupCount === 1 ? 'systemPrompt' : 'ownPrompt';
}
