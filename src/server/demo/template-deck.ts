import type { Random } from './random';

/** Draws the least recently used template first, so that a template repeats only after almost all others. */
export class TemplateDeck<T> {
  readonly #random: Random;
  readonly #spare: number;
  readonly #templates: T[];

  constructor(random: Random, templates: readonly T[], spare: number) {
    this.#random = random;
    this.#spare = spare;
    this.#templates = random.sample(templates, templates.length);
  }

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

  use(template: T): void {
    const place = this.#templates.indexOf(template);
    if (place === -1) return;
    this.#templates.splice(place, 1);
    this.#templates.push(template);
  }
}
