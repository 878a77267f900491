import { arrayOf, bigint, jsonb, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/**
 * Selects the state: `<version>` of the topic rules once all are done, `<version> <id>` while reviews after an id
 * remain. Returns no row before the first run.
 */
export const topicsState = defineStatement({
  name: 'review.topics-state',
  parameters: [],
  columns: { value: text },
  text: `select value from platform.facts where name = 'review topics' for update`,
});

export const setTopicsState = defineStatement({
  name: 'review.set-topics-state',
  parameters: [text],
  columns: {},
  text: `insert into platform.facts (name, value) values ('review topics', $1) on conflict (name) do update set value = excluded.value`,
});

export const reviewTexts = defineStatement({
  name: 'review.texts-for-topics',
  parameters: [nullable(uuid), bigint],
  columns: { id: uuid, likes: nullable(text), dislikes: nullable(text), liked: arrayOf(text), disliked: arrayOf(text) },
  text: `select id, likes, dislikes, liked, disliked from research.reviews where $1::uuid is null or id > $1 order by id limit $2 for no key update`,
});

interface Topics {
  readonly id: string;
  readonly liked: readonly string[];
  readonly disliked: readonly string[];
}

export const storeTopics = defineStatement({
  name: 'review.store-topics',
  parameters: [jsonb<readonly Topics[]>()],
  columns: {},
  text: `update research.reviews r set
           liked = array(select jsonb_array_elements_text(told.liked)), disliked = array(select jsonb_array_elements_text(told.disliked))
         from jsonb_to_recordset($1) as told (id uuid, liked jsonb, disliked jsonb) where r.id = told.id`,
});
