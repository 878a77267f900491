import type { ShownPopup } from '@/core/kernel/native-app/popup.rules';
import { PerUser } from '../world/per-user';
import type { MemoryUser } from '../world/user-records';

export class PopupRecords {
  readonly #popups = new PerUser<Map<string, ShownPopup>>(() => new Map());

  of(user: Pick<MemoryUser, 'id'>): Map<string, ShownPopup> {
    return this.#popups.of(user);
  }
}
