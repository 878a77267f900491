import type { EmployerAct } from '../public-log/employer-acts.rules';
import type { LoggedDecision } from '../public-log/log-line.rules';
import type { ModerationAct } from './acts.rules';
import type { ItemLabel } from './case';
import { GROUND_NAMES } from './ground-names.rules';

/** Words of moderation that moderators, authors and readers of the public log share. */
export const moderationMessages = {
  kinds: {
    employer: 'Company’s side',
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
  } satisfies Record<LoggedDecision['kind'], string>,
  acts: {
    PUBLISHED: 'Published',
    KEPT: 'Kept',
    REJECTED: 'Not published',
    REMOVED: 'Removed',
    WITHDRAWN: 'Taken away by their writers',
    CLAIMED: 'Claimed by proof of domain',
    RENEWED: 'Claim renewed',
    ENDED: 'Claim ended by the claimant',
    LAPSED: 'Claim lapsed',
    REVOKED: 'Claims revoked',
    CORRECTED: 'Entry corrected',
    ANSWERED: 'Answer published',
    EDITED: 'Answer edited',
  } satisfies Record<ModerationAct | EmployerAct | 'WITHDRAWN', string>,
  origins: {
    CHECK: 'our own check',
    READER: 'readers’ reports',
    COMPLAINT: 'a complaint',
    ORDER: 'an order of a court or of the government',
    APPEAL: 'the author’s appeal',
    EMPLOYER: 'the company',
    MODERATOR: 'a moderator',
  } satisfies Record<LoggedDecision['origin'], string>,
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
