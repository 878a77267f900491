import type { IndustryFamily } from './industries';

/** A department, the families of industries it is found in (named more than once if it is large), and its job profiles. */
export interface DemoDepartment {
  readonly name: string;
  readonly slug: string;
  readonly families: readonly IndustryFamily[];
  readonly profiles: readonly string[];
}

/** Departments; the place in the list is the id. */
export const departments: readonly DemoDepartment[] = [
  {
    name: 'Administration & Facilities',
    slug: 'administration-and-facilities',
    families: ['services', 'consumer', 'plant'],
    profiles: ['Office Administrator', 'Facilities Executive', 'Executive Assistant', 'Front Office Executive'],
  },
  {
    name: 'Customer Support',
    slug: 'customer-support',
    families: ['services', 'consumer', 'software', 'finance'],
    profiles: ['Customer Support Executive', 'Customer Success Manager', 'Technical Support Engineer', 'Team Leader'],
  },
  {
    name: 'Engineering - Software & QA',
    slug: 'engineering-software-and-qa',
    families: ['software', 'software', 'software', 'finance', 'media'],
    profiles: [
      'Software Engineer',
      'Backend Engineer',
      'Frontend Engineer',
      'QA Engineer',
      'Engineering Manager',
      'Full Stack Developer',
    ],
  },
  {
    name: 'Engineering - Hardware & Networks',
    slug: 'engineering-hardware-and-networks',
    families: ['software', 'plant'],
    profiles: ['Network Engineer', 'Embedded Engineer', 'Hardware Engineer', 'VLSI Design Engineer'],
  },
  {
    name: 'Data Science & Analytics',
    slug: 'data-science-and-analytics',
    families: ['software', 'software', 'finance', 'consumer'],
    profiles: ['Data Analyst', 'Data Scientist', 'Data Engineer', 'Machine Learning Engineer'],
  },
  {
    name: 'Product Management',
    slug: 'product-management',
    families: ['software', 'finance', 'consumer', 'media'],
    profiles: ['Product Manager', 'Associate Product Manager', 'Product Analyst', 'Product Owner'],
  },
  {
    name: 'Design & User Experience',
    slug: 'design-and-user-experience',
    families: ['software', 'media', 'consumer'],
    profiles: ['Product Designer', 'UX Researcher', 'Graphic Designer', 'Motion Designer'],
  },
  {
    name: 'Project & Programme Management',
    slug: 'project-and-programme-management',
    families: ['software', 'plant', 'services'],
    profiles: ['Project Manager', 'Programme Manager', 'Scrum Master', 'Delivery Manager'],
  },
  {
    name: 'IT Infrastructure & Cloud',
    slug: 'it-infrastructure-and-cloud',
    families: ['software', 'software', 'finance'],
    profiles: ['DevOps Engineer', 'Site Reliability Engineer', 'Cloud Engineer', 'System Administrator'],
  },
  {
    name: 'Information Security',
    slug: 'information-security',
    families: ['software', 'finance'],
    profiles: ['Security Analyst', 'Security Engineer', 'Compliance Analyst', 'Penetration Tester'],
  },
  {
    name: 'Sales & Business Development',
    slug: 'sales-and-business-development',
    families: ['finance', 'consumer', 'services', 'software', 'plant'],
    profiles: ['Sales Executive', 'Area Sales Manager', 'Key Account Manager', 'Business Development Manager'],
  },
  {
    name: 'Marketing & Communications',
    slug: 'marketing-and-communications',
    families: ['consumer', 'media', 'software'],
    profiles: ['Marketing Executive', 'Brand Manager', 'Performance Marketing Specialist', 'Communications Manager'],
  },
  {
    name: 'Human Resources',
    slug: 'human-resources',
    families: ['services', 'software', 'plant', 'health'],
    profiles: ['HR Executive', 'HR Business Partner', 'Talent Acquisition Specialist', 'Payroll Executive'],
  },
  {
    name: 'Finance & Accounts',
    slug: 'finance-and-accounts',
    families: ['finance', 'plant', 'services', 'health'],
    profiles: ['Accountant', 'Senior Accountant', 'Financial Analyst', 'Accounts Manager'],
  },
  {
    name: 'Legal & Compliance',
    slug: 'legal-and-compliance',
    families: ['finance', 'services'],
    profiles: ['Legal Associate', 'Company Secretary', 'Contracts Manager', 'Compliance Officer'],
  },
  {
    name: 'Operations',
    slug: 'operations',
    families: ['consumer', 'services', 'health', 'finance'],
    profiles: ['Operations Executive', 'Operations Manager', 'Process Associate', 'Business Analyst'],
  },
  {
    name: 'Supply Chain & Logistics',
    slug: 'supply-chain-and-logistics',
    families: ['services', 'consumer', 'plant'],
    profiles: ['Supply Chain Executive', 'Warehouse Manager', 'Logistics Coordinator', 'Demand Planner'],
  },
  {
    name: 'Procurement',
    slug: 'procurement',
    families: ['plant', 'consumer'],
    profiles: ['Purchase Executive', 'Category Buyer', 'Procurement Manager', 'Vendor Manager'],
  },
  {
    name: 'Production & Manufacturing',
    slug: 'production-and-manufacturing',
    families: ['plant', 'plant'],
    profiles: ['Production Engineer', 'Shift Supervisor', 'Plant Manager', 'CNC Programmer'],
  },
  {
    name: 'Quality & Inspection',
    slug: 'quality-and-inspection',
    families: ['plant', 'health', 'consumer'],
    profiles: ['Quality Engineer', 'Quality Inspector', 'Quality Manager', 'Lab Analyst'],
  },
  {
    name: 'Research & Development',
    slug: 'research-and-development',
    families: ['plant', 'health'],
    profiles: ['Research Associate', 'R&D Engineer', 'Formulation Scientist', 'Design Engineer'],
  },
  {
    name: 'Consulting & Strategy',
    slug: 'consulting-and-strategy',
    families: ['services', 'finance'],
    profiles: ['Consultant', 'Senior Consultant', 'Strategy Associate', 'Audit Associate'],
  },
  {
    name: 'Banking & Lending',
    slug: 'banking-and-lending',
    families: ['finance'],
    profiles: ['Relationship Manager', 'Credit Analyst', 'Branch Manager', 'Loan Officer'],
  },
  {
    name: 'Insurance & Risk',
    slug: 'insurance-and-risk',
    families: ['finance'],
    profiles: ['Underwriter', 'Claims Executive', 'Actuarial Analyst', 'Risk Analyst'],
  },
  {
    name: 'Healthcare & Life Sciences',
    slug: 'healthcare-and-life-sciences',
    families: ['health', 'health', 'health'],
    profiles: ['Lab Technician', 'Staff Nurse', 'Pharmacist', 'Physiotherapist', 'Medical Representative'],
  },
  {
    name: 'Teaching & Training',
    slug: 'teaching-and-training',
    families: ['services'],
    profiles: ['Academic Counsellor', 'Subject Matter Expert', 'Corporate Trainer', 'Curriculum Designer'],
  },
  {
    name: 'Content & Media',
    slug: 'content-and-media',
    families: ['media', 'media'],
    profiles: ['Content Writer', 'Video Editor', 'Journalist', 'Game Artist'],
  },
  {
    name: 'Hotels, Travel & Food',
    slug: 'hotels-travel-and-food',
    families: ['consumer'],
    profiles: ['Chef de Partie', 'Guest Relations Executive', 'Cabin Crew', 'Travel Consultant'],
  },
  {
    name: 'Retail & Store Operations',
    slug: 'retail-and-store-operations',
    families: ['consumer'],
    profiles: ['Store Manager', 'Sales Associate', 'Visual Merchandiser', 'Inventory Executive'],
  },
  {
    name: 'Energy & Site Engineering',
    slug: 'energy-and-site-engineering',
    families: ['plant'],
    profiles: ['Site Engineer', 'Electrical Engineer', 'Solar Design Engineer', 'Safety Officer'],
  },
];
