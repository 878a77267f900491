import type { Failure } from '@/core/common/failure';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import type { PostAuthor } from '@/core/posting/post';
import type {
  AnonymousProfile,
  AnonymousProfileChoice,
  SuggestedAvatar,
  UsernameVerdict,
} from '@/core/profile/anonymous-profile';
import type { Profile } from '@/core/profile/profile';
import type { Profiles } from '@/core/profile/profile.port';
import type { ProfileType } from '@/core/profile/profile-type';
import type { PseudoProfile, PseudoProfiles } from '@/core/profile/pseudo-profile';
import type { MemoryBrowser } from './memory-browser';
import { invalid, refusal } from './memory-failure';
import { AVATAR_COLORS, appearancesOf, refreshRoles } from './memory-persona';
import type { MemoryPerson } from './memory-records';
import { isTaken, takenMessage, usernameFault } from './memory-username';

const AVATAR_COUNT = 12;
const NAMES = ['NimbuPaani', 'QuietBulbul', 'PeepalRoot', 'FilterKaapi', 'SleepyLangur'] as const;

/** Profiles of the memory world. */
export class MemoryProfiles implements Profiles {
  readonly #browser: MemoryBrowser;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
  }

  getProfile(): Promise<Result<Profile, Failure>> {
    return this.#browser.askSignedIn('getProfile', ({ name, isReader, isWriter, career, anonymous }) =>
      ok({
        isReader,
        isWriter,
        careerStatus: career?.status ?? null,
        profileBio: '',
        careerStatusId: career?.careerStatusId ?? null,
        name,
        userName: anonymous.userName,
        avatarUrl: anonymous.avatarUri,
        avatarBgColor: anonymous.avatarColor,
        fullAvatarUrl: anonymous.fullAvatarUrl,
        naukriUser: false,
      }),
    );
  }

  getAnonymousProfile(): Promise<Result<AnonymousProfile, Failure>> {
    return this.#browser.askSignedIn('getAnonymousProfile', ({ anonymous }) => ok(anonymous));
  }

  saveAnonymousProfile(choice: AnonymousProfileChoice): Promise<Result<AnonymousProfile, Failure>> {
    return this.#browser.askSignedIn('saveAnonymousProfile', (viewer) => {
      const { world } = this.#browser;
      const wrong = faultsOf(choice, world.brand);
      if (Object.keys(wrong).length > 0) return invalid(wrong);
      if (isTaken(world, viewer, choice.userName)) {
        const message = takenMessage(choice.userName);
        return refusal(409, 'username_taken', message, { userName: message });
      }
      const { userName, avatarUri, avatarColor } = choice;
      viewer.anonymous = { userName, avatarUri, avatarColor, fullAvatarUrl: avatarUri };
      refreshRoles(world, viewer);
      return ok(viewer.anonymous);
    });
  }

  validateUsername({ q }: { readonly q: string }): Promise<Result<UsernameVerdict, Failure>> {
    return this.#browser.askSignedIn('validateUsername', (viewer) => {
      if (q === '') return invalid({ q: 'This must not be empty.' });
      const fault = usernameFault(q, this.#browser.world.brand);
      if (fault !== null) return ok({ valid: false, message: fault });
      const taken = isTaken(this.#browser.world, viewer, q);
      return ok({ valid: !taken, message: taken ? takenMessage(q) : '' });
    });
  }

  suggestAvatars(): Promise<Result<readonly SuggestedAvatar[], Failure>> {
    return this.#browser.askSignedIn('suggestAvatars', () =>
      ok(
        Array.from({ length: AVATAR_COUNT }, (_, index) => ({
          avatarUri: `kolam:marigold-${index}`,
          avatarColor: AVATAR_COLORS[index % AVATAR_COLORS.length] ?? AVATAR_COLORS[0],
        })),
      ),
    );
  }

  suggestUsernames(): Promise<Result<readonly string[], Failure>> {
    return this.#browser.askSignedIn('suggestUsernames', (viewer) =>
      ok(
        NAMES.map((name) =>
          isTaken(this.#browser.world, viewer, name) ? `${name}${this.#browser.world.nextNumber()}` : name,
        ),
      ),
    );
  }

  listPseudoProfiles(): Promise<Result<PseudoProfiles, Failure>> {
    return this.#browser.askSignedIn('listPseudoProfiles', (viewer) => {
      const available = appearancesOf(this.#browser.world, viewer);
      return ok({
        profilesAvailable: available.map(pseudoProfileOf),
        selectedProfileType: has(available, viewer.selectedProfileType) ? viewer.selectedProfileType : 'ANONYMOUS',
      });
    });
  }

  selectPseudoProfile({
    selectedProfileType,
  }: {
    readonly selectedProfileType: ProfileType;
  }): Promise<Result<{ readonly selectedProfileType: ProfileType }, Failure>> {
    return this.#browser.askSignedIn('selectPseudoProfile', (viewer: MemoryPerson) => {
      if (!has(appearancesOf(this.#browser.world, viewer), selectedProfileType)) {
        return refusal(422, 'profile_not_available', 'You do not have this profile yet. Choose another one.', {
          selectedProfileType: 'Choose another profile.',
        });
      }
      viewer.selectedProfileType = selectedProfileType;
      return ok({ selectedProfileType });
    });
  }
}

function has(available: readonly PostAuthor[], type: ProfileType): boolean {
  return available.some(({ profileType }) => profileType === type);
}

function pseudoProfileOf({ profileType, name, tagline, avatarUrl, avatarBgColor }: PostAuthor): PseudoProfile {
  return { profileType, profileData: { name, bio: tagline ?? '', fullAvatarUrl: avatarUrl, avatarBgColor } };
}

function faultsOf(
  { userName, avatarUri, avatarColor }: AnonymousProfileChoice,
  brand: string,
): Readonly<Record<string, string>> {
  const fault = usernameFault(userName, brand);
  const isTile = AVATAR_COLORS.some((tile) => tile === avatarColor.toUpperCase());
  return {
    ...(fault !== null && { userName: fault }),
    ...(!/^kolam:[a-z0-9-]{1,40}$/.test(avatarUri) && { avatarUri: 'This is not in the right form.' }),
    ...(!isTile && { avatarColor: `This must be one of: ${AVATAR_COLORS.join(', ')}.` }),
  };
}
