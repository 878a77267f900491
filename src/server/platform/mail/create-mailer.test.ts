import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createSmtpMailer, messageOf } from './create-mailer';

describe('a mail', () => {
  const mail = { to: 'asha@mail.example', subject: 'Hello', text: 'Hello, Asha.' };

  it('says how it is ended by one press, where it is a subscription (RFC 8058)', () => {
    expect(messageOf({ ...mail, unsubscribe: 'https://tarakki.example/unsubscribe?k=abc' })).toEqual({
      ...mail,
      headers: {
        'List-Unsubscribe': '<https://tarakki.example/unsubscribe?k=abc>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it('says nothing of it where it is none', () => {
    expect(messageOf(mail)).toEqual(mail);
  });

  it('is not sent by a mail server that takes the connection and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : null;
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@tarakki.example', 50);
    await expect(mailer.send(mail)).rejects.toThrow('The mail server did not take a mail (ETIMEDOUT).');
    silent.close();
  });
});
