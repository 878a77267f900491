import { expect, it } from 'vitest';
import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail, ok } from '@/core/kernel/common/result';
import { EndAccount } from './end-account.use-case';

const wrong: Failure = { kind: 'invalid', status: 422, code: 'confirmation_wrong', message: '', fields: {} };
const deletion = { confirmation: 'QuietBulbul', contributions: 'erase' as const };

async function stepsOf(given: typeof deletion | null, answer: Result<null, Failure> = ok(null)) {
  const steps: string[] = [];
  const session: { userId: string | null; checkUser(): Promise<void> } = {
    userId: 'u1',
    checkUser: async () => {
      session.userId = null;
      steps.push('session checked');
    },
  };
  const end = new EndAccount({
    end: { deactivateAccount: async () => answer, deleteAccount: async () => answer },
    storage: { removeOf: (owner) => void steps.push(`drafts of ${owner} removed`) },
    session,
    leave: () => void steps.push('left'),
  });
  const result = await end.execute(given);
  return { steps, result };
}

it('leaves the screen before the session is known to be over, and removes the drafts of a deleted account', async () => {
  expect((await stepsOf(deletion)).steps).toEqual(['left', 'session checked', 'drafts of u1 removed']);
  expect((await stepsOf(null)).steps).toEqual(['left', 'session checked']);
});

it('does nothing if the service refuses', async () => {
  expect(await stepsOf(deletion, fail(wrong))).toEqual({ steps: [], result: fail(wrong) });
});
