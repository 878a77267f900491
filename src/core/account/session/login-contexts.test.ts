import { describe, expect, it } from 'vitest';
import { defaultLoginTexts, LOGIN_CONTEXTS, loginContextTexts } from './login-contexts';

describe('login contexts', () => {
  it('are the ten of the specification and one more, each with a title and a subtitle of its own', () => {
    expect(LOGIN_CONTEXTS).toHaveLength(11);
    for (const context of LOGIN_CONTEXTS) {
      expect(loginContextTexts[context].title.length).toBeGreaterThan(5);
      expect(loginContextTexts[context].subTitle.length).toBeGreaterThan(5);
    }
    expect(new Set(LOGIN_CONTEXTS.map((context) => loginContextTexts[context].title)).size).toBe(11);
  });

  it('fall back to the sentence of the specification', () => {
    expect(defaultLoginTexts.title).toBe('Log in to vote and write');
  });
});
