import { createHash } from 'node:crypto';

const EMPTY = 0;
const MAX_LOAD = 0.6;

/**
 * Keys of a file with their first lines, about 20 bytes each, so millions of rows fit. Stores 53 hash bits: in ten
 * million keys, one collision per two hundred files.
 */
export class SeenKeys {
  #hashes = new Float64Array(1 << 12);
  #lines = new Uint32Array(1 << 12);
  #count = 0;

  /** Returns the line of the key's first occurrence, or stores it and returns null if new. */
  meet(key: string, line: number): number | null {
    const hash = hashOf(key);
    const place = this.#placeOf(hash);
    if (this.#hashes[place] === hash) return this.#lines[place] ?? null;
    this.#hashes[place] = hash;
    this.#lines[place] = line;
    this.#count += 1;
    if (this.#count > this.#hashes.length * MAX_LOAD) this.#grow();
    return null;
  }

  #placeOf(hash: number): number {
    const size = this.#hashes.length;
    let place = hash % size;
    while (this.#hashes[place] !== EMPTY && this.#hashes[place] !== hash) place = (place + 1) % size;
    return place;
  }

  #grow(): void {
    const hashes = this.#hashes;
    const lines = this.#lines;
    this.#hashes = new Float64Array(hashes.length * 2);
    this.#lines = new Uint32Array(hashes.length * 2);
    for (const [from, hash] of hashes.entries()) {
      if (hash === EMPTY) continue;
      const place = this.#placeOf(hash);
      this.#hashes[place] = hash;
      this.#lines[place] = lines[from] ?? 0;
    }
  }
}

function hashOf(key: string): number {
  const bytes = createHash('sha1').update(key).digest();
  return bytes.readUIntBE(0, 6) * 32 + ((bytes[6] ?? 0) & 31) + 1;
}
