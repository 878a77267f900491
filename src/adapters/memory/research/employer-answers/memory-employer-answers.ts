import { AnswerNotifications } from '@/adapters/memory/kernel/moderated/answer-notifications';
import { countOfDay } from '@/adapters/memory/kernel/world/day-limit-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import { refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import { LogRecords } from '@/adapters/memory/trust/public-log/log-records';
import type { Failure } from '@/core/kernel/common/failure';
import { dayInIndia, monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { checkTexts } from '@/core/kernel/content-checks/case-findings.rules';
import type { EmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import { originOfEmployerAct } from '@/core/kernel/moderated/employer-acts.rules';
import type { AnsweredKind, AnswerPage } from '@/core/kernel/moderated/employer-answer';
import { isWithdrawn } from '@/core/kernel/moderated/employer-answer';
import { shownAuthorOf } from '@/core/research/cards/shown-card.rules';
import { employerRefusals } from '@/core/research/employer/employer-refusals.rules';
import { answerFaults } from '@/core/research/employer-answers/answer-checks.rules';
import { dailyAnswerLimit } from '@/core/research/employer-answers/answer-limits.rules';
import { answerRefusals, faultsSentence } from '@/core/research/employer-answers/answer-refusals.rules';
import type { AnswerSubmission, EmployerAnswers } from '@/core/research/employer-answers/employer-answers.port';
import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';
import { CompanyRecords, namedCompany } from '../company/company-records';
import { companyNotFound } from '../company/memory-companies';
import { WaitingCards } from '../contribute/waiting-cards';
import { EmployerRecords } from '../employer/employer-records';
import { InterviewRecords } from '../interviews/interview-records';
import { PhotoRecords } from '../photos/photo-records';
import { withCards } from '../reviews/memory-review-cards';
import { ReviewRecords } from '../reviews/review-records';
import { TenureRecords } from '../tenure/tenure-records';
import type { MemoryAnswer } from './answer-records';
import { AnswerRecords } from './answer-records';

type Target = Pick<MemoryAnswer, 'kind' | 'to' | 'companyId'>;

interface Answered {
  readonly companyId: number;
  readonly authorId: string | null;
}

export class MemoryEmployerAnswers implements EmployerAnswers {
  readonly #browser: MemoryBrowser;
  readonly #records: AnswerRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#records = browser.world.records(AnswerRecords);
  }

  getAnswer(path: { readonly answerId: string }): Promise<Result<AnswerPage, Failure>> {
    return this.#browser.ask('getAnswer', { path }, (viewer) => {
      const found = this.#records.find(path.answerId);
      const at = found === null ? null : this.#answeredBy(found);
      if (found === null || found.kind === 'answer' || at === null) return answerNotFound();
      const isAuthor = viewer !== null && at.authorId === viewer.id;
      const answer = this.#records.shown(found, this.#hasMonth(found), isAuthor);
      const company = this.#browser.world.records(CompanyRecords).find(found.companyId);
      if (answer === null || company === null) return answerNotFound();
      const isReplied = this.#records.to({ kind: 'answer', to: found.id, companyId: found.companyId }) !== null;
      const canReply = isAuthor && !isReplied;
      return ok({ kind: found.kind, company: namedCompany(company), answer, canReply });
    });
  }

  giveAnswer(input: {
    readonly kind: AnsweredKind;
    readonly itemId: string;
    readonly text: string;
    readonly draftId: string;
  }): Promise<Result<AnswerSubmission, Failure>> {
    return this.#browser.askSignedIn('giveAnswer', { input }, (viewer) => {
      const to = input.itemId.toLowerCase();
      const found = this.#public(input.kind, to);
      if (found === null) return contributionGone();
      const { companyId } = found;
      return (
        this.#mayNot(viewer, companyId, input.text) ?? this.#store(viewer, { kind: input.kind, to, companyId }, input)
      );
    });
  }

  answerFact(input: {
    readonly company: string;
    readonly question: TenureQuestion;
    readonly text: string;
    readonly draftId: string;
  }): Promise<Result<AnswerSubmission, Failure>> {
    return this.#browser.askSignedIn('answerFact', { input }, (viewer) => {
      const company = this.#browser.world.records(CompanyRecords).findByUrlName(input.company);
      if (company === null) return companyNotFound();
      const { companyId } = company;
      const figures = this.#browser.world.records(TenureRecords).figuresOf(companyId);
      if (figures.every(({ question }) => question !== input.question)) return contributionGone();
      const target = { kind: 'tenure', to: input.question, companyId } as const;
      return this.#mayNot(viewer, companyId, input.text) ?? this.#store(viewer, target, input);
    });
  }

  editAnswer(input: { readonly answerId: string; readonly text: string }): Promise<Result<AnswerSubmission, Failure>> {
    return this.#browser.askSignedIn('editAnswer', { input }, (viewer) => {
      const found = this.#changeable(viewer, input.answerId);
      if (!found.ok) return found;
      const answer = found.value;
      if (answer.kind === 'answer') return refusal(403, 'answer_not_yours', answerRefusals.notYours);
      const refused = unfitting(input.text);
      if (refused !== null) return refused;
      const text = input.text.trim();
      if (text === answer.text) return ok({ answerId: answer.id, isHeld: answer.isHeld });
      const tooMany = countOfDay(this.#browser.world, viewer, dailyAnswerLimit);
      if (tooMany !== null) return tooMany;
      Object.assign(answer, { text, isEdited: true, isHeld: checkTexts('answer', [text]).held.length > 0 });
      this.#log('ANSWER_EDITED', answer.companyId);
      this.#tell(answer);
      return ok({ answerId: answer.id, isHeld: answer.isHeld });
    });
  }

  withdrawAnswer(path: { readonly answerId: string }): Promise<Result<null, Failure>> {
    return this.#browser.askSignedIn('withdrawAnswer', { path }, (viewer) => {
      const found = this.#changeable(viewer, path.answerId);
      if (!found.ok) return found;
      const author = this.#answeredBy(found.value)?.authorId ?? null;
      this.#records.remove(found.value);
      if (found.value.kind !== 'answer') {
        if (author !== null) this.#browser.world.records(AnswerNotifications).withdrawn(author, found.value.id);
        this.#log('ANSWER_WITHDRAWN', found.value.companyId);
      }
      return ok(null);
    });
  }

  replyToAnswer(input: {
    readonly answerId: string;
    readonly text: string;
    readonly draftId: string;
  }): Promise<Result<AnswerSubmission, Failure>> {
    return this.#browser.askSignedIn('replyToAnswer', { input }, (viewer) => {
      const found = this.#records.find(input.answerId);
      const isAnswer = found !== null && !found.isHeld && found.kind !== 'answer';
      const at = isAnswer ? this.#answeredBy(found) : null;
      if (found === null || at === null) return answerNotFound();
      if (at.authorId !== viewer.id) return refusal(403, 'reply_not_yours', answerRefusals.replyNotYours);
      return this.#store(viewer, { kind: 'answer', to: found.id, companyId: found.companyId }, input);
    });
  }

  #mayNot(viewer: MemoryUser, companyId: number, text: string): Refusal | null {
    if (!this.#actsFor(viewer, companyId)) return refusal(409, 'not_claimant', employerRefusals.notClaimant);
    return unfitting(text);
  }

  #store(
    viewer: MemoryUser,
    target: Target,
    { text: words, draftId }: { readonly text: string; readonly draftId: string },
  ): Result<AnswerSubmission, Failure> {
    const { world } = this.#browser;
    const text = words.trim();
    const key = `${viewer.id} ${draftId.toLowerCase()}`;
    const earlier = this.#records.stored.get(key);
    if (earlier !== undefined) {
      const isSame = earlier.kind === target.kind && earlier.to === target.to && earlier.text === text;
      if (isSame) return ok({ answerId: earlier.id, isHeld: earlier.isHeld });
      return refusal(409, 'idempotency_key_reused', requestRefusals.keyReused);
    }
    const replaced = this.#records.to(target);
    if (replaced !== null && !isWithdrawn(replaced))
      return target.kind === 'answer'
        ? refusal(422, 'reply_given', answerRefusals.replied)
        : refusal(422, 'answer_given', answerRefusals.given);
    const tooMany = countOfDay(world, viewer, dailyAnswerLimit);
    if (tooMany !== null) return tooMany;
    const isHeld = checkTexts('answer', [text]).held.length > 0;
    const month = monthInIndia(world.clock.now());
    const reply = replaced === null ? null : this.#records.replyTo(replaced);
    const isEdited = this.#records.isPublic(reply);
    const answer = { id: world.ids.next(), ...target, text, month, isEdited, isHeld, authorId: viewer.id };
    if (reply !== null) reply.to = answer.id;
    this.#records.all = [...this.#records.all.filter((one) => one !== replaced), answer];
    this.#records.stored.set(key, answer);
    if (target.kind === 'answer') world.records(WaitingCards).add(answer.id, () => undefined);
    else this.#log('ANSWERED', target.companyId);
    this.#tell(answer);
    return ok({ answerId: answer.id, isHeld });
  }

  #tell(answer: MemoryAnswer): void {
    const author = answer.kind === 'answer' ? null : (this.#answeredBy(answer)?.authorId ?? null);
    if (author === null) return;
    const news = this.#browser.world.records(AnswerNotifications);
    if (answer.isHeld) news.withdrawn(author, answer.id);
    else news.answered(author, answer.id);
  }

  #changeable(viewer: MemoryUser, answerId: string): { readonly ok: true; readonly value: MemoryAnswer } | Refusal {
    const found = this.#records.find(answerId);
    const parent = found?.kind === 'answer' ? this.#records.find(found.to) : found;
    if (found === null || isWithdrawn(found) || parent === null || this.#answeredBy(parent) === null)
      return answerNotFound();
    const mayChange = found.kind === 'answer' ? found.authorId === viewer.id : this.#actsFor(viewer, found.companyId);
    if (mayChange) return { ok: true, value: found };
    return found.isHeld ? answerNotFound() : refusal(403, 'answer_not_yours', answerRefusals.notYours);
  }

  #actsFor(viewer: MemoryUser, companyId: number): boolean {
    const today = dayInIndia(this.#browser.world.clock.now());
    const { claims } = this.#browser.world.records(EmployerRecords);
    return claims.some(
      (claim) => claim.userId === viewer.id && claim.companyId === companyId && (claim.proof?.endsOn ?? '') >= today,
    );
  }

  #answeredBy({ kind, to, companyId }: Target): Answered | null {
    if (kind === 'answer') return null;
    if (kind !== 'tenure') return this.#public(kind, to);
    const figures = this.#browser.world.records(TenureRecords).figuresOf(companyId);
    return figures.some(({ question }) => question === to) ? { companyId, authorId: null } : null;
  }

  #public(kind: AnsweredKind, id: string): Answered | null {
    const { world } = this.#browser;
    if (kind === 'review') return world.records(ReviewRecords).find(id);
    if (kind === 'interview') return world.records(InterviewRecords).interviews.find((one) => one.id === id) ?? null;
    const photo = world.records(PhotoRecords).findAny(id);
    const isShown = photo !== null && world.records(PhotoRecords).of(photo.companyId).includes(photo);
    return isShown ? photo : null;
  }

  /** Returns whether the contribution shows a month. In memory there are too few interviews and photos. */
  #hasMonth({ kind, to, companyId }: Target): boolean {
    if (kind !== 'review') return kind === 'tenure';
    const carded = withCards(this.#browser.world.records(ReviewRecords).of(companyId)).find(({ id }) => id === to);
    return carded !== undefined && shownAuthorOf(carded.card).hasMonth;
  }

  #log(act: EmployerAct, companyId: number): void {
    const { world } = this.#browser;
    const place = world.records(CompanyRecords).find(companyId)?.companyName ?? null;
    const month = monthInIndia(world.clock.now());
    world
      .records(LogRecords)
      .add({ month, kind: 'employer', act, place, rule: null, origin: originOfEmployerAct(act) });
  }
}

function unfitting(text: string): Refusal | null {
  const faults = answerFaults(text);
  if (faults.length === 0) return null;
  return refusal(422, 'answer_unfitting', answerRefusals.unfitting, { text: faultsSentence(faults) });
}

function contributionGone(): Refusal {
  return refusal(404, 'contribution_not_found', answerRefusals.contributionGone);
}

function answerNotFound(): Refusal {
  return refusal(404, 'answer_not_found', answerRefusals.notFound);
}
