import type { BlogPost } from '../blog-post';

export const whatYourNoticePeriodIsWorth: BlogPost = {
  slug: 'what-your-notice-period-is-worth',
  title: 'What your notice period is worth',
  on: '2026-11-02',
  lead: 'Ninety days are common in Indian IT, and few have to be served to the last. What the letter says, what can be agreed, and in which order to do things.',
  figure: { amount: '₹60,000', label: 'buys out 45 days at ₹40,000 basic' },
  parts: [
    {
      title: 'What the letter says',
      points: [
        'Look for three sentences: the length, whether it is the same for both sides, and “or pay in lieu”. The third is the one that matters.',
        '“Pay in lieu” at your choice means you can buy yourself out. At the company’s choice means you can ask.',
        'Look at which pay is meant: basic alone, or gross. It often is a factor of two.',
        'Leave may be set off or not. Some letters forbid it.',
      ],
    },
    {
      title: 'What a buyout costs',
      text: [
        'Days that you do not serve × pay per day. With ₹40,000 basic, 90 days of notice and 45 of them served, 45 days remain.',
      ],
      sums: [
        { label: '45 days of gross pay, ₹82,000 ÷ 30', amount: '₹1,23,000' },
        { label: '45 days of basic pay, ₹40,000 ÷ 30', amount: '₹60,000' },
      ],
    },
    {
      title: 'In which order',
      points: [
        'Get the new offer in writing, with the date by which you must join. Until then tell nobody.',
        'Ask the new employer whether they pay the buyout. Many do; some pay it back only after you have joined, against the receipt.',
        'Resign by email, with the date. The notice runs from that day, not from the talk.',
        'Offer a plan for the handover in the same mail. A manager who has a plan lets you go sooner.',
        'Have the last working day confirmed in writing before you book anything.',
      ],
    },
    {
      title: 'What they cannot do',
      points: [
        'Nobody can make you work by force: what can follow from leaving early is a claim for money, and a missing relieving letter.',
        'Pay for days that you have worked is yours. The Code on Wages asks for what is due within two working days after the end; gratuity has 30 days.',
        'Original certificates are your property. Nobody may keep them as a pledge.',
        'Provident fund moves with you by your UAN. It needs nobody’s goodwill.',
      ],
    },
    {
      title: 'Ask those who did it',
      text: [
        'People who have left a company know whether it really insists on 90 days. Ask under [your pseudonym](/), and leave out your date. This text is no legal advice; for a dispute see a labour lawyer or the labour office of your district.',
      ],
    },
  ],
};
