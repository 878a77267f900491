import type { BlogPost } from '../blog-post';

export const readAnOfferLetter: BlogPost = {
  slug: 'how-to-read-an-offer-letter',
  title: 'How to read an offer letter: from CTC to what arrives',
  on: '2026-11-09',
  lead: 'CTC is what you cost the company, not what you get. Five lines of arithmetic turn one into the other, and show which questions to ask before you sign.',
  figure: { amount: '₹77,276', label: 'in hand a month from ₹12 lakh CTC' },
  parts: [
    {
      title: 'What is inside CTC',
      points: [
        'Fixed pay: basic, house rent allowance and other allowances. It comes every month.',
        'Variable pay: a bonus that may come. Ask how much of it was paid to people in this role in the last two years.',
        'The employer’s share of provident fund: 12 % of PF wages, or of ₹15,000 where the company caps it. It is yours, but not now.',
        'Gratuity: about 4.81 % of basic (15 days’ pay of 26 for each year). You get it only if you stay long enough; as a rule five years.',
        'Insurance, meals, cab: worth something, not money.',
        'Stock: ask for the number of units, the price for you, and when they vest. “₹10 lakh in ESOPs” alone says nothing.',
      ],
    },
    {
      title: 'An example: ₹12,00,000',
      text: [
        'Basic is 40 % of CTC (₹4,80,000), variable 10 %, PF on the full basic, and the company counts ₹12,000 for insurance.',
      ],
      sums: [
        { label: 'CTC', amount: '₹12,00,000' },
        { label: 'less variable pay', amount: '− ₹1,20,000' },
        { label: 'less employer’s PF, 12 % of basic', amount: '− ₹57,600' },
        { label: 'less gratuity, 4.81 % of basic', amount: '− ₹23,088' },
        { label: 'less insurance', amount: '− ₹12,000' },
        { label: 'Fixed pay in a year', amount: '₹9,87,312' },
      ],
    },
    {
      title: 'In a month',
      text: [
        'With the variable part paid in full, taxable income after the standard deduction of ₹75,000 stays below ₹12 lakh, where the new tax regime of 2025-26 leaves no tax. At a higher CTC subtract it too.',
      ],
      sums: [
        { label: 'Fixed pay, a twelfth', amount: '₹82,276' },
        { label: 'less your own PF, 12 % of basic', amount: '− ₹4,800' },
        { label: 'less professional tax (depends on the state)', amount: '− ₹200' },
        { label: 'Arrives', amount: '₹77,276' },
      ],
    },
    {
      title: 'Seven questions before you sign',
      points: [
        'How much is fixed, in rupees a month?',
        'Is PF on the full basic or capped?',
        'When is variable pay paid, and must I still be employed on that day?',
        'Which sums must I pay back if I leave, and until when? (Joining bonus, relocation, training.)',
        'How long is my notice period, and is it the same for both sides?',
        'Is there probation, and does the notice differ in it?',
        'Which city and which days in the office does the contract name?',
      ],
    },
    {
      title: 'A word of care',
      text: [
        'Since the labour codes of November 2025 allowances beyond half of the pay count as wages, which moves PF and gratuity in some companies. Rates and limits change with every budget: check the year before you calculate, and ask an expert if a lot depends on it.',
      ],
    },
  ],
};
