import { randomInt } from 'node:crypto';
import type { AnonymousProfileChoice } from '@/contract/generated/user';
import { requestRefusals } from '@/core/common/request-refusals.rules';
import { TILE_COLORS } from '@/core/common/tile.rules';
import { profileRefusals } from '@/core/profile/profile-refusals.rules';
import { ownNameFault, USERNAME_TAKEN, usernameFault } from '@/core/profile/username.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { isUniqueViolation } from '@/server/platform/database';
import type { Sessions } from '@/server/platform/sessions/sessions';
import { careerOfPersona } from '../career-status/career.queries';
import { openEmail } from '../career-status/career-email';
import { lockPersona, personaByRef, storeAnonymousProfile, storeSelectedProfile } from '../persona/persona.queries';
import type { RoleKeeper } from '../persona/role-keeper';
import { appearancesOf, selectedTypeOf } from './appearance';
import { appearanceOfPersona } from './appearance.queries';
import { identityOfUser } from './identity.queries';
import { presentAnonymousProfile, presentProfile, presentPseudoProfile } from './profile.presenter';
import { shownProfilesOf } from './profile-tag';
import { freeUsernames } from './username.queries';
import { inventSeeds, inventUsernames } from './username-suggestions';

export interface ProfilesDeps {
  readonly database: Database;
  readonly authorship: Authorship;
  readonly roles: RoleKeeper;
  /** Sets the user's new display data on the answer to the request. */
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

const SUGGESTED_NAMES = 5;
const SUGGESTED_AVATARS = 12;

/** The viewer's profile, pseudonym and avatar, and the profiles that the viewer may post under. */
export function createProfiles(deps: ProfilesDeps): Pick<UserHandlers, ProfileOperations> {
  const { database, authorship, roles, brand } = deps;

  async function suggestNames(persona: Uint8Array): Promise<readonly string[]> {
    const plain = await freeUsernames(database, persona, inventUsernames(2 * SUGGESTED_NAMES, randomInt, false));
    if (plain.length >= SUGGESTED_NAMES) return plain;
    const numbered = await freeUsernames(database, persona, inventUsernames(4 * SUGGESTED_NAMES, randomInt, true));
    return [...plain, ...numbered];
  }

  async function store(persona: Uint8Array, choice: AnonymousProfileChoice) {
    try {
      return await database.transaction(async (tx) => {
        await tx.query(lockPersona, persona);
        await tx.query(storeAnonymousProfile, persona, choice.userName, choice.avatarUri, choice.avatarColor);
        return roles.refresh(tx, persona);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new Problem(409, 'username_taken', USERNAME_TAKEN, { userName: USERNAME_TAKEN });
    }
  }

  /** The name that the user has already stays, whatever it holds: others know it. */
  async function faultOf({ userId, personaRef }: Viewer, userName: string): Promise<string | null> {
    const fault = usernameFault(userName, brand);
    if (fault !== null) return fault;
    const [[identity], [persona]] = await Promise.all([
      database.query(identityOfUser, userId),
      database.query(personaByRef, personaRef),
    ]);
    return persona?.user_name === userName ? null : ownNameFault(userName, identity?.name ?? '');
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
      refuseFaults(body, await faultOf(viewer, body.userName));
      roles.announce(viewer, await store(viewer.personaRef, body));
      await deps.sessions.refreshDisplayedUser(http, viewer.userId);
      return { status: 200, body: { ...chosen(body), fullAvatarUrl: body.avatarUri } };
    },

    async validateUsername({ viewer, query }) {
      const fault = await faultOf(viewer, query.q);
      if (fault !== null) return { status: 200, body: { valid: false, message: fault } };
      const [free] = await freeUsernames(database, viewer.personaRef, [query.q]);
      if (free !== undefined) return { status: 200, body: { valid: true, message: '' } };
      return { status: 200, body: { valid: false, message: USERNAME_TAKEN } };
    },

    async suggestAvatars() {
      const avatars = inventSeeds(SUGGESTED_AVATARS, randomInt).map((seed, index) => ({
        avatarUri: `kolam:${seed}`,
        avatarColor: TILE_COLORS[index % TILE_COLORS.length] ?? TILE_COLORS[0],
      }));
      return { status: 200, body: avatars };
    },

    async suggestUsernames({ viewer }) {
      return { status: 200, body: (await suggestNames(viewer.personaRef)).slice(0, SUGGESTED_NAMES) };
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

function refuseFaults({ avatarColor }: AnonymousProfileChoice, fault: string | null): void {
  const isTile = TILE_COLORS.some((tile) => tile === avatarColor.toUpperCase());
  if (fault === null && isTile) return;
  throw new Problem(400, 'validation_failed', requestRefusals.fields, {
    ...(fault === null ? {} : { userName: fault }),
    ...(isTile ? {} : { avatarColor: requestRefusals.oneOf(TILE_COLORS) }),
  });
}

function chosen({ userName, avatarUri, avatarColor }: AnonymousProfileChoice): AnonymousProfileChoice {
  return { userName, avatarUri, avatarColor };
}
