import { MIN_GROUP } from '@/core/kernel/figures/figures.rules';
import { inWords } from '@/core/kernel/formatting/in-words';
import { MIN_APPENDED_LINES } from '@/core/trust/public-log/log-line.rules';

export const messages = {
  title: 'What moderators did',
  lead: 'This log lists every decision of our moderators, with the rule and how the case began. It leaves out authors, days and texts, so that nobody can be identified.',
  path: [
    { title: 'A case begins', text: 'Someone reports a text or complains about it, or our checks find something.' },
    {
      title: 'A moderator decides',
      text: 'They apply one rule. They see no author, and no stars before they decide.',
    },
    { title: 'The author hears why', text: 'They get the rule and the reason, and can appeal.' },
    { title: 'The log gets a line', text: 'Whoever kept a checkpoint can tell if it is changed later.' },
  ],
  sums: 'The last twelve months',
  noSums: 'No decisions in these months.',
  sumsLoading: 'Loading the totals',
  sumsFailed: 'The totals did not load',
  fewer: `fewer than ${MIN_GROUP}`,
  stars: 'Reviews by their stars',
  starsLead:
    'Moderators do not see the stars of a review before they have decided. These are their decisions on reviews in the twelve months before this month: accepted reviews were published or stayed.',
  noStars: 'No review was decided in those months.',
  starsOf: { one: '{count} star', other: '{count} stars' },
  starLine: (stars: string, kept: string, takenOff: string) =>
    `${stars}: ${kept} accepted, ${takenOff} refused or removed`,
  acceptedShare: (percent: number) => `${percent}%`,
  starsLabel: 'Share of decided reviews that were accepted',
  noShare: 'Too few to say',
  log: 'The log',
  loading: 'Loading the log',
  failedTitle: 'The log did not load',
  tryAgain: 'Try again',
  empty: 'No decision is in the log yet.',
  emptyWhen: `We add lines ${inWords(MIN_APPENDED_LINES)} at a time, or after a week, so that no line reveals its day.`,
  caption: 'Decisions of moderators, newest lines first',
  line: 'Line',
  rule: 'Rule',
  askedBy: 'Asked by',
  noRule: 'none',
  somePlace: 'a place with few contributions',
  more: 'Show older lines',
  moreFailed: 'The older lines did not load.',
  end: 'You have reached the end.',
  checkpoint: 'The newest checkpoint',
  checkpointLead:
    'A checkpoint says how many lines the log has and signs their hash. Keep it: if a line before it is later changed, removed, moved or added, you can tell, even if we sign a new log.',
  checkpointLoading: 'Loading the checkpoint',
  checkpointFailed: 'The checkpoint did not load',
  save: 'Save the checkpoint',
  key: 'Key',
  cosigners: 'Cosigned by',
  noCosigners: 'Nobody outside has cosigned this checkpoint yet.',
  cosigned: (name: string, on: string) => `${name}, on ${on}`,
  cosignersNote:
    'A witness is another site or person. It cosigns only if the log has only grown since the checkpoint that it cosigned before. Witnesses that we run ourselves are not listed. Judge for yourself who runs the others: a signature does not show it.',
  forDevelopers: 'For developers: check the log yourself',
  check: 'How to check it',
  checkText:
    'Run npm run log -- --verify --since <your checkpoint> in a copy of this software: it reads every line, recomputes the tree and compares it with the checkpoint you kept. Without a checkpoint from before, nobody can tell an old log from a new one.',
  format:
    'The log is a Merkle tree (RFC 6962, SHA-256) with checkpoints, witnesses and tiles as C2SP has them, under /log. The leaf of a line is the JSON of [salt, number, month, kind, decision, place, rule, asked by], as the call /api/moderation/log gives them.',
  takenOut:
    'The name of the place was removed, as the law required. The hash of the whole line stays in the tree, and can no longer be recomputed.',
  hash: 'Show the hash',
  ofLine: (number: string) => ` of line ${number}`,
} as const;
