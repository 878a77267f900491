import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS } from '@/core/common/india-calendar.rules';
import { digestDay, ROUND_DAYS } from '@/core/notifications/news-rounds.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { listMail } from '@/server/platform/mail/list-mail';
import type { Mail, Mailer } from '@/server/platform/mail/mailer.port';
import { sendMails } from '@/server/platform/mail/send-mails';
import type { ServerAddress } from '@/server/platform/server-address';
import type { RowOf } from '@/server/platform/sql-types';
import { addressOfUser, claimDigests, postsOfTheWeek, releaseDigests } from './digest.queries';
import { unsubscribeKeyOf } from './unsubscribe-key';

export interface DigestDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly mailer: Mailer;
  readonly address: Pick<ServerAddress, 'origin'>;
  readonly brand: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type PostOfTheWeek = RowOf<typeof postsOfTheWeek.columns>;

const MAX_POSTS = 5;

/**
 * Sends the digest that is due to everybody who has not got it. Who has nothing to read gets no mail; a mail that could not be sent is tried again in the next
 * round, one that was refused for good in the next week.
 */
export async function sendDigests(deps: DigestDeps, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  const { database, mailer, now } = deps;
  const day = digestDay(now());
  const failed: string[] = [];
  try {
    for (let isAway = false; !isAway; ) {
      const claimed = (await database.query(claimDigests, day)).map(({ user_id }) => user_id);
      if (claimed.length === 0) break;
      const sent = await sendMails({ mailer, log, failure: 'a digest could not be mailed' }, claimed, (userId) =>
        digestFor(deps, userId),
      );
      failed.push(...sent.again);
      isAway = sent.isAway;
    }
  } finally {
    if (failed.length > 0) await database.query(releaseDigests, failed, day);
  }
}

async function digestFor(deps: DigestDeps, userId: string): Promise<Mail | null> {
  const { database, authorship, now } = deps;
  const persona = authorship.personaRef(userId);
  const [user] = await database.query(addressOfUser, userId);
  const rows = await database.query(
    postsOfTheWeek,
    persona,
    new Date(now() - ROUND_DAYS.weekly * DAY_MS),
    authorship.voterRef(persona),
  );
  // The user's own posts are no news.
  const posts = rows.filter(({ id, author_ref }) => !authorship.authorRef(persona, id).equals(author_ref));
  if (user?.email == null || posts.length === 0) return null;
  return digestMail(deps, user.email, userId, posts.slice(0, MAX_POSTS));
}

function digestMail(
  { authorship, address: { origin }, brand }: DigestDeps,
  to: string,
  userId: string,
  posts: readonly PostOfTheWeek[],
): Mail {
  return listMail({
    to,
    brand,
    subject: `This week in your communities on ${brand}`,
    items: posts.map(({ id, opening, community, upvotes, comments_count }) => ({
      label: opening.replaceAll(/\s+/g, ' '),
      detail: `${community} · ${upvotes} found it useful · ${comments_count === 1 ? '1 comment' : `${comments_count} comments`}`,
      href: `${origin}/p/${id}`,
    })),
    more: { label: 'All posts of what you follow', href: `${origin}/?feed=following` },
    reason: 'You get this mail on Sundays because you asked for it. End it with one press, without logging in',
    unsubscribe: `${origin}/unsubscribe?k=${unsubscribeKeyOf(authorship, userId, 'digest')}`,
  });
}
