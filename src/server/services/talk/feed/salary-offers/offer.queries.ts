import { arrayOf, bigint, boolean, bytes } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const offerColumns = { id: bigint, is_current: boolean, offer_seal: bytes } as const;

export const insertOffer = defineStatement({
  name: 'salary-offers.insert',
  parameters: [bigint, bytes, boolean, bytes],
  columns: {},
  text: 'insert into persona.salary_offers (id, persona_ref, is_current, offer_seal) values ($1, $2, $3, $4)',
});

export const changeOffer = defineStatement({
  name: 'salary-offers.change',
  parameters: [bigint, boolean, bytes],
  columns: {},
  text: 'update persona.salary_offers set is_current = $2, offer_seal = $3 where id = $1',
});

export const unmarkCurrent = defineStatement({
  name: 'salary-offers.unmark-current',
  parameters: [bytes],
  columns: {},
  text: 'update persona.salary_offers set is_current = false where persona_ref = $1 and is_current',
});

export const offersOf = defineStatement({
  name: 'salary-offers.of-persona',
  parameters: [bytes],
  columns: offerColumns,
  text: `select id, is_current, offer_seal from persona.salary_offers where persona_ref = $1
         order by is_current desc, id`,
});

export const offersById = defineStatement({
  name: 'salary-offers.by-id',
  parameters: [arrayOf(bigint)],
  columns: { ...offerColumns, persona_ref: bytes },
  text: 'select id, is_current, offer_seal, persona_ref from persona.salary_offers where id = any($1)',
});

export const removeOffer = defineStatement({
  name: 'salary-offers.remove',
  parameters: [bigint],
  columns: {},
  text: 'delete from persona.salary_offers where id = $1',
});

export const moveOffer = defineStatement({
  name: 'salary-offers.move',
  parameters: [bigint, bytes, boolean, bytes],
  columns: {},
  text: 'update persona.salary_offers set persona_ref = $2, is_current = $3, offer_seal = $4 where id = $1',
});
