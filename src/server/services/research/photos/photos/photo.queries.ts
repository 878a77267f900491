import type { PhotoAlbumName } from '@/contract/generated/photos';
import { CARD_KEYS } from '@/core/research/cards/card.rules';
import { answerTo } from '@/server/platform/employer-answers/shown-answer.queries';
import {
  arrayOf,
  bigint,
  bytes,
  from,
  integer,
  moment,
  nullable,
  selectList,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { definePages, defineStatement } from '@/server/platform/statement';

export const photoColumns = {
  id: uuid,
  album: textOf<PhotoAlbumName>(),
  caption: text,
  url: text,
  file_key: nullable(text),
  width: integer,
  height: integer,
  location: from('l.name', nullable(text)),
  state: from('l.state', nullable(text)),
  card: arrayOf(text),
  created_at: moment,
  author_ref: nullable(bytes),
  answer: answerTo('photo', 'p.id'),
} as const;

export const newestPhotos = definePages((rows) =>
  defineStatement({
    name: `photos.newest.${rows}`,
    parameters: [integer, nullable(text), bigint],
    columns: photoColumns,
    text: `select ${selectList(photoColumns, 'p')} from research.photos p
           left join catalog.locations l on l.id = p.location_id
           where p.company_id = $1 and p.status = 'LIVE' and ($2::text is null or p.album = $2)
           order by p.shown_at desc, p.id desc offset $3 limit ${rows}`,
  }),
);

export const albumsOfCompany = defineStatement({
  name: 'photos.albums',
  parameters: [integer],
  columns: {
    album: from('a.album', textOf<PhotoAlbumName>()),
    count: from('a.count', integer),
    newest: from('a.newest', nullable(text)),
    id: from('p.id', uuid),
    caption: from('p.caption', text),
    url: from('p.url', text),
    file_key: from('p.file_key', nullable(text)),
    width: from('p.width', integer),
    height: from('p.height', integer),
  },
  text: `select a.album, a.count, a.newest, p.id, p.caption, p.url, p.file_key, p.width, p.height
         from (select album, count(*)::integer as count, (array_agg(id order by shown_at desc, id desc))[1] as cover,
                 max((select substr(key, 2) from unnest(card) as key where key like '${CARD_KEYS.month}%')) as newest
               from research.photos where company_id = $1 and status = 'LIVE' group by album) a
         join research.photos p on p.id = a.cover order by a.count desc, a.album`,
});
