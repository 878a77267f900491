import { makeAutoObservable } from 'mobx';
import type { ComplaintSums } from '@/core/kernel/moderated/complaint';
import type { Complaints } from '@/core/trust/complaints/complaints.port';
import type { LoadState } from '@/stores/kernel/common/load-state';
import { Loadable } from '@/stores/kernel/common/loadable';

/** The public sums of complaints. */
export class ComplaintSumsStore {
  readonly #sums: Loadable<ComplaintSums>;

  constructor(complaints: Pick<Complaints, 'getComplaintSums'>) {
    this.#sums = new Loadable(() => complaints.getComplaintSums());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<ComplaintSums> {
    return this.#sums.state;
  }

  load(): Promise<void> {
    return this.#sums.refresh();
  }
}
