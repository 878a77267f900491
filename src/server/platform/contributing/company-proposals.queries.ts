import { bytes, date, integer, jsonb, nullable, text, uuid } from '../sql-types';
import { defineStatement } from '../statement';
import type { WaitingContribution } from './waiting-contribution';

export const addProposal = defineStatement({
  name: 'company-proposals.add',
  parameters: {
    id: uuid,
    name: text,
    city: text,
    website: nullable(text),
    contribution: jsonb<WaitingContribution>(),
    month: date,
    author_ref: bytes,
    author_seal: bytes,
  },
  columns: {},
  text: `insert into research.company_proposals (id, name, city, website, contribution, month, author_ref, author_seal)
         values ($id, $name, $city, $website, $contribution, $month, $author_ref, $author_seal)`,
});

export const setDuplicateCompany = defineStatement({
  name: 'company-proposals.set-same',
  parameters: [uuid, nullable(integer)],
  columns: {},
  text: 'update research.company_proposals set same_as = $2 where id = $1',
});

/** Locks the first decided proposal after id `$1` that no other process has locked. */
export const lockNextDecidedProposal = defineStatement({
  name: 'company-proposals.accepted',
  parameters: [uuid],
  columns: {
    id: uuid,
    name: text,
    city: text,
    website: nullable(text),
    contribution: jsonb<WaitingContribution>(),
    same_as: nullable(integer),
    author_seal: nullable(bytes),
  },
  text: `select p.id, p.name, p.city, p.website, p.contribution, p.same_as, p.author_seal from research.company_proposals p
         where p.id > $1 and not exists (select from moderation.cases k where k.kind = 'company' and k.item_id = p.id and k.state <> 'CLOSED')
         order by p.id limit 1 for update of p skip locked`,
});

export const dropProposal = defineStatement({
  name: 'company-proposals.drop',
  parameters: [uuid],
  columns: {},
  text: 'delete from research.company_proposals where id = $1',
});
