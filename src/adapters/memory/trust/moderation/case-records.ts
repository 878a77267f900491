import type { MemoryWorld } from '@/adapters/memory/kernel/world/memory-world';
import { UserRecords } from '@/adapters/memory/kernel/world/user-records';
import { CommunityRecords } from '@/adapters/memory/talk/communities/community-records';
import { InboxRecords } from '@/adapters/memory/talk/notifications/inbox-records';
import type { MemoryPost } from '@/adapters/memory/talk/posting/post-records';
import { PostRecords } from '@/adapters/memory/talk/posting/post-records';
import { dayInIndia, monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import type { CaseOrigin } from '@/core/kernel/moderated/case-origins.rules';
import { MAX_REPORTS_WITH_CASES, queuePositionOf } from '@/core/kernel/moderated/fair-order.rules';
import type { Ground } from '@/core/kernel/moderated/grounds.rules';
import { dueAt, GROUND_BY_REASON, HOURS_BY_GROUND, moreUrgent } from '@/core/kernel/moderated/grounds.rules';
import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import { RULES_VERSION, ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import type { Report } from '@/core/kernel/moderated/report';
import { statementNotification } from '@/core/talk/notifications/statement-notifications.rules';
import type { PostStatus } from '@/core/talk/posting/post';
import { isAuthorNotified, lastAnswerDay } from '@/core/trust/moderation/author-answers.rules';
import type { DecidedCase } from '@/core/trust/moderation/case';
import type { ConductAcceptance } from '@/core/trust/moderation/conduct-acceptance';
import { DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import { MIN_CONTRIBUTIONS_TO_NAME_PLACE } from '@/core/trust/public-log/log-line.rules';
import { LogRecords } from '../public-log/log-records';
import type { MemoryStatement, StoredStatement } from '../statements/statement-records';
import { StatementRecords } from '../statements/statement-records';

/** Times are in ms since 1970. */
export interface MemoryDecision {
  readonly act: DecidedCase['act'];
  readonly rule: ModerationRuleId | null;
  readonly words: readonly string[];
  readonly settlesAt: number;
  readonly deciderId: string;
}

/** Times are in ms since 1970. */
export interface MemoryCase {
  readonly id: string;
  readonly post: MemoryPost;
  findings: readonly CaseFinding[];
  ground: Ground;
  dueAt: number;
  placedAt: number;
  readonly origin: CaseOrigin;
  /**
   * True if a moderator removed the post and its author changed it afterwards. The automatic check then does not
   * publish it.
   */
  isAfterRemoval: boolean;
  readonly reports: Map<string, Pick<Report, 'reason' | 'details'>>;
  readonly complaints: { readonly ground: Ground; readonly details: string | null }[];
  /** The author's sentence, and the contested case. Null unless it is an appeal. */
  readonly appeal: { readonly sentence: string; readonly of: MemoryCase; readonly deciderId: string } | null;
  /** The last day to answer (`2026-11-23`). Null if the author was not asked. */
  answerUntil: string | null;
  answer: string | null;
  claim: { readonly userId: string; readonly until: number } | null;
  decision: MemoryDecision | null;
  /** The time of a successful appeal. Null if there is none. */
  restoredAt: number | null;
  isClosed: boolean;
}

const WITHDRAWN: readonly PostStatus[] = ['AUTHOR_REJECTED', 'DELETED'];

export class CaseRecords {
  readonly moderators = new Set<string>();
  readonly conduct = new Map<string, NonNullable<ConductAcceptance['accepted']>>();
  readonly #world: MemoryWorld;
  readonly #seen = new Map<string, string>();
  #cases: readonly MemoryCase[] = [];
  readonly #counts = new Map<string, number>();
  readonly #onChanged = new Set<() => void>();

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** Open cases, most urgent first, without those whose author has withdrawn the post. */
  get open(): readonly MemoryCase[] {
    return this.#cases
      .filter(
        ({ isClosed, decision, post: { status } }) => !isClosed && decision === null && !WITHDRAWN.includes(status),
      )
      .toSorted((one, other) => one.placedAt - other.placedAt || (one.id < other.id ? -1 : 1));
  }

  onChanged(listener: () => void): Cancel {
    this.#onChanged.add(listener);
    return () => void this.#onChanged.delete(listener);
  }

  tellChange(): void {
    for (const listener of this.#onChanged) listener();
  }

  find(id: string): MemoryCase | null {
    this.#settle();
    return this.#cases.find((known) => known.id === id.toLowerCase()) ?? null;
  }

  findingsOf(postId: string): readonly CaseFinding[] {
    return this.#cases.find(({ post: { id }, isClosed }) => id === postId && !isClosed)?.findings ?? [];
  }

  placeOf({ community }: MemoryPost): string {
    return this.#world.records(CommunityRecords).find(community)?.name ?? '';
  }

  /** Returns a tag of 22 characters, like the service. */
  versionTagOf({ answer, post: { id, status, title, content } }: MemoryCase): string {
    const said = JSON.stringify([id, status, title, content, answer]);
    const name = this.#seen.get(said) ?? String(this.#seen.size).padStart(22, '0');
    this.#seen.set(said, name);
    return name;
  }

  report(post: MemoryPost, userId: string, { reason, details }: Report): void {
    const isRaising = this.#count(`reports of ${userId}`) <= MAX_REPORTS_WITH_CASES;
    const ground = isRaising ? GROUND_BY_REASON[reason] : 'OTHER';
    this.#join(post, ground, 'READER', userId).reports.set(userId, { reason, details });
  }

  /** Opens or joins a case. A decision that could be undone becomes final. */
  complain(post: MemoryPost, ground: Ground, details: string | null): MemoryCase {
    const decided = this.#unsettledOf(post);
    if (decided?.decision) this.#close(decided, decided.decision);
    const one = this.#join(post, ground, ground === 'ORDER' ? 'ORDER' : 'COMPLAINT', 'the one network');
    one.complaints.push({ ground, details });
    if (ground === 'UNTRUE' && one.answerUntil === null) this.#ask(one);
    return one;
  }

  #count(what: string): number {
    const key = `${what} on ${dayInIndia(this.#world.clock.now())}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count;
  }

  #join(post: MemoryPost, ground: Ground, origin: CaseOrigin, source: string | null): MemoryCase {
    const nth = source === null ? 1 : this.#count(`cases of ${HOURS_BY_GROUND[ground]} hours of ${source}`);
    const due = dueAt(ground, this.#world.clock.now());
    const known = this.#unsettledOf(post) ?? this.#add(post, ground, origin, null);
    known.ground = moreUrgent(known.ground, ground);
    known.dueAt = Math.min(known.dueAt, due);
    known.placedAt = Math.min(known.placedAt, queuePositionOf(ground, due, nth));
    this.tellChange();
    return known;
  }

  #unsettledOf(post: MemoryPost): MemoryCase | undefined {
    return this.#cases.find(({ post: { id }, isClosed }) => id === post.id && !isClosed);
  }

  #add(post: MemoryPost, ground: Ground, origin: CaseOrigin, appeal: MemoryCase['appeal']): MemoryCase {
    const one: MemoryCase = {
      id: this.#world.ids.next(),
      post,
      ground,
      dueAt: dueAt(ground, this.#world.clock.now()),
      placedAt: Number.POSITIVE_INFINITY,
      origin,
      isAfterRemoval: false,
      findings: [],
      reports: new Map(),
      complaints: [],
      appeal,
      answerUntil: null,
      answer: null,
      claim: null,
      decision: null,
      restoredAt: null,
      isClosed: false,
    };
    this.#cases = [...this.#cases, one];
    return one;
  }

  /** Opens an appeal. Returns false if the post is public again, or has another open case. */
  #appeal(of: MemoryCase, deciderId: string, sentence: string): boolean {
    const { post } = of;
    if (post.status !== 'NOT_FOUND' || this.#unsettledOf(post) !== undefined) return false;
    const one = this.#add(post, 'APPEAL', 'APPEAL', { sentence, of, deciderId });
    one.placedAt = one.dueAt;
    this.tellChange();
    return true;
  }

  /** Holds a post that contains marked words, or that was changed after a removal. */
  hold(post: MemoryPost, findings: readonly CaseFinding[]): void {
    const one = this.#join(post, 'CHECK', 'CHECK', null);
    one.isAfterRemoval ||= post.status === 'NOT_FOUND';
    one.findings = findings;
    one.decision = null;
    post.status = 'FLAGGED';
  }

  clear(post: MemoryPost): void {
    const one = this.#unsettledOf(post);
    if (
      one?.origin !== 'CHECK' ||
      one.isAfterRemoval ||
      one.decision !== null ||
      one.reports.size > 0 ||
      one.complaints.length > 0
    )
      return;
    one.isClosed = true;
    post.status = 'LIVE';
    this.tellChange();
  }

  #settle(): void {
    const now = this.#world.clock.now();
    for (const one of this.#cases) {
      if (!one.isClosed && one.decision !== null && one.decision.settlesAt <= now) this.#close(one, one.decision);
    }
  }

  #close(one: MemoryCase, decision: MemoryDecision): void {
    one.isClosed = true;
    if (one.appeal !== null && decision.act === 'PUBLISHED')
      one.appeal.of.restoredAt = decision.settlesAt - DECISION_UNDO_MS;
    this.#tell(one, decision, this.#world.clock.now());
  }

  settle(): void {
    this.#settle();
    this.#world.records(LogRecords).append();
  }

  #tell(one: MemoryCase, { act, rule, words, deciderId }: MemoryDecision, now: number): void {
    const { post, origin, answerUntil } = one;
    const place = this.placeOf(post);
    const posts = this.#world
      .records(PostRecords)
      .all.filter((other) => other.status === 'LIVE' && other.community === post.community);
    const named = posts.length >= MIN_CONTRIBUTIONS_TO_NAME_PLACE ? place : null;
    this.#world.records(LogRecords).add({ month: monthInIndia(now), kind: 'post', act, place: named, rule, origin });
    if (!isAuthorNotified(act, { answerUntil })) return;
    const { number = 0, title = '', wording = '' } = rule === null ? {} : ruleById(rule);
    const broken = rule === null ? null : { number, title, wording };
    this.#state(post, { act, words, rule: broken, origin }, (sentence) => this.#appeal(one, deciderId, sentence));
  }

  #ask(one: MemoryCase): void {
    one.answerUntil = lastAnswerDay(dayInIndia(this.#world.clock.now()));
    this.#state(one.post, { act: 'ASKED', words: [], rule: null, origin: 'COMPLAINT' }, (sentence) => {
      if (one.isClosed || one.decision !== null) return false;
      one.answer = sentence;
      this.tellChange();
      return true;
    });
  }

  #state(
    post: MemoryPost,
    said: Pick<StoredStatement, 'act' | 'words' | 'rule' | 'origin'>,
    reply: MemoryStatement['reply'],
  ): void {
    const author = this.#world.records(UserRecords).all.find(({ id }) => id === post.authorId);
    if (author === undefined) return;
    const now = this.#world.clock.now();
    const { act } = said;
    const place = this.placeOf(post);
    const about = {
      kind: 'post',
      place,
      title: post.title,
      version: RULES_VERSION,
      createdOn: dayInIndia(now),
    } as const;
    const statements = this.#world.records(StatementRecords);
    const statementId = statements.add(author, { ...about, ...said }, reply, post.id);
    const { data, variantId } = statementNotification({ statementId, act, kind: 'post', place });
    const notificationId = this.#world.ids.next();
    const created = new Date(now).toISOString();
    this.#world
      .records(InboxRecords)
      .put(author, { notificationId, status: 0, variantId, created, showPopup: false, data });
  }
}

/** Returns the moment in ms since 1970. */
export function decisionFinalAt(now: number): number {
  return now + DECISION_UNDO_MS;
}
