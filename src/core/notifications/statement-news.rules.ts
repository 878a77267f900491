import type { ModerationAct } from '../moderation/acts.rules';
import type { ModeratedKindName } from '../moderation/moderated-kinds.rules';
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
};

const ENDS: Readonly<Record<ModerationAct, string>> = {
  PUBLISHED: 'is live',
  KEPT: 'stays as it is',
  REJECTED: 'was not published',
  REMOVED: 'was removed',
};

/** A moderator has decided about a contribution of the user; it leads to the statement. */
export function statementNews(decided: {
  readonly statementId: string;
  readonly act: ModerationAct;
  readonly kind: ModeratedKindName;
  readonly place: string;
}): NewNotification {
  const { statementId, act, kind, place } = decided;
  return {
    subject: `statement ${statementId}`,
    variantId: 'statement',
    data: {
      title: `Your ${KINDS[kind]} ${ENDS[act]}`,
      body: `In ${place}. The statement says why, and what you can do.`,
      cta: `/statements/${statementId}`,
      ctaText: 'Read the statement',
      ctaType: 'internal',
      ctaImage: null,
      icon: 'system',
      nativeInfo: { type: 'statement', params: { statementId } },
      avatar: null,
      trackingData: { kind: 'statement' },
    },
  };
}
