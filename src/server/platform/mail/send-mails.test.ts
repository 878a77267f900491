import { describe, expect, it } from 'vitest';
import type { Mail } from './mailer.port';
import { MailRefused } from './mailer.port';
import { sendMails } from './send-mails';

const mailTo = (to: string): Mail => ({ to, subject: 'News', text: 'Some.' });

/** A mail server that answers each address as its name says, and counts what is under way. */
function aMailServer() {
  const sent: string[] = [];
  const lines: string[] = [];
  let open = 0;
  let most = 0;
  const send = async ({ to }: Mail): Promise<void> => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((done) => setImmediate(done));
    open -= 1;
    if (to.startsWith('unknown')) throw new MailRefused(true);
    if (to.startsWith('later')) throw new MailRefused(false);
    if (to.startsWith('cut')) throw new Error('connection closed');
    sent.push(to);
  };
  const log = { error: (...said: unknown[]): void => void lines.push(String(said[1])) };
  const deps = { mailer: { send }, log, failure: 'a mail could not be sent' };
  return { deps, sent, lines, most: () => most };
}

describe('a batch of mails', () => {
  it('leaves several at once, each once', async () => {
    const server = aMailServer();
    const items = Array.from({ length: 23 }, (_, place) => `user-${place}`);
    expect(await sendMails(server.deps, items, mailTo)).toEqual({ again: [], isAway: false });
    expect(server.sent.toSorted()).toEqual(items.toSorted());
    expect(server.most()).toBe(5);
  });

  it('is tried again but for what is refused for good and what is no mail', async () => {
    const server = aMailServer();
    const items = ['unknown', 'later', 'none', 'cut', 'asha'];
    const { again, isAway } = await sendMails(server.deps, items, async (to) => (to === 'none' ? null : mailTo(to)));
    expect([again.toSorted(), isAway]).toEqual([['cut', 'later'], false]);
    expect(server.sent).toEqual(['asha']);
    expect(server.lines).toHaveLength(3);
  });

  it.each([
    [['cut-1', 'cut-2'], true],
    [['cut-1', 'later-2'], false],
    [['cut-1'], false],
    [['unknown-1', 'unknown-2'], false],
    [['cut-1', 'asha'], false],
  ])('of %j says that the mail server is away: %s', async (items, expected) => {
    expect((await sendMails(aMailServer().deps, items, mailTo)).isAway).toBe(expected);
  });

  it('says what is wrong where a mail cannot be made', async () => {
    const made = sendMails(aMailServer().deps, ['asha'], () => Promise.reject(new Error('the database is away')));
    await expect(made).rejects.toThrow('the database is away');
  });
});
