/** Sentences of refusals of what users tell of their company. */
export const contributionRefusals = {
  company: 'Choose a company of the list.',
  department: 'Choose a department of the list.',
  city: 'Choose a city of the list.',
  jobProfile: 'Choose a role of the list.',
  benefits: 'Choose benefits of the list.',
  benefitsGiven: 'You have told of the benefits of this company already.',
  reviewGiven: 'You have reviewed this company. That review is marked as yours on its page: edit it there.',
  pickCompany: 'Pick the company from the list.',
  pickJobProfile: 'Pick the job title from the list.',
  pickCity: 'Pick the city from the list.',
  pickDepartment: 'Pick the department from the list.',
  interviewGiven: 'You have already told of this interview: one per company, role and month.',
  interviewEmpty: 'Tell at least one question, or how it went.',
  salaryGiven: 'You have already told your pay in this role at this company for this year.',
  aPhotoGone: 'A photo is not there any more. Take it out and choose it again.',
  photoGone: 'This photo is not there any more. Take it out and choose it again.',
} as const;
