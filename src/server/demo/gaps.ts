import type { Random } from './random';

const GAP = /\{([a-z]+\d*)(?::([^{}]*))?\}/g;
const RANGE = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/;

/** Fills the gaps of one post and its comments; see `PostTemplate` for what a gap may be. */
export class Gaps {
  private readonly values: Map<string, string>;

  constructor(
    private readonly random: Random,
    known: Readonly<Record<string, string>>,
  ) {
    this.values = new Map(Object.entries(known));
  }

  /** The text without gaps. Throws for a gap that neither is known nor says what it may be. */
  fill(text: string): string {
    return text.replaceAll(GAP, (gap, name: string, choice: string | undefined) => {
      const known = this.values.get(name);
      if (known !== undefined) return known;
      if (choice === undefined) throw new Error(`Nothing is known about ${gap} in: ${text}`);
      const value = this.valueOf(choice);
      this.values.set(name, value);
      return value;
    });
  }

  private valueOf(choice: string): string {
    const range = RANGE.exec(choice);
    if (range === null) return this.random.pick(choice.split('|'));
    const [least, most, step] = [Number(range[1]), Number(range[2]), Number(range[3] ?? 1)];
    const value = least + step * this.random.integer(0, Math.round((most - least) / step));
    const decimals = range[3]?.split('.')[1]?.length ?? 0;
    return value.toLocaleString('en-IN', { minimumFractionDigits: 0, maximumFractionDigits: decimals });
  }
}
