import type { Key } from './key';
export interface Ids {
  readonly next: () => string;
}

export const IdsPort: Key<Ids> = Symbol('Ids');
