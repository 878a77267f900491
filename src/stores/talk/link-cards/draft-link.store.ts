import { makeAutoObservable } from 'mobx';
import type { LinkCard } from '@/core/talk/link-cards/link-card';
import type { LinkReading, LinkReadingService } from '@/core/talk/link-cards/link-reading.port';
import { attachedKindOf } from '@/core/talk/posting/attachment-kinds';
import { linkedAddressOf } from '@/core/talk/posting/linked-address.rules';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';
import type { DraftStore } from '../posting/draft.store';

/** The linked page of a draft. It loads only for the preview, never while its address is typed. */
export class DraftLinkStore implements PersonalStore {
  private readonly reading: Loadable<LinkReading, { readonly url: string }>;
  readonly #writing: Pick<DraftStore, 'draft' | 'happened'>;

  constructor(links: LinkReadingService, writing: Pick<DraftStore, 'draft' | 'happened'>) {
    this.reading = new Loadable((address) => links.readLink(address));
    this.#writing = writing;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get card(): LinkCard | null {
    const link = this.reading.value?.link ?? null;
    return link?.url === this.address && !this.isLeftOut ? link : null;
  }

  get isLeftOut(): boolean {
    return this.address !== null && this.address === this.#writing.draft.linkLeftOut;
  }

  leaveOut(): void {
    this.#writing.happened({ kind: 'linkChosen', leftOut: this.address ?? '' });
  }

  async takeBack(): Promise<void> {
    this.#writing.happened({ kind: 'linkChosen', leftOut: '' });
    await this.read();
  }

  async read(): Promise<void> {
    if (this.address !== null && this.card === null && !this.isLeftOut) await this.reading.load({ url: this.address });
  }

  forget(): void {
    this.reading.reset();
  }

  private get address(): string | null {
    const { draft } = this.#writing;
    return attachedKindOf(draft) === null ? linkedAddressOf(draft.inputText) : null;
  }
}
