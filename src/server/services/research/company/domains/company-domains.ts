import { domainOfAddress } from '@/core/account/career-status/work-email.rules';
import { dayNumberInIndia, monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import { addedDomainRefusals, domainLimitRefusal, domainToAdd } from '@/core/research/job-check/added-domain.rules';
import type { ProvedAddress } from '@/core/research/job-check/proved-domains.rules';
import { provedDomains } from '@/core/research/job-check/proved-domains.rules';
import type { CompanyHandlers } from '@/server/contract/generated/company';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { unsealMoment } from '@/server/platform/sealed-moment';
import { openEmail } from '@/server/services/account/user/career-status/career-email';
import type { ModeratorsDeps } from '@/server/services/trust/moderation/moderation/moderator.policy';
import { Moderators } from '@/server/services/trust/moderation/moderation/moderator.policy';
import { addEmployerAct } from '@/server/services/trust/moderation/public-log/employer-acts';
import { companyNotFound, knownCompany } from '../company/known-company';
import type { CompanyDomainList } from './company-domain-list';
import { domainsOf, ownDomainOf } from './company-domain-list';
import {
  addDomain,
  addedDomains,
  addressesAtOtherDomains,
  companySites,
  removeDomain,
  sitesOfCompany,
  waitToAddDomain,
} from './company-domains.queries';
import { hostNames } from './host-names';

type DomainOperations =
  | 'listCompanyDomains'
  | 'getDomainsOfCompany'
  | 'listProvedDomains'
  | 'addCompanyDomain'
  | 'removeCompanyDomain';

export function createCompanyDomains(
  deps: ModeratorsDeps & { readonly list: Pick<CompanyDomainList, 'all'> },
): Pick<CompanyHandlers, DomainOperations> {
  const { authorship, database, list, now } = deps;
  const moderators = new Moderators(deps);

  async function companyAt(tx: Database, urlName: string) {
    const [company] = await tx.query(sitesOfCompany, await knownCompany(tx, urlName));
    if (company === undefined) throw companyNotFound();
    return company;
  }

  async function provedAddresses(company: string): Promise<readonly ProvedAddress[]> {
    const sealed = await database.query(addressesAtOtherDomains, company);
    return sealed.flatMap(({ persona_ref, email_seal, proved_seal }) => {
      if (proved_seal === null) return [];
      const host = domainOfAddress(openEmail(authorship, persona_ref, { email_seal }) ?? '');
      const domain = domainToAdd(hostNames.registered(host)?.domain ?? '', hostNames);
      const provedOn = dayNumberInIndia(unsealMoment(authorship, persona_ref, proved_seal));
      return domain === null ? [] : [{ domain, provedOn }];
    });
  }

  const log = (tx: Database, company: string) => addEmployerAct(tx, { act: 'CORRECTED', company, now: now() });

  return {
    async listCompanyDomains() {
      return { status: 200, body: await list.all() };
    },

    async getDomainsOfCompany({ path }) {
      const { id, sites } = await companyAt(database, path.urlName);
      const known = [...new Set(sites.flatMap((site) => ownDomainOf(site) ?? []))].toSorted();
      return { status: 200, body: { known, added: [...(await database.query(addedDomains, id))] } };
    },

    async listProvedDomains({ viewer, path, http }) {
      await moderators.requireToAct(viewer, http);
      const company = await companyAt(database, path.urlName);
      await moderators.refuseOwnCompany(database, viewer, company.name);
      const proved = await provedAddresses(company.name);
      return {
        status: 200,
        body: { domains: [...provedDomains(proved, domainsOf(company), dayNumberInIndia(now()))] },
      };
    },

    async addCompanyDomain({ viewer, path, body: { isShared }, http }) {
      await moderators.requireToAct(viewer, http);
      await database.transaction(async (tx) => {
        await tx.query(waitToAddDomain);
        const { id, name, added } = await companyAt(tx, path.urlName);
        await moderators.refuseOwnCompany(tx, viewer, name);
        const domain = domainToAdd(path.domain, hostNames);
        if (domain === null) throw unfitting('domain_unfitting', addedDomainRefusals.unfitting);
        const companies = await tx.query(companySites);
        const other = companies.find((company) => company.id !== id && domainsOf(company).includes(domain));
        if (other !== undefined && !isShared) {
          const message = addedDomainRefusals.ofOther(other.name);
          throw new Problem(409, 'domain_of_other', message, { domain: message });
        }
        const inAll = companies.reduce((sum, company) => sum + company.added.length, 0);
        const full = added.includes(domain) ? null : domainLimitRefusal(added.length, inAll);
        if (full !== null) throw unfitting('domains_full', full);
        const [stored] = await tx.query(addDomain, id, domain, `${monthInIndia(now())}-01`);
        if (stored !== undefined) await log(tx, name);
      });
      return { status: 204, body: null };
    },

    async removeCompanyDomain({ viewer, path, http }) {
      await moderators.requireToAct(viewer, http);
      await database.transaction(async (tx) => {
        const { id, name } = await companyAt(tx, path.urlName);
        await moderators.refuseOwnCompany(tx, viewer, name);
        const [removed] = await tx.query(removeDomain, id, hostNames.registrable(path.domain) ?? path.domain);
        if (removed !== undefined) await log(tx, name);
      });
      return { status: 204, body: null };
    },
  };
}

function unfitting(code: string, message: string): Problem {
  return new Problem(422, code, message, { domain: message });
}
