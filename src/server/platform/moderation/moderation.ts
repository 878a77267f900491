import { randomUUID } from 'node:crypto';
import type { CaseFinding } from '@/core/moderation/case-finding';
import type { Ground } from '@/core/moderation/grounds.rules';
import { dueAt, GROUND_BY_REASON } from '@/core/moderation/grounds.rules';
import { isDoubtful } from '@/core/moderation/reporters.rules';
import type { ReportReason } from '@/core/reports/report';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { CaseOrigin } from './cases.queries';
import { openCase, recordOfReporter } from './cases.queries';
import type { FoundItem, ItemName } from './moderated-items';
import { ModeratedItems } from './moderated-items';
import type { ModeratedKinds } from './moderated-kind';

/** A contribution that an automatic check has marked. */
export interface HeldItem extends ItemName {
  readonly findings: readonly CaseFinding[];
}

/** A report of a reader, who is named by the reference under which it is stored. */
export interface ReportedItem extends ItemName {
  readonly reason: ReportReason;
  readonly voterRef: Uint8Array;
}

/** Opens cases of moderators. Each feature that takes contributions or reports calls it in its own transaction. */
export class Moderation {
  readonly items: ModeratedItems;

  constructor(
    kinds: ModeratedKinds,
    authorship: Authorship,
    /** Milliseconds since 1970. */
    private readonly now: () => number,
  ) {
    this.items = new ModeratedItems(kinds, authorship, now);
  }

  /**
   * Takes a contribution that was just written or changed off the public side and opens a case about it, or puts the findings into the one there is. Does nothing for one
   * that is gone or taken away by its author.
   */
  async hold(tx: Database, { kind, id, findings }: HeldItem): Promise<void> {
    const found = await this.items.find(tx, { kind, id });
    if (found === null || found.state === 'withdrawn') return;
    if (found.state !== 'held') await this.items.takeOff(tx, found, 'held');
    await this.#open(tx, found, { origin: 'CHECK', ground: 'CHECK', dueAs: 'CHECK', isDoubtful: false, findings });
  }

  /** Opens a case about a contribution that a reader has reported, or joins the one there is. It stays where it is until a moderator decides. */
  async report(tx: Database, { kind, id, reason, voterRef }: ReportedItem): Promise<void> {
    const found = await this.items.find(tx, { kind, id });
    if (found === null || found.state === 'withdrawn') return;
    const [record] = await tx.query(recordOfReporter, voterRef);
    const doubtful = record !== undefined && isDoubtful(record);
    const ground = GROUND_BY_REASON[reason];
    const dueAs = doubtful ? 'OTHER' : ground;
    await this.#open(tx, found, { origin: 'READER', ground, dueAs, isDoubtful: doubtful, findings: [] });
  }

  async #open(tx: Database, found: FoundItem, { origin, ground, dueAs, isDoubtful, findings }: Opening): Promise<void> {
    const item = await this.items.read(tx, found);
    if (item === null) return;
    const due = new Date(dueAt(dueAs, this.now()));
    const { kind, id } = found;
    await tx.query(
      openCase,
      randomUUID(),
      kind,
      id,
      item.place,
      origin,
      ground,
      due,
      isDoubtful,
      JSON.stringify(findings),
    );
  }
}

interface Opening {
  readonly origin: CaseOrigin;
  readonly ground: Ground;
  /** The ground whose time counts. */
  readonly dueAs: Ground;
  readonly isDoubtful: boolean;
  readonly findings: readonly CaseFinding[];
}
