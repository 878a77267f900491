/** Reproducible pseudo-random numbers for a seed (sfc32). Never use them for security. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    [this.a, this.b, this.c] = [hashOf(`a${seed}`), hashOf(`b${seed}`), hashOf(`c${seed}`)];
    for (let round = 0; round < 12; round += 1) this.bits();
  }

  next(): number {
    return this.bits() / 2 ** 32;
  }

  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  }

  /** Returns `count` different items, or all of a shorter list, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    if (count > list.length / 2) {
      const keyed = list.map((item) => ({ item, key: this.next() })).sort((one, other) => one.key - other.key);
      return keyed.slice(0, Math.max(0, count)).map(({ item }) => item);
    }
    const chosen = new Set<T>();
    while (chosen.size < count) chosen.add(this.pick(list));
    return [...chosen];
  }

  skewed(mean: number, spread: number): number {
    const normal = Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
    return Math.exp(mean + spread * normal);
  }

  uuid(): string {
    const digits = [this.bits(), this.bits(), this.bits(), this.bits()]
      .map((bits) => bits.toString(16).padStart(8, '0'))
      .join('');
    const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
  }

  private bits(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
