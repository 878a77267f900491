import type { AnswersFrequency } from '@/core/account/settings/subscription.rules';
import type { AnswerKind } from '@/core/talk/notifications/answers-mail.rules';
import { ANSWER_KINDS, answersMailLines } from '@/core/talk/notifications/answers-mail.rules';
import { latestRoundTime } from '@/core/talk/notifications/notification-rounds.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { listMail } from '@/server/platform/mail/list-mail';
import { BEFORE_ALL } from '@/server/platform/mail/mail-rounds';
import type { Mail } from '@/server/platform/mail/mailer.port';
import type { Outbox } from '@/server/platform/mail/outbox';
import type { RowOf } from '@/server/platform/sql-types';
import { unsubscribeKeyOf } from '@/server/services/account/user/settings/unsubscribe-key';
import { kindOf } from '../notifications/notification-data';
import { createdOf, openPayload } from '../notifications/notification-seals';
import { claimAnswers, unseenNotifications, usersWithDailyMails, usersWithInstantMails } from './answer-mails.queries';

export interface AnswerMailsDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly outbox: Pick<Outbox, 'mailEach' | 'place'>;
  readonly now: () => number;
}

type Recipient = RowOf<typeof usersWithDailyMails.columns>;
type Rhythm = Exclude<AnswersFrequency, 'off'>;

const USERS = { daily: usersWithDailyMails, atOnce: usersWithInstantMails } as const;

/**
 * Mails answers that arrived before nine this morning, or before now. Each is mailed once across processes, and never
 * after it was seen.
 */
export async function mailAnswers(deps: AnswerMailsDeps, rhythm: Rhythm): Promise<void> {
  const { database, outbox, now } = deps;
  const due = rhythm === 'daily' ? latestRoundTime(now(), 'daily') : now();
  for (let behind: string | undefined = BEFORE_ALL, goesOut = true; goesOut && behind !== undefined; ) {
    const users: readonly Recipient[] = await database.query(USERS[rhythm], behind);
    const waiting = await answersOf(deps, users, due);
    const told = users
      .filter(({ user_id }) => waiting.has(user_id))
      .map(({ user_id, email }) => ({ id: user_id, userId: user_id, email }));
    goesOut = await outbox.mailEach(told, {
      list: 'answers',
      claim: async (tx, { userId }) => {
        const answers = waiting.get(userId) ?? new Map<string, AnswerKind>();
        const claimed = await tx.query(claimAnswers, [...answers.keys()]);
        return claimed.length === 0 ? null : claimed.flatMap(({ id }) => answers.get(id) ?? []);
      },
      mailOf: async (_tx, claimed, { userId, email }) =>
        email === null ? null : mailOf(deps, { userId, to: email, rhythm }, claimed),
    });
    behind = users.at(-1)?.user_id;
  }
}

async function answersOf(
  { database, authorship }: AnswerMailsDeps,
  users: readonly Recipient[],
  due: number,
): Promise<ReadonlyMap<string, ReadonlyMap<string, AnswerKind>>> {
  const owners = new Map<string, string>();
  const inboxes = users.map(({ user_id }) => {
    const inbox = authorship.inboxRef(authorship.personaRef(user_id));
    owners.set(Buffer.from(inbox).toString('hex'), user_id);
    return inbox;
  });
  const rows = inboxes.length === 0 ? [] : await database.query(unseenNotifications, inboxes);
  const byOwner = new Map<string, Map<string, AnswerKind>>();
  for (const row of rows) {
    const owner = owners.get(Buffer.from(row.inbox_ref).toString('hex'));
    const told = kindOf(openPayload(authorship, row.inbox_ref, row.payload_seal));
    const kind = ANSWER_KINDS.find((one) => one === told);
    if (owner === undefined || kind === undefined || createdOf(authorship, row.inbox_ref, row) > due) continue;
    byOwner.set(owner, (byOwner.get(owner) ?? new Map()).set(row.id, kind));
  }
  return byOwner;
}

/** Builds a mail that names no post, because the mail service would learn who wrote it. */
function mailOf(
  { authorship, outbox: { place } }: AnswerMailsDeps,
  { userId, to, rhythm }: { readonly userId: string; readonly to: string; readonly rhythm: Rhythm },
  kinds: readonly AnswerKind[],
): Mail {
  const { brand } = place;
  const { origin } = place.address;
  const often = rhythm === 'daily' ? 'at most once a day' : 'soon after they arrive';
  return listMail({
    to,
    brand,
    subject: `Answers for you on ${brand}`,
    items: [
      {
        label: `Read them on ${brand}, under the bell`,
        detail: answersMailLines(kinds).join(' '),
        href: `${origin}/?showLoginModal=true`,
      },
    ],
    more: null,
    reason: `You get this email, ${often}, if there are answers that you have not seen. Change how often in Preferences, or unsubscribe with one click, without logging in`,
    unsubscribe: `${origin}/unsubscribe?k=${unsubscribeKeyOf(authorship, userId, 'answers')}&list=answers`,
  });
}
