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

/** The kinds of news that are pushed to the user's devices, and whether those of the night are. */
export type PushChoices = Readonly<Record<PushKind | 'atNight', boolean>>;

/** The choices that are made again; the others stay. */
export type PushChoicesChange = Partial<PushChoices>;

/** The choices of a user who has made none: what others ask of the user or answer, and nothing at night. */
export const USUAL_PUSH_CHOICES: PushChoices = {
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
