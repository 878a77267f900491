import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { ModerationAct } from './acts.rules';
import type { CaseEntry, ItemLabel } from './case';
import { GROUND_NAMES } from './ground-names.rules';

/** Words of moderation that moderators, authors and readers of the public log share. */
export const moderationMessages = {
  kinds: {
    post: 'Post',
    comment: 'Comment',
    review: 'Review',
    salary: 'Salary',
    interview: 'Interview',
    message: 'Message',
    benefits: 'Benefits',
    photo: 'Photo',
    company: 'New company',
    profile: 'Pseudonym',
    video: 'Video',
    entry: 'Company’s entry',
    job: 'Job opening',
    tenure: 'Joining and leaving',
  } satisfies Record<ModeratedKindName, string>,
  acts: {
    PUBLISHED: 'Published',
    KEPT: 'Kept',
    REJECTED: 'Not published',
    REMOVED: 'Removed',
    WITHDRAWN: 'Taken away by their writers',
  } satisfies Record<ModerationAct | 'WITHDRAWN', string>,
  origins: {
    CHECK: 'our own check',
    READER: 'readers’ reports',
    COMPLAINT: 'a complaint',
    ORDER: 'an order of a court or of the government',
    APPEAL: 'the author’s appeal',
  } satisfies Record<CaseEntry['origin'], string>,
  grounds: GROUND_NAMES,
  labels: {
    TEXT: 'Text',
    LIKES: 'Likes',
    DISLIKES: 'Dislikes',
    STORY: 'Story',
    ROUND: 'Rounds',
    QUESTION: 'Questions',
    OPTION: 'Options',
    CAPTION: 'Captions',
    PICTURE: 'Picture',
    VIDEO: 'Video',
    LINK: 'Card of the link',
    BYLINE: 'Written under',
    FACT: 'Facts',
  } satisfies Record<ItemLabel, string>,
} as const;
