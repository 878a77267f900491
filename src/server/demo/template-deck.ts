import type { Random } from './random';

/** Deals templates so that one comes again only after at least half of the others have come. */
export class TemplateDeck<T> {
  private readonly cards: T[];

  constructor(
    private readonly random: Random,
    templates: readonly T[],
  ) {
    this.cards = [...templates];
  }

  /** One of the half that was not used for the longest time, and not one of `avoided` where there is another. */
  draw(avoided: readonly T[]): T {
    const rested = this.cards.slice(0, Math.ceil(this.cards.length / 2));
    const fresh = rested.filter((card) => !avoided.includes(card));
    const card = this.random.pick(fresh.length > 0 ? fresh : rested);
    this.use(card);
    return card;
  }

  /** Notes that a template was used without having been drawn. */
  use(card: T): void {
    const place = this.cards.indexOf(card);
    if (place === -1) return;
    this.cards.splice(place, 1);
    this.cards.push(card);
  }
}
