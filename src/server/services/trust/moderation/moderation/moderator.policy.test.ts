import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { CONDUCT_VERSION } from '@/core/trust/moderation/conduct-version.rules';
import type { Viewer } from '@/server/contract/viewer';
import type { Database } from '@/server/platform/database';
import type { ItemWithRows } from '@/server/platform/moderation/moderated-items';
import { Moderators } from './moderator.policy';

const NOW = Date.parse('2026-11-24T20:00:00Z');
const viewer: Viewer = {
  userId: 'asha',
  personaRef: Buffer.from('persona'),
  isReader: true,
  isWriter: true,
  isEmployer: false,
};
const request = {} as FastifyRequest;
const refusal = (status: number, code: string) => expect.objectContaining({ status, code });

interface World {
  readonly session: string | null;
  readonly found: { readonly is_moderator: boolean; readonly is_fresh: boolean; readonly accepted: number | null };
  readonly employers: readonly string[];
}

function moderators(over: Partial<World> = {}) {
  const found = { is_moderator: true, is_fresh: true, accepted: CONDUCT_VERSION };
  const { session, employers, ...world }: World = { session: 's1', found, employers: [], ...over };
  const asked: unknown[][] = [];
  const query = async ({ name }: { readonly name: string }, ...values: readonly unknown[]) => {
    asked.push([...values]);
    return name === 'moderation.own-companies' ? employers.map((employer) => ({ name: employer })) : [world.found];
  };
  const refOf = (persona: Uint8Array, subject: string) =>
    Buffer.from(`${Buffer.from(persona).toString()} of ${subject}`);
  return {
    asked,
    database: { query } as unknown as Database,
    moderators: new Moderators({
      database: { query } as unknown as Database,
      authorship: { authorRef: refOf, onceRef: refOf, unsealJson: () => null as never },
      sessions: { idOf: () => session },
      now: () => NOW,
    }),
  };
}

describe('a moderator’s call', () => {
  it('asks the database with the session and the day in India', async () => {
    const { moderators: policy, asked } = moderators();
    await policy.require(viewer, request);
    expect(asked).toEqual([['asha', 's1', '2026-11-25']]);
  });

  it.each([
    ['nobody is logged in', { session: null }, 'moderator_required'],
    [
      'of somebody else',
      { found: { is_moderator: false, is_fresh: true, accepted: CONDUCT_VERSION } },
      'moderator_required',
    ],
    [
      'in a session of yesterday',
      { found: { is_moderator: true, is_fresh: false, accepted: CONDUCT_VERSION } },
      'session_not_fresh',
    ],
  ])('is refused: %s', async (_case, world, code) => {
    const { moderators: policy } = moderators(world);
    await expect(policy.require(viewer, request)).rejects.toEqual(refusal(403, code));
    await expect(policy.requireToAct(viewer, request)).rejects.toEqual(refusal(403, code));
  });

  it.each([null, CONDUCT_VERSION - 1])('that acts needs the code in force; accepted: %s', async (accepted) => {
    const { moderators: policy } = moderators({ found: { is_moderator: true, is_fresh: true, accepted } });
    await expect(policy.require(viewer, request)).resolves.toBeUndefined();
    await expect(policy.requireToAct(viewer, request)).rejects.toEqual(refusal(409, 'conduct_not_accepted'));
    await expect(moderators().moderators.requireToAct(viewer, request)).resolves.toBeUndefined();
  });
});

describe('a case', () => {
  const itemOf = (author: string) =>
    ({
      id: 'c1',
      rows: { item: { author_ref: `\\x${Buffer.from(author).toString('hex')}` } },
    }) as unknown as ItemWithRows;

  it.each([
    ['of another, elsewhere', 'somebody of c1', ['acme'], false],
    ['of another, by one without an employer', 'somebody of c1', [], false],
    ['of the moderator’s own', 'persona of c1', [], true],
    ['of the moderator’s in another contribution', 'persona of c2', [], false],
    ['about the moderator’s employer', 'somebody of c1', ['acme', 'vaayuna'], true],
  ])('%s is for others: %s', async (_case, author, employers, isRefused) => {
    const { moderators: policy, database } = moderators({ employers });
    const decided = policy.refuseOwn(database, viewer, itemOf(author), 'Vaayuna');
    if (isRefused) await expect(decided).rejects.toEqual(refusal(409, 'case_of_others'));
    else await expect(decided).resolves.toBeUndefined();
  });

  it('of an appeal is not for who decided before', () => {
    const { moderators: policy } = moderators();
    const own = policy.refOf(viewer, 'c1');
    expect(Buffer.from(own).toString()).toBe('persona of case c1');
    const refuse = (appeal_of: string | null, appealed_ref: Uint8Array | null) => () =>
      policy.refuseOwnDecision(viewer, { appeal_of, appealed_ref });
    expect(refuse('c1', own)).toThrow(refusal(409, 'own_decision'));
    expect(refuse('c2', own)).not.toThrow();
    for (const [appeal, ref] of [
      [null, own],
      ['c1', null],
      [null, null],
    ] as const)
      expect(refuse(appeal, ref)).not.toThrow();
  });

  it('names the moderator by case, and in the list of acts by one reference', () => {
    const { moderators: policy } = moderators();
    expect(Buffer.from(policy.actorOf(viewer)).toString()).toBe('persona of moderator');
    expect(policy.refOf(viewer, 'c1')).not.toEqual(policy.refOf(viewer, 'c2'));
  });
});
