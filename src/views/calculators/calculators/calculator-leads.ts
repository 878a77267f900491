export const calculatorLeads = {
  TakeHomeCalculator:
    'What is left of a cost to company in both tax regimes, to the rupee, with the rule behind every line.',
  SalaryHikeCalculator: 'From per cent to rupees and back, and what of the rise is left after tax.',
  PaidFairly:
    'Where your salary stands among reported ones, with how sure that is. Your salary never leaves this device.',
  HraCalculator:
    'The part of house rent allowance that the old regime leaves free of tax. The new regime has none of it.',
  ExitPack:
    'What is due when after your last day, the sum, a letter to your employer, and where to complain. Nothing is sent.',
  GratuityCalculator: 'How much is due at the end of a job, whether it is due, and what of it is free of tax.',
};
