import type { FastifyRequest } from 'fastify';
import type { MergePreview } from '@/contract/generated/user';
import { mergeRefusals } from '@/core/account/settings/account-merge.rules';
import type { UserHandlers } from '@/server/contract/generated/user';
import { Problem } from '@/server/contract/problem';
import type { Viewer } from '@/server/contract/viewer';
import { accountHoldRefOf, blockWrites, requireAccount } from '@/server/platform/account-holds';
import type { Database } from '@/server/platform/database';
import type { MergeWork, PersonalScope } from '@/server/platform/personal/personal-data';
import { personalScope } from '@/server/platform/personal/personal-scope';
import type { LoginMails } from '@/server/platform/sessions/login-mails';
import type { MergeProofs } from '@/server/platform/sessions/merge-proofs';
import type { UserSessions } from '@/server/platform/sessions/user-sessions';
import { chosenSide, sideRefOf } from '@/server/platform/sides/sides';
import { sideOf } from '@/server/platform/sides/sides.queries';
import { lockPersona, personaByRef } from '../persona/persona.queries';
import type { ErasureDeps } from './account-end';
import { eraseIn } from './account-end';
import { heldAmong, joinNames, moveFormerNames, releaseName, usersToMerge } from './account-merge.queries';

export interface AccountMergeDeps extends ErasureDeps {
  readonly proofs: Pick<MergeProofs, 'read' | 'forget'>;
  readonly userSessions: Pick<UserSessions, 'endAllBut'>;
  readonly mails: LoginMails;
}

interface Pair {
  readonly before: PersonalScope;
  readonly after: PersonalScope;
}

/** Merges another account of the viewer after proof of both. A preview shows the effect first. */
export function createAccountMerge(deps: AccountMergeDeps): Pick<UserHandlers, 'previewMerge' | 'mergeAccounts'> {
  const { database, authorship, proofs, userSessions, mails } = deps;

  /** Returns the accounts. Throws 404 `merge_not_proved`. */
  function pairOf(on: Database, http: FastifyRequest, viewer: Viewer): Pair {
    const userId = proofs.read(http);
    if (userId === null || userId === viewer.userId) throw notProved();
    const other = { userId, personaRef: authorship.personaRef(userId) };
    const parts = { ...deps, database: on };
    return {
      before: personalScope(deps.personalData, parts, other),
      after: personalScope(deps.personalData, parts, viewer),
    };
  }

  async function worksOf({ before, after }: Pair): Promise<readonly MergeWork[]> {
    const works: MergeWork[] = [];
    for (const { merges = [] } of deps.personalData.values())
      for (const merge of merges) works.push(await merge(before, after));
    return works;
  }

  return {
    async previewMerge({ viewer, http }) {
      const pair = pairOf(database, http, viewer);
      await refuseUnmergeable(pair);
      return { status: 200, body: await presentPreview(pair, await worksOf(pair)) };
    },

    async mergeAccounts({ viewer, http, body: { joinsNames } }) {
      const erased = await database.transaction(async (tx) => {
        const pair = pairOf(tx, http, viewer);
        await holdBoth(pair);
        await refuseUnmergeable(pair);
        // The moved data includes contributions, so the account becomes a contributor's, even if it is just starting a
        // claim.
        if ((await chosenSide(tx, authorship, viewer.personaRef, 'contributor')) === 'employer')
          throw refused(mergeRefusals.speaksForCompany);
        await tx.query(lockPersona, viewer.personaRef);
        const works = await worksOf(pair);
        const addressesOf = (account: PersonalScope) => mails.addressesOf(tx, account.userId);
        const addresses = [...(await addressesOf(pair.after)), ...(await addressesOf(pair.before))];
        await mails.put(tx, viewer.userId, addresses, { kind: 'MERGED' });
        if (joinsNames) await showUnderOneName(tx, pair, works);
        await tx.query(releaseName, pair.before.personaRef);
        await tx.query(moveFormerNames, pair.before.personaRef, viewer.personaRef);
        for (const { write } of works) await write(tx);
        await pair.before.own.moveTo(
          tx,
          viewer.personaRef,
          works.flatMap(({ ids }) => ids ?? []),
        );
        await userSessions.endAllBut(pair.before.userId, null, tx);
        const { userId, personaRef } = pair.before;
        return eraseIn({ ...deps, database: tx }, { userId, personaRef }, 'erase');
      });
      for (const { afterwards } of erased) await afterwards?.();
      proofs.forget(http);
      return { status: 204, body: null };
    },
  };
}

/** Closes one account to writes and locks the other, in an order that avoids deadlocks. Throws 401 if one has ended. */
async function holdBoth({ before, after }: Pair): Promise<void> {
  const { authorship, database, personaRef } = before;
  const close = async () => {
    const parts = ['named', 'all'] as const;
    const refs = parts.map((part) => accountHoldRefOf(authorship, personaRef, part));
    await blockWrites(database, refs);
  };
  const hold = () => requireAccount(database, accountHoldRefOf(authorship, after.personaRef, 'all'));
  const inOrder = Buffer.compare(personaRef, after.personaRef) < 0 ? [close, hold] : [hold, close];
  for (const step of inOrder) await step();
}

/** Throws 404 `merge_not_proved` if the other account is gone, 409 `merge_refused` if it cannot be merged. */
async function refuseUnmergeable({ before, after }: Pair): Promise<void> {
  const users = await before.database.query(usersToMerge, before.userId, after.userId);
  const other = users.find(({ id }) => id === before.userId);
  if (other === undefined) throw notProved();
  if (users.some(({ has_role }) => has_role)) throw refused(mergeRefusals.hasTask);
  for (const { database, authorship, personaRef } of [before, after]) {
    const [row] = await database.query(sideOf, sideRefOf(authorship, personaRef));
    if (row?.side === 'employer') throw refused(mergeRefusals.speaksForCompany);
  }
  if (other.is_paused) throw refused(mergeRefusals.isPaused);
  const [held] = await before.database.query(heldAmong, await before.own.all(), before.personaRef);
  if (held?.is_held === true) throw refused(mergeRefusals.isHeld);
}

function refused(reason: string): Problem {
  return new Problem(409, 'merge_refused', reason);
}

async function presentPreview({ before, after }: Pair, works: readonly MergeWork[]): Promise<MergePreview> {
  const kinds = new Map<MergeWork['kind'], { moves: number; ends: number }>();
  for (const { kind, moves, ends } of works) {
    const known = kinds.get(kind) ?? { moves: 0, ends: 0 };
    kinds.set(kind, { moves: known.moves + moves, ends: known.ends + ends });
  }
  return {
    userName: await nameOf(after),
    otherUserName: await nameOf(before),
    items: [...kinds].flatMap(([kind, counts]) => (counts.moves + counts.ends === 0 ? [] : [{ kind, ...counts }])),
  };
}

async function nameOf({ database, personaRef }: PersonalScope): Promise<string> {
  const [persona] = await database.query(personaByRef, personaRef);
  return persona?.user_name ?? '';
}

/** Moves contributions to one name. Throws 422 `profile_not_available` without a remaining pseudonym. */
async function showUnderOneName(tx: Database, pair: Pair, works: readonly MergeWork[]): Promise<void> {
  const { authorship, personaRef } = pair.after;
  const former = await nameOf(pair.before);
  const [shown] = await tx.query(personaByRef, personaRef);
  if (!shown?.user_name || shown.avatar_uri === null || shown.avatar_color === null)
    throw new Problem(422, 'profile_not_available', mergeRefusals.nothingToJoin);
  const idsOf = (kind: 'posts' | 'comments') =>
    works.flatMap(({ ids = [] }) => ids.filter((own) => own.kind === kind).map(({ id }) => id));
  await tx.query(joinNames, {
    posts: idsOf('posts'),
    comments: idsOf('comments'),
    name: shown.user_name,
    tagline: shown.bio || null,
    avatar: shown.avatar_uri,
    color: shown.avatar_color,
    former: former.toLowerCase(),
    own_voter: authorship.voterRef(personaRef),
  });
}

function notProved(): Problem {
  return new Problem(404, 'merge_not_proved', mergeRefusals.notProved);
}
