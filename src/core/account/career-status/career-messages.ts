/** The texts of the career status: the specification's own, and beside each field what to do. */
export const careerMessages = {
  /** ER-CAREER-POST */
  postFailed: 'Oops, something went wrong!',
  /** ER-LINK-FAILURE */
  linkFailed: 'Something went wrong, please try again',
  /** ER-LINK-SDK */
  linkSdkMissing: 'Naukri SDK not loaded',
  changedElsewhere: 'Your career status was changed in another window. Here it is as it is now.',
  otherUser: 'Another person has logged in in this browser. What you filled in is kept until you log in again.',
  suggestionFailed: 'Your account is linked, but its job could not be filled in. Fill it in yourself.',

  careerType: 'Choose what fits you best right now.',
  companyName: 'Tell us where you work. Any company will do, listed or not.',
  collegeName: 'Tell us where you study.',
  departmentId: 'Choose the department that is closest to yours.',
  industryId: 'Choose the industry of your company.',
  jobProfile: 'Enter your job title as on your visiting card.',
  courseName: 'Choose your course, or type its name.',
  specialization: 'Write your specialisation, or “General”.',
  tooLong: 'Please keep this under 150 characters.',
  emailMissing: 'Enter your work or college address, so that we can send a code.',
  emailMalformed: 'This does not look like an address. It should read like you@company.in.',
  emailFree: 'This is a free mail provider. Use the address that your company or college gave you.',
  codeMalformed: 'Enter the six digits from the mail.',
} as const;
