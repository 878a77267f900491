import { textOpening } from '@/server/platform/opening';
import { selectList, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { idOfUrlName } from '@/server/services/research/company/company/company-id.queries';

/** Columns of texts, which may contain `{brand}` and `{subject}`. */
const pageColumns = { pattern: text, page_name: text, title: text, description: text } as const;

export const allPages = defineStatement({
  name: 'page-details.pages',
  parameters: [],
  columns: pageColumns,
  text: `select ${selectList(pageColumns)} from catalog.pages order by length(regexp_replace(pattern, '{w+}', '', 'g')) desc, pattern collate "C"`,
});

export const postSubject = defineStatement({
  name: 'page-details.post-subject',
  parameters: [uuid],
  columns: { subject: text },
  text: `select coalesce(title, ${textOpening('content')}) as subject from content.posts where id = $1 and status = 'LIVE'`,
});

export const companySubject = defineStatement({
  name: 'page-details.company-subject',
  parameters: [text],
  columns: { subject: text },
  text: `select name as subject from catalog.companies where id = ${idOfUrlName(1)}`,
});
