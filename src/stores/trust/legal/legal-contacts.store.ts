import { makeAutoObservable } from 'mobx';
import type { LegalContacts } from '@/core/trust/legal/legal-contacts';
import type { LegalNotices } from '@/core/trust/legal/legal-notices.port';
import { Loadable } from '@/stores/kernel/common/loadable';

/** The contacts of the service, which are the same for every viewer. */
export class LegalContactsStore {
  readonly #contacts: Loadable<LegalContacts>;

  constructor(notices: Pick<LegalNotices, 'getLegalContacts'>) {
    this.#contacts = new Loadable(() => notices.getLegalContacts());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get contacts(): LegalContacts | null {
    return this.#contacts.value;
  }

  get hasFailed(): boolean {
    return this.#contacts.failure !== null;
  }

  load(): Promise<void> {
    return this.#contacts.loadOnce();
  }
}
