import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { AwardList } from './award';
import { EDITIONS } from './award.rules';
import type { AwardAddress } from './award-address';
import type { Awards } from './awards.port';

export interface AwardsQuery extends AwardAddress {
  readonly page: number;
  readonly limit: number;
}

/** Opens a list. Without a year, opens the newest edition that has companies (PD-AWARDS-DEFAULT). */
export class OpenAwards {
  readonly #awards: Pick<Awards, 'listAwards'>;

  constructor(awards: Pick<Awards, 'listAwards'>) {
    this.#awards = awards;
  }

  async execute({ year, ...wanted }: AwardsQuery): Promise<Result<AwardList, Failure>> {
    const [newest, ...earlier] = year === null ? EDITIONS : [year];
    const first = await this.#list(newest, wanted);
    if (isListed(first) || isFailed(first)) return first;
    for (const edition of earlier) {
      const list = await this.#list(edition, wanted);
      if (isListed(list)) return list;
    }
    return first;
  }

  #list(year: number, { category, page, limit }: Omit<AwardsQuery, 'year'>): Promise<Result<AwardList, Failure>> {
    return this.#awards.listAwards({ year, page, limit, ...(category === null ? {} : { category }) });
  }
}

function isListed(list: Result<AwardList, Failure>): boolean {
  return list.ok && list.value.total > 0;
}

function isFailed(list: Result<AwardList, Failure>): boolean {
  return !list.ok && list.failure.kind !== 'notFound';
}
