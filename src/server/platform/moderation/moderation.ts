import { randomInt, randomUUID } from 'node:crypto';
import { asNotedFindings, checkTexts } from '@/core/kernel/content-checks/case-findings.rules';
import {
  COUNTED_KINDS,
  nearlyRepeatedText,
  repeatedText,
  SKETCHED_KINDS,
} from '@/core/kernel/content-checks/repeated-texts.rules';
import { showsFrom } from '@/core/kernel/figures/shows-from.rules';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import type { CaseOrigin } from '@/core/kernel/moderated/case-origins.rules';
import type { SummedGround } from '@/core/kernel/moderated/complaint-grounds.rules';
import { queuePositionOf } from '@/core/kernel/moderated/fair-order.rules';
import type { Ground } from '@/core/kernel/moderated/grounds.rules';
import { dueAt, GROUND_BY_REASON } from '@/core/kernel/moderated/grounds.rules';
import { isDecidedFirst } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { ReportReason } from '@/core/kernel/moderated/report';
import { isDoubtful } from '@/core/trust/moderation/reporters.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { CaseSources } from './case-sources';
import {
  clearCase,
  markAuthorToBeAsked,
  openCase,
  reporterRecord,
  reportsWithoutCase,
  resumeCase,
  suspendCase,
} from './cases.queries';
import { groundsWithoutCase, reopenComplaints } from './complaints.queries';
import { ItemNotifications } from './item-notifications';
import type { ItemName } from './item-rows';
import type { ItemWithRows } from './moderated-items';
import { ModeratedItems } from './moderated-items';
import type { ModeratedItem, ModeratedKinds } from './moderated-kind';
import type { ContributionSource } from './network-bursts';
import { NetworkBursts } from './network-bursts';
import { RemovedTexts } from './removed-texts';

export interface HeldItem extends ItemName {
  readonly findings: readonly CaseFinding[];
}

export interface WrittenItem extends ItemName {
  readonly texts: readonly (string | null)[];
  readonly isNew: boolean;
  /**
   * True if publication is delayed to a random hour although the contribution has no card, because the time of
   * submission could identify its author.
   */
  readonly waits?: boolean;
  readonly signs?: readonly CaseFinding[];
  readonly source?: ContributionSource | undefined;
}

export interface ReportedItem extends ItemName {
  readonly reason: ReportReason;
  readonly voterRef: Uint8Array;
}

export interface ComplainedItem extends ItemName {
  readonly ground: SummedGround;
  readonly isDoubtful: boolean;
  readonly network: string;
}

export interface OpenedCase {
  readonly caseId: string;
  readonly found: ItemWithRows;
  readonly item: ModeratedItem;
  readonly ground: SummedGround;
}

type LetStand = (tx: Database, name: ItemName) => Promise<void>;

export class Moderation {
  readonly items: ModeratedItems;
  readonly removedTexts: RemovedTexts;
  readonly #bursts: NetworkBursts;
  readonly #sources: CaseSources;
  readonly news = new ItemNotifications();
  readonly #onQueueChanged = new Set<() => void>();
  #letStand: LetStand = () => Promise.reject(new Error('Nothing lets decisions stand.'));

  constructor(
    kinds: ModeratedKinds,
    authorship: Authorship,
    private readonly now: () => number,
    /** The hours within which others see a new card (core/research/contribute/shows-from). */
    private readonly cards: { readonly showWithinHours: number },
  ) {
    this.items = new ModeratedItems(kinds, authorship, now);
    this.removedTexts = new RemovedTexts(authorship, now);
    this.#bursts = new NetworkBursts(authorship, now);
    this.#sources = new CaseSources(authorship, now);
  }

  onQueueChanged(listener: () => void): void {
    this.#onQueueChanged.add(listener);
  }

  standsBy(letStand: LetStand): void {
    this.#letStand = letStand;
  }

  changesQueue(tx: Database): void {
    tx.afterCommit(() => {
      for (const listener of this.#onQueueChanged) listener();
    });
  }

  /**
   * Checks new texts. Returns true if nothing hides them. Marked words hold a contribution. One held only by a check is
   * published once clean. One that a moderator removed waits for a new decision.
   */
  async check(
    tx: Database,
    { kind, id, texts, isNew, waits = isCard(kind), signs = [], source }: WrittenItem,
  ): Promise<boolean> {
    const { held: marked, noted: ofWords } = checkTexts(kind, texts);
    const { told, removed } = isNew
      ? await this.#count(tx, { kind, texts, source })
      : { told: [], removed: await this.removedTexts.findingsOf(tx, texts) };
    const noted = [...ofWords, ...asNotedFindings([...signs, ...told])];
    const held = [...marked, ...removed];
    const isMarked = held.length > 0 || isDecidedFirst(kind);
    const showsAt = isNew && waits ? this.drawHour() : null;
    if (showsAt !== null) await this.items.wait(tx, { kind, id }, showsAt);
    if (isNew && !isMarked && noted.length === 0) return true;
    const found = await this.items.find(tx, { kind, id });
    if (found === null || found.state === 'withdrawn') return false;
    const before = (await this.#resumeCase(tx, found)) === 'HELD' ? 'held' : await this.items.offAs(tx, found);
    if (!isMarked && (before === 'live' || (before === 'held' && (await this.#clear(tx, found))))) {
      const clearedAt = before === 'held' && waits ? this.drawHour() : null;
      if (clearedAt !== null) await this.items.wait(tx, { kind, id }, clearedAt);
      if (noted.length > 0) await this.#open(tx, found, { ...BY_CHECK, dueAs: 'OTHER', findings: noted });
      return true;
    }
    await this.#holdFound(tx, found, { findings: [...held, ...noted], isAfterRemoval: before === 'removed' });
    return false;
  }

  /** Returns the random hour from which other users see a contribution. Null means immediately. */
  drawHour(): Date | null {
    return showsFrom(this.now(), this.cards.showWithinHours, drawBelow);
  }

  /** Counts a new contribution. Counts only inform moderators. A text equal to a removed one is hidden. */
  async #count(
    tx: Database,
    { kind, texts, source }: Pick<WrittenItem, 'kind' | 'texts' | 'source'>,
  ): Promise<{ readonly told: readonly CaseFinding[]; readonly removed: readonly CaseFinding[] }> {
    const { removedTexts } = this;
    const near = SKETCHED_KINDS.includes(kind)
      ? await removedTexts.countNearlySent(tx, texts)
      : { times: 0, findings: await removedTexts.findingsOf(tx, texts) };
    const exact = COUNTED_KINDS.includes(kind) ? repeatedText(await removedTexts.countTold(tx, texts)) : [];
    const burst = source === undefined ? [] : await this.#bursts.count(tx, kind, source);
    return {
      told: [...(exact.length > 0 ? exact : nearlyRepeatedText(near.times)), ...burst],
      removed: near.findings,
    };
  }

  async hold(tx: Database, { kind, id, findings }: HeldItem): Promise<void> {
    const found = await this.items.find(tx, { kind, id });
    if (found === null || found.state === 'withdrawn') return;
    await this.#holdFound(tx, found, { findings, isAfterRemoval: found.state === 'removed' });
  }

  /**
   * Suspends the case while the author's contribution is withdrawn. The case ends when the contribution is permanently
   * removed. Removed content is kept until its end day.
   */
  async withdraw(tx: Database, name: ItemName): Promise<void> {
    const found = await this.items.find(tx, name);
    if (found === null || found.state === 'withdrawn') return;
    await tx.query(suspendCase, found.kind, found.id, found.state === 'held' ? 'HELD' : 'LIVE');
    await this.items.dropHeld(tx, found);
    this.changesQueue(tx);
  }

  /** Resumes the case of a restored contribution. A held one waits for a moderator again. */
  async giveBack(tx: Database, name: ItemName): Promise<void> {
    const from = await this.#resumeCase(tx, name);
    const found = from === 'HELD' ? await this.items.find(tx, name) : null;
    if (found?.state === 'live') await this.items.takeOff(tx, found, 'held');
  }

  /** Reopens a case for undecided reports and complaints about a deleted comment that was rewritten. */
  async writtenAgain(tx: Database, name: ItemName): Promise<void> {
    const reasons = await tx.query(reportsWithoutCase, name.id);
    const grounds = await tx.query(groundsWithoutCase, name.kind, name.id);
    const found = reasons.length + grounds.length === 0 ? null : await this.items.find(tx, name);
    if (found === null) return;
    for (const { reason } of reasons) {
      const ground = GROUND_BY_REASON[reason];
      await this.#open(tx, found, { ...BY_CHECK, origin: 'READER', ground, dueAs: ground, findings: [] });
    }
    for (const { ground } of grounds) {
      const origin = ground === 'ORDER' ? 'ORDER' : 'COMPLAINT';
      const caseId = await this.#open(tx, found, { ...BY_CHECK, origin, ground, dueAs: ground, findings: [] });
      if (caseId !== null) await tx.query(reopenComplaints, name.kind, name.id, ground, caseId);
    }
  }

  /** Opens or joins a case for a reader's report. The contribution stays public until a decision. */
  async report(tx: Database, { kind, id, reason, voterRef }: ReportedItem): Promise<void> {
    const found = await this.items.find(tx, { kind, id });
    if (found === null || found.state === 'withdrawn') return;
    const [record] = await tx.query(reporterRecord, voterRef);
    const reader = `reader ${Buffer.from(voterRef).toString('hex')}`;
    const isRaising = await this.#sources.canRaise(tx, reader);
    const doubtful = !isRaising || (record !== undefined && isDoubtful(record));
    const ground = GROUND_BY_REASON[reason];
    const dueAs = doubtful ? 'OTHER' : ground;
    await this.#open(tx, found, {
      origin: 'READER',
      ground,
      dueAs,
      isDoubtful: doubtful,
      isAfterRemoval: false,
      findings: [],
      nth: await this.#sources.nth(tx, reader, dueAs),
    });
  }

  /**
   * Opens or joins a case for a complaint. Returns null if the contribution is gone. A pending decision becomes final,
   * because complaints could otherwise delay it forever.
   */
  async complain(tx: Database, { kind, id, ground, isDoubtful, network }: ComplainedItem): Promise<OpenedCase | null> {
    const named = await this.items.addressed(tx, { kind, id });
    const found = named === null ? null : await this.items.find(tx, named);
    const item = found === null ? null : await this.items.read(tx, found);
    if (found === null || item === null || (found.state !== 'live' && found.state !== 'held')) return null;
    const counted =
      isDoubtful && !(ground === 'INTIMATE' && canShowIntimateContent(found.kind, item.parts)) ? 'OTHER' : ground;
    const origin = ground === 'ORDER' ? 'ORDER' : 'COMPLAINT';
    const opening = {
      origin,
      ground: counted,
      dueAs: counted,
      isDoubtful,
      isAfterRemoval: false,
      findings: [],
      nth: await this.#sources.nth(tx, `network ${network}`, counted),
    } as const;
    await this.#letStand(tx, found);
    const caseId = await this.#put(tx, found, item, opening);
    if (counted === 'UNTRUE' && this.items.authorOf(found) !== null) await tx.query(markAuthorToBeAsked, caseId);
    return { caseId, found, item, ground: counted };
  }

  /** Returns the former state of a withdrawn contribution whose case resumes, or null. */
  async #resumeCase(tx: Database, { kind, id }: ItemName): Promise<'LIVE' | 'HELD' | null> {
    const [taken] = await tx.query(resumeCase, kind, id);
    if (taken === undefined) return null;
    this.changesQueue(tx);
    return taken.withdrawn_from;
  }

  async #holdFound(
    tx: Database,
    found: ItemWithRows,
    { findings, isAfterRemoval }: Pick<Opening, 'findings' | 'isAfterRemoval'>,
  ): Promise<void> {
    if (isAfterRemoval) await this.items.keepRemovedAlone(tx, found);
    if (found.state !== 'held') await this.items.takeOff(tx, found, 'held');
    await this.#open(tx, found, { ...BY_CHECK, isAfterRemoval, findings });
  }

  /**
   * Publishes a contribution that only a check held. Returns false if a moderator removed it before, or a reader
   * reported it.
   */
  async #clear(tx: Database, found: ItemWithRows): Promise<boolean> {
    const cleared = await tx.query(clearCase, found.kind, found.id);
    if (cleared.length === 0) return false;
    this.changesQueue(tx);
    // The author has already restored the row.
    if (found.state === 'live') await this.items.dropHeld(tx, found);
    else await this.items.bringBack(tx, found);
    return true;
  }

  async #open(tx: Database, found: ItemWithRows, opening: Opening): Promise<string | null> {
    const item = await this.items.read(tx, found);
    return item === null ? null : this.#put(tx, found, item, opening);
  }

  async #put(
    tx: Database,
    { kind, id }: ItemWithRows,
    item: ModeratedItem,
    { origin, ground, dueAs, isDoubtful, isAfterRemoval, findings, nth }: Opening,
  ): Promise<string> {
    const caseId = randomUUID();
    const due = dueAt(dueAs, this.now());
    const [opened] = await tx.query(openCase, {
      id: caseId,
      kind,
      item_id: id,
      place: item.place,
      origin,
      ground,
      due_at: new Date(due),
      is_doubtful: isDoubtful,
      findings: JSON.stringify(findings),
      is_after_removal: isAfterRemoval,
      placed_at: new Date(queuePositionOf(dueAs, due, nth)),
    });
    this.changesQueue(tx);
    return opened?.id ?? caseId;
  }
}

function isCard(kind: ItemName['kind']): boolean {
  return kind === 'review' || kind === 'interview' || kind === 'benefits' || kind === 'photo';
}

function drawBelow(below: number): number {
  return randomInt(below);
}

/** Returns true for pictures, videos and names, which are hidden whenever reported as intimate (L-IT-5). */
export function canShowIntimateContent(kind: ItemName['kind'], parts: ModeratedItem['parts']): boolean {
  return kind === 'profile' || parts.some(({ label }) => label === 'PICTURE' || label === 'VIDEO');
}

interface Opening {
  readonly origin: CaseOrigin;
  readonly ground: Ground;
  readonly dueAs: Ground;
  readonly isDoubtful: boolean;
  /** True after a moderator's removal. No check may publish it then. */
  readonly isAfterRemoval: boolean;
  readonly findings: readonly CaseFinding[];
  /** The rank among the day's cases of a network or reader. It is 1 for all other cases. */
  readonly nth: number;
}

const BY_CHECK = {
  origin: 'CHECK',
  ground: 'CHECK',
  dueAs: 'CHECK',
  isDoubtful: false,
  isAfterRemoval: false,
  nth: 1,
} as const;
