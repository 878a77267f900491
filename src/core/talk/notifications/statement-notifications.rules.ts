import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { StatedAct } from '@/core/trust/moderation/acts.rules';
import { ANSWER_DAYS } from '@/core/trust/moderation/author-answers.rules';
import type { NewNotification } from './new-notification';

const KINDS: Readonly<Record<ModeratedKindName, string>> = {
  post: 'post',
  comment: 'comment',
  review: 'review',
  salary: 'salary report',
  interview: 'interview report',
  message: 'message',
  benefits: 'report of benefits',
  photo: 'photo',
  company: 'new company',
  profile: 'pseudonym',
  video: 'video',
  entry: 'company’s entry',
  job: 'job opening',
  tenure: 'report of joining and leaving',
  answer: 'answer',
};

const ENDS: Readonly<Record<StatedAct, string>> = {
  PUBLISHED: 'is live',
  KEPT: 'stays as it is',
  REJECTED: 'was not published',
  REMOVED: 'was removed',
  ASKED: 'was called untrue',
};

/** Builds a notification that leads to the statement about a decision, or about a complaint of untruth. */
export function statementNotification(decided: {
  readonly statementId: string;
  readonly act: StatedAct;
  readonly kind: ModeratedKindName;
  readonly place: string;
}): NewNotification {
  const { statementId, act, kind, place } = decided;
  const isAsked = act === 'ASKED';
  return {
    subject: `statement ${statementId}`,
    variantId: 'statement',
    data: {
      title: `Your ${KINDS[kind]} ${ENDS[act]}`,
      body: isAsked
        ? `In ${place}. You have ${ANSWER_DAYS} days to answer before a moderator decides.`
        : `In ${place}. The statement says why, and what you can do.`,
      cta: `/statements/${statementId}`,
      ctaText: isAsked ? 'Answer the complaint' : 'Read the statement',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'system',
      nativeInfo: { type: 'statement', params: { statementId } },
      avatar: null,
      trackingData: { kind: 'statement' },
    },
  };
}
