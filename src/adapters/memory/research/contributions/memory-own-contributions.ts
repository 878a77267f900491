import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type { Failure } from '@/core/kernel/common/failure';
import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { checkTexts } from '@/core/kernel/content-checks/case-findings.rules';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import { isDecidedFirst } from '@/core/kernel/moderated/moderated-kinds.rules';
import { contributionRefusals } from '@/core/research/contribute/contribution-refusals.rules';
import { INDEFINITE_HOLD_DATE } from '@/core/research/contribute/one-voice.rules';
import type {
  ContributionWithdrawals,
  OwnContributionList,
  WaitingCardList,
  WithdrawnContribution,
} from '@/core/research/contributions/contributions.port';
import type { OwnContribution, OwnContributions, WaitingCard } from '@/core/research/contributions/own-contribution';
import { MAX_LISTED_CONTRIBUTIONS } from '@/core/research/contributions/own-contribution.rules';
import { reasonsOf } from '@/core/trust/moderation/contribution-reasons.rules';
import { CompanyRecords } from '../company/company-records';
import { companyNotFound } from '../company/memory-companies';
import type { MemoryReport } from '../contribute/contribution-records';
import { ContributionRecords } from '../contribute/contribution-records';
import { changeOf, showsAtOf } from '../contribute/waiting-cards';
import { PhotoRecords } from '../photos/photo-records';
import type { MemoryReview } from '../reviews/memory-review';
import { ReviewRecords } from '../reviews/review-records';
import type { OwnCounting } from './memory-counting';
import {
  countingOfBenefits,
  countingOfInterview,
  countingOfReview,
  countingOfSalary,
  countingOfTenure,
  UNCOUNTED,
} from './memory-counting';

type Own = Omit<OwnContribution, 'companyName' | 'companyUrlName' | 'showsAt'> & {
  readonly companyId: number;
  readonly addedName?: string | null;
};

export class MemoryOwnContributions implements OwnContributionList, WaitingCardList, ContributionWithdrawals {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  listOwnContributions(): Promise<Result<OwnContributions, Failure>> {
    return this.#browser.askSignedIn('listOwnContributions', {}, (viewer) => {
      const items = this.of(viewer)
        .toSorted(newestFirst)
        .flatMap((one) => this.#named(one));
      return ok({ items: items.slice(0, MAX_LISTED_CONTRIBUTIONS), total: items.length });
    });
  }

  listWaitingCards(query: { readonly company: string }): Promise<Result<readonly WaitingCard[], Failure>> {
    return this.#browser.askSignedIn('listWaitingCards', { query }, (viewer) => {
      const { world } = this.#browser;
      const company = world.records(CompanyRecords).findByUrlName(query.company);
      if (company === null) return companyNotFound();
      const texts = new Map(
        world
          .records(ContributionRecords)
          .reportsOf(viewer)
          .map(({ id, text }) => [id, text]),
      );
      const cards = this.of(viewer).flatMap(({ id, kind, status, companyId, about, month }) => {
        const showsAt = showsAtOf(world, { id, status });
        if (showsAt === null || companyId !== company.companyId || !isWaitingKind(kind)) return [];
        return [{ id, kind, about, month, text: texts.get(id) ?? null, showsAt }];
      });
      return ok(cards.toSorted(shownFirst));
    });
  }

  withdrawContribution(path: WithdrawnContribution): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('withdrawContribution', { path }, (viewer) =>
      this.#browser.world.records(ContributionRecords).withdraw(viewer, path) ? ok(null) : contributionNotFound(),
    );
  }

  restoreContribution(path: WithdrawnContribution): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('restoreContribution', { path }, (viewer) => {
      const outcome = this.#browser.world.records(ContributionRecords).restore(viewer, path);
      if (outcome === 'gone') return contributionNotFound();
      return outcome === 'done' ? ok(null) : refusal(409, 'contribution_told_again', contributionRefusals.toldAgain);
    });
  }

  of(viewer: MemoryUser): readonly Own[] {
    return [...this.#reviewsOf(viewer), ...this.#photosOf(viewer), ...this.#reportsOf(viewer)];
  }

  #reviewsOf({ id }: MemoryUser): readonly Own[] {
    const reviews = this.#browser.world
      .records(ReviewRecords)
      .by(id)
      .filter(({ laterId }) => laterId === null);
    return reviews.map((review) => ({
      ...{ id: review.id, kind: 'review', status: review.status, companyId: review.companyId },
      ...{
        about: (review.edit ?? review).designation,
        pay: null,
        month: monthInIndia(review.createdAt),
        reasons: reasonsOf(review.status === 'LIVE' ? [] : findingsOf(review)),
      },
      ...(review.status === 'LIVE' ? countingOfReview(this.#browser.world, review) : UNCOUNTED),
    }));
  }

  #photosOf({ id }: MemoryUser): readonly Own[] {
    const photos = this.#browser.world.records(PhotoRecords).by(id);
    return photos.map((photo) => ({
      ...{ id: photo.id, kind: 'photo', status: statusOf(photo), companyId: photo.companyId },
      ...{ about: photo.caption || null, pay: null, month: monthInIndia(photo.createdAt), ...UNCOUNTED },
      reasons: reasonsOf(photo.findings),
    }));
  }

  #reportsOf(viewer: MemoryUser): readonly Own[] {
    const reports = this.#browser.world.records(ContributionRecords).reportsOf(viewer);
    return reports.map(({ id, kind, companyId, addedName, about, pay, month, waitsUntil, findings }) => {
      const isHeld = isDecidedFirst(kind) || findings.length > 0 || waitsUntil === INDEFINITE_HOLD_DATE.getTime();
      return {
        id,
        kind,
        status: isHeld ? 'PENDING' : 'LIVE',
        companyId,
        addedName,
        about,
        pay,
        month,
        ...(isHeld ? UNCOUNTED : this.#countingOf(viewer, { id, kind })),
        reasons: reasonsOf(findings),
      };
    });
  }

  #countingOf(viewer: MemoryUser, { id, kind }: Pick<MemoryReport, 'id' | 'kind'>): OwnCounting {
    const { world } = this.#browser;
    if (kind === 'salary') return countingOfSalary(world, viewer, id);
    if (kind === 'tenure') return countingOfTenure(world, viewer, id);
    if (kind === 'benefits') return countingOfBenefits(world, id);
    return kind === 'interview' ? countingOfInterview(world, id) : UNCOUNTED;
  }

  #named({ companyId, addedName = null, ...own }: Own): readonly OwnContribution[] {
    if (addedName !== null) return [{ ...own, showsAt: null, companyName: addedName, companyUrlName: '' }];
    const company = this.#browser.world.records(CompanyRecords).find(companyId);
    if (company === null) return [];
    const { companyName, urlName: companyUrlName } = company;
    const { world } = this.#browser;
    const showsAt = showsAtOf(world, own);
    const changed = showsAtOf(world, { ...own, id: changeOf(own.id) });
    // A hidden contribution is shown as uncounted, because figures exclude it.
    return [
      { ...own, ...(showsAt === null ? {} : UNCOUNTED), showsAt: showsAt ?? changed, companyName, companyUrlName },
    ];
  }
}

function isWaitingKind(kind: OwnContribution['kind']): kind is WaitingCard['kind'] {
  return kind === 'interview' || kind === 'benefits' || kind === 'photo';
}

function contributionNotFound(): Refusal {
  return refusal(404, 'contribution_not_found', contributionRefusals.notFound);
}

function statusOf({ findings }: { readonly findings: readonly CaseFinding[] }): 'LIVE' | 'PENDING' {
  return findings.length === 0 ? 'LIVE' : 'PENDING';
}

function findingsOf({ title, likes, dislikes }: MemoryReview): readonly CaseFinding[] {
  return checkTexts('review', [title, likes, dislikes]).held;
}

function shownFirst(one: WaitingCard, other: WaitingCard): number {
  if (one.showsAt !== other.showsAt) return one.showsAt < other.showsAt ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function newestFirst(one: Own, other: Own): number {
  if (one.month !== other.month) return one.month < other.month ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}
