import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { BallotRecords } from '@/adapters/memory/talk/polls/ballot-records';
import type { MemoryPost } from '@/adapters/memory/talk/posting/post-records';
import { OfferRecords } from '@/adapters/memory/talk/salary-offers/offer-records';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { minuteOf } from '@/core/kernel/common/minute.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import type { LinkCard } from '@/core/talk/link-cards/link-card';
import { awaitsAnswer } from '@/core/trust/moderation/author-answers.rules';
import type { CaseDecision, CaseEntry, CaseQueue, ClaimedCase, DecidedCase } from '@/core/trust/moderation/case';
import type { Cases } from '@/core/trust/moderation/cases.port';
import type { ConductAcceptance } from '@/core/trust/moderation/conduct-acceptance';
import { CONDUCT_VERSION, mustAcceptConduct } from '@/core/trust/moderation/conduct-version.rules';
import {
  actOf,
  CASE_CLAIM_MS,
  decisionFault,
  isRemoval,
  MAX_QUEUED_CASES,
} from '@/core/trust/moderation/decisions.rules';
import { moderationRefusals } from '@/core/trust/moderation/moderation-refusals.rules';
import type { OwnRoles } from '@/core/trust/moderation/role';
import type { MemoryCase } from './case-records';
import { CaseRecords, decisionFinalAt } from './case-records';
import { moderatorActRefusal, moderatorRefusal } from './moderator-refusal';

interface Named {
  readonly caseId: string;
}

export class MemoryCases implements Cases {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getOwnRoles(): Promise<Result<OwnRoles, Failure>> {
    return this.#browser.askSignedIn('getOwnRoles', {}, ({ id }) => {
      const isModerator = this.#records.moderators.has(id);
      return ok(
        isModerator ? { roles: ['moderator'], openCases: this.#openFor(id).length } : { roles: [], openCases: null },
      );
    });
  }

  getConductAcceptance(): Promise<Result<ConductAcceptance, Failure>> {
    return this.#browser.askSignedIn(
      'getConductAcceptance',
      {},
      (viewer) => moderatorRefusal(this.#browser, viewer) ?? ok(this.#acceptanceOf(viewer)),
    );
  }

  acceptConduct(body: { readonly version: number }): Promise<Result<ConductAcceptance, Failure>> {
    return this.#browser.askSignedIn('acceptConduct', { body }, (viewer) => {
      const refused = moderatorRefusal(this.#browser, viewer);
      if (refused !== null) return refused;
      const { version } = body;
      if (version !== CONDUCT_VERSION) return refusal(409, 'conduct_changed', moderationRefusals.conductChanged);
      const { conduct } = this.#records;
      if (mustAcceptConduct(conduct.get(viewer.id)?.version ?? null))
        conduct.set(viewer.id, { version, acceptedOn: dayInIndia(this.#now) });
      return ok(this.#acceptanceOf(viewer));
    });
  }

  listCases(): Promise<Result<CaseQueue, Failure>> {
    return this.#browser.askSignedIn('listCases', {}, (viewer) => {
      const refused = moderatorRefusal(this.#browser, viewer);
      if (refused !== null) return refused;
      const open = this.#openFor(viewer.id);
      return ok({ cases: open.slice(0, MAX_QUEUED_CASES).map((one) => this.#entryOf(one, viewer)), open: open.length });
    });
  }

  claimCase(path: Named): Promise<Result<ClaimedCase, Failure>> {
    return this.#browser.askSignedIn('claimCase', { path }, (viewer) => {
      const found = this.#openCase(viewer, path);
      if (!found.ok) return found;
      const one = found.value;
      if (this.#claimOf(one, viewer) === 'other') return refusal(409, 'case_claimed', moderationRefusals.claimed);
      const { post } = one;
      if (!canDecide(one)) return withdrawn();
      if (post.authorId === viewer.id) return refusal(409, 'case_of_others', moderationRefusals.ofOthers);
      if (one.appeal?.deciderId === viewer.id) return refusal(409, 'own_decision', moderationRefusals.ownDecision);
      one.claim = { userId: viewer.id, until: this.#now + CASE_CLAIM_MS };
      this.#records.tellChange();
      const reports = [...one.reports.values()];
      return ok({
        case: this.#entryOf(one, viewer),
        isLive: post.status === 'LIVE',
        title: post.title,
        context: null,
        path: `/p/${post.id}`,
        parts: partsOf(this.#browser.world, post),
        near: [],
        findings: one.findings,
        reports,
        complaints: one.complaints,
        appeal: one.appeal?.sentence ?? null,
        answer: one.answer,
        seen: this.#records.versionTagOf(one),
      });
    });
  }

  releaseCase(path: Named): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('releaseCase', { path }, (viewer) => {
      const refused = this.#refusalOf(viewer);
      if (refused !== null) return refused;
      const one = this.#records.find(path.caseId);
      if (one?.claim?.userId === viewer.id) {
        one.claim = null;
        this.#records.tellChange();
      }
      return ok(null);
    });
  }

  decideCase({ caseId, ...body }: CaseDecision & Named): Promise<Result<DecidedCase, Failure>> {
    return this.#browser.askSignedIn('decideCase', { path: { caseId }, body }, (viewer) => {
      const found = this.#openCase(viewer, { caseId });
      if (!found.ok) return found;
      const one = found.value;
      const { post } = one;
      if (one.claim?.userId !== viewer.id) return refusal(409, 'case_not_claimed', moderationRefusals.notClaimed);
      const { changed, authorMayAnswer } = moderationRefusals;
      if (this.#awaitedUntil(one) !== null) return refusal(409, 'author_may_answer', authorMayAnswer);
      if (!canDecide(one)) return withdrawn();
      if (body.seen !== this.#records.versionTagOf(one)) return refusal(409, 'case_changed', changed);
      const wrong = decisionFault(body, [post.title ?? '', post.content]);
      const { ruleRequired, otherWords } = moderationRefusals;
      if (wrong === 'rule') return refusal(422, 'rule_required', ruleRequired, { rule: ruleRequired });
      if (wrong === 'words') return refusal(422, 'words_not_in_text', otherWords, { words: otherWords });
      const act = actOf(body.verdict, post.status === 'LIVE');
      const settlesAt = decisionFinalAt(this.#now);
      const [rule, words] = isRemoval(act) ? [body.rule, body.words] : [null, []];
      one.decision = { act, rule, words, settlesAt, deciderId: viewer.id };
      one.claim = null;
      post.status = isRemoval(act) ? 'NOT_FOUND' : 'LIVE';
      this.#records.tellChange();
      return ok({ act, settlesAt: new Date(settlesAt).toISOString(), rating: null });
    });
  }

  undoDecision(path: Named): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('undoDecision', { path }, (viewer) => {
      const refused = this.#refusalOf(viewer);
      if (refused !== null) return refused;
      const one = this.#records.find(path.caseId);
      const decision = one?.decision ?? null;
      // The case is already undecided: the moderator repeats a call whose answer was lost.
      if (one?.isClosed === false && decision === null && one.claim?.userId === viewer.id) return ok(null);
      if (one === null || one.isClosed || decision?.deciderId !== viewer.id)
        return refusal(409, 'decision_settled', moderationRefusals.settled);
      const before = one.origin === 'APPEAL' ? 'NOT_FOUND' : 'FLAGGED';
      one.post.status = decision.act === 'REMOVED' || decision.act === 'KEPT' ? 'LIVE' : before;
      one.decision = null;
      one.claim = { userId: viewer.id, until: this.#now + CASE_CLAIM_MS };
      this.#records.tellChange();
      return ok(null);
    });
  }

  get #records(): CaseRecords {
    return this.#browser.world.records(CaseRecords);
  }

  /** Returns open cases without appeals against the moderator's own decisions. */
  #openFor(moderatorId: string): readonly MemoryCase[] {
    return this.#records.open.filter(({ appeal }) => appeal?.deciderId !== moderatorId);
  }

  get #now(): number {
    return this.#browser.world.clock.now();
  }

  #refusalOf(viewer: MemoryUser): Refusal | null {
    return moderatorActRefusal(this.#browser, viewer);
  }

  #acceptanceOf({ id }: MemoryUser): ConductAcceptance {
    return { version: CONDUCT_VERSION, accepted: this.#records.conduct.get(id) ?? null };
  }

  #openCase(viewer: MemoryUser, { caseId }: Named): { readonly ok: true; readonly value: MemoryCase } | Refusal {
    const refused = this.#refusalOf(viewer);
    if (refused !== null) return refused;
    const one = this.#records.find(caseId);
    if (one === null || one.isClosed) return refusal(404, 'case_not_found', moderationRefusals.notFound);
    if (one.decision !== null) return refusal(409, 'case_decided', moderationRefusals.decided);
    return { ok: true, value: one };
  }

  #claimOf({ claim }: MemoryCase, viewer: MemoryUser): CaseEntry['claim'] {
    if (claim?.userId === viewer.id) return 'mine';
    return claim === null || claim.until <= this.#now ? 'free' : 'other';
  }

  #awaitedUntil({ ground, answerUntil, answer }: MemoryCase): string | null {
    const asked = { ground, answerUntil, isAnswered: answer !== null };
    return awaitsAnswer(asked, dayInIndia(this.#now)) ? answerUntil : null;
  }

  #entryOf(one: MemoryCase, viewer: MemoryUser): CaseEntry {
    return {
      caseId: one.id,
      kind: 'post',
      place: this.#records.placeOf(one.post),
      origin: one.origin,
      ground: one.ground,
      dueAt: minuteOf(one.dueAt),
      findings: one.findings.length,
      reports: one.reports.size,
      answerUntil: this.#awaitedUntil(one),
      claim: this.#claimOf(one, viewer),
    };
  }
}

function partsOf(world: MemoryWorld, { id, content, media, link, author }: MemoryPost): ClaimedCase['parts'] {
  const byline = author.profileType === 'DESIGNATION' ? author.name : author.tagline;
  const pictures = media.filter((item) => item.type === 'IMAGE');
  const captions = pictures.map(({ description }) => description).filter((description) => description !== '');
  return [
    { label: 'TEXT', text: content },
    ...optionsOf(world, id).map((text) => ({ label: 'OPTION', text }) as const),
    ...pictures.map(({ url }) => ({ label: 'PICTURE', text: url }) as const),
    ...captions.map((text) => ({ label: 'CAPTION', text }) as const),
    ...(link === null ? [] : [{ label: 'LINK', text: cardTextOf(link) } as const]),
    ...(byline === null ? [] : [{ label: 'BYLINE', text: byline } as const]),
  ];
}

function optionsOf(world: MemoryWorld, postId: string): readonly string[] {
  const offers = world.records(OfferRecords).ofPost(postId);
  if (offers.length === 0) return world.records(BallotRecords).find(postId)?.options ?? [];
  return offers.map(({ companyName, designation, city }) => `${companyName}, ${designation}, ${city}`);
}

function cardTextOf({ host, siteName, title, description }: LinkCard): string {
  return `${host}: ${[siteName, title, description].filter((text) => text !== null).join('. ')}`;
}

function canDecide({ origin, post: { status } }: MemoryCase): boolean {
  return status === 'LIVE' || status === 'FLAGGED' || (status === 'NOT_FOUND' && origin === 'APPEAL');
}

function withdrawn(): Refusal {
  return refusal(409, 'case_withdrawn', moderationRefusals.withdrawn);
}
