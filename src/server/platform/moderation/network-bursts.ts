import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MIN_NETWORK_BURST, networkBurst } from '@/core/kernel/content-checks/network-bursts.rules';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import type { Authorship } from '../authorship';
import { countOfDay } from '../contributing/contributing.queries';
import type { Database } from '../database';
import type { ItemName } from './item-rows';

/** The network that a contribution about a company comes from (`networkOf`). */
export interface ContributionSource {
  readonly network: string;
  readonly companyId: number;
}

/** Counts contributions of a day by kind, company and network under one keyed reference, which says none of them and goes after the day. */
export class NetworkBursts {
  constructor(
    private readonly authorship: Pick<Authorship, 'senderRef'>,
    private readonly now: () => number,
  ) {}

  /** Counts a contribution, up to the count that is a burst, and returns what a moderator is to know of it. */
  async count(
    tx: Database,
    kind: ItemName['kind'],
    { network, companyId }: ContributionSource,
  ): Promise<readonly CaseFinding[]> {
    const ref = this.authorship.senderRef(`${kind} of ${companyId} from ${network} on ${dayInIndia(this.now())}`);
    const [counted] = await tx.query(countOfDay, ref, MIN_NETWORK_BURST);
    return networkBurst(counted?.count ?? MIN_NETWORK_BURST);
  }
}
