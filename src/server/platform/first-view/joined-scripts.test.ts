import { describe, expect, it } from 'vitest';
import { scriptJoiner } from './joined-scripts';

const join = scriptJoiner({ 'a b': '/joined/ab', 'a b c': '/joined/abc', 'd e': '/joined/de' });

describe('the scripts of a document', () => {
  it('are named as the build has joined them, the largest file first, and the others one by one', () => {
    expect(join(['c', 'a', 'client', 'b'])).toEqual(['/joined/abc', 'client']);
    expect(join(['e', 'a', 'b', 'd', 'client'])).toEqual(['/joined/ab', '/joined/de', 'client']);
    expect(join(['a', 'c', 'client'])).toEqual(['a', 'c', 'client']);
  });

  it('are named one by one where the build has joined nothing', () => {
    expect(scriptJoiner({})(['a', 'b'])).toEqual(['a', 'b']);
  });
});
