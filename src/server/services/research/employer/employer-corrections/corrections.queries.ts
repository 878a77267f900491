import type { CompanyCorrection, OwnCorrection } from '@/core/research/employer-corrections/correction';
import type { CorrectedField } from '@/core/research/employer-corrections/correction.rules';
import { MAX_LISTED_CORRECTIONS } from '@/core/research/employer-corrections/correction.rules';
import { deleteBatch, PURGED_COLUMNS } from '@/server/platform/purge';
import {
  boolean,
  bytes,
  date,
  from,
  integer,
  nullable,
  selectList,
  text,
  textOf,
  uuid,
} from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import { NAMED_COMPANY, namedCompany } from '@/server/services/research/company/company/company-id.queries';

const FACT = {
  WEBSITE: 'p.website',
  CAREER_SITE: 'p.career_site_url',
  HEADQUARTERS: `nullif(c.headquarters, '')`,
  EMPLOYEES_WORLDWIDE: 'p.global_employees',
} as const satisfies Record<CorrectedField, string>;

const PRESENT = `case x.field ${Object.entries(FACT)
  .map(([field, fact]) => `when '${field}' then ${fact}`)
  .join(' ')} end`;
const isOff = 'exists (select from research.company_entries e where e.company_id = c.id and e.is_off)';
const WITH_COMPANY = `join catalog.companies c on c.id = x.company_id left join research.company_profiles p on p.company_id = c.id`;

export const claimOfCorrections = defineStatement({
  name: 'employer-corrections.claim',
  parameters: [uuid, date],
  columns: {
    id: from('k.id', uuid),
    company_id: from('k.company_id', integer),
    claimant_ref: from('k.claimant_ref', bytes),
    domain: from('k.domain', text),
    is_in_force: from('coalesce(k.ends_on >= $2, false)', boolean),
    company: namedCompany,
    is_off: from(isOff, boolean),
  },
  text: `select k.id, k.company_id, k.claimant_ref, k.domain, coalesce(k.ends_on >= $2, false) as is_in_force, ${NAMED_COMPANY} as company, ${isOff} as is_off
         from research.employer_claims k join catalog.companies c on c.id = k.company_id where k.id = $1 for update of k`,
});

export const factsOfCompany = defineStatement({
  name: 'employer-corrections.facts',
  parameters: [integer],
  columns: {
    field: textOf<CorrectedField>(),
    value: nullable(text),
    is_waiting: boolean,
  },
  text: `select f.field, f.value, exists (
           select from research.employer_corrections w where w.company_id = c.id and w.field = f.field and w.status = 'WAITING') as is_waiting
         from catalog.companies c left join research.company_profiles p on p.company_id = c.id,
           lateral (values ${Object.entries(FACT)
             .map(([field, fact], place) => `(${place}, '${field}', ${fact})`)
             .join(', ')}) as f (place, field, value)
         where c.id = $1 order by f.place`,
});

const ownColumns = {
  id: uuid,
  field: textOf<CorrectedField>(),
  value: text,
  source: text,
  status: textOf<OwnCorrection['status']>(),
  reason: nullable(text),
} as const;

export const correctionsOfClaim = defineStatement({
  name: 'employer-corrections.of-claim',
  parameters: [uuid, date],
  columns: ownColumns,
  text: `select ${selectList(ownColumns)} from research.employer_corrections
         where claim_id = $1 and (decided_on is null or decided_on >= $2) order by proposed_on desc, id limit ${MAX_LISTED_CORRECTIONS}`,
});

export const addCorrection = defineStatement({
  name: 'employer-corrections.add',
  parameters: {
    id: uuid,
    claim_id: uuid,
    company_id: integer,
    field: textOf<CorrectedField>(),
    value: text,
    source: text,
    today: date,
  },
  columns: ownColumns,
  text: `insert into research.employer_corrections (id, claim_id, company_id, field, value, source, proposed_on)
         values ($id, $claim_id, $company_id, $field, $value, $source, $today)
         on conflict (company_id, field) where status = 'WAITING' do nothing returning ${selectList(ownColumns)}`,
});

export const sameCorrection = defineStatement({
  name: 'employer-corrections.same',
  parameters: [uuid, textOf<CorrectedField>(), text, text],
  columns: ownColumns,
  text: `select ${selectList(ownColumns)} from research.employer_corrections
         where claim_id = $1 and field = $2 and value = $3 and source = $4 and status = 'WAITING'`,
});

const queueColumns = {
  id: from('x.id', uuid),
  company: namedCompany,
  domain: from('k.domain', text),
  field: from('x.field', textOf<CorrectedField>()),
  present: from(PRESENT, nullable(text)),
  value: from('x.value', text),
  source: from('x.source', text),
} as const;

const OPEN = `research.employer_corrections x join research.employer_claims k on k.id = x.claim_id and k.ends_on >= $1`;

export const waitingCorrections = defineStatement({
  name: 'employer-corrections.waiting',
  parameters: [date],
  columns: queueColumns,
  text: `select ${selectList(queueColumns)} from ${OPEN} ${WITH_COMPANY}
         where x.status = 'WAITING' order by x.proposed_on, x.id limit ${MAX_LISTED_CORRECTIONS}`,
});

export const openCorrections = defineStatement({
  name: 'employer-corrections.open',
  parameters: [date],
  columns: { open: integer },
  text: `select count(*)::int as open from ${OPEN} where x.status = 'WAITING'`,
});

export const lockCorrection = defineStatement({
  name: 'employer-corrections.lock',
  parameters: [uuid, date],
  columns: {
    ...queueColumns,
    company_id: from('x.company_id', integer),
    status: from('x.status', textOf<OwnCorrection['status']>()),
    claimant_ref: from('k.claimant_ref', bytes),
    is_in_force: from('coalesce(k.ends_on >= $2, false)', boolean),
    is_off: from(isOff, boolean),
  },
  text: `select ${selectList(queueColumns)}, x.company_id, x.status, k.claimant_ref, coalesce(k.ends_on >= $2, false) as is_in_force, ${isOff} as is_off
         from research.employer_corrections x join research.employer_claims k on k.id = x.claim_id ${WITH_COMPANY}
         where x.id = $1 for update of x, c`,
});

export const deleteCorrection = defineStatement({
  name: 'employer-corrections.delete',
  parameters: [uuid],
  columns: {},
  text: 'delete from research.employer_corrections where id = $1',
});

export const decideCorrection = defineStatement({
  name: 'employer-corrections.decide',
  parameters: { id: uuid, verdict: textOf<'ACCEPTED' | 'REFUSED'>(), reason: nullable(text), today: date },
  columns: {},
  text: 'update research.employer_corrections set status = $verdict, reason = $reason, decided_on = $today where id = $id',
});

export const decidedCorrections = defineStatement({
  name: 'employer-corrections.decided',
  parameters: [date],
  columns: {
    id: from('x.id', uuid),
    claim_id: from('x.claim_id', uuid),
    company_name: from('c.name', text),
    field: from('x.field', textOf<CorrectedField>()),
    verdict: from('x.status', textOf<'ACCEPTED' | 'REFUSED'>()),
    claimant_ref: from('k.claimant_ref', bytes),
    claimant_seal: from('k.claimant_seal', bytes),
  },
  text: `select x.id, x.claim_id, c.name as company_name, x.field, x.status as verdict, k.claimant_ref, k.claimant_seal
         from research.employer_corrections x join research.employer_claims k on k.id = x.claim_id join catalog.companies c on c.id = x.company_id
         where x.decided_on >= $1 order by x.decided_on, x.id`,
});

const setProfile = (column: string) =>
  `insert into research.company_profiles (company_id, ${column}) values ($1, $2)
   on conflict (company_id) do update set ${column} = excluded.${column}`;

const SET = {
  WEBSITE: setProfile('website'),
  CAREER_SITE: setProfile('career_site_url'),
  HEADQUARTERS: 'update catalog.companies set headquarters = $2 where id = $1',
  EMPLOYEES_WORLDWIDE: setProfile('global_employees'),
} as const satisfies Record<CorrectedField, string>;

const setFact = (field: CorrectedField) =>
  defineStatement({
    name: `employer-corrections.set-${field.toLowerCase().replaceAll('_', '-')}`,
    parameters: [integer, text],
    columns: {},
    text: SET[field],
  });

export const setFacts = {
  WEBSITE: setFact('WEBSITE'),
  CAREER_SITE: setFact('CAREER_SITE'),
  HEADQUARTERS: setFact('HEADQUARTERS'),
  EMPLOYEES_WORLDWIDE: setFact('EMPLOYEES_WORLDWIDE'),
} as const;

export const addCompanyCorrection = defineStatement({
  name: 'employer-corrections.add-accepted',
  parameters: {
    company_id: integer,
    field: textOf<CorrectedField>(),
    before: nullable(text),
    value: text,
    source: text,
    month: date,
  },
  columns: {},
  text: `insert into research.company_corrections (company_id, number, field, before, value, source, month)
         select $company_id, coalesce(max(number), 0) + 1, $field, $before, $value, $source, $month
         from research.company_corrections where company_id = $company_id`,
});

export const correctionsOfCompany = defineStatement({
  name: 'employer-corrections.of-company',
  parameters: [integer],
  columns: {
    number: integer,
    field: textOf<CompanyCorrection['field']>(),
    before: nullable(text),
    value: text,
    source: text,
    month: from(`to_char(month, 'YYYY-MM')`, text),
  },
  text: `select number, field, before, value, source, to_char(month, 'YYYY-MM') as month from research.company_corrections
         where company_id = $1 and not exists (select from research.company_entries e where e.company_id = $1 and e.is_off)
         order by number desc limit ${MAX_LISTED_CORRECTIONS}`,
});

export const noteCorrectionAct = defineStatement({
  name: 'employer-corrections.note-act',
  parameters: [uuid, bytes, textOf<'CORRECTION_ACCEPTED' | 'CORRECTION_REFUSED'>(), text, date],
  columns: {},
  text: 'insert into moderation.acts (id, moderator_ref, act, place, done_on) values ($1, $2, $3, $4, $5)',
});

export const purgeCorrections = defineStatement({
  name: 'employer-corrections.purge',
  parameters: [date],
  columns: PURGED_COLUMNS,
  text: deleteBatch('research.employer_corrections', 'decided_on < $1', 'decided_on'),
});
