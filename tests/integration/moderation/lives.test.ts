import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { MODERATED_KINDS } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { Lives, Standing } from '../harness/lives';
import { GIVEN, startLives } from '../harness/lives';

const OF_NOBODY: readonly ModeratedKindName[] = ['video', 'entry', 'job'];
const OF_AUTHOR = ['mark', 'clean', 'takeAway', 'bringBack'] as const;
const DECISIONS = ['remove', 'keep'] as const;
const COMPLAINTS = ['complain', 'hide', 'order'] as const;
const OTHERS = ['report', 'appeal', 'undo', 'settle', 'tidy'] as const;
type Act = (typeof OF_AUTHOR | typeof DECISIONS | typeof COMPLAINTS | typeof OTHERS)[number];

function isOneOf<T extends Act>(acts: readonly T[], act: Act): act is T {
  return acts.some((one) => one === act);
}

const drawn = fc.array(fc.constantFrom<Act>(...OF_AUTHOR, ...DECISIONS, ...COMPLAINTS, ...OTHERS), {
  minLength: 3,
  maxLength: 12,
});

class Follower {
  #pending: string | null = null;
  #lines = 0;
  #statements = 0;

  constructor(
    private readonly lives: Lives,
    private readonly kind: ModeratedKindName,
  ) {}

  async take(act: Act): Promise<void> {
    const { lives, kind } = this;
    const before = await lives.standing(kind);
    const answer = await lives.acts[act](kind);
    const after = await lives.standing(kind);
    if (isOneOf(DECISIONS, act)) this.#decided(answer, before, after);
    else if (isOneOf(COMPLAINTS, act)) this.#complained(act, before, after);
    // The author's new text needs another decision.
    else if (isOneOf(OF_AUTHOR, act)) this.#pending = after.isOpen ? null : this.#pending;
    else if (act === 'undo') this.#pending = null;
    else {
      if (act === 'settle') this.#settled(before);
      if (before.state === 'live') expect([act, after.state]).toEqual([act, 'live']);
    }
  }

  async end(): Promise<void> {
    await this.take('settle');
    const { state, isOpen, ...left } = await this.lives.standing(this.kind);
    expect(left).toEqual({ lines: this.#lines, statements: this.#statements });
    if (state === 'held') expect(isOpen).toBe(true);
    if (state === 'removed') expect(this.#lines).toBeGreaterThan(0);
  }

  #decided(answer: unknown, before: Standing, after: Standing): void {
    if (typeof answer === 'string') this.#pending = answer;
    if (before.state === 'live' && after.state !== 'live') expect(answer).toBe('REMOVED');
  }

  /**
   * A complaint finalises a decision that has not read it, and opens its own case; without one it hides nothing.
   */
  #complained(act: Act, before: Standing, after: Standing): void {
    const isTaken = before.state === 'live' || before.state === 'held';
    if (isTaken) this.#settled(before);
    if (isTaken) expect([act, after.isOpen]).toEqual([act, true]);
    if (before.state === 'live' && act !== 'hide') expect(after.state).toBe('live');
  }

  #settled(before: Standing): void {
    if (this.#pending === null) return;
    this.#lines += 1;
    // Content published and withdrawn within a minute has nobody to notify.
    const isUntold =
      OF_NOBODY.includes(this.kind) ||
      this.#pending === 'KEPT' ||
      (this.#pending === 'PUBLISHED' && before.state === 'gone');
    this.#statements += isUntold ? 0 : 1;
    this.#pending = null;
  }
}

describe('the life of a contribution', () => {
  let lives: Lives;
  beforeAll(async () => {
    lives = await startLives();
  }, 120_000);
  afterAll(() => lives.world.stop());

  it.each(MODERATED_KINDS)(
    'leaves the public side by its author’s act, or with one statement and one line, whatever authors, reporters, moderators and jobs do: %s',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(drawn, async (acts) => {
          await lives.begin(kind);
          expect((await lives.standing(kind)).state).toBe('live');
          const follower = new Follower(lives, kind);
          for (const act of acts) await follower.take(act);
          await follower.end();
        }),
        { numRuns: 6 },
      );
    },
  );

  it.each(MODERATED_KINDS)(
    'is complained of, decided, and appealed against where somebody wrote it: %s',
    async (kind) => {
      await lives.begin(kind);
      for (const act of COMPLAINTS) {
        const answer = await lives.acts[act](kind);
        if (act !== 'order') expect([act, answer]).toEqual([act, 201]);
      }
      expect(await lives.acts.remove(kind)).toMatch(/^(?:REMOVED|REJECTED)$/);
      await lives.acts.settle();
      const isTold = !OF_NOBODY.includes(kind);
      const lines = { lines: 1, statements: isTold ? 1 : 0 };
      expect(await lives.standing(kind)).toEqual({ state: 'removed', isOpen: false, ...lines });
      expect(await lives.acts.appeal()).toBe(isTold ? 1 : 0);
      expect(await lives.acts.keep(kind)).toBe(isTold ? 'PUBLISHED' : null);
      await lives.acts.settle();
      expect((await lives.standing(kind)).state).toBe(isTold ? 'live' : 'removed');
    },
  );

  it.each(Object.keys(GIVEN) as (keyof typeof GIVEN)[])(
    'goes with the account of its author, whatever was decided or complained of, with a line for each decision: %s',
    async (given) => {
      const kind = GIVEN[given];
      for (const act of ['remove', 'keep', 'complain'] as const) {
        const leaver = await lives.world.writer();
        lives.ids.set(kind, await lives.give(leaver, given));
        await lives.forget();
        await lives.acts.report(kind);
        const decided = await lives.acts[act](kind);
        expect([act, decided]).toEqual([act, { remove: 'REMOVED', keep: 'KEPT', complain: 201 }[act]]);
        const { userName: confirmation } = (await leaver.get('/api/user/user/anonymous-profile')).body;
        const ending = { confirmation, contributions: 'erase' };
        expect((await leaver.post('/api/user/user/delete', ending)).status).toBe(204);
        await lives.acts.settle();
        await lives.acts.tidy();
        const lines = act === 'complain' ? 0 : 1;
        expect(await lives.standing(kind)).toEqual({ state: 'gone', lines, statements: 0, isOpen: false });
      }
    },
  );
});
