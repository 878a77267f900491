import type { Random } from './random';

const PLACEHOLDER = /\{([a-z]+\d*)(?::([^{}]*))?\}/g;
const NUMBERS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const RANGE = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/;

export class Placeholders {
  private readonly values: Map<string, string>;

  constructor(
    private readonly random: Random,
    known: Readonly<Record<string, string>>,
  ) {
    this.values = new Map(Object.entries(known));
  }

  fill(text: string): string {
    return text.replaceAll(PLACEHOLDER, (placeholder, name: string, choice: string | undefined) => {
      const known = this.values.get(name);
      if (known !== undefined) return known;
      if (choice === undefined) throw new Error(`Nothing is known about ${placeholder} in: ${text}`);
      const value = this.valueOf(choice);
      this.values.set(name, value);
      return value;
    });
  }

  private valueOf(choice: string): string {
    const range = RANGE.exec(choice);
    if (range === null) return this.random.pick(choice.split('|'));
    const [least, most, step] = [Number(range[1]), Number(range[2]), Number(range[3] ?? 1)];
    return NUMBERS.format(least + step * this.random.integer(0, Math.round((most - least) / step)));
  }
}
