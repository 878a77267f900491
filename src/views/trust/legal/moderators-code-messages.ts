import { MODERATION_RULE_IDS, ruleById } from '@/core/kernel/moderated/moderation-rules.rules';
import { CONDUCT_EFFECTIVE_DATE, CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';
import { ACT_RETENTION_DAYS, DECISION_UNDO_MS } from '@/core/trust/moderation/decisions.rules';
import type { LegalPage } from './legal-facts';

export function moderatorsCode(): LegalPage {
  return {
    title: 'Code of conduct for moderators',
    isPolicy: true,
    since: CONDUCT_EFFECTIVE_DATE,
    version: CONDUCT_VERSION,
    lead: 'Moderators decide about what users write, show and call themselves. They follow this code, and anyone can hold them to it.',
    parts: [
      {
        title: 'The rules that are decided by',
        points: MODERATION_RULE_IDS.map((id) => {
          const { number, title, wording } = ruleById(id);
          return `Rule ${number}: ${title}. ${wording}`;
        }),
      },
      {
        title: 'What a moderator does',
        points: [
          'Decides on the text, the picture or the name, and not on the person.',
          'Takes the most urgent case first: the queue has them in that order.',
          'Names the rule and marks the words that break it. What breaks no rule stays, however unwelcome it is.',
          'Leaves opinions alone, and lets the author answer first where a complaint says that something is untrue.',
          `Takes a mistake back: a decision can be undone for ${DECISION_UNDO_MS / 1_000} seconds before anybody is told of it.`,
        ],
      },
      {
        title: 'What a moderator does not do',
        points: [
          'Decide about their own contribution, or about an appeal from their own decision: the queue gives them neither.',
          'Decide about their employer, a former employer, or anyone whom they know: they leave the case to another moderator.',
          'Try to find out who wrote, reported or complained.',
          'Take money, favours or orders from anyone who is concerned. A company’s wish is no reason, nor is a lawyer’s letter.',
          'Treat praise and blame differently. The stars of a review show after the decision.',
          'Change a text, or carry out of the queue what they have read there.',
        ],
      },
      {
        title: 'What holds them to it',
        points: [
          'Each version of this code is accepted before anything else: until then no case opens, and nothing can be decided.',
          'The queue opens only in a session that was begun on the same day.',
          `What moderators do is logged, and the log is kept for ${ACT_RETENTION_DAYS} days.`,
          'Decisions are in the [public log](/transparency), by role and not by name.',
          'An appeal goes to another moderator. Complaints about a decision go to the [grievance officer](/legal/grievances), who can end the role.',
        ],
      },
    ],
  };
}
