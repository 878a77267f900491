import * as v from 'valibot';
import { EMPLOYMENT_TYPES } from '@/core/kernel/common/employment-type.rules';
import { parseStored } from '@/core/kernel/common/parse-stored';
import { REPORTABLE_TYPES } from '@/core/kernel/moderated/report';
import { EXPERIENCE_BANDS, PAY_OPTIONS } from '@/core/research/jobs/job-options.rules';
import { BOOKMARK_KINDS } from '@/core/talk/bookmarks/bookmark';
import { COMMUNITY_TYPES } from '@/core/talk/communities/community';
import { BALLOT_KINDS } from '@/core/talk/polls/ballot-kind.rules';
import { VOTABLE_TYPES } from '@/core/talk/voting/vote';
import type { KeptIntent } from './intent';

export const KEPT_INTENT_KEY = 'keptIntent';

/**
 * The lifetime of an intent. An older one is dropped, because a window that opens by itself must not surprise the user.
 */
export const INTENT_LIFETIME_MS = 30 * 60_000;

const Vote = v.object({
  kind: v.literal('vote'),
  votable: v.object({ type: v.picklist(VOTABLE_TYPES), id: v.string() }),
  pressed: v.picklist(['up', 'down']),
});

const Pick = v.object({
  kind: v.literal('pick'),
  ballot: v.picklist(BALLOT_KINDS),
  postId: v.string(),
  optionId: v.number(),
});

const Follow = v.object({
  kind: v.literal('follow'),
  community: v.object({ type: v.picklist(COMMUNITY_TYPES), entityId: v.number() }),
});

const Bookmark = v.object({
  kind: v.literal('bookmark'),
  item: v.object({ kind: v.picklist(BOOKMARK_KINDS), itemId: v.string() }),
});

const Helpful = v.object({ kind: v.literal('helpful'), reviewId: v.string() });

const JobAlert = v.object({
  kind: v.literal('jobAlert'),
  alert: v.object({
    designations: v.array(v.string()),
    preferences: v.object({
      location: v.array(v.string()),
      experience: v.array(v.picklist(EXPERIENCE_BANDS)),
      employment: v.array(v.picklist(EMPLOYMENT_TYPES)),
      ctc: v.array(v.picklist(PAY_OPTIONS)),
    }),
  }),
});

const Report = v.object({
  kind: v.literal('report'),
  target: v.object({ type: v.picklist(REPORTABLE_TYPES), id: v.string(), author: v.nullable(v.string()) }),
});

const WritePost = v.object({
  kind: v.literal('writePost'),
  community: v.nullable(
    v.object({
      type: v.picklist(COMMUNITY_TYPES),
      entityId: v.number(),
      name: v.string(),
      logo: v.nullable(v.string()),
    }),
  ),
});

const DiscussReview = v.object({ kind: v.literal('discussReview'), reviewId: v.string() });

const WriteComment = v.object({ kind: v.literal('writeComment'), postId: v.string() });

const Kept = v.object({
  intent: v.variant('kind', [
    Vote,
    Pick,
    Follow,
    Bookmark,
    Helpful,
    JobAlert,
    Report,
    WritePost,
    DiscussReview,
    WriteComment,
  ]),
  owner: v.nullable(v.string()),
  path: v.string(),
  scrollTop: v.nullable(v.number()),
  keptAt: v.number(),
});

export function serializeIntent(kept: KeptIntent): string {
  return JSON.stringify(kept);
}

export function parseIntent(
  stored: string | null,
  { now, viewer }: { readonly now: number; readonly viewer: string | null },
): KeptIntent | null {
  const kept = parseStored(Kept, stored);
  if (kept === null || now - kept.keptAt > INTENT_LIFETIME_MS) return null;
  return kept.owner === null || kept.owner === viewer ? kept : null;
}
