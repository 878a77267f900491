import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { MIN_NETWORK_BURST, networkBurst } from '@/core/kernel/content-checks/network-bursts.rules';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import type { Authorship } from '../authorship';
import { countOfDay } from '../contributing/contributing.queries';
import type { Database } from '../database';
import type { ItemName } from './item-rows';

export interface ContributionSource {
  readonly network: string;
  readonly companyId: number;
}

export class NetworkBursts {
  constructor(
    private readonly authorship: Pick<Authorship, 'senderRef'>,
    private readonly now: () => number,
  ) {}

  /** Counts up to a burst. Returns findings for the moderator. */
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
