import type { Authorship } from '@/server/platform/authorship';
import { claimantRef, sideRefOf } from '@/server/platform/sides/sides';
import { rewardRefs } from '@/server/services/account/user/rewards/earned-points';
import { ChatSeals } from '@/server/services/talk/chat/chat/chat-seals';
import type { DumpedRow, DumpedTable } from './dump';
import type { EndedAccount } from './ended';
import { hashOfName } from './ended';

/** A row's user, known only to the harness, and what the row reveals without the key. */
export interface Owner {
  readonly userId: string;
  /**
   * `person`: a name or address. `pseudonym`: the persona, whose name is public. `reference`: a value shared by a
   * user's rows. `author`: nothing.
   */
  readonly by: 'person' | 'pseudonym' | 'reference' | 'author';
}

export interface KnownUser {
  readonly userId: string;
  readonly names: readonly string[];
}

/** References of users in tables, besides the persona's. Add new ones: otherwise their rows are not attacked. */
const REFERENCES: readonly ((authorship: Authorship, of: Referred) => readonly Uint8Array[])[] = [
  (authorship, { userId }) => [authorship.ownerRef(userId)],
  (authorship, { persona }) => [authorship.historyRef(persona)],
  (authorship, { persona }) => [authorship.voterRef(persona)],
  (authorship, { persona }) => [authorship.inboxRef(persona)],
  (authorship, { persona }) => [authorship.talkerRef(persona)],
  (authorship, { persona }) => [authorship.bookmarksRef(persona)],
  (authorship, { persona }) => [authorship.applicationsRef(persona)],
  (authorship, { persona }) => [sideRefOf(authorship, persona)],
  (authorship, { persona }) => [claimantRef(authorship, persona)],
  (authorship, { persona }) => rewardRefs(authorship, persona),
  (authorship, { persona }) => [0, 1].map((block) => authorship.ownIdsRef(persona, block)),
  (authorship, { persona }) => [authorship.onceRef(persona, 'moderator')],
  (authorship, { persona, days }) => days.map((day) => authorship.onceRef(persona, `contributions ${day}`)),
  (authorship, { persona, days }) => days.map((day) => authorship.requestRef(persona, `pictures ${day}`)),
  (authorship, { persona, days }) => days.map((day) => authorship.requestRef(persona, `exports ${day}`)),
];

/** Pseudonyms with a complaint are moderated like contributions, but their persona is not encrypted. */
const PSEUDONYMS = 'moderation.profile_names';

interface Referred {
  readonly userId: string;
  readonly persona: Uint8Array;
  readonly days: readonly string[];
}

const hexOf = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;

/** An owner is null if the row has none. `days` are `YYYY-MM-DD`. */
export function ownersOf(
  tables: readonly DumpedTable[],
  {
    users,
    authorship,
    days,
    ended = [],
  }: {
    readonly users: readonly KnownUser[];
    readonly authorship: Authorship;
    readonly days: readonly string[];
    readonly ended?: readonly EndedAccount[];
  },
): (row: DumpedRow) => Owner | null {
  const known = new Map<string, Owner>();
  const personas = new Map<string, string>();
  for (const { userId, names } of users) {
    const persona = authorship.personaRef(userId);
    personas.set(hexOf(persona), userId);
    for (const name of [userId, ...names]) known.set(name, { userId, by: 'person' });
    known.set(hexOf(persona), { userId, by: 'pseudonym' });
    for (const refs of REFERENCES)
      for (const ref of refs(authorship, { userId, persona, days })) known.set(hexOf(ref), { userId, by: 'reference' });
  }
  // Known pseudonyms match hashes of ended ones.
  for (const { userId, names } of ended)
    for (const name of names) known.set(hashOfName(name), { userId, by: 'pseudonym' });
  const former = new Map(ended.flatMap(({ userId, contributions }) => [...contributions].map((id) => [id, userId])));
  const owners = new Map<DumpedRow, Owner>();
  const rows = tables.flatMap(({ name, parts }) => parts.flatMap((part) => part.map((row) => ({ row, name }))));
  for (const { row, name } of rows) {
    const author = name === PSEUDONYMS ? null : authorOf(row, authorship, personas);
    const left = typeof row.id === 'string' ? former.get(row.id) : undefined;
    const owner =
      author ??
      (left === undefined ? undefined : ({ userId: left, by: 'author' } as const)) ??
      Object.values(row)
        .map((value) => (typeof value === 'string' ? known.get(value) : undefined))
        .find((found) => found !== undefined);
    if (owner !== undefined && owner !== null) owners.set(row, owner);
  }
  ownMessages(tables, owners);
  ownInRooms(tables, owners, { authorship, personas });
  passOn(tables, owners);
  return (row) => owners.get(row) ?? null;
}

/** Any row with an id and a sealed author. */
function authorOf(row: DumpedRow, authorship: Authorship, personas: ReadonlyMap<string, string>): Owner | null {
  const { id, author_seal: seal } = row;
  if (typeof id !== 'string' || typeof seal !== 'string' || seal.length <= 2) return null;
  const userId = personas.get(hexOf(authorship.openAuthor(Buffer.from(seal.slice(2), 'hex'), id)));
  return userId === undefined ? null : { userId, by: 'author' };
}

/** Messages belong to their writer, conversations to the asker. */
function ownMessages(tables: readonly DumpedTable[], owners: Map<DumpedRow, Owner>): void {
  const rowsOf = (table: string): readonly DumpedRow[] =>
    tables.filter(({ name }) => name === table).flatMap(({ parts }) => parts.flat());
  const sides = new Map(
    rowsOf('persona.talkers').map((row) => [`${String(row.talk_id)} ${String(row.is_asker)}`, owners.get(row)]),
  );
  const own = (row: DumpedRow, side: string): void => {
    const owner = sides.get(side);
    if (owner !== undefined) owners.set(row, owner);
  };
  for (const row of rowsOf('persona.messages')) own(row, `${String(row.talk_id)} ${String(row.is_of_asker)}`);
  for (const row of rowsOf('persona.talks')) own(row, `${String(row.id)} true`);
}

/** Places in rooms and messages to them. */
function ownInRooms(
  tables: readonly DumpedTable[],
  owners: Map<DumpedRow, Owner>,
  { authorship, personas }: { readonly authorship: Authorship; readonly personas: ReadonlyMap<string, string> },
): void {
  const rowsOf = (table: string): readonly DumpedRow[] =>
    tables.filter(({ name }) => name === table).flatMap(({ parts }) => parts.flat());
  const own = (row: DumpedRow, userId: string | undefined): void => {
    if (userId !== undefined) owners.set(row, { userId, by: 'reference' });
  };
  const bytesOf = (hex: string): Buffer => Buffer.from(hex.slice(2), 'hex');
  const members = rowsOf('persona.room_members');
  const places = new Map<string, string>();
  for (const talkId of new Set(members.map(({ talk_id }) => String(talk_id)))) {
    for (const [persona, userId] of personas)
      places.set(`${talkId} ${hexOf(authorship.memberRef(bytesOf(persona), talkId))}`, userId);
  }
  for (const row of members) own(row, places.get(`${String(row.talk_id)} ${String(row.member_ref)}`));
  const seals = new ChatSeals(authorship);
  for (const row of rowsOf('persona.messages')) {
    const { talk_id, face_seal } = row;
    if (typeof face_seal !== 'string') continue;
    own(row, personas.get(hexOf(seals.openFace(String(talk_id), bytesOf(face_seal)).persona)));
  }
}

function passOn(tables: readonly DumpedTable[], owners: Map<DumpedRow, Owner>): void {
  for (let found = -1; found !== owners.size; ) {
    found = owners.size;
    for (const { name, parts, references } of tables)
      for (const { column, table, target } of references) {
        if (name === table) continue;
        const referred = new Map(
          tables
            .filter((each) => each.name === table)
            .flatMap((each) => each.parts.flat())
            .flatMap((row) => {
              const owner = owners.get(row);
              return owner === undefined || owner.by === 'author' ? [] : [[row[target], owner] as const];
            }),
        );
        if (referred.size === 0) continue;
        for (const row of parts.flat()) {
          const owner = referred.get(row[column]);
          if (owner !== undefined && !owners.has(row)) owners.set(row, owner);
        }
      }
  }
}
