import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text';
import { orderOfDates, readDate } from './read-date';
import { ratingReaderBetween, readCount, readNumber } from './read-number';
import { readOwnership } from './read-ownership';
import { readPay } from './read-pay';
import { UnreadableText } from './unreadable';

const NOW = Date.UTC(2026, 10, 20);

describe('cleanText', () => {
  it.each([
    ['  a&nbsp;b \u00A0 c ', 'a b c'],
    ['R&amp;amp;D', 'R&D'],
    ['Caf&eacute; &#8377;5', 'Café ₹5'],
    ['a\0b\u200Bc', 'abc'],
    ['\u202Eevil\u202C \u2066tea\u2069', 'evil tea'],
    ['one \r\n two\n\n\n\nthree', 'one\ntwo\n\nthree'],
    ['--', ''],
    ['#NAME?', ''],
    ['N/A', ''],
    ['Nothing_found', ''],
    ['NaN', ''],
    ['Not disclosed by recruiter', ''],
    ['Salary not mentioned', ''],
    ['-1', ''],
    ['<p>Builds <b>looms</b></p><ul><li>weaves</li><li>dyes</li></ul>', 'Builds looms\nweaves\ndyes'],
    ['one&lt;br /&gt;two', 'one\ntwo'],
    ['<3 LPA, a < b', '<3 LPA, a < b'],
    ['â‚¹7,00,000 a year', '₹7,00,000 a year'],
    ['CafÃ© â€“ Dâ€™Souza ðŸš€ à¤®à¥‹', 'Café – D’Souza 🚀 मो'],
    ['Ârea, pâte and 5 â', 'Ârea, pâte and 5 â'],
    ['Byju\\xe2\\x80\\x99s\\xc2\\xa0 app', 'Byju’s app'],
  ])('makes %j %j', (raw, text) => {
    expect(cleanText(raw)).toBe(text);
  });
});

describe('readOwnership', () => {
  it.each([
    ['Government', 'government'],
    ['Govt aided', 'aided'],
    ['Private-Self Financing', 'private'],
    ['Private Un-Aided', 'private'],
    ['Deemed to be University(Pvt)', 'private'],
    ['Deemed to be University(Govt)', 'government'],
    ['State Government University', 'government'],
    ['Central University', 'government'],
    ['Engineering', null],
  ])('reads %j as %j', (text, ownership) => {
    expect(readOwnership(text)).toBe(ownership);
  });
});

describe('readNumber', () => {
  it.each([
    ['1.1L Reviews', 110_000],
    ['73.5k', 73_500],
    ['1.2L', 120_000],
    ['6L Salaries', 600_000],
    ['718 Jobs', 718],
    ['1,46,200', 146_200],
    ['5,656,000', 5_656_000],
    ['1 234 567', 1_234_567],
    ['12,5', 12.5],
    ['1.234.567,8', 1_234_567.8],
    ['2.5 Cr', 25_000_000],
    ['3 lakhs', 300_000],
    ['1.5 million', 1_500_000],
    ['१२,५००', 12_500],
    ['10000+', 10_000],
    ['~50', 50],
    ['(2.3k Reviews)', 2_300],
    ['1.2L+', 120_000],
    ['1.2L+ Reviews', 120_000],
    ['4.5k salaries', 4_500],
    ['35 (Reviews)', 35],
    ['based on 35k reviews', 35_000],
    ['1e6', 1_000_000],
    ['1.5E+05', 150_000],
    ['-5', -5],
    ['12 00 000', 1_200_000],
  ])('reads %j as %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each([
    'none at all',
    '3 - 5',
    'L3',
    '1.2.3',
    '1,2,3',
    '1,00,00',
    '12,3456',
    '0,123',
    '3.5,4.5',
    '2019,2020',
    '12.03.2024',
    '1.2.3e5',
  ])('refuses %j', (text) => {
    expect(readNumber(text)).toBeInstanceOf(UnreadableText);
  });

  it.each([
    ['1.50.000', 150_000],
    ['1.234', 1.234],
    ['1,234', 1_234],
    ['1,50,000.75', 150_000.75],
    ['0,5', 0.5],
  ])('reads %j as %d, which can mean nothing else', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each(['1.234', '12.000', '~1.234 reviews', '(1.234)'])(
    'refuses the count %j, which may be a thousand times it',
    (text) => {
      expect(readCount(text)).toEqual(new UnreadableText('may be a decimal number or have dots between its thousands'));
    },
  );

  it.each([
    ['1.1L', 110_000],
    ['1.234k', 1_234],
    ['12.0', 12],
    ['1234.000', 1_234],
    ['1.234.567', 1_234_567],
  ])('reads the count %j as %d', (text, value) => {
    expect(readCount(text)).toBe(value);
  });

  it('reads what Intl writes in India and in Europe', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (value) => {
        for (const locale of ['en-IN', 'en-US']) expect(readNumber(value.toLocaleString(locale))).toBe(value);
      }),
    );
  });

  it.each([
    ['4.1/5', 4.1],
    ['4.0/5.0', 4],
    ['4,1', 4.1],
    ['3.8 out of 5', 3.8],
    ['3.9 out of 5 stars.', 3.9],
    ['8/10', 4],
    ['4.1 ★', 4.1],
    ['★★★★☆', 4],
    ['★★★½☆', 3.5],
    ['4 of 5', 4],
    ['Four stars', 4],
    ['one star', 1],
    ['five', 5],
    ['Rating: 4.2', 4.2],
    ['4.5 (2.3k Reviews)', 4.5],
    ['4.1 (1,234)', 4.1],
  ])('reads the rating %j as %d', (text, value) => {
    expect(ratingReaderBetween(1, 5)(text)).toBe(value);
  });

  it.each(['0', '-1.5', '7', '82%', 'fifty', '4 or 5', 'five of them'])('refuses the rating %j', (text) => {
    expect(ratingReaderBetween(1, 5)(text)).toBeInstanceOf(UnreadableText);
  });
});

describe('readPay', () => {
  it.each([
    ['₹7,00,000 - ₹15,00,000 a year', 700_000, 1_500_000, 'INR'],
    ['₹5,000 a month', 60_000, 60_000, 'INR'],
    ['₹17,000 - ₹25,000 a month', 204_000, 300_000, 'INR'],
    ['50,000-3 Lacs PA', 50_000, 300_000, 'INR'],
    ['3-5 Lacs P.A.', 300_000, 500_000, 'INR'],
    ['3.5 - 5 LPA', 350_000, 500_000, 'INR'],
    ['1 Cr and above PA.', 10_000_000, 10_000_000, 'INR'],
    ['18 LPA', 1_800_000, 1_800_000, 'INR'],
    ['₹12L - ₹15L/yr', 1_200_000, 1_500_000, 'INR'],
    ['Up to ₹50,000 a month', 600_000, 600_000, 'INR'],
    ['80 Lakhs - 1.2 Cr', 8_000_000, 12_000_000, 'INR'],
    ['₹500 an hour', 1_040_000, 1_040_000, 'INR'],
    ['$120,000', 120_000, 120_000, 'USD'],
    ['5656000', 5_656_000, 5_656_000, null],
    ['Rs. 45,000/month', 540_000, 540_000, 'INR'],
    ['Rs.3,50,000/-', 350_000, 350_000, 'INR'],
    ['INR8,50,000', 850_000, 850_000, 'INR'],
    ['Rs45000/month', 540_000, 540_000, 'INR'],
    ['INR3,00,000-INR5,00,000', 300_000, 500_000, 'INR'],
    ['INR 12,00,000 per annum', 1_200_000, 1_200_000, 'INR'],
    ['12lpa', 1_200_000, 1_200_000, 'INR'],
    ['12LPA - 15LPA', 1_200_000, 1_500_000, 'INR'],
    ['₹3L–₹5L', 300_000, 500_000, 'INR'],
    ['3,00,000 – 5,00,000 P.A.', 300_000, 500_000, null],
    ['₹25k - ₹40k per month', 300_000, 480_000, 'INR'],
    ['20,833 p.m.', 249_996, 249_996, null],
    ['₹ 20,833/mo', 249_996, 249_996, 'INR'],
    ['USD 90,000', 90_000, 90_000, 'USD'],
    ['AFN 1,16,000/yr', 116_000, 116_000, 'AFN'],
    ['90K CAD', 90_000, 90_000, 'CAD'],
    ['S$5,000 a month', 60_000, 60_000, 'SGD'],
    ['CTC 12 LPA', 1_200_000, 1_200_000, 'INR'],
    ['$90k - $120k (Glassdoor est.)', 90_000, 120_000, 'USD'],
    ['5L-8L (12 salaries)', 500_000, 800_000, 'INR'],
    ['7 - 10 Lacs P.A. (Including Variable: 10.0%)', 700_000, 1_000_000, 'INR'],
    ['5-6 years 8 LPA', 800_000, 800_000, 'INR'],
    ['between 3 and 5 lakhs', 300_000, 500_000, 'INR'],
    ['₹10 Lakhs+', 1_000_000, 1_000_000, 'INR'],
    ['3 -5 LPA', 300_000, 500_000, 'INR'],
    ['12.0 LPA+', 1_200_000, 1_200_000, 'INR'],
    ['35+ LPA', 3_500_000, 3_500_000, 'INR'],
    ['20 - 35+ Lakhs', 2_000_000, 3_500_000, 'INR'],
    ['60K-80K', 60_000, 80_000, null],
    ['Rs. 25000 pm', 300_000, 300_000, 'INR'],
    ['४.५ लाख', 450_000, 450_000, 'INR'],
    ['₹ 25,000 प्रति माह', 300_000, 300_000, 'INR'],
    ['1.2 करोड़ सालाना', 12_000_000, 12_000_000, 'INR'],
    ['6e5', 600_000, 600_000, null],
    ['₹50,000 - ₹60,000 a quarter', 200_000, 240_000, 'INR'],
    ['Quarterly ₹3 lakh', 1_200_000, 1_200_000, 'INR'],
    ['₹5 lakh half-yearly', 1_000_000, 1_000_000, 'INR'],
    ['₹20,000 fortnightly', 520_000, 520_000, 'INR'],
    ['4½ lakh', 450_000, 450_000, 'INR'],
    ['12.345', 12.345, 12.345, null],
    ['₹4.125 lakh', 412_500, 412_500, 'INR'],
    ['3.125 - 5.250 LPA', 312_500, 525_000, 'INR'],
    ['₹6,00,000 (₹50,000 per month)', 600_000, 600_000, 'INR'],
    ['₹50,000 (per month)', 600_000, 600_000, 'INR'],
    ['12 LPA (yearly)', 1_200_000, 1_200_000, 'INR'],
    ['₹20,000 bi-weekly', 520_000, 520_000, 'INR'],
    ['₹5 lakh semi-annually', 1_000_000, 1_000_000, 'INR'],
    ['½ Cr - 1¼ Cr', 5_000_000, 12_500_000, 'INR'],
    ['₹600 - 1k per day', 156_000, 260_000, 'INR'],
    ['₹10,00,000 CTC, paid monthly', 1_000_000, 1_000_000, 'INR'],
    ['8 Lakhs CTC, salary paid monthly', 800_000, 800_000, 'INR'],
    ['₹9L - ₹10L. Work on a daily basis with the founding team', 900_000, 1_000_000, 'INR'],
    ['6 LPA, paid monthly', 600_000, 600_000, 'INR'],
    ['12 LPA (credited monthly)', 1_200_000, 1_200_000, 'INR'],
    ['Stipend: ₹20,000 gross per month', 240_000, 240_000, 'INR'],
    ['Monthly salary: Rs. 45,000', 540_000, 540_000, 'INR'],
    ['Rs. 4,80,000/- p.a.', 480_000, 480_000, 'INR'],
    ['₹12-15L', 1_200_000, 1_500_000, 'INR'],
    ['INR12,34,567', 1_234_567, 1_234_567, 'INR'],
    ['90 Lacs - 1.25 Cr PA', 9_000_000, 12_500_000, 'INR'],
    ['3-5 yrs, 12-18 LPA', 1_200_000, 1_800_000, 'INR'],
    ['50 thousand to 1 lakh per month', 600_000, 1_200_000, 'INR'],
    ['₹50,000 a month + annual bonus', 600_000, 600_000, 'INR'],
    ['₹6,00,000 a year + monthly incentives', 600_000, 600_000, 'INR'],
    ['10 - 12 LPA fixed', 1_000_000, 1_200_000, 'INR'],
    ['Base 10 LPA to 12 LPA', 1_000_000, 1_200_000, 'INR'],
    ['₹25/h', 52_000, 52_000, 'INR'],
    // The kinds refuse unrealistic pay.
    ['1000000000000000', 1e15, 1e15, null],
    ['0-0', 0, 0, null],
  ])('reads %j', (text, low, high, currency) => {
    expect(readPay(text)).toMatchObject({ low, high, currency });
  });

  it.each([
    'Unpaid',
    'Competitive',
    '₹ 10,000 lump sum',
    '-500000',
    '10^15',
    '5 LPA - 3 LPA',
    '15 LPA + 2 LPA bonus',
    '1, 2, 3 lakhs - 4 - 5',
    '12+3 LPA',
    '2 LPA + 12 LPA',
    '15 - 12 LPA',
    '2023 batch 12 LPA',
    '₹60,000 for 6 months',
    '40L over 4 years',
    '40L/4 years',
    '₹20 lakh for the next three years',
    '6 months, ₹50,000 a month',
    '5 lakh every six months',
    '50k per month, 6 LPA',
    'Stipend ₹20,000/month, then 6 LPA',
    '₹50,000, paid weekly',
    '₹50,000. Work on a daily basis',
    '3 LPA variable, 12 LPA fixed',
    '12 LPA fixed, 3 LPA variable',
    'Variable: 3 LPA, fixed: 12 LPA',
    'RSU 5 lakh - base 30 lakh',
    'Joining bonus 1 lakh, 8 LPA',
    '12 LPA + 50,000 monthly',
    '8 LPA monthly',
    '₹50,000 a month - ₹6,00,000 a year',
    '1.2.3 - 5 LPA',
    '₹45.000',
    'L3,50,000',
    '$120.000 - $150.000',
    '3,5,7 lakh',
    '₹40,000 in-hand per month',
    'In hand 45k a month',
    '6 LPA (take home)',
    'Net ₹50,000/month',
  ])('refuses %j', (text) => {
    expect(readPay(text)).toBeInstanceOf(UnreadableText);
  });
});

describe('readDate', () => {
  it.each([
    ['2026-03-13T10:51:23.554816+00:00', '2026-03-13'],
    ['2024/5/1', '2024-05-01'],
    ['20240501', '2024-05-01'],
    ['5/4/2015', '2015-04-05'],
    ['28/1/2016', '2016-01-28'],
    ['1-28-2016', '2016-01-28'],
    ['03.11.25', '2025-11-03'],
    ['5 Feb 2024', '2024-02-05'],
    ['Feb 2, 2023', '2023-02-02'],
    ['24th March 2024', '2024-03-24'],
    ['Mar 2023', '2023-03-01'],
    ["Jan '24", '2024-01-01'],
    ['06/2023', '2023-06-01'],
    ['45123', '2023-07-16'],
    ['1700000000', '2023-11-14'],
    ['3 days ago', '2026-11-17'],
    ['Yesterday', '2026-11-19'],
    ['31/12/2024', '2024-12-31'],
    ['12/31/2024', '2024-12-31'],
    ['9/30/2024 8:15 PM', '2024-09-30'],
    ['31-Dec-2024', '2024-12-31'],
    ['2024-Jan-05', '2024-01-05'],
    ['5th of September 2024', '2024-09-05'],
    ['Aug 2023', '2023-08-01'],
    ['Aug-23', '2023-08-01'],
    ['Tue, 02 Jan 2024 10:00:00 GMT', '2024-01-02'],
    ['Mon Jan 05 10:00:00 IST 2026', '2026-01-05'],
    ['45291', '2023-12-31'],
    ['45291.75', '2023-12-31'],
    ['44,927.00', '2023-01-01'],
    ['1704067200000', '2024-01-01'],
    ['1.704067E+12', '2023-12-31'],
    ['1704067200000000', '2024-01-01'],
    ['Posted 3 days ago', '2026-11-17'],
    ['EmployerActive 2 days ago', '2026-11-18'],
    ['a month ago', '2026-10-21'],
    ['3d ago', '2026-11-17'],
    ['Few Hours Ago', '2026-11-20'],
    ['Just posted', '2026-11-20'],
    ['PostedJust posted', '2026-11-20'],
    ['2 weeks', '2026-11-06'],
    ['8 hours', '2026-11-20'],
    ['०५/०३/२०२४', '2024-03-05'],
    ['२०२४-०३-०५', '2024-03-05'],
  ])('reads %j', (text, date) => {
    expect(readDate(text, 'dmy', NOW)).toBe(date);
  });

  // 20 November, 20:00 UTC, is 01:30 on the 21st in India.
  it.each([
    ['Today', '2026-11-21'],
    ['Yesterday', '2026-11-20'],
    ['3 days ago', '2026-11-18'],
  ])('counts %j from the day in India', (text, date) => {
    expect(readDate(text, 'dmy', NOW + 20 * 3_600_000)).toBe(date);
  });

  it('takes the month first where the column does', () => {
    expect(readDate('03/11/2025', 'mdy', NOW)).toBe('2025-03-11');
    expect(orderOfDates(['03/11/2025', '12/25/2024'])).toBe('mdy');
    expect(orderOfDates(['5/4/2015', '28/1/2016'])).toBe('dmy');
    expect(orderOfDates(['5/4/2015'])).toBe('dmy');
    expect(orderOfDates(['१२/२५/२०२४'])).toBe('mdy');
  });

  it.each([
    'soon',
    '31/02/2020',
    '2020-13-01',
    '1/1/3000',
    '00/00/0000',
    '99999',
    '5 January',
    'FY23',
    '2021',
    '2021.0',
    'Year 2021',
    'Q3 2023',
    '2023-Q3',
    '1970-01-01 00:00:00 +0000',
    '01-01-1900',
    '0',
    '1.7E+12',
  ])('refuses %j', (text) => {
    expect(readDate(text, 'dmy', NOW)).toBeInstanceOf(UnreadableText);
  });
});
