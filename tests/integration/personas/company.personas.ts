import type { PersonasByOperation } from './personas';

const everyone = ['200', '200', '200', '200'] as const;

export const personas: PersonasByOperation = {
  getCompany: everyone,
  getCompanyCounts: everyone,
  listNearCompanies: everyone,
  listCompanyDomains: everyone,
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
