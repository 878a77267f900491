import type { RewardedKind } from '@/core/kernel/common/contribution-limits.rules';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { NewCompany } from '@/core/research/company-proposals/new-company';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { Moderation } from '../moderation/moderation';
import { addProposal } from './company-proposals.queries';
import { CompanyUnknown } from './company-unknown';
import { Contributing } from './contributing';
import type {
  ContributionWriters,
  Contributor,
  StoreContribution,
  WaitingContribution,
  WaitingKind,
} from './waiting-contribution';

export interface CompanyProposalsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly moderation: Pick<Moderation, 'check'>;
  readonly now: () => number;
}

const REWARDED: Readonly<Record<WaitingKind, RewardedKind>> = {
  review: 'review',
  salary: 'salary',
  interview: 'interview',
  benefits: 'benefit',
  tenure: 'tenure',
};

/**
 * Holds contributions until their new companies are accepted. Each feature registers how its contributions are stored.
 */
export class CompanyProposals {
  readonly #writers: ContributionWriters = {};
  readonly #contributing: Contributing;

  constructor(private readonly deps: CompanyProposalsDeps) {
    this.#contributing = new Contributing(deps.database, deps.authorship, deps.now);
  }

  register<Kind extends WaitingKind>(kind: Kind, give: StoreContribution<Kind>): void {
    const writers: { [Each in Kind]?: StoreContribution<Each> } = this.#writers;
    writers[kind] = give;
  }

  /** Returns the contribution's id, or the proposal's if the company must be accepted first. */
  async give<Kind extends WaitingKind>(
    author: Contributor,
    contribution: WaitingContribution<Kind>,
    newCompany: NewCompany | undefined,
  ): Promise<string> {
    try {
      return await this.giveNow(author, contribution);
    } catch (error) {
      if (newCompany === undefined || !(error instanceof CompanyUnknown)) throw error;
      return this.#propose(author.personaRef, contribution, newCompany);
    }
  }

  giveNow<Kind extends WaitingKind>(
    author: Contributor,
    { kind, key, body }: WaitingContribution<Kind>,
  ): Promise<string> {
    const give: ContributionWriters[Kind] = this.#writers[kind];
    if (give === undefined) throw new Error(`Nothing is registered to store a ${kind}.`);
    return give(author, key, body);
  }

  /** Stores a proposal, which a moderator decides. Nothing of it is public. */
  #propose<Kind extends WaitingKind>(
    persona: Uint8Array,
    contribution: WaitingContribution<Kind>,
    newCompany: NewCompany,
  ): Promise<string> {
    const { moderation, now } = this.deps;
    const { kind, key, body } = contribution;
    const request = { persona, key: `company ${key}`, kind: REWARDED[kind], said: [body, newCompany] };
    return this.#contributing.store(request, async (tx, { id, authorRef, authorSeal }) => {
      const name = body.companyName.replaceAll(/\s+/g, ' ').trim();
      const { city, website } = newCompany;
      await tx.query(addProposal, {
        id,
        name,
        city: city.trim(),
        website,
        contribution: JSON.stringify(contribution),
        month: `${monthInIndia(now())}-01`,
        author_ref: authorRef,
        author_seal: authorSeal,
      });
      await moderation.check(tx, { kind: 'company', id, texts: [name], isNew: true });
      return { earning: 0, companyId: null };
    });
  }
}
