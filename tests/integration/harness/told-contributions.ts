export const aReview = {
  rating: 4,
  aspects: { pay: 3 },
  title: null,
  likes: 'The shifts are planned a month ahead.',
  dislikes: 'The pay is looked at only every two years.',
  jobProfile: null,
  departmentId: null,
  city: null,
  employment: null,
  isCurrent: true,
  years: null,
};

export const aSalary = {
  companyName: 'Vaayuna Technologies',
  jobProfile: 'Software Engineer',
  locationId: 1,
  department: 1,
  currentSalary: true,
  year: null,
  totalExperience: 4,
  fixedSalary: { lakhs: 14, thousand: 50 },
  variableSalary: null,
  stockDetail: null,
  isConfirmed: true,
};

export const anInterview = {
  companyName: 'Vaayuna Technologies',
  jobProfile: 'Software Engineer',
  locationId: 1,
  month: '2026-01',
  experience: 'experienced',
  difficulty: 'hard',
  outcome: 'offer',
  isFair: null,
  days: null,
  appliedThrough: null,
  rounds: [{ name: 'Coding', minutes: 60, questions: ['A question that all are asked?'] }],
  story: '',
};
