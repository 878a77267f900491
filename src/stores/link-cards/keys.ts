import type { Key } from '@/core/common/key';
import type { DraftLinkStore } from './draft-link.store';

/** The stores of this feature, by keys that pull no code. */
export const DraftLinkKey: Key<DraftLinkStore> = Symbol('DraftLinkStore');
