import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import { fail } from '@/core/kernel/common/result';
import type { AnonymousProfile, AnonymousProfileChoice, SuggestedAvatar } from './anonymous-profile';
import type { Profiles } from './profile.port';
import { profileMessages } from './profile-messages';

interface ChooseAnonymousProfileInput extends Pick<AnonymousProfileChoice, 'userName' | 'keepsLook' | 'usesOwnName'> {
  readonly avatar: SuggestedAvatar | null;
}

export interface AnonymousProfileErrors {
  readonly userName?: string;
  readonly avatar?: string;
}

export type ChooseAnonymousProfileFailure =
  | { readonly kind: 'fieldsRefused'; readonly errors: AnonymousProfileErrors }
  | { readonly kind: 'notSaved'; readonly failure: Failure };

/** Stores the user's pseudonym and avatar. */
export class ChooseAnonymousProfile {
  readonly #profiles: Profiles;

  constructor(profiles: Profiles) {
    this.#profiles = profiles;
  }

  async execute({
    userName,
    avatar,
    ...answers
  }: ChooseAnonymousProfileInput): Promise<Result<AnonymousProfile, ChooseAnonymousProfileFailure>> {
    const name = userName.trim();
    if (name === '' || avatar === null) return fail({ kind: 'fieldsRefused', errors: missingFields(name, avatar) });
    const answer = await this.#profiles.saveAnonymousProfile({ userName: name, ...avatar, ...answers });
    return answer.ok ? answer : fail(failureOf(answer.failure));
  }
}

function missingFields(name: string, avatar: SuggestedAvatar | null): AnonymousProfileErrors {
  return {
    ...(name === '' ? { userName: profileMessages.userNameMissing } : {}),
    ...(avatar === null ? { avatar: profileMessages.avatarMissing } : {}),
  };
}

function failureOf(failure: Failure): ChooseAnonymousProfileFailure {
  const userName = failure.fields.userName ?? (failure.kind === 'conflict' ? failure.message : undefined);
  const avatar = failure.fields.avatarUri;
  if (userName === undefined && avatar === undefined) return { kind: 'notSaved', failure };
  return {
    kind: 'fieldsRefused',
    errors: { ...(userName === undefined ? {} : { userName }), ...(avatar === undefined ? {} : { avatar }) },
  };
}
