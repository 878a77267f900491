import { contributionTable } from '@/server/platform/personal/contribution-table.queries';
import { contributionMergeStatements } from '@/server/platform/personal/merge-contributions.queries';
import { arrayOf, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const contributedPhotos = contributionTable({
  kind: 'photos',
  name: 'company_photos',
  seals: ['card_seal'],
  exported: `select p.id, c.name as company, p.status, p.album, p.caption, l.name as city, p.url, p.created_at
             from research.photos p join catalog.companies c on c.id = p.company_id
             left join catalog.locations l on l.id = p.location_id
             where p.id = any($1) order by p.created_at`,
});

export const fileKeysOfPhotos = defineStatement({
  name: 'photos.file-keys',
  parameters: [arrayOf(uuid)],
  columns: { file_key: text },
  text: `select coalesce(file_key, '') as file_key from research.photos where id = any($1) and file_key is not null`,
});

export const mergedPhotos = contributionMergeStatements({ kind: 'photos', hasStatus: true, once: null });
