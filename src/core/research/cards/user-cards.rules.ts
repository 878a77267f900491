import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { Card } from './card.rules';
import type { EqualCards } from './card-levels.rules';
import {
  equalCards,
  isMoreSpecific,
  keysAt,
  laddersOf,
  lessSpecificLevels,
  levelsOf,
  NOTHING_SHOWN,
} from './card-levels.rules';
import type { CountedContributor } from './voices.rules';
import { isOpenGroup, peopleIn } from './voices.rules';

export interface UserCard extends Card {
  readonly person: string | null;
  /** Null if the contribution does not count, because it is kept out of the rating or its account has ended. */
  readonly voice: CountedContributor | null;
  /** `decidedOn` is in days since 1970. Null for a card that was never shown. */
  readonly shown: { readonly keys: readonly string[]; readonly decidedOn: number } | null;
}

export interface RecomputedCard {
  readonly id: string;
  readonly keys: readonly string[];
  readonly decidedOn: number;
}

/**
 * Returns the users' cards in order. A card shows facts that it shares with counted people when first shown. Later
 * changes can only hide facts. The weekly run can show more, if five other counted people have joined since.
 */
export function recomputeCards(
  cards: readonly UserCard[],
  today: number,
  isWeekly: boolean,
): readonly RecomputedCard[] {
  const counted = countedCards(cards, today);
  const voicesOf = (alike: readonly UserCard[]) =>
    alike.flatMap(({ id, voice }) => (voice !== null && counted.get(voice.person) === id ? [voice] : []));
  const alike = equalCards(cards, (those) => isOpenGroup(voicesOf(those), today));
  return cards.map((card) => decided(card, alike.get(card.id), { today, isWeekly, voicesOf }));
}

interface Deciding {
  readonly today: number;
  readonly isWeekly: boolean;
  readonly voicesOf: (alike: readonly UserCard[]) => readonly CountedContributor[];
}

function decided(
  card: UserCard,
  alike: EqualCards<UserCard> | undefined,
  { today, isWeekly, voicesOf }: Deciding,
): RecomputedCard {
  const { id, facts, person, shown } = card;
  const ladders = laddersOf(facts);
  const levels = alike?.levels ?? NOTHING_SHOWN;
  if (shown === null) return { id, keys: keysAt(levels, ladders), decidedOn: today };
  const { keys, decidedOn } = shown;
  const present = levelsOf(keys, ladders);
  if (isWeekly && person !== null && alike !== undefined && isMoreSpecific(levels, present, ladders)) {
    const joined = voicesOf(alike.cards).filter((one) => one.person !== person && one.writtenOn > decidedOn);
    if (peopleIn(joined) >= MIN_GROUP) return { id, keys: keysAt(levels, ladders), decidedOn: today };
  }
  return { id, keys: keysAt(lessSpecificLevels(present, levels), ladders), decidedOn };
}

/** Returns the first counted card of each person, so that a second one has no effect. */
function countedCards(cards: readonly UserCard[], today: number): ReadonlyMap<string, string> {
  const voices = cards.flatMap(({ id, voice }) => (voice === null || voice.countsFrom > today ? [] : [{ id, voice }]));
  const latestFirst = voices.toSorted(
    (one, other) => other.voice.countsFrom - one.voice.countsFrom || (one.id < other.id ? 1 : -1),
  );
  return new Map(latestFirst.map(({ id, voice }) => [voice.person, id]));
}
