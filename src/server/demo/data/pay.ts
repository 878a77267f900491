import type { IndustryFamily } from './industries';

/** A role whose pay the demo data tells. */
export interface PaidRole {
  /** A name of the reference data's job profiles. */
  readonly name: string;
  /** The median in lakh a year of a person in the middle of `years`. */
  readonly lakh: number;
  /** Years of experience, from and to. */
  readonly years: readonly [number, number];
  /** Its share of the reports, beside the others. */
  readonly share: number;
  /** The part of the pay that is variable, and the part that is stock, if it is paid at all. */
  readonly variable?: number;
  readonly stock?: number;
}

const everywhere: readonly PaidRole[] = [
  { name: 'HR Generalist', lakh: 5.2, years: [1, 8], share: 3, variable: 0.06 },
  { name: 'Recruiter', lakh: 4.2, years: [0, 7], share: 2, variable: 0.12 },
  { name: 'Accountant', lakh: 4.1, years: [0, 10], share: 3 },
  { name: 'Marketing Executive', lakh: 4.4, years: [0, 6], share: 2, variable: 0.1 },
  { name: 'Business Analyst', lakh: 8.6, years: [1, 9], share: 3, variable: 0.08 },
  { name: 'Data Analyst', lakh: 7.6, years: [0, 9], share: 4, variable: 0.07 },
];

/** The roles of each family of industries; the first ones are reported most. */
export const paidRoles: Readonly<Record<IndustryFamily, readonly PaidRole[]>> = {
  software: [
    { name: 'Software Engineer', lakh: 8.9, years: [0, 6], share: 16, variable: 0.06, stock: 0.05 },
    { name: 'Senior Software Engineer', lakh: 18.4, years: [4, 12], share: 12, variable: 0.09, stock: 0.1 },
    { name: 'Associate Software Engineer', lakh: 4.8, years: [0, 2], share: 8 },
    { name: 'Technical Lead', lakh: 26.5, years: [8, 17], share: 5, variable: 0.1, stock: 0.12 },
    { name: 'Engineering Manager', lakh: 41, years: [9, 20], share: 3, variable: 0.14, stock: 0.2 },
    { name: 'QA Engineer', lakh: 6.8, years: [0, 9], share: 5, variable: 0.05 },
    { name: 'DevOps Engineer', lakh: 13.2, years: [2, 11], share: 4, variable: 0.08 },
    { name: 'Data Engineer', lakh: 14.6, years: [1, 11], share: 4, variable: 0.08, stock: 0.08 },
    { name: 'Senior Data Analyst', lakh: 11.9, years: [4, 11], share: 3, variable: 0.08 },
    { name: 'Product Manager', lakh: 24, years: [3, 14], share: 3, variable: 0.12, stock: 0.15 },
    { name: 'Product Designer', lakh: 12.8, years: [1, 10], share: 2, variable: 0.07 },
    { name: 'Customer Success Manager', lakh: 9.2, years: [2, 10], share: 2, variable: 0.15 },
    ...everywhere,
  ],
  finance: [
    { name: 'Relationship Manager', lakh: 5.6, years: [0, 9], share: 10, variable: 0.18 },
    { name: 'Software Engineer', lakh: 10.2, years: [0, 7], share: 9, variable: 0.08, stock: 0.08 },
    { name: 'Senior Software Engineer', lakh: 22.8, years: [4, 12], share: 6, variable: 0.1, stock: 0.12 },
    { name: 'Credit Analyst', lakh: 6.4, years: [1, 9], share: 5, variable: 0.08 },
    { name: 'Branch Manager', lakh: 11.2, years: [7, 20], share: 3, variable: 0.15 },
    { name: 'Underwriter', lakh: 6.1, years: [1, 12], share: 3, variable: 0.08 },
    { name: 'Claims Executive', lakh: 3.6, years: [0, 7], share: 2 },
    { name: 'Product Manager', lakh: 27, years: [4, 14], share: 2, variable: 0.12, stock: 0.15 },
    ...everywhere,
  ],
  health: [
    { name: 'Staff Nurse', lakh: 3.4, years: [0, 14], share: 10 },
    { name: 'Medical Representative', lakh: 4.3, years: [0, 9], share: 7, variable: 0.2 },
    { name: 'Lab Technician', lakh: 2.9, years: [0, 10], share: 5 },
    { name: 'Pharmacist', lakh: 3.1, years: [0, 10], share: 4 },
    { name: 'Resident Doctor', lakh: 10.8, years: [0, 6], share: 3 },
    { name: 'Operations Executive', lakh: 3.7, years: [0, 8], share: 3 },
    ...everywhere,
  ],
  consumer: [
    { name: 'Store Manager', lakh: 5.1, years: [3, 15], share: 7, variable: 0.1 },
    { name: 'Sales Executive', lakh: 3.4, years: [0, 8], share: 9, variable: 0.18 },
    { name: 'Warehouse Executive', lakh: 2.8, years: [0, 9], share: 5 },
    { name: 'Operations Manager', lakh: 9.4, years: [5, 16], share: 4, variable: 0.1 },
    { name: 'Area Sales Manager', lakh: 9.8, years: [5, 15], share: 4, variable: 0.18 },
    { name: 'Chef', lakh: 4.6, years: [1, 15], share: 2 },
    { name: 'Software Engineer', lakh: 11.4, years: [0, 7], share: 4, variable: 0.06, stock: 0.1 },
    ...everywhere,
  ],
  plant: [
    { name: 'Production Engineer', lakh: 5.4, years: [0, 11], share: 9, variable: 0.05 },
    { name: 'Mechanical Engineer', lakh: 5.1, years: [0, 12], share: 8, variable: 0.04 },
    { name: 'Quality Engineer', lakh: 4.9, years: [0, 11], share: 6 },
    { name: 'Electrical Engineer', lakh: 5, years: [0, 12], share: 5 },
    { name: 'Site Engineer', lakh: 4.2, years: [0, 10], share: 4 },
    { name: 'Project Manager', lakh: 16.2, years: [8, 22], share: 3, variable: 0.1 },
    { name: 'VLSI Design Engineer', lakh: 17.5, years: [1, 11], share: 2, variable: 0.08, stock: 0.1 },
    ...everywhere,
  ],
  services: [
    { name: 'Customer Support Executive', lakh: 2.9, years: [0, 6], share: 10, variable: 0.08 },
    { name: 'Operations Executive', lakh: 3.5, years: [0, 8], share: 6, variable: 0.05 },
    { name: 'Team Lead', lakh: 5.6, years: [3, 11], share: 4, variable: 0.1 },
    { name: 'Academic Counsellor', lakh: 4.4, years: [0, 6], share: 3, variable: 0.25 },
    { name: 'Teacher', lakh: 4.2, years: [0, 15], share: 3 },
    { name: 'Management Consultant', lakh: 17.6, years: [1, 10], share: 3, variable: 0.14 },
    { name: 'Logistics Executive', lakh: 3.2, years: [0, 9], share: 3 },
    ...everywhere,
  ],
  media: [
    { name: 'Content Writer', lakh: 4.5, years: [0, 8], share: 6 },
    { name: 'Video Editor', lakh: 4.3, years: [0, 9], share: 5 },
    { name: 'Graphic Designer', lakh: 4.1, years: [0, 9], share: 4 },
    { name: 'Game Developer', lakh: 8.8, years: [0, 9], share: 4, variable: 0.05 },
    { name: 'Reporter', lakh: 4.6, years: [0, 12], share: 3 },
    ...everywhere,
  ],
};

/** Cities beside a company's own, with their pay beside the country's. */
export const payOfCities: Readonly<Record<string, number>> = {
  Bengaluru: 1.13,
  Hyderabad: 1.05,
  Gurugram: 1.1,
  Mumbai: 1.06,
  Pune: 0.97,
  Noida: 1,
  Chennai: 0.97,
  Delhi: 1,
  Kolkata: 0.86,
  Ahmedabad: 0.85,
  Kochi: 0.83,
  Jaipur: 0.78,
  Coimbatore: 0.79,
  Indore: 0.76,
};
