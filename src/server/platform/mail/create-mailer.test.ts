import { describe, expect, it } from 'vitest';
import { messageOf } from './create-mailer';

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
});
