/** The kind of people in an industry; departments name the families that have them. */
export type IndustryFamily = 'software' | 'finance' | 'health' | 'consumer' | 'plant' | 'services' | 'media';

/** Industries; the place in the list is the id. */
export const industries: readonly { readonly name: string; readonly family: IndustryFamily }[] = [
  { name: 'IT Services', family: 'software' },
  { name: 'Software Products', family: 'software' },
  { name: 'Cloud & Data Platforms', family: 'software' },
  { name: 'Payments & Fintech', family: 'finance' },
  { name: 'Banking', family: 'finance' },
  { name: 'Insurance', family: 'finance' },
  { name: 'Healthcare', family: 'health' },
  { name: 'Diagnostics', family: 'health' },
  { name: 'Pharma & Biotech', family: 'health' },
  { name: 'Retail', family: 'consumer' },
  { name: 'Online Shopping', family: 'consumer' },
  { name: 'Food Delivery', family: 'consumer' },
  { name: 'Packaged Foods', family: 'consumer' },
  { name: 'Hotels & Travel', family: 'consumer' },
  { name: 'Automobiles', family: 'plant' },
  { name: 'Electric Vehicles', family: 'plant' },
  { name: 'Steel & Engineering', family: 'plant' },
  { name: 'Textiles', family: 'plant' },
  { name: 'Renewable Energy', family: 'plant' },
  { name: 'Semiconductors & Aerospace', family: 'plant' },
  { name: 'Real Estate & Construction', family: 'plant' },
  { name: 'Logistics', family: 'services' },
  { name: 'Consulting & Audit', family: 'services' },
  { name: 'Customer Service & Staffing', family: 'services' },
  { name: 'Education', family: 'services' },
  { name: 'Telecom', family: 'software' },
  { name: 'Media & Games', family: 'media' },
];
