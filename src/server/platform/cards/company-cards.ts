import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Card, CardFacts } from '@/core/research/cards/card.rules';
import { periodOf, stayOf } from '@/core/research/cards/card.rules';
import { shownKeys } from '@/core/research/cards/imported-cards.rules';
import type { RecomputedCard, UserCard } from '@/core/research/cards/user-cards.rules';
import { recomputeCards } from '@/core/research/cards/user-cards.rules';
import { MIN_CONTRIBUTOR_DAYS } from '@/core/research/cards/voices.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import { personaOfSeal } from '../persona-of-seal';
import { unsealMoment } from '../sealed-moment';
import type { RowOf } from '../sql-types';
import type { CardKind, ShownCard } from './cards.queries';
import { cardFactsOf, careerProofsOf, updateNewestReview, writeCards } from './cards.queries';

/** The block that makes seals equally long. Otherwise a card's days would reveal when its account was made. */
const SEAL_BLOCK = 64;

export interface CardDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly now: () => number;
}

type FactRow = RowOf<(typeof cardFactsOf)[CardKind]['columns']>;

/** A contribution with its author, known only in memory. `kept` is null before the first refresh. */
interface UserRow {
  readonly row: FactRow;
  readonly persona: Buffer | null;
  readonly kept: KeptCard | null;
}

interface DecidedRow extends UserRow {
  readonly next: KeptCard;
  readonly decided: RecomputedCard;
}

/**
 * Recomputes cards within a transaction that holds the lock. Only the weekly run shows more facts on users' cards.
 * Imported cards change only with their companies.
 */
export async function recomputeCompanies(
  tx: Database,
  kind: CardKind,
  companies: readonly number[],
  { authorship, now, isWeekly }: Omit<CardDeps, 'database'> & { readonly isWeekly: boolean },
): Promise<void> {
  const today = dayNumberInIndia(now());
  const rows = await tx.query(cardFactsOf[kind], companies, !isWeekly);
  const users = rows.flatMap((row) => (row.author_seal === null ? [] : [userRowOf(authorship, row, row.author_seal)]));
  const proofs = await proofDays(tx, authorship, users);
  const shown = companies.flatMap((company) => {
    const imported = rows.filter((row) => row.company_id === company && row.author_seal === null);
    const ofUsers = users.filter(({ row }) => row.company_id === company);
    const decided = decideUsers(ofUsers, proofs, { today, isWeekly });
    return [...importedCards(imported), ...decided.flatMap((one) => changedCard(authorship, one))];
  });
  if (shown.length > 0) await tx.query(writeCards[kind], JSON.stringify(shown));
  if (kind === 'reviews') await tx.query(updateNewestReview, companies);
}

function userRowOf(authorship: Authorship, row: FactRow, authorSeal: Uint8Array): UserRow {
  const kept = row.card_seal === null ? null : openCard(authorship, row.id, row.card_seal);
  return { row, persona: personaOfSeal(authorship, authorSeal, row.id), kept };
}

async function proofDays(
  tx: Database,
  authorship: Authorship,
  users: readonly UserRow[],
): Promise<ReadonlyMap<string, number>> {
  const personas = users.flatMap(({ row, persona, kept }) =>
    persona !== null && kept === null && row.is_checked ? [persona] : [],
  );
  if (personas.length === 0) return new Map();
  const proofs = await tx.query(careerProofsOf, personas);
  return new Map(
    proofs.flatMap(({ persona_ref, proved_seal }) =>
      proved_seal === null
        ? []
        : [[persona_ref.toString('latin1'), dayNumberInIndia(unsealMoment(authorship, persona_ref, proved_seal))]],
    ),
  );
}

function decideUsers(
  users: readonly UserRow[],
  proofs: ReadonlyMap<string, number>,
  { today, isWeekly }: { readonly today: number; readonly isWeekly: boolean },
): readonly DecidedRow[] {
  const kept = users.map((user) => nextKept(user, proofs, today));
  const cards = users.map((user, place) => userCardOf(user, kept[place]));
  const decided = recomputeCards(cards, today, isWeekly);
  return users.flatMap((user, place) => {
    const [next, one] = [kept[place], decided[place]];
    return next === undefined || one === undefined ? [] : [{ ...user, next, decided: one }];
  });
}

/**
 * Returns what to store with a card today. A card that is 14 days old needs no look-up of its account, which is older.
 * A held card counts from the day its hold ends.
 */
function nextKept({ row, persona, kept }: UserRow, proofs: ReadonlyMap<string, number>, today: number): KeptCard {
  const writtenOn = kept?.writtenOn ?? row.written_on ?? today;
  const provedOn =
    kept === null && row.is_checked ? (proofs.get(persona?.toString('latin1') ?? '') ?? writtenOn) : kept?.provedOn;
  const waitsUntil = writtenOn + (row.is_checked ? 0 : MIN_CONTRIBUTOR_DAYS);
  const first = kept === null ? waitsUntil : (kept.countsFrom ?? Math.max(waitsUntil, today));
  return {
    writtenOn,
    countsFrom: row.is_held ? null : first,
    provedOn: provedOn ?? null,
    decidedOn: kept?.decidedOn ?? today,
  };
}

function userCardOf({ row, persona, kept }: UserRow, next: KeptCard | undefined): UserCard {
  const person = persona?.toString('latin1') ?? null;
  const countsFrom = next?.countsFrom ?? null;
  return {
    id: row.id,
    facts: factsOf(row),
    person,
    voice:
      next === undefined || person === null || countsFrom === null
        ? null
        : { person, writtenOn: next.writtenOn, countsFrom, provedOn: next.provedOn },
    shown: kept === null ? null : { keys: row.card, decidedOn: kept.decidedOn },
  };
}

function changedCard(authorship: Authorship, { row, kept, next, decided }: DecidedRow): readonly ShownCard[] {
  const { id, keys, decidedOn } = decided;
  const now = { ...next, decidedOn };
  const isKept = kept !== null && JSON.stringify(kept) === JSON.stringify(now);
  if (isKept && keys.join() === row.card.join()) return [];
  return [cardOf(id, keys, isKept ? null : sealCard(authorship, id, now).toString('hex'))];
}

function importedCards(rows: readonly FactRow[]): readonly ShownCard[] {
  const contributions = new Map(rows.map((row) => [row.contribution, row]));
  const shown = shownKeys([...contributions].map(([id, row]): Card => ({ id, facts: factsOf(row) })));
  return rows.map(({ id, contribution }) => cardOf(id, shown.get(contribution) ?? [], null));
}

function factsOf(row: FactRow): CardFacts {
  const { job_profile_id, job_profile, department_id, location_id, state, years, stay, month } = row;
  return {
    title: job_profile_id === null || job_profile === null ? null : { key: String(job_profile_id), name: job_profile },
    department: department_id === null ? null : String(department_id),
    city: location_id === null ? null : String(location_id),
    state,
    years,
    stay: stayOf(stay),
    month,
  };
}

function cardOf(id: string, keys: readonly string[], seal: string | null): ShownCard {
  const period = periodOf(keys);
  return { id, card: keys, seal, since: period && `${period.first}-01`, last: period && `${period.last}-01` };
}

/** The sealed days of a user's card, since 1970. */
interface KeptCard {
  /** The day of writing, or of the first reading if the row has none. */
  readonly writtenOn: number;
  /** The day from which the author counts, or null while the contribution is kept out of the rating. */
  readonly countsFrom: number | null;
  /** The day on which the work address was proved, or null if it was not. */
  readonly provedOn: number | null;
  readonly decidedOn: number;
}

function sealCard(authorship: Pick<Authorship, 'sealJson'>, id: string, kept: KeptCard): Buffer {
  const { writtenOn, countsFrom, provedOn, decidedOn } = kept;
  return authorship.sealJson(Buffer.from(id), [writtenOn, countsFrom, provedOn, decidedOn], SEAL_BLOCK);
}

/** Opens the days of a card. Throws SealBroken. */
function openCard(authorship: Pick<Authorship, 'unsealJson'>, id: string, seal: Uint8Array): KeptCard {
  const kept = authorship.unsealJson(Buffer.from(id), seal);
  if (!Array.isArray(kept)) throw new Error('A sealed card is no list.');
  const [writtenOn, countsFrom, provedOn, decidedOn] = kept.map((day: unknown) =>
    typeof day === 'number' ? day : null,
  );
  if (writtenOn == null || decidedOn == null) throw new Error('A sealed card has no days.');
  return { writtenOn, countsFrom: countsFrom ?? null, provedOn: provedOn ?? null, decidedOn };
}
