import { arrayOf, from, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const IMAGE = `content #>> '{items,0,image}'`;

export const sectionPictures = {
  there: defineStatement({
    name: 'import.section-pictures.there',
    parameters: [arrayOf(text)],
    columns: { import_key: nullable(text), image: from(IMAGE, nullable(text)) },
    text: `select import_key, ${IMAGE} as image from research.company_sections where import_key = any ($1)`,
  }),
  /** Selects the pictures of `$2` that entries `$1` or imports still use. */
  kept: defineStatement({
    name: 'import.section-pictures.kept',
    parameters: [arrayOf(text), arrayOf(text)],
    columns: { image: text },
    text: `select rows.image from unnest($1::text[], $2::text[]) as rows (key, image) where research.has_section_picture(rows.key, rows.image)`,
  }),
} as const;
