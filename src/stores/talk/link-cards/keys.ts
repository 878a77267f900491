import type { Key } from '@/core/kernel/common/key';
import type { DraftLinkStore } from './draft-link.store';
import type { LinkChoiceStore } from './link-choice.store';

export const DraftLinkKey: Key<DraftLinkStore> = Symbol('link-cards/DraftLinkStore');
export const LinkChoiceKey: Key<LinkChoiceStore> = Symbol('link-cards/LinkChoiceStore');
