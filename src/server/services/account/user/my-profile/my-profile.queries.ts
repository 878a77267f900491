import { arrayOf, bigint, bytes, citext, from, nullable, text, textOf, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export type ExperienceKind = 'work' | 'education';

export const detailsOfUser = defineStatement({
  name: 'my-profile.details',
  parameters: [uuid],
  columns: { name: text, email: nullable(citext), file_key: from('p.file_key', nullable(text)) },
  text: `select u.name, u.email, p.file_key
         from identity.users u left join identity.profile_photos p on p.user_id = u.id where u.id = $1`,
});

export const lockUser = defineStatement({
  name: 'my-profile.lock-user',
  parameters: [uuid],
  columns: {},
  text: 'select from identity.users where id = $1 for update',
});

export const storeName = defineStatement({
  name: 'my-profile.store-name',
  parameters: [uuid, text],
  columns: {},
  text: 'update identity.users set name = $2 where id = $1',
});

export const bioOfPersona = defineStatement({
  name: 'my-profile.bio',
  parameters: [bytes],
  columns: { bio: text },
  text: 'select bio from persona.personas where persona_ref = $1',
});

export const storeBio = defineStatement({
  name: 'my-profile.store-bio',
  parameters: [bytes, text],
  columns: {},
  text: 'update persona.personas set bio = $2 where persona_ref = $1',
});

export const photoOfUser = defineStatement({
  name: 'my-profile.photo',
  parameters: [uuid],
  columns: { file_key: text },
  text: 'select file_key from identity.profile_photos where user_id = $1',
});

export const storePhoto = defineStatement({
  name: 'my-profile.store-photo',
  parameters: [uuid, text],
  columns: {},
  text: `insert into identity.profile_photos (user_id, file_key) values ($1, $2)
         on conflict (user_id) do update set file_key = excluded.file_key`,
});

export const deletePhoto = defineStatement({
  name: 'my-profile.delete-photo',
  parameters: [uuid],
  columns: { file_key: text },
  text: 'delete from identity.profile_photos where user_id = $1 returning file_key',
});

const entryColumns = { id: uuid, entry_seal: bytes } as const;

export const experiencesOfUser = defineStatement({
  name: 'my-profile.experiences',
  parameters: [uuid, textOf<ExperienceKind>()],
  columns: entryColumns,
  text: 'select id, entry_seal from identity.experiences where user_id = $1 and kind = $2',
});

export const addExperience = defineStatement({
  name: 'my-profile.add-experience',
  parameters: [uuid, uuid, textOf<ExperienceKind>(), bytes, bigint],
  columns: { id: uuid },
  text: `insert into identity.experiences (id, user_id, kind, entry_seal)
         select $1, $2, $3, $4
         where (select count(*) from identity.experiences where user_id = $2 and kind = $3) < $5
         returning id`,
});

export const changeExperience = defineStatement({
  name: 'my-profile.change-experience',
  parameters: [uuid, uuid, textOf<ExperienceKind>(), bytes],
  columns: { id: uuid },
  text: 'update identity.experiences set entry_seal = $4 where id = $1 and user_id = $2 and kind = $3 returning id',
});

export const deleteExperience = defineStatement({
  name: 'my-profile.delete-experience',
  parameters: [uuid, uuid, textOf<ExperienceKind>()],
  columns: { id: uuid },
  text: 'delete from identity.experiences where id = $1 and user_id = $2 and kind = $3 returning id',
});

export const companyLogos = defineStatement({
  name: 'my-profile.company-logos',
  parameters: [arrayOf(text)],
  columns: { name: from('lower(name)', text), logo: nullable(text) },
  text: 'select lower(name) as name, logo from catalog.companies where lower(name) collate "C" = any($1) and logo is not null',
});

export const collegeLogos = defineStatement({
  name: 'my-profile.college-logos',
  parameters: [arrayOf(text)],
  columns: { name: from('lower(name)', text), logo: nullable(text) },
  text: 'select lower(name) as name, logo from catalog.colleges where lower(name) collate "C" = any($1) and logo is not null',
});
