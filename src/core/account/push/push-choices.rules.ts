export const PUSH_KINDS = [
  'votes',
  'commentVotes',
  'comments',
  'replies',
  'requests',
  'mentions',
  'polls',
  'talks',
  'highlights',
] as const;

export type PushKind = (typeof PUSH_KINDS)[number];

export type PushChoices = Readonly<Record<PushKind | 'atNight', boolean>>;

export type PushChoicesChange = Partial<PushChoices>;

/** The default choices: requests and answers from other users, and nothing at night. */
export const DEFAULT_PUSH_CHOICES: PushChoices = {
  votes: false,
  commentVotes: false,
  comments: true,
  replies: true,
  requests: false,
  mentions: true,
  polls: true,
  talks: true,
  highlights: false,
  atNight: false,
};
