import { insertRow } from '@tests/support/sql';
import { describe, expect, it } from 'vitest';
import { latestRoundTime } from '@/core/talk/notifications/notification-rounds.rules';
import { newestMail } from '@/server/platform/mail/newest-mail';
import { rewardsHousekeeping } from '@/server/services/account/user/rewards/housekeeping';
import { sendDigests } from '@/server/services/account/user/settings/digest';
import type { Person, World } from '../harness/world';
import { post } from '../harness/world';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 86_400_000;
const TOPIC = { type: 'topic', entityId: 1 };

/** Settings outside ports: mails, their links, and points. */
export function settingsSuite(world: () => World): void {
  const mailTo = async ({ email }: Person) => {
    const [mail] = await newestMail(world().server, email.toLowerCase(), 1);
    return mail ?? null;
  };
  const sendRound = async () => {
    const { database, authorship, outbox } = world().server;
    await sendDigests({ database, authorship, outbox, now: world().now });
  };
  const subscriber = async () => {
    const person = await world().reader();
    await person.post('/api/feed/v1/community/join', TOPIC);
    await person.post('/api/user/user/subscription', { digest: true });
    return person;
  };

  describe('the weekly digest', () => {
    it('comes after the next Sunday, once, with a link that ends it; whoever did not ask gets none', async () => {
      const [person, silent, author] = [await subscriber(), await world().reader(), await world().writer()];
      await silent.post('/api/feed/v1/community/join', TOPIC);
      await post(author, { title: 'Notice of the week', community: TOPIC });
      await sendRound();
      expect(await mailTo(person)).toBeNull();
      world().pass(WEEK_MS);
      await post(await world().writer(), { title: 'Another of the week', community: TOPIC });
      const content =
        'My firm wants ninety days of notice, and the new one wants me within thirty. Has anybody bought out the rest?';
      await post(await world().writer(), { title: null, content, community: TOPIC });
      await sendRound();
      const mail = await mailTo(person);
      expect(mail?.body).toContain('Another of the week');
      expect(mail?.body).toContain(`${content.slice(0, 99).trimEnd()}…\n`);
      expect(mail?.body).toMatch(/Notice Period · 0 found it useful · 0 comments\n/);
      expect(mail?.body).toMatch(/\/unsubscribe\?k=[\w-]+$/);
      const page = await fetch(`${world().server.origin}/mailbox/${mail?.id}`);
      expect([page.status, page.headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringContaining("default-src 'none'"),
      ]);
      expect(await page.text()).toMatch(/>Another of the week<\/a>/);
      expect(await mailTo(silent)).toBeNull();
      await sendRound();
      const all = await newestMail(world().server, person.email.toLowerCase(), 5);
      expect(all).toHaveLength(1);
    });

    it('ends by one press in a mail program: a form, without cookies, session or Origin', async () => {
      const person = await subscriber();
      world().pass(WEEK_MS);
      await post(await world().writer(), { community: TOPIC });
      await sendRound();
      const link = /https?:\S+\/unsubscribe\?k=\S+/.exec((await mailTo(person))?.body ?? '')?.[0] ?? '';
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const press = (address: string) =>
        fetch(address, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
      // Only opening the link ends nothing.
      await fetch(link);
      expect((await person.get('/api/user/user/subscription')).body).toMatchObject({ digest: true });
      const answer = await press(link);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
      expect((await person.get('/api/user/user/subscription')).body).toMatchObject({ digest: false });
      expect((await press(link)).status).toBe(200);
      expect((await press(link.slice(0, -4))).status).toBe(400);
      expect((await press(link.replace(/\?.*/, ''))).status).toBe(400);
    });

    it('comes at nine to whoever asks for it on the Sunday morning before', async () => {
      const [person, author] = [await world().reader(), await world().writer()];
      const sunday = latestRoundTime(world().now(), 'weekly') + WEEK_MS;
      world().pass(sunday - HOUR_MS - world().now());
      await person.post('/api/feed/v1/community/join', TOPIC);
      await person.post('/api/user/user/subscription', { digest: true });
      await post(author, { title: 'Of this very week', community: TOPIC });
      await sendRound();
      expect(await mailTo(person)).toBeNull();
      world().pass(HOUR_MS);
      await sendRound();
      expect((await mailTo(person))?.body).toContain('Of this very week');
    });

    it('leaves out what its reader hid, those whom they blocked, and what they wrote themselves', async () => {
      const [person, author, blocked] = [await world().writer(), await world().writer(), await world().writer()];
      await person.post('/api/feed/v1/community/join', TOPIC);
      await person.post('/api/user/user/subscription', { digest: true });
      world().pass(WEEK_MS);
      await post(author, { title: 'Wanted', community: TOPIC });
      const hidden = await post(author, { title: 'Hidden', community: TOPIC });
      const theirs = await post(blocked, { title: 'Of a blocked one', community: TOPIC });
      await post(person, { title: 'My own', community: TOPIC });
      await person.call('PUT', `/api/feed/v1/post/${hidden}/hidden`);
      const { name } = (await person.get(`/api/feed/v1/feed/${theirs}`)).body.author;
      expect((await person.post('/api/feed/v1/blocked-names', { name })).status).toBe(204);
      await sendRound();
      const { body = '' } = (await mailTo(person)) ?? {};
      expect(body).toContain('Wanted');
      expect(body).not.toMatch(/Hidden|Of a blocked one|My own/);
    });

    it('says nothing of its reader in the key of its link', async () => {
      const person = await subscriber();
      world().pass(WEEK_MS);
      await post(await world().writer(), { community: TOPIC });
      await sendRound();
      const key = /k=(\S+)/.exec((await mailTo(person))?.body ?? '')?.[1] ?? '';
      const opened = Buffer.from(key, 'base64url').toString('latin1');
      expect(opened).not.toContain(person.userId);
      expect(opened).not.toContain('digest');
    });
  });

  it('shows points by kind, most first, and their sum', async () => {
    const person = await world().reader();
    const { database, authorship } = world().server;
    const persona_ref = authorship.personaRef(person.userId);
    await insertRow(database, 'persona.rewards', { persona_ref, kind: 'review', contributions: 1, points: 20 });
    await insertRow(database, 'persona.rewards', { persona_ref, kind: 'salary', contributions: 3, points: 30 });
    await rewardsHousekeeping(database, authorship)(Date.now());
    const earned = [
      { kind: 'salary', contributions: 3, points: 30 },
      { kind: 'review', contributions: 1, points: 20 },
    ];
    expect((await person.get('/api/user/user/rewards')).body).toEqual({ points: 50, earned });
    // Idempotent.
    await rewardsHousekeeping(database, authorship)(Date.now());
    expect((await person.get('/api/user/user/rewards')).body).toEqual({ points: 50, earned });
  });
}
