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
import { countNearlyTold, forgetTexts, rememberTexts, rulesOfTexts } from './removed-texts.queries';

/** More tellings of a day are not told apart. */
const MAX_COUNTED = 1_000;

type Texts = readonly (string | null)[];

/** Texts that were told just now, compared with others. */
export interface NearlyTold {
  /** The tellings of today, by whomever, that were nearly the same as the most told one. */
  readonly times: number;
  /** One for each rule that an equal text has broken. */
  readonly findings: readonly CaseFinding[];
}

type KnownItem = Pick<ModeratedItem, 'title' | 'parts'> & Pick<ItemName, 'kind'>;

/** Parts of a contribution that nobody has written, or that stand under others of their author too. */
const UNWRITTEN: readonly string[] = ['FACT', 'PICTURE', 'VIDEO', 'LINK', 'BYLINE'];

/** Compares texts with those that moderators took off, of which it keeps keyed references for as long as what was removed is kept. */
export class RemovedTexts {
  constructor(
    private readonly authorship: Pick<Authorship, 'textRef'>,
    private readonly now: () => number,
  ) {}

  /** Returns a finding for each rule that an equal text has broken. */
  async findingsOf(on: Database, texts: Texts): Promise<readonly CaseFinding[]> {
    const refs = this.#refsOf(texts);
    if (refs.length === 0) return [];
    return (await on.query(rulesOfTexts, refs)).map(({ rule }) => removedBefore(rule));
  }

  /** Counts a telling of texts, and returns how often the most told one was told today, by whomever. */
  async countTold(tx: Database, texts: Texts): Promise<number> {
    const day = dayInIndia(this.now());
    let most = 0;
    for (const text of rememberedTexts(texts)) {
      const [counted] = await tx.query(countOfDay, this.authorship.textRef(`told on ${day} ${text}`), MAX_COUNTED);
      most = Math.max(most, counted?.count ?? MAX_COUNTED);
    }
    return most;
  }

  /** Counts a telling of texts by their sketches. What `findingsOf` returns comes in the same statement. */
  async countNearlyTold(tx: Database, texts: Texts): Promise<NearlyTold> {
    const sketches = sketchesOf(texts.filter((text) => text !== null).join('\n'));
    const day = dayInIndia(this.now());
    const counted = sketches.map((sketch) => this.authorship.textRef(`sketched on ${day} ${sketch}`));
    const refs = this.#refsOf(texts);
    if (counted.length + refs.length === 0) return { times: 0, findings: [] };
    const [row] = await tx.query(countNearlyTold, counted, refs);
    return { times: row?.times ?? 0, findings: (row?.rules ?? []).map(removedBefore) };
  }

  /** Remembers what was taken off: if words are meant, the parts that have them. */
  async remember(
    tx: Database,
    item: KnownItem,
    { rule, words }: { readonly rule: ModerationRuleId | null; readonly words: readonly string[] },
  ): Promise<void> {
    if (rule === null || !isRemembered(rule)) return;
    const texts = writtenTexts(item).filter(
      (text) => words.length === 0 || words.some((word) => text?.includes(word) === true),
    );
    const refs = this.#refsOf(texts);
    if (refs.length > 0) await tx.query(rememberTexts, refs, rule, dayInIndia(this.now() + REMOVED_DAYS * DAY_MS));
  }

  /** Forgets the texts of what is published again. */
  async forget(tx: Database, item: KnownItem): Promise<void> {
    const refs = this.#refsOf(writtenTexts(item));
    if (refs.length > 0) await tx.query(forgetTexts, refs);
  }

  #refsOf(texts: Texts): readonly Uint8Array[] {
    return rememberedTexts(texts).map((text) => this.authorship.textRef(text));
  }
}

/** Returns all that the author of a contribution wrote. */
function writtenTexts({ kind, title, parts }: KnownItem): Texts {
  return [isTitleWritten(kind) ? title : null, ...writtenParts({ parts })];
}

/** Returns the parts of a contribution that its author wrote. */
export function writtenParts({ parts }: Pick<ModeratedItem, 'parts'>): Texts {
  return parts.filter(({ label }) => !UNWRITTEN.includes(label)).map(({ text }) => text);
}
