import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createSmtpMailer, messageOf } from './create-mailer';
import { MailRefused } from './mailer.port';

describe('a mail', () => {
  const mail = { to: 'asha@mail.example', subject: 'Hello', text: 'Hello, Asha.' };
  const from = 'Tarakki <no-reply@tarakki.example>';

  it('says how it is ended by one press, where it is a subscription (RFC 8058)', () => {
    expect(messageOf({ ...mail, unsubscribe: 'https://tarakki.example/unsubscribe?k=abc' }, from)).toEqual({
      from,
      ...mail,
      headers: {
        'List-Unsubscribe': '<https://tarakki.example/unsubscribe?k=abc>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it('says nothing of it where it is none', () => {
    expect(messageOf(mail, from)).toEqual({ from, ...mail });
  });

  it('has the same Message-ID each time it is sent, if it may be sent again', () => {
    const messageId = '<3f2b@tarakki.example>';
    expect(messageOf({ ...mail, id: '3f2b' }, from)).toEqual({ from, ...mail, messageId });
    expect(messageOf({ ...mail, id: '3f2b' }, 'no-reply@tarakki.example')).toMatchObject({ messageId });
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

  it.each([
    [550, true],
    [451, false],
  ])('is refused for its address with %i, for good: %s', async (reply, isFinal) => {
    const server = createServer((socket) => {
      socket.write('220 mail.example\r\n');
      socket.on('data', (line) => {
        if (line.toString().startsWith('QUIT')) socket.end();
        else
          socket.write(line.toString().startsWith('RCPT') ? `${reply} asha@mail.example\r\n` : '250 mail.example\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : null;
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@tarakki.example');
    const refusal = await mailer.send(mail).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(MailRefused);
    expect(refusal).toMatchObject({ isFinal, message: expect.not.stringContaining('asha') });
    server.close();
  });
});
