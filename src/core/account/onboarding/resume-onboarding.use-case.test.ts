import { aWalk } from '@tests/support/a-walk';
import { expect, it } from 'vitest';
import { careerMessages } from '@/core/account/career-status/career-messages';
import type { OnboardingRequest } from './onboarding-event';
import { ResumeOnboarding } from './resume-onboarding.use-case';

async function resumed(
  request: Partial<OnboardingRequest>,
  { opens = true, answers = true }: { readonly opens?: boolean; readonly answers?: boolean } = {},
) {
  const walk = aWalk();
  const did: unknown[] = [];
  const opened = async (what: unknown) => {
    did.push(what, walk.state.naukriImportLoading);
    const none = { required: null, edit: null, internalCampaign: null, openCreatePost: false, isInitial: false };
    if (opens) walk.happened({ kind: 'opened', request: { ...none, ...request }, draftPosition: null });
  };
  const career = {
    takeOverSuggestion: async () => {
      did.push('suggestion');
      return answers;
    },
  };
  const edit = { execute: (_walk: unknown, part: string) => opened(part) };
  const open = { execute: (_walk: unknown, given?: Partial<OnboardingRequest>) => opened(given) };
  await new ResumeOnboarding(career, edit, open).execute(walk, request);
  const { naukriImportLoading: isLoading, naukriImportError: error } = walk.state;
  return { did, isLoading, error };
}

it('goes on with the change, or with the way to a role, and fills in the job of the linked account', async () => {
  const filled = { isLoading: false, error: null };
  expect(await resumed({ edit: 'career-status' })).toEqual({ did: ['career-status', true, 'suggestion'], ...filled });
  const toWriter = { required: 'WRITER', openCreatePost: true } as const;
  expect(await resumed(toWriter)).toEqual({ did: [toWriter, true, 'suggestion'], ...filled });
});

it('says that the job did not come, and asks for none where nothing opened', async () => {
  const failed = { isLoading: false, error: careerMessages.suggestionFailed };
  expect(await resumed({ edit: 'career-status' }, { answers: false })).toMatchObject(failed);
  expect(await resumed({ required: 'WRITER' }, { opens: false })).toEqual({
    did: [{ required: 'WRITER' }, true],
    ...failed,
  });
});
