import type { AnonymousProfileChoice, ProfileType } from '@/contract/generated/user';
import type { Database } from '@/server/platform/database';

/** Makes a person's persona on first need. */
export async function ensurePersona(tx: Database, persona: Uint8Array): Promise<void> {
  await tx.query(
    {
      name: 'user.ensure-persona',
      text: 'insert into community.personas (persona_ref) values ($1) on conflict (persona_ref) do nothing',
    },
    [persona],
  );
}

/**
 * Makes a person's persona on first need and holds it until the transaction ends, so that what it and its career status
 * amount to is decided by one write after the other.
 */
export async function holdPersona(tx: Database, persona: Uint8Array): Promise<void> {
  await tx.query(
    {
      name: 'user.hold-persona',
      text: `insert into community.personas (persona_ref) values ($1)
             on conflict (persona_ref) do update set persona_ref = excluded.persona_ref`,
    },
    [persona],
  );
}

/** Stores pseudonym and avatar; rejects with a unique violation where somebody else has the name. */
export async function storeAnonymousProfile(
  tx: Database,
  persona: Uint8Array,
  { userName, avatarUri, avatarColor }: AnonymousProfileChoice,
): Promise<void> {
  await tx.query(
    {
      name: 'user.store-anonymous-profile',
      text: 'update community.personas set user_name = $2, avatar_uri = $3, avatar_color = $4 where persona_ref = $1',
    },
    [persona, userName, avatarUri, avatarColor],
  );
}

/** Stores which profile a person posts under. */
export async function storeSelectedProfile(
  database: Database,
  persona: Uint8Array,
  profileType: ProfileType,
): Promise<void> {
  await database.query(
    {
      name: 'user.store-selected-profile',
      text: 'update community.personas set selected_profile_type = $2 where persona_ref = $1',
    },
    [persona, profileType],
  );
}

/** Stores what a person may do. */
export async function storeRoles(
  tx: Database,
  persona: Uint8Array,
  { isReader, isWriter }: { readonly isReader: boolean; readonly isWriter: boolean },
): Promise<void> {
  await tx.query(
    {
      name: 'user.store-roles',
      text: 'update community.personas set is_reader = $2, is_writer = $3 where persona_ref = $1',
    },
    [persona, isReader, isWriter],
  );
}
