import type { Key } from '@/core/kernel/common/key';
import type { OffersEditorStore } from './offers-editor.store';

/** The stores of this feature, by keys that pull no code. */
export const OffersEditorKey: Key<OffersEditorStore> = Symbol('salary-offers/OffersEditorStore');
