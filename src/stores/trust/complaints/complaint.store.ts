import { makeAutoObservable } from 'mobx';
import type { ComplaintState } from '@/core/kernel/moderated/complaint';
import type { Complaints } from '@/core/trust/complaints/complaints.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';
import type { PersonalStore } from '@/stores/kernel/common/personal';

/** The complaint that the address names. */
export class ComplaintStore implements PersonalStore {
  readonly #complaint: Loadable<ComplaintState, string>;
  #key = '';

  constructor(complaints: Pick<Complaints, 'getComplaint'>) {
    this.#complaint = new Loadable((key) => complaints.getComplaint({ key }));
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state(): LoadState<ComplaintState> {
    return this.#complaint.state;
  }

  get isUnknown(): boolean {
    return this.#complaint.isUnknown;
  }

  async show(key: string): Promise<void> {
    this.#key = key;
    await this.#complaint.load(key);
  }

  load(): Promise<void> {
    return this.#complaint.refresh(this.#key);
  }

  forget(): void {
    this.#complaint.reset();
  }
}
