import { DAY_MS, dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { sketchesOf } from '@/core/kernel/content-checks/near-copies.rules';
import { isRemembered, rememberedTexts, removedBefore } from '@/core/kernel/content-checks/removed-texts.rules';
import type { CaseFinding } from '@/core/kernel/moderated/case-finding';
import { isTitleWritten } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { ModerationRuleId } from '@/core/kernel/moderated/moderation-rules.rules';
import { REMOVED_DAYS } from '@/core/kernel/moderated/removed.rules';
import type { Authorship } from '../authorship';
import { countOfDay } from '../contributing/contributing.queries';
import type { Database } from '../database';
import type { ItemName } from './item-rows';
import type { ModeratedItem } from './moderated-kind';
import {
  countSimilarSentTexts,
  deleteRemovedTexts,
  rulesOfRemovedTexts,
  storeRemovedTexts,
} from './removed-texts.queries';

const MAX_COUNTED = 1_000;

type Texts = readonly (string | null)[];

export interface SimilarTexts {
  /** The number of today's texts, by anyone, that are nearly the same as the most repeated one. */
  readonly times: number;
  readonly findings: readonly CaseFinding[];
}

type KnownItem = Pick<ModeratedItem, 'title' | 'parts'> & Pick<ItemName, 'kind'>;

/** Parts that nobody wrote, or that recur in their author's texts. */
const UNWRITTEN: readonly string[] = ['FACT', 'PICTURE', 'VIDEO', 'LINK', 'BYLINE'];

/** Compares texts with removed ones, whose keyed references are kept as long as the removed content. */
export class RemovedTexts {
  constructor(
    private readonly authorship: Pick<Authorship, 'textRef'>,
    private readonly now: () => number,
  ) {}

  async findingsOf(on: Database, texts: Texts): Promise<readonly CaseFinding[]> {
    const refs = this.refsOf(texts);
    if (refs.length === 0) return [];
    return (await on.query(rulesOfRemovedTexts, refs)).map(({ rule }) => removedBefore(rule));
  }

  /** Counts texts. Returns the highest of their counts today, over all authors. */
  async countTold(tx: Database, texts: Texts): Promise<number> {
    const day = dayInIndia(this.now());
    let most = 0;
    for (const text of rememberedTexts(texts)) {
      const [counted] = await tx.query(countOfDay, this.authorship.textRef(`told on ${day} ${text}`), MAX_COUNTED);
      most = Math.max(most, counted?.count ?? MAX_COUNTED);
    }
    return most;
  }

  /** Counts by sketches. Includes the findings of `findingsOf`, in the same statement. */
  async countNearlySent(tx: Database, texts: Texts): Promise<SimilarTexts> {
    const sketches = sketchesOf(texts.filter((text) => text !== null).join('\n'));
    const day = dayInIndia(this.now());
    const counted = sketches.map((sketch) => this.authorship.textRef(`sketched on ${day} ${sketch}`));
    const refs = this.refsOf(texts);
    if (counted.length + refs.length === 0) return { times: 0, findings: [] };
    const [row] = await tx.query(countSimilarSentTexts, counted, refs);
    return { times: row?.times ?? 0, findings: (row?.rules ?? []).map(removedBefore) };
  }

  async remember(
    tx: Database,
    item: KnownItem,
    { rule, words }: { readonly rule: ModerationRuleId | null; readonly words: readonly string[] },
  ): Promise<void> {
    if (rule === null || !isRemembered(rule)) return;
    const texts = writtenTexts(item).filter(
      (text) => words.length === 0 || words.some((word) => text?.includes(word) === true),
    );
    const refs = this.refsOf(texts);
    if (refs.length > 0) await tx.query(storeRemovedTexts, refs, rule, dayInIndia(this.now() + REMOVED_DAYS * DAY_MS));
  }

  async forget(tx: Database, item: KnownItem): Promise<void> {
    const refs = this.refsOf(writtenTexts(item));
    if (refs.length > 0) await tx.query(deleteRemovedTexts, refs);
  }

  refsOf(texts: Texts): readonly Uint8Array[] {
    return rememberedTexts(texts).map((text) => this.authorship.textRef(text));
  }
}

function writtenTexts({ kind, title, parts }: KnownItem): Texts {
  return [isTitleWritten(kind) ? title : null, ...writtenTextsOf({ parts })];
}

export function writtenTextsOf({ parts }: Pick<ModeratedItem, 'parts'>): Texts {
  return parts.filter(({ label }) => !UNWRITTEN.includes(label)).map(({ text }) => text);
}
