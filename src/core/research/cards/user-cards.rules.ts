import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import type { Card } from './card.rules';
import type { AlikeCards } from './card-ways.rules';
import { alikeCards, isMoreExact, keysOn, laddersOf, NOTHING_SHOWN, vaguerWay, wayOf } from './card-ways.rules';
import type { Voice } from './voices.rules';
import { isOpenGroup, peopleIn } from './voices.rules';

export interface UserCard extends Card {
  /** Names the author among those of the company; null once nobody is tied to the card. */
  readonly person: string | null;
  /** Null if the contribution does not count on any day yet: a rating holds it, or nobody is tied to it. */
  readonly voice: Voice | null;
  /** The keys that it shows, and the day (days since 1970) on which they were decided; null for a card that has not been shown. */
  readonly shown: { readonly keys: readonly string[]; readonly decidedOn: number } | null;
}

/** A card with the keys that it shows from today on. */
export interface DecidedCard {
  readonly id: string;
  readonly keys: readonly string[];
  readonly decidedOn: number;
}

/**
 * Decides what the users' cards of a kind and company show today, in their order. A card may say what people who count share with it. That is decided when it is
 * first shown; it becomes vaguer with any later change, and more exact in the weekly round alone, if five other people who count have joined since.
 */
export function decideCards(cards: readonly UserCard[], today: number, isWeekly: boolean): readonly DecidedCard[] {
  const counted = countedCards(cards, today);
  const voicesOf = (alike: readonly UserCard[]) =>
    alike.flatMap(({ id, voice }) => (voice !== null && counted.get(voice.person) === id ? [voice] : []));
  const alike = alikeCards(cards, (those) => isOpenGroup(voicesOf(those), today));
  return cards.map((card) => decided(card, alike.get(card.id), { today, isWeekly, voicesOf }));
}

interface Deciding {
  readonly today: number;
  readonly isWeekly: boolean;
  readonly voicesOf: (alike: readonly UserCard[]) => readonly Voice[];
}

function decided(
  card: UserCard,
  alike: AlikeCards<UserCard> | undefined,
  { today, isWeekly, voicesOf }: Deciding,
): DecidedCard {
  const { id, facts, person, shown } = card;
  const ladders = laddersOf(facts);
  const way = alike?.way ?? NOTHING_SHOWN;
  if (shown === null) return { id, keys: keysOn(way, ladders), decidedOn: today };
  const { keys, decidedOn } = shown;
  const present = wayOf(keys, ladders);
  if (isWeekly && person !== null && alike !== undefined && isMoreExact(way, present, ladders)) {
    const joined = voicesOf(alike.cards).filter((one) => one.person !== person && one.writtenOn > decidedOn);
    if (peopleIn(joined) >= MIN_GROUP) return { id, keys: keysOn(way, ladders), decidedOn: today };
  }
  return { id, keys: keysOn(vaguerWay(present, way), ladders), decidedOn };
}

/** The id of the one card by which each person counts: the first that counted, so that a second one changes nothing. */
function countedCards(cards: readonly UserCard[], today: number): ReadonlyMap<string, string> {
  const voices = cards.flatMap(({ id, voice }) => (voice === null || voice.countsFrom > today ? [] : [{ id, voice }]));
  const latestFirst = voices.toSorted(
    (one, other) => other.voice.countsFrom - one.voice.countsFrom || (one.id < other.id ? 1 : -1),
  );
  return new Map(latestFirst.map(({ id, voice }) => [voice.person, id]));
}
