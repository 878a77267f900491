import { parseAddress, queryValue, withQuery } from '@/core/kernel/common/address';
import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { Screens } from '@/core/kernel/navigation/screens';

const TAB_KEY = 'invitedBy';

export function invitationAddress(screens: Screens, company: string): string | null {
  const path = screens.pathOf('ContributePhotos');
  if (path === null) return null;
  return withQuery(path, [
    ['company', company],
    ['invited', 'yes'],
  ]);
}

export function isInvitationAddress(address: string): boolean {
  return queryValue(parseAddress(address).query, 'invited') === 'yes';
}

/**
 * The company whose invitation was opened in this tab. It names no person, and ends with the tab.
 */
export class Invitation {
  constructor(private readonly tab: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>) {}

  get company(): string | null {
    return this.tab.get(TAB_KEY);
  }

  note(companyName: string): void {
    this.tab.set(TAB_KEY, companyName);
  }

  forget(): void {
    this.tab.remove(TAB_KEY);
  }
}
