import { anOutbox } from '@tests/support/an-outbox';
import { run, select } from '@tests/support/sql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { latestRoundTime } from '@/core/talk/notifications/notification-rounds.rules';
import type { Mail } from '@/server/platform/mail/mailer.port';
import { MailRefused } from '@/server/platform/mail/mailer.port';
import { pauseTasksWhile } from '@/server/platform/schedule';
import { integer } from '@/server/platform/sql-types';
import { mailAnswers } from '@/server/services/talk/notification/answer-mails/answer-mails';
import { describeOnDatabases } from './harness/describe-on-databases';
import type { Person, World } from './harness/world';
import { comment, post, reply, startWorld } from './harness/world';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describeOnDatabases('mails about answers', (on) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(on);
    pauseTasksWhile(world.server.app, () => true);
  });
  afterAll(() => world.stop());

  /** `refuses`: an address that the mail server temporarily rejects. Returns the sent mails. */
  async function round(rhythm: 'daily' | 'atOnce', refuses = ''): Promise<readonly Mail[]> {
    const { database, authorship, origin } = world.server;
    const sent: Mail[] = [];
    const mailer = {
      send: async (mail: Mail) => {
        if (mail.to === refuses) throw new MailRefused(false);
        sent.push(mail);
      },
    };
    const outbox = anOutbox({ database, authorship, mailer, address: { origin }, now: world.now });
    await mailAnswers({ database, authorship, outbox, now: world.now }, rhythm);
    await outbox.sendDue();
    return sent;
  }
  const to = (person: Person, mails: readonly Mail[]) =>
    mails.filter((mail) => mail.to.toLowerCase() === person.email.toLowerCase());
  const nextNine = () => world.pass(latestRoundTime(world.now(), 'daily') + DAY_MS - world.now());
  const choose = (person: Person, answers: string) => person.post('/api/user/user/subscription', { answers });

  it('go out at nine, once, to whoever has chosen nothing; and say how many, but no name, text or post', async () => {
    const [author, other] = [await world.writer(), await world.writer()];
    const [first, second] = [await post(author), await post(author)];
    await comment(other, first, 'Sixty days, says a colleague.');
    const { userName } = (await other.get('/api/user/user/anonymous-profile')).body;
    expect(userName).toMatch(/\w/);
    await comment(other, second);
    await reply(other, await comment(author, first));
    expect(to(author, await round('daily'))).toEqual([]);
    nextNine();
    const [mail, ...more] = to(author, await round('daily'));
    expect(more).toEqual([]);
    expect(mail?.text).toContain('2 of your posts have new comments. One of your comments has new replies.');
    for (const secret of [first, second, 'Sixty days', userName]) {
      expect(`${mail?.text} ${mail?.html}`).not.toContain(secret);
    }
    expect(to(author, await round('daily'))).toEqual([]);
    await comment(other, first);
    nextNine();
    // Already notified by the first mail.
    expect(to(author, await round('daily'))).toEqual([]);
  });

  it('do not name what was seen here before, and come again for what came after that', async () => {
    const [author, other] = [await world.writer(), await world.writer()];
    const postId = await post(author);
    const seeAll = async () => {
      const { items } = (await author.get('/api/notification/notifications?platform=computer')).body;
      const notificationIds = items.map(({ notificationId }: { notificationId: string }) => notificationId);
      const view = { action: 'View', notificationIds, andOlder: true };
      expect((await author.post('/api/notification/notifications', view)).status).toBe(200);
    };
    await comment(other, postId);
    await seeAll();
    nextNine();
    expect(to(author, await round('daily'))).toEqual([]);
    await comment(other, postId);
    nextNine();
    expect(to(author, await round('daily'))).toHaveLength(1);
    await seeAll();
    await comment(other, postId);
    nextNine();
    expect(to(author, await round('daily'))).toHaveLength(1);
  });

  it('go out in the next minutes to whoever wants them at once, and to nobody who wants none', async () => {
    const [quick, silent, other] = [await world.writer(), await world.writer(), await world.writer()];
    await choose(quick, 'atOnce');
    await choose(silent, 'off');
    for (const person of [quick, silent]) await comment(other, await post(person));
    const mails = await round('atOnce');
    expect([to(quick, mails).length, to(silent, mails).length]).toEqual([1, 0]);
    expect(to(quick, await round('atOnce'))).toEqual([]);
    nextNine();
    const later = await round('daily');
    expect([to(quick, later).length, to(silent, later).length]).toEqual([0, 0]);
  });

  it('end with one press in the mail, without a session', async () => {
    const [author, other] = [await world.writer(), await world.writer()];
    await comment(other, await post(author));
    nextNine();
    const [mail] = to(author, await round('daily'));
    const answer = await fetch(mail?.unsubscribe ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect((await author.get('/api/user/user/subscription')).body).toEqual({ digest: false, answers: 'off' });
    await comment(other, await post(author));
    nextNine();
    expect(to(author, await round('daily'))).toEqual([]);
  });

  it('are sent by one of two processes, and again after a rest where the mail server refused', async () => {
    const [author, other] = [await world.writer(), await world.writer()];
    await comment(other, await post(author));
    nextNine();
    expect(to(author, await round('daily', author.email.toLowerCase()))).toEqual([]);
    world.pass(HOUR_MS);
    const both = (await Promise.all([round('daily'), round('daily')])).flat();
    expect(to(author, both)).toHaveLength(1);
  });

  it.each([
    [
      'ends the account',
      async (author: Person) => {
        const { userName } = (await author.get('/api/user/user/anonymous-profile')).body;
        return author.post('/api/user/user/delete', { confirmation: userName, contributions: 'erase' });
      },
    ],
    ['pauses it', (author: Person) => author.post('/api/user/user/deactivate', undefined)],
    ['ends the list', (author: Person) => choose(author, 'off')],
  ])('do not leave after their user %s, though they were made before', async (_, end) => {
    const [author, other] = [await world.writer(), await world.writer()];
    await comment(other, await post(author));
    nextNine();
    expect(to(author, await round('daily', author.email.toLowerCase()))).toEqual([]);
    const waiting = async () => {
      const owner = world.server.authorship.mailRef(author.userId, 'answers');
      const count = 'select count(*)::int as n from platform.waiting_mails where owner_ref = $1';
      return (await select(world.server.database, { n: integer }, count, owner))[0]?.n;
    };
    expect(await waiting()).toBe(1);
    expect((await end(author)).status).toBeLessThan(300);
    expect(await waiting()).toBe(0);
    world.pass(HOUR_MS);
    expect(to(author, await round('daily'))).toEqual([]);
  });

  it('do not go to an address that its provider has not proved, nor to a deactivated account', async () => {
    const [unproved, paused, other] = [await world.writer(), await world.writer(), await world.writer()];
    for (const person of [unproved, paused]) await comment(other, await post(person));
    const sql = 'update identity.accounts set email_verified = false where user_id = $1';
    await run(world.server.database, sql, unproved.userId);
    expect((await paused.post('/api/user/user/deactivate', undefined)).status).toBe(204);
    nextNine();
    const mails = await round('daily');
    expect([to(unproved, mails), to(paused, mails)]).toEqual([[], []]);
  });
});
