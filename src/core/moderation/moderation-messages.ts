import type { ModerationAct } from './acts.rules';
import type { CaseEntry, ItemLabel } from './case';
import type { Ground } from './grounds.rules';
import type { ModeratedKindName } from './moderated-kinds.rules';

/** Words of moderation that moderators, authors and readers of the public log share. */
export const moderationMessages = {
  kinds: {
    post: 'Post',
    comment: 'Comment',
    review: 'Review',
    salary: 'Salary',
    interview: 'Interview',
    benefits: 'Benefits',
    photo: 'Photo',
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
  } satisfies Record<CaseEntry['origin'], string>,
  grounds: {
    ORDER: 'Order',
    CHECK: 'Held by a check',
    PRIVACY: 'Says who somebody is',
    HARASSMENT: 'Abuse',
    UNTRUE: 'Untrue',
    ADVERTISING: 'Advertising',
    WRONG_PLACE: 'Wrong place',
    OTHER: 'Other',
  } satisfies Record<Ground, string>,
  labels: {
    TEXT: 'Text',
    LIKES: 'Likes',
    DISLIKES: 'Dislikes',
    STORY: 'Story',
    QUESTION: 'Question',
    OPTION: 'Option',
    CAPTION: 'Caption',
    PICTURE: 'Picture',
    FACT: 'Facts',
  } satisfies Record<ItemLabel, string>,
} as const;
