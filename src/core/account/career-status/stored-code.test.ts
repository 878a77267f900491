import { describe, expect, it } from 'vitest';
import { parseSentCode, serializeSentCode } from './stored-code';

const sent = {
  to: 'asha@vaayuna.example',
  message: 'We sent a code to a•••@vaayuna.example.',
  expiresAt: '2026-11-21T10:10:00.000Z',
  resendAt: Date.parse('2026-11-21T10:00:30.000Z'),
};
const stored = serializeSentCode({ careerStatusId: 41, sent });
const end = Date.parse(sent.expiresAt);

describe('a code that a device knows to be on its way', () => {
  it('comes back for its career status until it is too old', () => {
    expect(parseSentCode(stored, 41, end - 1)).toEqual(sent);
    expect(parseSentCode(stored, 41, end)).toBeNull();
    expect(parseSentCode(stored, 42, end - 1)).toBeNull();
  });

  it.each([null, '', '{', '{"careerStatusId":41}', stored.replace('Z"', '"')])('is none where %s is stored', (text) => {
    expect(parseSentCode(text, 41, 0)).toBeNull();
  });
});
