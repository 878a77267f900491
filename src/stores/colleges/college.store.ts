import { makeAutoObservable } from 'mobx';
import type { College } from '@/core/colleges/college';
import type { Colleges } from '@/core/colleges/colleges.port';
import type { LoadState } from '../common/load-state';
import { Loadable } from '../common/loadable';

/** The college whose page is open. */
export class CollegeStore {
  private urlName = '';
  readonly #college: Loadable<College, { readonly urlName: string }>;

  constructor(colleges: Pick<Colleges, 'getCollege'>) {
    this.#college = new Loadable((path) => colleges.getCollege(path));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): LoadState<College> {
    return this.#college.state;
  }

  /** Null until it is loaded. */
  get college(): College | null {
    return this.#college.value;
  }

  async open(urlName: string): Promise<void> {
    this.urlName = urlName;
    await this.reload();
  }

  /** Loads the same again. */
  async reload(): Promise<void> {
    await this.#college.load({ urlName: this.urlName });
  }
}
