import { describe, expect, it } from 'vitest';
import { emitFreeMail } from './emit-free-mail';

describe('emitFreeMail', () => {
  it('writes the domains of the list in order, without its comments', () => {
    const emitted = emitFreeMail('# Both\n\nyahoo.co.in\n gmail.com \n');
    expect(emitted).toContain('\ngmail.com\nyahoo.co.in\n');
    expect(emitted).not.toContain('Both');
  });

  it('refuses a domain that stands there twice', () => {
    expect(() => emitFreeMail('gmail.com\ngmail.com\n')).toThrow('free-mail-domains.txt names gmail.com twice.');
  });
});
