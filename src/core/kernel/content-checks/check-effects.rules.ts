import { isFreeMailAddress } from '../formatting/free-mail.rules';
import type { ModeratedKindName } from '../moderated/moderated-kinds.rules';
import type { CheckGround } from './finding';

/** `hold`: the text waits for a moderator. `note`: the text is published, and a moderator reads it soon. */
export type CheckEffect = 'hold' | 'note' | 'none';

const OF_A_REPORT: Readonly<Record<CheckGround, CheckEffect>> = {
  contact: 'hold',
  account: 'hold',
  person: 'hold',
  abuse: 'hold',
  copied: 'hold',
  repetition: 'hold',
};
// In conversations people mention ministers, founders and players, and stretch words for fun.
const OF_A_CONVERSATION: Readonly<Record<CheckGround, CheckEffect>> = {
  ...OF_A_REPORT,
  person: 'note',
  repetition: 'none',
};

/** Public mailboxes of an employer's departments. */
const DESK =
  /^(?:careers?|jobs?|hr|hrd|info|support|help|helpdesk|contact|recruit(?:ing|ment|ers?)?|talent|hiring|grievances?|press|media|sales|ethics|posh)(?:[._-][a-z]+)?@/i;

export function effectOf(kind: ModeratedKindName, ground: CheckGround, words: string): CheckEffect {
  if (ground === 'contact' && DESK.test(words) && !isFreeMailAddress(words)) return 'none';
  return (kind === 'post' || kind === 'comment' ? OF_A_CONVERSATION : OF_A_REPORT)[ground];
}
