import { dayInIndia, monthInIndia } from '@/core/common/india-calendar.rules';
import type { CaseEntry, DecidedCase } from '@/core/moderation/case';
import type { CaseFinding } from '@/core/moderation/case-finding';
import { isOff, UNDO_MS } from '@/core/moderation/decisions.rules';
import type { Ground } from '@/core/moderation/grounds.rules';
import { dueAt, GROUND_BY_REASON, moreUrgent } from '@/core/moderation/grounds.rules';
import type { ModerationRuleId } from '@/core/moderation/moderation-rules.rules';
import { RULES_VERSION, ruleNamed } from '@/core/moderation/moderation-rules.rules';
import { statementNews } from '@/core/notifications/statement-news.rules';
import { MIN_NAMED_PLACE } from '@/core/public-log/log-line.rules';
import type { Report } from '@/core/reports/report';
import type { Statement } from '@/core/statements/statement';
import { CommunityRecords } from '../communities/community-records';
import { InboxRecords } from '../notifications/inbox-records';
import type { MemoryPost } from '../posting/post-records';
import { PostRecords } from '../posting/post-records';
import { LogRecords } from '../public-log/log-records';
import { StatementRecords } from '../statements/statement-records';
import type { MemoryWorld } from '../world/memory-world';
import { UserRecords } from '../world/user-records';

/** A decision about a case that may still be taken back; times are in ms since 1970. */
export interface MemoryDecision {
  readonly act: DecidedCase['act'];
  readonly rule: ModerationRuleId | null;
  readonly words: readonly string[];
  readonly settlesAt: number;
  readonly deciderId: string;
}

/** A case about a post; times are in ms since 1970. */
export interface MemoryCase {
  readonly id: string;
  readonly post: MemoryPost;
  readonly origin: CaseEntry['origin'];
  findings: readonly CaseFinding[];
  ground: Ground;
  dueAt: number;
  /** By the ids of those who reported. */
  readonly reports: Map<string, Pick<Report, 'reason' | 'details'>>;
  claim: { readonly userId: string; readonly until: number } | null;
  decision: MemoryDecision | null;
  isClosed: boolean;
}

/** The cases of a memory world's moderators: about posts, opened by reports and by the automatic checks. */
export class CaseRecords {
  /** The ids of users. */
  readonly moderators = new Set<string>();
  readonly #world: MemoryWorld;
  /** Names of states of posts, by what they say. */
  readonly #seen = new Map<string, string>();
  #cases: readonly MemoryCase[] = [];

  constructor(world: MemoryWorld) {
    this.#world = world;
  }

  /** The undecided ones, the most urgent first. */
  get open(): readonly MemoryCase[] {
    return this.#cases
      .filter(({ isClosed, decision }) => !isClosed && decision === null)
      .toSorted((one, other) => one.dueAt - other.dueAt || (one.id < other.id ? -1 : 1));
  }

  find(id: string): MemoryCase | null {
    this.#settle();
    return this.#cases.find((known) => known.id === id.toLowerCase()) ?? null;
  }

  placeOf({ community }: MemoryPost): string {
    return this.#world.records(CommunityRecords).find(community)?.name ?? '';
  }

  /** Names what a moderator reads of a case, in 22 characters as the service does. */
  seenOf({ post: { id, status, title, content } }: MemoryCase): string {
    const said = JSON.stringify([id, status, title, content]);
    const name = this.#seen.get(said) ?? String(this.#seen.size).padStart(22, '0');
    this.#seen.set(said, name);
    return name;
  }

  /** Opens a case about a post that a user has reported, or joins the one there is. */
  report(post: MemoryPost, userId: string, { reason, details }: Report): void {
    this.#open(post, 'READER', GROUND_BY_REASON[reason]).reports.set(userId, { reason, details });
  }

  /** Takes a post off the public side whose words a check marks. */
  hold(post: MemoryPost, findings: readonly CaseFinding[]): void {
    const one = this.#open(post, 'CHECK', 'CHECK');
    one.findings = findings;
    one.decision = null;
    post.status = 'FLAGGED';
  }

  /** Publishes a post that only a check held. */
  clear(post: MemoryPost): void {
    const one = this.#cases.find(({ post: { id }, isClosed }) => id === post.id && !isClosed);
    if (one?.origin !== 'CHECK' || one.decision !== null || one.reports.size > 0) return;
    one.isClosed = true;
    post.status = 'LIVE';
  }

  #open(post: MemoryPost, origin: MemoryCase['origin'], ground: Ground): MemoryCase {
    const due = dueAt(ground, this.#world.clock.now());
    let known = this.#cases.find(({ post: { id }, isClosed }) => id === post.id && !isClosed);
    if (known === undefined) {
      known = {
        id: this.#world.ids.next(),
        post,
        origin,
        findings: [],
        ground,
        dueAt: due,
        reports: new Map(),
        claim: null,
        decision: null,
        isClosed: false,
      };
      this.#cases = [...this.#cases, known];
    }
    known.ground = moreUrgent(known.ground, ground);
    known.dueAt = Math.min(known.dueAt, due);
    return known;
  }

  /** Closes the cases whose decisions stand, with their statements and lines, as the service's rounds do. */
  #settle(): void {
    const now = this.#world.clock.now();
    for (const one of this.#cases) {
      if (one.isClosed || one.decision === null || one.decision.settlesAt > now) continue;
      one.isClosed = true;
      this.#tell(one, one.decision, now);
    }
  }

  /** Lets the decisions stand that are old enough. */
  settle(): void {
    this.#settle();
    this.#world.records(LogRecords).append();
  }

  #tell({ post, origin }: MemoryCase, { act, rule, words }: MemoryDecision, now: number): void {
    const place = this.placeOf(post);
    const posts = this.#world
      .records(PostRecords)
      .all.filter((other) => other.status === 'LIVE' && other.community === post.community);
    const named = posts.length >= MIN_NAMED_PLACE ? place : null;
    this.#world.records(LogRecords).add({ month: monthInIndia(now), kind: 'post', act, place: named, rule, origin });
    const author = this.#world.records(UserRecords).all.find(({ id }) => id === post.authorId);
    if (author === undefined || !isOff(act)) return;
    const { number = 0, title = '', wording = '' } = rule === null ? {} : ruleNamed(rule);
    const statement: Statement = {
      act,
      kind: 'post',
      place,
      title: post.title,
      words,
      rule: rule === null ? null : { number, title, wording },
      version: RULES_VERSION,
      origin,
      createdOn: dayInIndia(now),
    };
    const statementId = this.#world.records(StatementRecords).add(author, statement);
    const { data, variantId } = statementNews({ statementId, act, kind: 'post', place });
    const notificationId = this.#world.ids.next();
    const created = new Date(now).toISOString();
    this.#world
      .records(InboxRecords)
      .put(author, { notificationId, status: 0, variantId, created, showPopup: false, data });
  }
}

/** Returns the moment after which a decision of `now` stands; both in ms since 1970. */
export function settlingAt(now: number): number {
  return now + UNDO_MS;
}
