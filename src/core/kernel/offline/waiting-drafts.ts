import { CONTRIBUTION_KINDS } from '@/core/research/contribute/contribution-kind';
import {
  companyOfDraftKey,
  contributionDraftKeyPrefix,
  parseContribution,
} from '@/core/research/contribute/stored-contribution';
import { commentDraftsKeyOf, parseCommentDrafts } from '@/core/talk/comments/stored-comment-drafts';
import { draftKeyOf } from '@/core/talk/posting/stored-draft';
import type { DeviceStorages } from '../common/device-places';
import { storageForDraft } from '../common/device-places';
import { shorten } from '../formatting/shorten.rules';

export interface WaitingDraft {
  readonly kind: (typeof CONTRIBUTION_KINDS)[number] | 'post' | 'comment';
  /** The company in the form's address, or null if there is none. */
  readonly company: string | null;
  readonly beginning: string | null;
  readonly keptAt: number | null;
}

const MAX_BEGINNING = 60;
const NOT_KNOWN = { company: null, beginning: null, keptAt: null } as const;

export function waitingDrafts(places: DeviceStorages, owner: string | null, now: number): readonly WaitingDraft[] {
  const { storage } = places;
  const place = storageForDraft(owner, places);
  const posts = owner === null ? [] : storage.keysFrom(draftKeyOf(owner));
  const comments = owner === null ? {} : parseCommentDrafts(storage.get(commentDraftsKeyOf(owner)));
  const contributions = CONTRIBUTION_KINDS.flatMap((kind) => {
    const start = contributionDraftKeyPrefix(kind, owner);
    return place.keysFrom(start).flatMap((key): readonly WaitingDraft[] => {
      const draft = parseContribution(place.get(key), { owner, now });
      return draft === null
        ? []
        : [{ ...NOT_KNOWN, kind, company: companyOfDraftKey(key.slice(start.length)), keptAt: draft.keptAt }];
    });
  });
  return [
    ...posts.map((): WaitingDraft => ({ ...NOT_KNOWN, kind: 'post' })),
    ...contributions,
    ...Object.values(comments).map(
      ({ text }): WaitingDraft => ({ ...NOT_KNOWN, kind: 'comment', beginning: shorten(text.trim(), MAX_BEGINNING) }),
    ),
  ];
}
