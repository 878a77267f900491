import { CatalogRecords } from '@/adapters/memory/kernel/catalog/catalog-records';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { invalid, refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { MemoryUser } from '@/adapters/memory/kernel/world/user-records';
import type {
  AnonymousProfile,
  AnonymousProfileChoice,
  SuggestedAvatar,
  UsernameVerdict,
} from '@/core/account/profile/anonymous-profile';
import { isNewName, sameLookFault } from '@/core/account/profile/look.rules';
import { ownNameFault, ownNameQuestion } from '@/core/account/profile/own-name.rules';
import type { PostAuthor } from '@/core/account/profile/post-author';
import type { Profile } from '@/core/account/profile/profile';
import type { Profiles } from '@/core/account/profile/profile.port';
import type { ProfileType } from '@/core/account/profile/profile-type';
import type { PseudoProfile, PseudoProfiles } from '@/core/account/profile/pseudo-profile';
import {
  COMPANY_WORDS,
  companyLooksOf,
  lookOf,
  USERNAME_OF_COMPANY,
  USERNAME_TAKEN,
  usernameFault,
} from '@/core/account/profile/username.rules';
import type { Failure } from '@/core/kernel/common/failure';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import type { Result } from '@/core/kernel/common/result';
import { ok } from '@/core/kernel/common/result';
import { TILE_COLORS } from '@/core/kernel/common/tile.rules';
import { CareerRecords } from '../career-status/career-records';
import { MyProfileRecords } from '../my-profile/my-profile-records';
import { RoleRecords } from '../onboarding/role-records';
import { SettingsRecords } from '../settings/settings-records';
import { personasOf, profileTagOf } from './memory-persona';
import { ProfileRecords } from './profile-records';

const COMPANY_WORDS_AT_END = new RegExp(`(?:[ .]+(?:${COMPANY_WORDS}))+[ .]*$`);
const AVATAR_COUNT = 12;
const NAMES = ['NimbuPaani', 'QuietBulbul', 'PeepalRoot', 'FilterKaapi', 'SleepyLangur'] as const;

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
      const before = this.#profiles.of(viewer).anonymous;
      const { fault, question } = this.#judge(viewer, choice.userName);
      const faults = faultsOf({ userName: fault, avatarColor: colorFault(choice.avatarColor) });
      if (Object.keys(faults).length > 0) return invalid(faults);
      if (question !== null && choice.usesOwnName !== true) {
        return refusal(409, 'own_name', question, { userName: question });
      }
      if (this.#profiles.isTaken(viewer, choice.userName)) {
        return refusal(409, 'username_taken', USERNAME_TAKEN, { userName: USERNAME_TAKEN });
      }
      const lookFaults = faultsOf({ avatarUri: sameLookFault(before, choice) });
      if (Object.keys(lookFaults).length > 0) return invalid(lookFaults);
      if (isNewName(before.userName, choice.userName) && choice.keepsLook !== true) {
        world.records(MyProfileRecords).of(viewer).bio = '';
        world.records(SettingsRecords).of(viewer).preferences = { showDesignation: false };
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
      const { fault, question } = this.#judge(viewer, query.q);
      if (fault !== null) return ok({ valid: false, message: fault });
      const isTaken = this.#profiles.isTaken(viewer, query.q);
      return ok({ valid: !isTaken, message: isTaken ? USERNAME_TAKEN : (question ?? '') });
    });
  }

  #judge(viewer: MemoryUser, userName: string): { readonly fault: string | null; readonly question: string | null } {
    const fault = usernameFault(userName, this.#browser.world.brand);
    if (fault !== null || this.#profiles.of(viewer).anonymous.userName === userName) return { fault, question: null };
    const looks = companyLooksOf(userName);
    const { company } = this.#browser.world.records(CatalogRecords).lists;
    if (company.some(({ name }) => looks.includes(companyLook(name))))
      return { fault: USERNAME_OF_COMPANY, question: null };
    const name = this.#browser.world.records(MyProfileRecords).nameOf(viewer);
    const owner = { name, addresses: [viewer.email] };
    return { fault: ownNameFault(userName, owner), question: ownNameQuestion(userName, owner) };
  }

  suggestAvatars(): Promise<Result<readonly SuggestedAvatar[], Failure>> {
    return this.#browser.askSignedIn('suggestAvatars', {}, (viewer) => {
      const { avatarColor } = this.#profiles.of(viewer).anonymous;
      const colors = TILE_COLORS.filter((color) => color !== avatarColor.toUpperCase());
      return ok(
        Array.from({ length: AVATAR_COUNT }, (_, index) => ({
          avatarUri: `kolam:${this.#browser.world.nextNumber().toString(16).padStart(16, '0')}`,
          avatarColor: colors[index % colors.length] ?? TILE_COLORS[0],
        })),
      );
    });
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
}

function hasType(personas: readonly PostAuthor[], type: ProfileType): boolean {
  return personas.some(({ profileType }) => profileType === type);
}

function pseudoProfileOf({ profileType, name, tagline, avatarUrl, avatarBgColor, proof }: PostAuthor): PseudoProfile {
  return { profileType, profileData: { name, bio: tagline ?? '', fullAvatarUrl: avatarUrl, avatarBgColor, proof } };
}

function faultsOf(faults: Readonly<Record<string, string | null>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault === null ? [] : [[field, fault] as const])),
  );
}

function colorFault(avatarColor: string): string | null {
  const isTile = TILE_COLORS.some((color) => color === avatarColor.toUpperCase());
  return isTile ? null : requestRefusals.oneOf(TILE_COLORS);
}

/** Returns what a company's name looks like, without words such as "Technologies" at its end. */
function companyLook(name: string): string {
  const short = name.toLowerCase().replace(COMPANY_WORDS_AT_END, '');
  return lookOf(short.replaceAll(/[^a-z\d]/g, ''));
}
