import type { Random } from './random';

/**
 * Templates in the order of their last use. One comes again only after all but a few others have come: a story that was told is not
 * told again for as long as the deck allows.
 */
export class TemplateDeck<T> {
  readonly #random: Random;
  readonly #spare: number;
  readonly #templates: T[];

  /** `spare`: how many of those that rested longest are there to choose from. */
  constructor(random: Random, templates: readonly T[], spare: number) {
    this.#random = random;
    this.#spare = spare;
    this.#templates = random.sample(templates, templates.length);
  }

  /** Takes one of the templates that rested longest and that fit now. Throws if none does. */
  take<Result>(tryWith: (template: T) => Result | null): Result {
    const rested = this.#random.sample(this.#templates.slice(0, this.#spare), this.#spare);
    for (let place = 0; place < this.#templates.length; place += 1) {
      const template = rested[place] ?? this.#templates[place];
      if (template === undefined) break;
      const result = tryWith(template);
      if (result === null) continue;
      this.use(template);
      return result;
    }
    throw new Error('No template fits.');
  }

  /** Records that a template was used without having been taken. */
  use(template: T): void {
    const place = this.#templates.indexOf(template);
    if (place === -1) return;
    this.#templates.splice(place, 1);
    this.#templates.push(template);
  }
}
