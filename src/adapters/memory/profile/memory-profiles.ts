import type { Failure } from '@/core/common/failure';
import { requestRefusals } from '@/core/common/request-refusals.rules';
import type { Result } from '@/core/common/result';
import { ok } from '@/core/common/result';
import { TILE_COLORS } from '@/core/common/tile.rules';
import type {
  AnonymousProfile,
  AnonymousProfileChoice,
  SuggestedAvatar,
  UsernameVerdict,
} from '@/core/profile/anonymous-profile';
import type { PostAuthor } from '@/core/profile/post-author';
import type { Profile } from '@/core/profile/profile';
import type { Profiles } from '@/core/profile/profile.port';
import { profileRefusals } from '@/core/profile/profile-refusals.rules';
import type { ProfileType } from '@/core/profile/profile-type';
import type { PseudoProfile, PseudoProfiles } from '@/core/profile/pseudo-profile';
import { ownNameFault, USERNAME_TAKEN, usernameFault } from '@/core/profile/username.rules';
import { CareerRecords } from '../career-status/career-records';
import { MyProfileRecords } from '../my-profile/my-profile-records';
import { RoleRecords } from '../onboarding/role-records';
import type { MemoryBrowser } from '../world/memory-browser';
import { invalid, refusal } from '../world/memory-failure';
import type { MemoryUser } from '../world/user-records';
import { personasOf, profileTagOf } from './memory-persona';
import { ProfileRecords } from './profile-records';

const AVATAR_COUNT = 12;
const NAMES = ['NimbuPaani', 'QuietBulbul', 'PeepalRoot', 'FilterKaapi', 'SleepyLangur'] as const;

/** Profiles of a memory world. */
export class MemoryProfiles implements Profiles {
  readonly #browser: MemoryBrowser;
  readonly #profiles: ProfileRecords;

  constructor(browser: MemoryBrowser) {
    this.#browser = browser;
    this.#profiles = browser.world.records(ProfileRecords);
  }

  getProfile(): Promise<Result<Profile, Failure>> {
    return this.#browser.askSignedIn('getProfile', {}, (viewer) => {
      const { world } = this.#browser;
      const { career } = world.records(CareerRecords).of(viewer);
      const { anonymous } = this.#profiles.of(viewer);
      const own = world.records(MyProfileRecords).of(viewer);
      return ok({
        ...world.records(RoleRecords).of(viewer),
        careerStatus: career?.status ?? null,
        profileBio: own.bio,
        careerStatusId: career?.careerStatusId ?? null,
        name: world.records(MyProfileRecords).nameOf(viewer),
        userName: anonymous.userName,
        avatarUrl: own.photoUrl ?? anonymous.avatarUri,
        avatarBgColor: anonymous.avatarColor,
        fullAvatarUrl: anonymous.fullAvatarUrl,
        naukriUser: false,
      });
    });
  }

  getAnonymousProfile(): Promise<Result<AnonymousProfile, Failure>> {
    return this.#browser.askSignedIn('getAnonymousProfile', {}, (viewer) => ok(this.#profiles.of(viewer).anonymous));
  }

  saveAnonymousProfile(choice: AnonymousProfileChoice): Promise<Result<AnonymousProfile, Failure>> {
    return this.#browser.askSignedIn('saveAnonymousProfile', { body: choice }, (viewer) => {
      const { world } = this.#browser;
      const faults = faultsOf(choice, this.#faultOf(viewer, choice.userName));
      if (Object.keys(faults).length > 0) return invalid(faults);
      if (this.#profiles.isTaken(viewer, choice.userName)) {
        return refusal(409, 'username_taken', USERNAME_TAKEN, { userName: USERNAME_TAKEN });
      }
      const { userName, avatarUri, avatarColor } = choice;
      const anonymous = { userName, avatarUri, avatarColor, fullAvatarUrl: avatarUri };
      this.#profiles.change(viewer, anonymous);
      world.records(RoleRecords).refresh(viewer);
      return ok(anonymous);
    });
  }

  validateUsername(query: { readonly q: string }): Promise<Result<UsernameVerdict, Failure>> {
    return this.#browser.askSignedIn('validateUsername', { query }, (viewer) => {
      const fault = this.#faultOf(viewer, query.q);
      if (fault !== null) return ok({ valid: false, message: fault });
      const isTaken = this.#profiles.isTaken(viewer, query.q);
      return ok({ valid: !isTaken, message: isTaken ? USERNAME_TAKEN : '' });
    });
  }

  #faultOf(viewer: MemoryUser, userName: string): string | null {
    const fault = usernameFault(userName, this.#browser.world.brand);
    if (fault !== null || this.#profiles.of(viewer).anonymous.userName === userName) return fault;
    return ownNameFault(userName, viewer.name);
  }

  suggestAvatars(): Promise<Result<readonly SuggestedAvatar[], Failure>> {
    return this.#browser.askSignedIn('suggestAvatars', {}, () =>
      ok(
        Array.from({ length: AVATAR_COUNT }, (_, index) => ({
          avatarUri: `kolam:marigold-${index}`,
          avatarColor: TILE_COLORS[index % TILE_COLORS.length] ?? TILE_COLORS[0],
        })),
      ),
    );
  }

  suggestUsernames(): Promise<Result<readonly string[], Failure>> {
    return this.#browser.askSignedIn('suggestUsernames', {}, (viewer) => {
      const { world } = this.#browser;
      const free = (name: string) => (this.#profiles.isTaken(viewer, name) ? `${name}${world.nextNumber()}` : name);
      return ok(NAMES.map(free));
    });
  }

  listPseudoProfiles(): Promise<Result<PseudoProfiles, Failure>> {
    return this.#browser.askSignedIn('listPseudoProfiles', {}, (viewer) => {
      const personas = personasOf(this.#browser.world, viewer);
      const { selectedProfileType } = this.#profiles.of(viewer);
      return ok({
        profilesAvailable: personas.map(pseudoProfileOf),
        selectedProfileType: hasType(personas, selectedProfileType) ? selectedProfileType : 'ANONYMOUS',
        profileTag: profileTagOf(this.#browser.world, viewer),
      });
    });
  }

  selectPseudoProfile(body: {
    readonly selectedProfileType: ProfileType;
  }): Promise<Result<{ readonly selectedProfileType: ProfileType }, Failure>> {
    return this.#browser.askSignedIn('selectPseudoProfile', { body }, (viewer) => {
      const { selectedProfileType } = body;
      if (!hasType(personasOf(this.#browser.world, viewer), selectedProfileType)) {
        return refusal(422, 'profile_not_available', profileRefusals.notYet, {
          selectedProfileType: profileRefusals.chooseAnother,
        });
      }
      this.#profiles.of(viewer).selectedProfileType = selectedProfileType;
      return ok({ selectedProfileType });
    });
  }
}

function hasType(personas: readonly PostAuthor[], type: ProfileType): boolean {
  return personas.some(({ profileType }) => profileType === type);
}

function pseudoProfileOf({ profileType, name, tagline, avatarUrl, avatarBgColor, proof }: PostAuthor): PseudoProfile {
  return { profileType, profileData: { name, bio: tagline ?? '', fullAvatarUrl: avatarUrl, avatarBgColor, proof } };
}

function faultsOf({ avatarColor }: AnonymousProfileChoice, fault: string | null): Readonly<Record<string, string>> {
  const isTile = TILE_COLORS.some((color) => color === avatarColor.toUpperCase());
  return {
    ...(fault !== null && { userName: fault }),
    ...(!isTile && { avatarColor: requestRefusals.oneOf(TILE_COLORS) }),
  };
}
