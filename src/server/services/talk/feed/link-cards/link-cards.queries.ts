import {
  arrayOf,
  bigint,
  boolean,
  bytes,
  from,
  integer,
  jsonb,
  nullable,
  smallint,
  text,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { LinkCard, LinkedPage } from '../attachments/link-card';

export const queueLink = defineStatement({
  name: 'link-cards.queue',
  parameters: [uuid, text],
  columns: {},
  text: `insert into content.link_reads (post_id, address) values ($1, $2)
         on conflict (post_id) do update set address = excluded.address, attempts = 0, due_at = now()`,
});

export const unqueueLink = defineStatement({
  name: 'link-cards.unqueue',
  parameters: [uuid],
  columns: {},
  text: 'delete from content.link_reads where post_id = $1',
});

/**
 * Selects due links. The current time is rounded like the stored one, because otherwise a new post would wait for the
 * next run. Fairness between authors is ensured in memory, where their seals can be opened.
 */
export const dueLinks = defineStatement({
  name: 'link-cards.due',
  parameters: [arrayOf(uuid), bigint],
  columns: { post_id: uuid, author_seal: from('p.author_seal', bytes) },
  text: `select r.post_id, p.author_seal from content.link_reads r join content.posts p on p.id = r.post_id
         where r.due_at <= clock_timestamp()::timestamptz(3) and r.post_id <> all($1) order by r.due_at limit $2`,
});

/** Time for a process to read a page before another may take it. */
const CLAIM_SECONDS = 60;

/** Returns no row if another process has claimed the link, or the link is gone. */
export const claimLink = defineStatement({
  name: 'link-cards.claim',
  parameters: [uuid],
  columns: { address: text, attempts: smallint },
  text: `update content.link_reads set attempts = attempts + 1, due_at = clock_timestamp() + ${CLAIM_SECONDS} * interval '1 second'
         where post_id = $1 and due_at <= clock_timestamp()::timestamptz(3) returning address, attempts`,
});

/** Postpones a read, without counting an attempt. */
export const postponeLink = defineStatement({
  name: 'link-cards.postpone',
  parameters: [uuid],
  columns: {},
  text: 'update content.link_reads set attempts = attempts - 1 where post_id = $1 and attempts > 0',
});

/** Returns no row if the post changed in the meantime. */
export const finishLink = defineStatement({
  name: 'link-cards.finish',
  parameters: [uuid, text, nullable(jsonb<LinkCard>())],
  columns: { shown: from('1', integer) },
  text: `with done as (
           delete from content.link_reads where post_id = $1 and address = $2 returning post_id
         )
         update content.posts p set link = $3 from done
         where p.id = done.post_id and p.kind is null and not p.hides_link and $3::jsonb is not null returning 1 as shown`,
});

export const knownPage = defineStatement({
  name: 'link-cards.known-page',
  parameters: [text],
  columns: { page: nullable(jsonb<LinkedPage>()) },
  text: 'select page from content.link_pages where address = $1 and expires_at > clock_timestamp()',
});

export const keepPage = defineStatement({
  name: 'link-cards.keep-page',
  parameters: [text, nullable(jsonb<LinkedPage>()), integer],
  columns: {},
  text: `insert into content.link_pages (address, page, expires_at) values ($1, $2, clock_timestamp() + $3::int * interval '1 second')
         on conflict (address) do update set page = excluded.page, expires_at = excluded.expires_at`,
});

export const chooseLink = defineStatement({
  name: 'link-cards.choose',
  parameters: [uuid, boolean],
  columns: { wants_card: from('link is null and kind is null and not hides_link', boolean) },
  text: `update content.posts set hides_link = not $2, link = case when $2 then link end
         where id = $1 returning link is null and kind is null and not hides_link as wants_card`,
});
