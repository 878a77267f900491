import { boolean, bytes, citext, date, integer, nullable, text, uuid } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

const MAX_ADDRESSES = 5;

/** Reads addresses separately: nothing may join identity with the persona. */
export const addressesOfUser = defineStatement({
  name: 'job-portal.addresses',
  parameters: [uuid],
  columns: { email: nullable(citext) },
  text: `select email from identity.accounts where user_id = $1 and email is not null and email_verified order by provider, email limit ${MAX_ADDRESSES}`,
});

export const linkOfPersona = defineStatement({
  name: 'job-portal.link-of-persona',
  parameters: [bytes],
  columns: { account_seal: nullable(bytes) },
  text: 'select account_seal from persona.portal_links where persona_ref = $1',
});

export const storeConsent = defineStatement({
  name: 'job-portal.store-consent',
  parameters: [bytes, date],
  columns: {},
  text: `insert into persona.portal_links (persona_ref, consented_on) values ($1, $2) on conflict (persona_ref) do nothing`,
});

export const deleteLink = defineStatement({
  name: 'job-portal.delete-link',
  parameters: [bytes],
  columns: {},
  text: 'delete from persona.portal_links where persona_ref = $1',
});

export const isAccountTaken = defineStatement({
  name: 'job-portal.is-account-taken',
  parameters: [bytes, bytes],
  columns: { taken: boolean },
  text: `select exists (
           select 1 from persona.portal_links where account_ref = $2 and persona_ref <> $1
         ) as taken`,
});

export const storeLink = defineStatement({
  name: 'job-portal.store-link',
  parameters: [bytes, bytes, bytes],
  columns: {},
  text: 'update persona.portal_links set account_ref = $2, account_seal = $3 where persona_ref = $1',
});

export const verifyByPortal = defineStatement({
  name: 'job-portal.verify-career',
  parameters: [integer, nullable(text), nullable(text), nullable(text)],
  columns: {},
  text: `update persona.career_statuses set
           verified = 'VERIFIED', verification_source = 'naukri',
           job_profile = coalesce(job_profile, $2), job_location = coalesce(job_location, $3),
           department_id = coalesce(department_id, (
             select id from catalog.departments where lower(name) collate "C" = lower($4) collate "C"
           ))
         where id = $1`,
});

export const clearPortalVerification = defineStatement({
  name: 'job-portal.end-verification',
  parameters: [bytes],
  columns: {},
  text: `update persona.career_statuses set verified = '', verification_source = ''
         where persona_ref = $1 and verification_source = 'naukri'`,
});
