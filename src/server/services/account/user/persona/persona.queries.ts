import type { ProfileType } from '@/contract/generated/user';
import type { RowOf } from '@/server/platform/sql-types';
import { boolean, bytes, nullable, selectList, text, textOf } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const personaColumns = {
  user_name: nullable(text),
  avatar_uri: nullable(text),
  avatar_color: nullable(text),
  bio: text,
  is_reader: boolean,
  is_writer: boolean,
  selected_profile_type: textOf<ProfileType>(),
} as const;

export type PersonaRow = RowOf<typeof personaColumns>;

export const personaByRef = defineStatement({
  name: 'profile.persona',
  parameters: [bytes],
  columns: personaColumns,
  text: `select ${selectList(personaColumns)} from persona.personas where persona_ref = $1`,
});

export const ensurePersona = defineStatement({
  name: 'profile.ensure-persona',
  parameters: [bytes],
  columns: {},
  text: 'insert into persona.personas (persona_ref) values ($1) on conflict (persona_ref) do nothing',
});

export const lockPersona = defineStatement({
  name: 'profile.lock-persona',
  parameters: [bytes],
  columns: {},
  text: `insert into persona.personas (persona_ref) values ($1)
         on conflict (persona_ref) do update set persona_ref = excluded.persona_ref`,
});

export const storeAnonymousProfile = defineStatement({
  name: 'profile.store-anonymous-profile',
  parameters: [bytes, text, text, text],
  columns: {},
  text: 'update persona.personas set user_name = $2, avatar_uri = $3, avatar_color = $4 where persona_ref = $1',
});

export const storeSelectedProfile = defineStatement({
  name: 'profile.store-selected-profile',
  parameters: [bytes, textOf<ProfileType>()],
  columns: {},
  text: 'update persona.personas set selected_profile_type = $2 where persona_ref = $1',
});
