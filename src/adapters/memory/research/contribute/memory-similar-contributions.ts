import type { MemoryCatalog } from '@/adapters/memory/kernel/catalog/catalog-records';
import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import type { AuthorFacts, SimilarContributionsCount } from '@/core/research/contribute/similar-contributions.port';
import type { AuthorCardFacts, SimilarContributions } from '@/core/research/contribute/similar-contributions.rules';
import { similarContributions } from '@/core/research/contribute/similar-contributions.rules';
import { BenefitRecords } from '../benefits/benefit-records';
import { cardsOf } from '../cards/memory-cards';
import { InterviewRecords } from '../interviews/interview-records';
import { withInterviewCards } from '../interviews/memory-interview-cards';
import { withCards } from '../reviews/memory-review-cards';
import { ReviewRecords } from '../reviews/review-records';
import { companyOfReview, unknownFacts } from './unknown-facts';

export class MemorySimilarContributions implements SimilarContributionsCount {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  countSimilarContributions(body: AuthorFacts): Promise<Result<SimilarContributions, Failure>> {
    return this.#browser.askSignedIn('countSimilarContributions', { body }, () => {
      const { world } = this.#browser;
      const company = companyOfReview(world, body.companyName);
      if ('ok' in company) return company;
      const refused = unknownFacts(world, body);
      if (refused !== null) return refused;
      const cards = cardsAbout(world, company.companyId, body.kind);
      const facts = saidFacts(body, world.records(CatalogRecords).lists);
      return ok(
        similarContributions(facts, (keys) => cards.filter((card) => keys.every((key) => card.includes(key))).length),
      );
    });
  }
}

/** Returns the cards of users. Imported cards are left out, since no user can be hidden among them. */
function cardsAbout(world: MemoryWorld, about: number, kind: AuthorFacts['kind']): readonly (readonly string[])[] {
  const isOfUser = ({ authorId }: { readonly authorId: string | null }) => authorId !== null;
  switch (kind) {
    case 'review':
      return withCards(world.records(ReviewRecords).of(about).filter(isOfUser)).map(({ card }) => card);
    case 'interview': {
      const shown = world.records(InterviewRecords).interviews.filter(({ companyId }) => companyId === about);
      return withInterviewCards(shown.filter(isOfUser), world.records(CatalogRecords)).map(({ card }) => card);
    }
    case 'benefits': {
      const reports = world.records(BenefitRecords).of(about).filter(isOfUser);
      const cards = cardsOf(
        reports,
        (report) => report,
        ({ id }) => id,
      );
      return reports.map(({ id }) => cards.get(id) ?? []);
    }
  }
}

/** Returns the facts that cards show. Interviews identify roles and cities by list item id, other kinds by URL name. */
function saidFacts(
  { kind, jobProfile, departmentId, city, years, isCurrent }: AuthorFacts,
  lists: MemoryCatalog,
): AuthorCardFacts {
  const keyOf = (list: 'jobProfile' | 'location', name: string | null) => {
    if (name === null) return null;
    const item = lists[list].find((known) => known.name.toLowerCase() === name.toLowerCase());
    return kind === 'interview' ? (item?.id ?? null) : urlNameOf(name);
  };
  const department = lists.department.find(({ id }) => id === departmentId)?.name;
  return {
    jobProfile: keyOf('jobProfile', jobProfile),
    departmentId: department === undefined ? null : urlNameOf(department),
    city: keyOf('location', city),
    years,
    isCurrent,
  };
}
