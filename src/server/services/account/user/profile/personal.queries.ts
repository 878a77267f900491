import { exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { bytes, from, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exportedProfile = exportRowsOfRef(
  'profile',
  `select user_name, bio, avatar_uri, avatar_color, is_reader, is_writer, selected_profile_type
   from persona.personas where persona_ref = $1`,
);

export const exportedFormerPseudonyms = exportRowsOfRef(
  'former-pseudonyms',
  'select name from persona.given_up_names where persona_ref = $1 order by name',
);

export const pseudonymsOfPersona = defineStatement({
  name: 'profile.pseudonyms',
  parameters: [bytes],
  columns: { name: from('lower(user_name)', text) },
  text: `select lower(user_name) as name from persona.personas where persona_ref = $1 and user_name is not null
         union select lower(name) from persona.given_up_names where persona_ref = $1`,
});

/** Stores all pseudonyms as hashes, so that nobody can reuse them and they identify nobody. */
export const keepEndedNames = defineStatement({
  name: 'profile.keep-ended-names',
  parameters: [bytes],
  columns: {},
  text: `insert into persona.ended_names (name_hash)
         select sha256(convert_to(said, 'UTF8')) from (
           select lower(user_name) as name from persona.personas where persona_ref = $1 and user_name is not null
           union select lower(name) from persona.given_up_names where persona_ref = $1
         ) n, unnest(array[name, translate(name, '0134578l_', 'oieastbi')]) as said
         on conflict do nothing`,
});

export const erasePersona = defineStatement({
  name: 'profile.erase-persona',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.personas where persona_ref = $1',
});
