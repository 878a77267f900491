import type { Key } from '@/core/kernel/common/key';
import type { OffersEditorStore } from './offers-editor.store';

export const OffersEditorKey: Key<OffersEditorStore> = Symbol('salary-offers/OffersEditorStore');
