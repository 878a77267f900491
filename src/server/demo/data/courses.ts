/** Courses with their specializations; places in the lists are the ids. */
export const courses: readonly { readonly name: string; readonly specializations: readonly string[] }[] = [
  {
    name: 'B.Tech',
    specializations: ['Computer Science', 'Electronics & Communication', 'Mechanical', 'Civil', 'Electrical'],
  },
  {
    name: 'B.E.',
    specializations: ['Information Technology', 'Instrumentation', 'Production', 'Chemical', 'Automobile'],
  },
  {
    name: 'M.Tech',
    specializations: [
      'Software Systems',
      'VLSI Design',
      'Structural Engineering',
      'Thermal Engineering',
      'Data Science',
    ],
  },
  {
    name: 'BCA',
    specializations: [
      'Computer Applications',
      'Cloud Computing',
      'Mobile Development',
      'Cyber Security',
      'Web Technology',
    ],
  },
  {
    name: 'MCA',
    specializations: ['Software Development', 'Data Analytics', 'Networking', 'Artificial Intelligence', 'Systems'],
  },
  { name: 'B.Sc', specializations: ['Physics', 'Chemistry', 'Mathematics', 'Biotechnology', 'Statistics'] },
  {
    name: 'M.Sc',
    specializations: [
      'Applied Mathematics',
      'Microbiology',
      'Organic Chemistry',
      'Environmental Science',
      'Computational Physics',
    ],
  },
  {
    name: 'B.Com',
    specializations: ['Accounting', 'Taxation', 'Banking & Finance', 'Corporate Affairs', 'General Commerce'],
  },
  {
    name: 'M.Com',
    specializations: [
      'Advanced Accounting',
      'Business Finance',
      'Cost Accounting',
      'International Business',
      'Business Statistics',
    ],
  },
  {
    name: 'BBA',
    specializations: [
      'Marketing Management',
      'Finance Management',
      'People Management',
      'Retail Management',
      'Entrepreneurship',
    ],
  },
  {
    name: 'MBA / PGDM',
    specializations: ['Marketing', 'Finance', 'Human Resources', 'Operations', 'Business Analytics'],
  },
  { name: 'B.A.', specializations: ['English', 'Economics', 'Psychology', 'Political Science', 'History'] },
  {
    name: 'M.A.',
    specializations: ['Mass Communication', 'Public Policy', 'Applied Economics', 'Sociology', 'Linguistics'],
  },
  {
    name: 'B.Des',
    specializations: ['Communication Design', 'Industrial Design', 'Fashion Design', 'Interaction Design', 'Animation'],
  },
  {
    name: 'B.Pharm',
    specializations: ['Pharmaceutics', 'Pharmacology', 'Quality Control', 'Industrial Pharmacy', 'Clinical Pharmacy'],
  },
  {
    name: 'B.Sc Nursing',
    specializations: ['Critical Care', 'Community Health', 'Child Health', 'Psychiatric Nursing', 'Surgical Nursing'],
  },
  { name: 'LLB', specializations: ['Corporate Law', 'Labour Law', 'Intellectual Property', 'Criminal Law', 'Tax Law'] },
  { name: 'CA', specializations: ['Direct Tax', 'Indirect Tax', 'Audit', 'Financial Reporting', 'Costing'] },
  {
    name: 'Diploma',
    specializations: [
      'Tool & Die Making',
      'Electrical Installation',
      'Refrigeration',
      'Fitter & Turner',
      'Medical Lab Technology',
    ],
  },
  {
    name: 'Hotel Management',
    specializations: ['Food Production', 'Front Office', 'Housekeeping', 'Food & Beverage Service', 'Travel & Tourism'],
  },
];
