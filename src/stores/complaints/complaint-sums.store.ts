import { makeAutoObservable } from 'mobx';
import type { ComplaintSums } from '@/core/complaints/complaint';
import type { Complaints } from '@/core/complaints/complaints.port';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';

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
