import type { PersonasByOperation } from './personas';

const everyone = ['200', '200', '200', '200'] as const;

export const personas: PersonasByOperation = {
  getCompany: everyone,
  getCompanyCounts: everyone,
  listNearCompanies: everyone,
  listCompanyDomains: everyone,
  getDomainsOfCompany: everyone,
  listProvedDomains: [
    '401 not_signed_in',
    '403 moderator_required',
    '403 moderator_required',
    '403 moderator_required',
  ],
  addCompanyDomain: ['401 not_signed_in', '403 moderator_required', '403 moderator_required', '403 moderator_required'],
  removeCompanyDomain: [
    '401 not_signed_in',
    '403 moderator_required',
    '403 moderator_required',
    '403 moderator_required',
  ],
  getCompanyDetails: everyone,
  getOrganisation: everyone,
  listOffices: everyone,
  getOffice: everyone,
  listCompanySections: everyone,
  listVideos: everyone,
  listCompanies: everyone,
  listCompanyFilters: everyone,
  compareCompanies: everyone,
};
