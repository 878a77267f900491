export const messages = {
  step: (current: number, total: number) => `Step ${current} of ${total}`,
  announce: (step: string, title: string) => `${step}: ${title}`,
  back: 'Back',
  next: 'Continue',
  skip: 'Skip this step',
  close: 'Close',
  communities: {
    title: 'What do you want to read about?',
    description: 'Follow what interests you. It decides what you see under Following, and nobody sees what you follow.',
  },
  profile: {
    title: 'Choose your pseudonym',
    description: 'Pick one that says nothing about you. You can change it later.',
  },
  careerOption: {
    title: 'What do you do?',
    description: 'We use it to show you people and salaries like yours.',
  },
  careerDetails: {
    working: {
      title: 'A little more about your work',
      description:
        'Others see your designation next to your pseudonym, unless it is so rare that it could give you away.',
    },
    student: {
      title: 'What you study',
      description: 'We use it to show you people like you. Others do not see it.',
    },
    unemployed: {
      title: 'Your last job, if you had one',
      description:
        'Others see your designation next to your pseudonym, unless it is so rare that it could give you away.',
    },
  },
  email: {
    work: {
      title: 'Verify your work email',
      description: 'We send a code to it. You can also post without verifying.',
    },
    college: {
      title: 'Verify your college email',
      description: 'We send a code to it. You can also post without verifying.',
    },
    submit: 'Send the code',
  },
  code: { title: 'Enter the code', description: 'It can take a minute to arrive.', submit: 'Verify' },
  completed: {
    title: (name: string) => (name === '' ? 'You are all set' : `Welcome, ${name}`),
    description: 'You can read, vote and post now.',
    readerDescription: 'You can read and vote now.',
    submit: 'Done',
    writePost: 'Write your post',
    verify: 'Get verified',
    verifyLater: 'When can I get verified?',
    appearance: 'This is how others see you',
    namePrivate: (name: string) => `Your name, ${name}, stays private.`,
  },
  kinds: { topic: 'Topics', company: 'Companies', department: 'Departments' },
  loadingCommunities: 'Loading communities',
  communitiesFailed: 'The communities did not load. You can continue without choosing any.',
  noCommunities: 'There are no communities yet.',
  tryAgain: 'Try again',
  followers: { one: '{count} follower', other: '{count} followers' },
  leaveText: 'Your entries stay on this device. You can finish any time.',
  stay: 'Keep going',
  leave: 'Finish later',
  portal: {
    fillIn: 'Fill in from Naukri',
    fillInKnown: 'Fill in from your Naukri account',
    loading: 'Filling in from your Naukri account',
  },
  nudgeTitle: 'Finish setting up your profile',
  nudgeText: 'It takes about two minutes. Then you can vote and write, under a pseudonym.',
  nudgeAccept: 'Set it up',
  nudgeClose: 'Not now',
  nudgeRefuse: 'Do not show again',
} as const;
