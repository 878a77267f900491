import { INDEFINITE_HOLD_DATE } from '@/core/research/contribute/one-voice.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { openRows } from '@/server/platform/moderation/moderated-items';
import { sealedItemsByIds } from '@/server/platform/moderation/personal.queries';
import { OwnIdIndex } from '@/server/platform/own-ids/own-id-index';
import { OwnContributions } from '@/server/platform/personal/own-contributions';
import type { RowOf } from '@/server/platform/sql-types';
import type { SealedContribution } from './contributions.queries';
import { ownContributions, waitingCards } from './contributions.queries';

const KINDS = ['reviews', 'salaries', 'interviews', 'benefits', 'photos', 'tenures', 'companies'] as const;
const WAITING_KINDS = ['interviews', 'benefits', 'photos'] as const;
/** Kinds that leave their tables while hidden. Others change their status. */
const SEALED_KINDS: readonly string[] = ['salary', 'interview', 'tenure', 'company'];
const LAST_DAY = INDEFINITE_HOLD_DATE.toISOString().slice(0, 10);

export interface OwnContributionRowsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
}

export type OwnContributionRow = RowOf<typeof ownContributions.columns>;

export class OwnContributionRows {
  readonly #database: Database;
  readonly #authorship: Authorship;
  readonly #index: OwnIdIndex;

  constructor({ database, authorship }: OwnContributionRowsDeps) {
    this.#database = database;
    this.#authorship = authorship;
    this.#index = new OwnIdIndex(database, authorship);
  }

  async of(personaRef: Uint8Array): Promise<readonly OwnContributionRow[]> {
    const ids = await this.#idsOf(personaRef, KINDS);
    return this.#database.query(ownContributions, ids, JSON.stringify(await this.#sealedOf(ids)), LAST_DAY);
  }

  /** Returns waiting contributions, soonest visible first. */
  async waitingAt(companyId: number, personaRef: Uint8Array): Promise<readonly RowOf<typeof waitingCards.columns>[]> {
    const ids = await this.#idsOf(personaRef, WAITING_KINDS);
    return this.#database.query(waitingCards, ids, JSON.stringify(await this.#sealedOf(ids)), companyId);
  }

  async #idsOf(personaRef: Uint8Array, kinds: readonly (typeof KINDS)[number][]): Promise<readonly string[]> {
    const own = new OwnContributions(this.#index, personaRef);
    return (await Promise.all(kinds.map((kind) => own.of(kind)))).flat();
  }

  async #sealedOf(ids: readonly string[]): Promise<readonly SealedContribution[]> {
    const rows = await this.#database.query(sealedItemsByIds, ids);
    return rows
      .filter(({ kind }) => SEALED_KINDS.includes(kind))
      .map(({ id, kind, seal, ends_on }) => {
        const item = openRows(this.#authorship, id, seal).item;
        const { company_id, job_profile_id, month, told, story, name } = item;
        const { fixed, variable, stock, joining_bonus, experience, location_id } = item;
        return {
          id,
          kind,
          company_id,
          job_profile_id,
          month: month ?? told,
          story,
          name,
          ...{ fixed, variable, stock, joining_bonus, experience, location_id },
          status: ends_on === null ? 'PENDING' : 'REJECTED',
        };
      });
  }
}
