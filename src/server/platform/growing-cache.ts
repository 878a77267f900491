import { LRUCache } from 'lru-cache';

interface Lifetime {
  readonly ttl?: number;
  readonly ttlResolution?: number;
  readonly perf?: { now(): number };
}

/** Creates an LRU cache that grows with its entries. With `max` it would allocate all of them up front. */
export function growingCache<K extends {}, V extends {}>(max: number, lifetime: Lifetime = {}): LRUCache<K, V> {
  return new LRUCache<K, V>({ maxSize: max, sizeCalculation: () => 1, ...lifetime });
}
