import type { Key } from '@/core/kernel/common/key';
import type { AbusiveWordsStore } from './abusive-words.store';
import type { RephraseStore } from './rephrase.store';
import type { ReviewPostStore } from './review-post.store';

export const AbusiveWordsKey: Key<AbusiveWordsStore> = Symbol('post-writing/AbusiveWordsStore');
export const RephraseKey: Key<RephraseStore> = Symbol('post-writing/RephraseStore');
export const ReviewPostKey: Key<ReviewPostStore> = Symbol('post-writing/ReviewPostStore');
