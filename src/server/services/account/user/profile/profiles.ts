import { randomBytes, randomInt } from 'node:crypto';
import type { AnonymousProfileChoice } from '@/contract/generated/user';
import { isNewName, sameLookFault } from '@/core/account/profile/look.rules';
import { ownNameFault, ownNameQuestion } from '@/core/account/profile/own-name.rules';
import { profileRefusals } from '@/core/account/profile/profile-refusals.rules';
import { USERNAME_OF_COMPANY, USERNAME_TAKEN, usernameFault } from '@/core/account/profile/username.rules';
import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import { TILE_COLORS } from '@/core/kernel/common/tile.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem, refuseFaults } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { isUniqueViolation } from '@/server/platform/database';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { careerOfPersona } from '../career-status/career.queries';
import { openEmail } from '../career-status/career-email';
import { storeBio } from '../my-profile/my-profile.queries';
import { lockPersona, personaByRef, storeAnonymousProfile, storeSelectedProfile } from '../persona/persona.queries';
import type { RoleKeeper } from '../persona/role-keeper';
import { storePreferences } from '../settings/preferences.queries';
import { appearancesOf, selectedTypeOf } from './appearance';
import { appearanceOfPersona } from './appearance.queries';
import { identityOfUser } from './identity.queries';
import { presentAnonymousProfile, presentProfile, presentPseudoProfile } from './profile.presenter';
import { shownProfilesOf } from './profile-tag';
import { freeUsernames, isCompanyName } from './username.queries';
import { inventUsernames } from './username-suggestions';

export interface ProfilesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly roles: RoleKeeper;
  readonly sessions: Pick<Sessions, 'refreshDisplayedUser'>;
  readonly brand: string;
}

type ProfileOperations =
  | 'getProfile'
  | 'getAnonymousProfile'
  | 'saveAnonymousProfile'
  | 'validateUsername'
  | 'suggestAvatars'
  | 'suggestUsernames'
  | 'listPseudoProfiles'
  | 'selectPseudoProfile';

export const SUGGESTED_NAMES = 5;
export const SUGGESTED_AVATARS = 12;
const PICTURE_KEY_BYTES = 8;

interface NameVerdict {
  readonly fault: string | null;
  readonly question: string | null;
}

export function createProfiles(deps: ProfilesDeps): Pick<UserHandlers, ProfileOperations> {
  const { database, authorship, roles, brand } = deps;

  async function suggestNames(viewer: Viewer): Promise<readonly string[]> {
    const judge = await judgeFor(viewer);
    const harmless = (userName: string): boolean => Object.values(judge(userName)).every((said) => said === null);
    const free = (names: readonly string[]) => freeUsernames(database, viewer.personaRef, names.filter(harmless));
    const plain = await free(inventUsernames(2 * SUGGESTED_NAMES, randomInt, false));
    if (plain.length >= SUGGESTED_NAMES) return plain;
    return [...plain, ...(await free(inventUsernames(4 * SUGGESTED_NAMES, randomInt, true)))];
  }

  async function store(persona: Uint8Array, choice: AnonymousProfileChoice) {
    try {
      return await database.transaction(async (tx) => {
        await tx.query(lockPersona, persona);
        const before = presentAnonymousProfile((await tx.query(personaByRef, persona))[0]);
        refuseFaults({ avatarUri: sameLookFault(before, choice) });
        await tx.query(storeAnonymousProfile, persona, choice.userName, choice.avatarUri, choice.avatarColor);
        if (isNewName(before.userName, choice.userName) && choice.keepsLook !== true) {
          await tx.query(storeBio, persona, '');
          await tx.query(storePreferences, persona, false);
        }
        return roles.refresh(tx, persona);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new Problem(409, 'username_taken', USERNAME_TAKEN, { userName: USERNAME_TAKEN });
    }
  }

  /** Returns the check for new names. The current pseudonym always stays allowed, because others know it. */
  async function judgeFor({ userId, personaRef }: Viewer): Promise<(userName: string) => NameVerdict> {
    const [[identity], [persona], [career]] = await Promise.all([
      database.query(identityOfUser, userId),
      database.query(personaByRef, personaRef),
      database.query(careerOfPersona, personaRef),
    ]);
    const workEmail = career === undefined ? null : openEmail(authorship, personaRef, career);
    const addresses = [identity?.email, workEmail].flatMap((address) => address ?? []);
    const owner = { name: identity?.name ?? '', addresses };
    return (userName) => {
      const fault = usernameFault(userName, brand);
      if (fault !== null || persona?.user_name === userName) return { fault, question: null };
      return { fault: ownNameFault(userName, owner), question: ownNameQuestion(userName, owner) };
    };
  }

  async function verdictOn(viewer: Viewer, userName: string): Promise<NameVerdict> {
    const verdict = (await judgeFor(viewer))(userName);
    if (verdict.fault !== null || !(await isCompanyName(database, userName))) return verdict;
    const [persona] = await database.query(personaByRef, viewer.personaRef);
    return persona?.user_name === userName ? verdict : { fault: USERNAME_OF_COMPANY, question: null };
  }

  return {
    async getProfile({ viewer }) {
      const { userId, personaRef } = viewer;
      const [[identity], [persona], [career]] = await Promise.all([
        database.query(identityOfUser, userId),
        database.query(personaByRef, personaRef),
        database.query(careerOfPersona, personaRef),
      ]);
      if (identity === undefined) throw new Error('A session belongs to a user who does not exist.');
      const email = career === undefined ? null : openEmail(authorship, personaRef, career);
      return { status: 200, body: presentProfile(identity, persona, career, email) };
    },

    async getAnonymousProfile({ viewer }) {
      const [persona] = await database.query(personaByRef, viewer.personaRef);
      return { status: 200, body: presentAnonymousProfile(persona) };
    },

    async saveAnonymousProfile({ viewer, body, http }) {
      const { fault, question } = await verdictOn(viewer, body.userName);
      refuseFaults({ userName: fault, avatarColor: colorFault(body.avatarColor) });
      if (question !== null && body.usesOwnName !== true) {
        throw new Problem(409, 'own_name', question, { userName: question });
      }
      roles.announce(viewer, await store(viewer.personaRef, body));
      await deps.sessions.refreshDisplayedUser(http, viewer.userId);
      return { status: 200, body: { ...chosen(body), fullAvatarUrl: body.avatarUri } };
    },

    async validateUsername({ viewer, query }) {
      const { fault, question } = await verdictOn(viewer, query.q);
      if (fault !== null) return { status: 200, body: { valid: false, message: fault } };
      const [free] = await freeUsernames(database, viewer.personaRef, [query.q]);
      if (free !== undefined) return { status: 200, body: { valid: true, message: question ?? '' } };
      return { status: 200, body: { valid: false, message: USERNAME_TAKEN } };
    },

    async suggestAvatars({ viewer }) {
      const [persona] = await database.query(personaByRef, viewer.personaRef);
      const colors = TILE_COLORS.filter((color) => color !== persona?.avatar_color?.toUpperCase());
      const avatars = Array.from({ length: SUGGESTED_AVATARS }, (_, index) => ({
        avatarUri: `kolam:${randomBytes(PICTURE_KEY_BYTES).toString('hex')}`,
        avatarColor: colors[index % colors.length] ?? TILE_COLORS[0],
      }));
      return { status: 200, body: avatars };
    },

    async suggestUsernames({ viewer }) {
      return { status: 200, body: (await suggestNames(viewer)).slice(0, SUGGESTED_NAMES) };
    },

    async listPseudoProfiles({ viewer }) {
      const [row] = await database.query(appearanceOfPersona, viewer.personaRef);
      const { profiles, tag } = shownProfilesOf(authorship, viewer.personaRef, row);
      return {
        status: 200,
        body: {
          profilesAvailable: profiles.map(presentPseudoProfile),
          selectedProfileType: row === undefined ? 'ANONYMOUS' : selectedTypeOf(row, profiles),
          profileTag: tag,
        },
      };
    },

    async selectPseudoProfile({ viewer, body: { selectedProfileType } }) {
      const [row] = await database.query(appearanceOfPersona, viewer.personaRef);
      const available = row === undefined ? [] : appearancesOf(row);
      if (!available.some(({ profileType }) => profileType === selectedProfileType)) {
        throw new Problem(422, 'profile_not_available', profileRefusals.notYet, {
          selectedProfileType: profileRefusals.chooseAnother,
        });
      }
      await database.query(storeSelectedProfile, viewer.personaRef, selectedProfileType);
      return { status: 200, body: { selectedProfileType } };
    },
  };
}

function colorFault(avatarColor: string): string | null {
  const isTile = TILE_COLORS.some((tile) => tile === avatarColor.toUpperCase());
  return isTile ? null : requestRefusals.oneOf(TILE_COLORS);
}

function chosen({ userName, avatarUri, avatarColor }: AnonymousProfileChoice): AnonymousProfileChoice {
  return { userName, avatarUri, avatarColor };
}
