export const calculatorIntros = {
  TakeHomeCalculator: 'What you get from your CTC in both tax regimes, to the rupee, with the rule behind every line.',
  SalaryHikeCalculator: 'Turn a hike from per cent into rupees and back, and see what is left after tax.',
  PaidFairly:
    'How your salary compares with reported ones, and how certain that is. Your salary never leaves this device.',
  HraCalculator:
    'How much of your house rent allowance is tax-free in the old regime. The new regime has no such exemption.',
  ExitPack:
    'What is due after your last day and by when, the total, a letter to your employer, and where to complain. Nothing is sent.',
  GratuityCalculator: 'Whether gratuity is due, how much it is, and how much of it is tax-free.',
};
