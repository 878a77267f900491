import { aWalk } from '@tests/support/a-walk';
import { failureOf } from '@tests/support/failure-of';
import { expect, it } from 'vitest';
import { careerMessages } from '@/core/account/career-status/career-messages';
import { fail, ok } from '@/core/kernel/common/result';
import type { OnboardingRequest } from './onboarding-event';
import { ResumeOnboarding } from './resume-onboarding.use-case';

async function resumed(
  request: Partial<OnboardingRequest>,
  { opens = true, answers = true, laterUser = 'asha' }: { opens?: boolean; answers?: boolean; laterUser?: string } = {},
) {
  const walk = aWalk();
  const did: unknown[] = [];
  const session = { userId: 'asha' };
  const opened = async (what: unknown) => {
    did.push(what, walk.state.naukriImportLoading);
    const none = { required: null, edit: null, internalCampaign: null, openCreatePost: false, isInitial: false };
    if (opens) walk.happened({ kind: 'opened', request: { ...none, ...request }, draftPosition: null });
  };
  const statuses = {
    suggestCareers: async () => {
      session.userId = laterUser;
      if (!answers) return fail(failureOf(null));
      return ok({ suggestions: [{ companyName: 'Tarang Labs', jobProfile: 'Tester' }] });
    },
  };
  const edit = { execute: (_walk: unknown, part: string) => opened(part) };
  const open = { execute: (_walk: unknown, given?: Partial<OnboardingRequest>) => opened(given) };
  const career = { suggested: (...job: readonly unknown[]) => void did.push(job) };
  await new ResumeOnboarding(statuses, edit, open, { session, career }).execute(walk, request);
  const { naukriImportLoading: isLoading, naukriImportError: error } = walk.state;
  return { did, isLoading, error, last: walk.events.at(-1) };
}

const JOB = ['Tarang Labs', 'Tester'];

it('goes on with the change, or with the way to a role, and fills in the job of the linked account', async () => {
  const filled = { isLoading: false, error: null };
  expect(await resumed({ edit: 'career-status' })).toMatchObject({ did: ['career-status', true, JOB], ...filled });
  const toWriter = { required: 'WRITER', openCreatePost: true } as const;
  expect(await resumed(toWriter)).toMatchObject({ did: [toWriter, true, JOB], ...filled });
});

it('says that the job did not come, and asks for none where nothing opened', async () => {
  const unfilled = { isLoading: false, error: careerMessages.suggestionFailed };
  expect(await resumed({ edit: 'career-status' }, { answers: false })).toMatchObject(unfilled);
  expect(await resumed({ required: 'WRITER' }, { opens: false })).toMatchObject({
    did: [{ required: 'WRITER' }, true],
    ...unfilled,
  });
});

it('fills in nothing, and ends no import, for another user who has logged in since', async () => {
  expect(await resumed({ edit: 'career-status' }, { laterUser: 'ravi' })).toMatchObject({
    did: ['career-status', true],
    last: 'opened',
  });
});
