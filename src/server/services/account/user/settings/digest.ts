import { DAY_MS } from '@/core/kernel/common/india-calendar.rules';
import { postLabel } from '@/core/kernel/formatting/post-label.rules';
import { digestDay, ROUND_DAYS } from '@/core/talk/notifications/notification-rounds.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { listMail } from '@/server/platform/mail/list-mail';
import { BEFORE_ALL } from '@/server/platform/mail/mail-rounds';
import type { Mail } from '@/server/platform/mail/mailer.port';
import type { Outbox } from '@/server/platform/mail/outbox';
import type { RowOf } from '@/server/platform/sql-types';
import { addressOfUser, claimDigest, dueDigests, postsOfTheWeek } from './digest.queries';
import { unsubscribeKeyOf } from './unsubscribe-key';

export interface DigestDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly outbox: Pick<Outbox, 'mailEach' | 'place'>;
  readonly now: () => number;
}

type PostOfTheWeek = RowOf<typeof postsOfTheWeek.columns>;

const MAX_POSTS = 5;

/** Sends due digests. Users without new posts get none. */
export async function sendDigests(deps: DigestDeps): Promise<void> {
  const { database, outbox, now } = deps;
  const day = digestDay(now());
  for (let behind: string | undefined = BEFORE_ALL, goesOut = true; goesOut && behind !== undefined; ) {
    const due: readonly RowOf<typeof dueDigests.columns>[] = await database.query(dueDigests, day, behind);
    const items = due.map(({ user_id }) => ({ id: user_id, userId: user_id }));
    goesOut = await outbox.mailEach(items, {
      list: 'digest',
      claim: async (tx, { userId }) => (await tx.query(claimDigest, userId, day))[0] ?? null,
      mailOf: (tx, _claimed, { userId }) => digestFor(tx, deps, userId),
    });
    behind = due.at(-1)?.user_id;
  }
}

async function digestFor(tx: Database, deps: DigestDeps, userId: string): Promise<Mail | null> {
  const { authorship, now } = deps;
  const persona = authorship.personaRef(userId);
  const [user] = await tx.query(addressOfUser, userId);
  const since = new Date(now() - ROUND_DAYS.weekly * DAY_MS);
  const rows = await tx.query(postsOfTheWeek, persona, since, authorship.voterRef(persona));
  const posts = rows.filter(({ id, author_ref }) => !authorship.authorRef(persona, id).equals(author_ref));
  if (user?.email == null || posts.length === 0) return null;
  return digestMail(deps, user.email, userId, posts.slice(0, MAX_POSTS));
}

function digestMail(
  { authorship, outbox: { place } }: DigestDeps,
  to: string,
  userId: string,
  posts: readonly PostOfTheWeek[],
): Mail {
  const { brand } = place;
  const { origin } = place.address;
  return listMail({
    to,
    brand,
    subject: `This week in your communities on ${brand}`,
    items: posts.map(({ id, opening, community, upvotes, comments_count }) => ({
      label: postLabel(null, opening),
      detail: `${community} · ${upvotes} found it useful · ${comments_count === 1 ? '1 comment' : `${comments_count} comments`}`,
      href: `${origin}/p/${id}`,
    })),
    more: { label: 'All posts from communities you follow', href: `${origin}/?feed=following` },
    reason: 'You get this email on Sundays because you asked for it. Unsubscribe with one click, without logging in',
    unsubscribe: `${origin}/unsubscribe?k=${unsubscribeKeyOf(authorship, userId, 'digest')}`,
  });
}
