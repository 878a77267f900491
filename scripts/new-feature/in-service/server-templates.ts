import type { FeatureNames } from '../feature-names';

export const schemaFile = ({
  camel,
  words,
  code,
}: FeatureNames): string => `import { index, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../column-types';
import { content } from '../postgres-schemas';
import { posts } from './posting';

/** The ${words} of each persona. */
export const ${camel} = content.table(
  '${code}',
  {
    voterRef: bytes().notNull(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.voterRef, t.postId] }), index('${code}_of_post').on(t.postId)],
);
`;

export const queriesFile = ({
  feature,
  words,
  code,
}: FeatureNames): string => `import { bytes, integer, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** The live ${words} of a voter_ref, newest post first. */
export const list = defineStatement({
  name: '${feature}.list',
  parameters: [bytes],
  columns: { post_id: uuid, title: nullable(text) },
  text: \`select p.id as post_id, p.title from content.${code} s join content.posts p on p.id = s.post_id
         where s.voter_ref = $1 and p.status = 'LIVE' order by p.created_at desc, p.id desc\`,
});

/**
 * Adds a live post if the list has fewer than \`$3\` others. Returns the number of others, or no row if the post does
 * not exist.
 */
export const add = defineStatement({
  name: '${feature}.add',
  parameters: [bytes, uuid, integer],
  columns: { others: integer },
  text: \`with found as (select id from content.posts where id = $2 and status = 'LIVE'), kept as (
           select count(*)::integer as others from content.${code} s join content.posts p on p.id = s.post_id
           where s.voter_ref = $1 and s.post_id <> $2 and p.status = 'LIVE'
         ), added as (
           insert into content.${code} (voter_ref, post_id) select $1, id from found, kept where others < $3
           on conflict do nothing
         )
         select others from found, kept\`,
});

export const remove = defineStatement({
  name: '${feature}.remove',
  parameters: [bytes, uuid],
  columns: {},
  text: 'delete from content.${code} where voter_ref = $1 and post_id = $2',
});
`;

export const handlersFile = (
  { folder, feature, pascal, words, entityPascal, capitals, code }: FeatureNames,
  service: string,
  servicePascal: string,
): string => `import { MAX_${capitals}, TOO_MANY_${capitals} } from '@/core/${folder}/${feature}.rules';
import { postRefusals } from '@/core/talk/posting/post-refusals.rules';
import type { ${servicePascal}Handlers } from '@/server/contract/generated/${service}';
import { Problem } from '@/server/contract/problem';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { plainUuid } from '@/server/platform/uuid';
import { add, list, remove } from './${feature}.queries';

export interface ${pascal}Deps {
  readonly database: Database;
  readonly authorship: Authorship;
}

type ${pascal}Operations = 'list${pascal}' | 'add${entityPascal}' | 'remove${entityPascal}';

/** The ${words} of users. */
export function create${pascal}({ database, authorship }: ${pascal}Deps): Pick<${servicePascal}Handlers, ${pascal}Operations> {
  return {
    async list${pascal}({ viewer }) {
      const rows = await database.query(list, authorship.voterRef(viewer.personaRef));
      return { status: 200, body: { items: rows.map(({ post_id, title }) => ({ postId: post_id, title })) } };
    },

    async add${entityPascal}({ viewer, path }) {
      const voter = authorship.voterRef(viewer.personaRef);
      const [found] = await database.query(add, voter, plainUuid(path.postId), MAX_${capitals});
      if (found === undefined) throw new Problem(404, 'post_not_found', postRefusals.notFound);
      if (found.others >= MAX_${capitals}) throw new Problem(422, 'too_many_${code}', TOO_MANY_${capitals});
      return { status: 204, body: null };
    },

    async remove${entityPascal}({ viewer, path }) {
      await database.query(remove, authorship.voterRef(viewer.personaRef), plainUuid(path.postId));
      return { status: 204, body: null };
    },
  };
}
`;

export const personalQueriesFile = ({
  feature,
  code,
}: FeatureNames): string => `import { exportRowsOfRef } from '@/server/platform/personal/exported-rows.queries';
import { bytes } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const exported = exportRowsOfRef(
  '${feature}',
  'select post_id from content.${code} where voter_ref = $1 order by post_id',
);

export const erase = defineStatement({
  name: '${feature}.erase',
  parameters: [bytes],
  columns: {},
  text: 'delete from content.${code} where voter_ref = $1',
});
`;

export const personalFile = ({
  words,
  code,
}: FeatureNames): string => `import { erasing, exporting } from '@/server/platform/personal/erase-by';
import type { PersonalData } from '@/server/platform/personal/personal-data';
import { erase, exported } from './personal.queries';

export const personalData: PersonalData = {
  kinds: [
    {
      kind: 'Posts in your ${words}',
      columns: ['content.${code}.voter_ref'],
      copied: ['${code}'],
      atEnd: 'erased',
    },
  ],
  exports: [
    exporting('${code}', ({ database, authorship, personaRef }) =>
      database.query(exported, authorship.voterRef(personaRef)),
    ),
  ],
  erasures: [erasing('choices', (tx, { authorship, personaRef }) => tx.query(erase, authorship.voterRef(personaRef)))],
};
`;
