import { describe, expect, it } from 'vitest';
import { hasMoved, readDiff } from './contract-change';

describe('a diff', () => {
  const change = (changes: object) =>
    readDiff({
      infoVersions: { base: '1.0.0', revision: '1.0.0' },
      changes: [{ path: '#/x', kind: 'modified', impact: 'patch', ...changes }],
    }).changes;

  it('calls a new required member of an answer breaking', () => {
    const [found] = change({
      path: '#/paths/~1a/get/responses/200/x',
      property: 'required',
      base: { value: ['a'] },
      revision: { value: ['a', 'b'] },
    });
    expect(found?.impact).toBe('major');
    expect(change({ property: 'required', base: { value: [] }, revision: { value: ['b'] } })[0]?.impact).toBe('patch');
  });

  it('calls another default of a parameter more than a patch', () => {
    const path = '#/paths/~1a/get/parameters/query.limit/schema';
    expect(change({ path, property: 'default', base: { value: 20 }, revision: { value: 10 } })[0]?.impact).toBe(
      'minor',
    );
  });

  it.each([
    { property: 'x-verify' },
    { property: 'x-from' },
    { property: 'x-for-guests' },
    { path: '#/webhooks/postAdded/post/x-verify', kind: 'added', impact: 'minor' },
  ])('leaves out what is not sent: %o', (notSent) => expect(change(notSent)).toEqual([]));

  it.each([
    ['1.0.0', '1.0.1', 'patch', true],
    ['1.0.0', '1.0.1', 'minor', false],
    ['1.0.0', '1.1.0', 'minor', true],
    ['1.4.2', '1.5.0', 'major', false],
    ['1.4.2', '2.0.0', 'major', true],
    ['2.0.0', '1.0.0', 'patch', false],
  ] as const)('of %s to %s moves as far as %s asks: %s', (base, revision, impact, moved) => {
    expect(hasMoved(base, revision, impact)).toBe(moved);
  });
});
