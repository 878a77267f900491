import { describe, expect, it } from 'vitest';
import { communities } from './communities';
import { colleges, generalReplies } from './demo-data';
import { departmentTemplatesOf, postBankOf } from './post-banks';

const realNames = [
  'Accenture',
  'Adani',
  'Adobe',
  'Airtel',
  'Amazon',
  'Ambitionbox',
  'Apple',
  'AWS',
  'Axis Bank',
  'Azure',
  'Bajaj',
  'BHEL',
  'Birla',
  'Blinkit',
  'Byju',
  'Capgemini',
  'Cisco',
  'Cognizant',
  'Dell',
  'Deloitte',
  'Facebook',
  'Flipkart',
  'Freshworks',
  'Glassdoor',
  'Godrej',
  'Google',
  'HCL',
  'HDFC',
  'IBM',
  'ICICI',
  'IIM',
  'IIT',
  'Indeed',
  'Infosys',
  'Instagram',
  'Intel',
  'ISRO',
  'ITC',
  'Jio',
  'KPMG',
  'Leetcode',
  'LinkedIn',
  'Mahindra',
  'Maruti',
  'Meesho',
  'Meta',
  'Microsoft',
  'Myntra',
  'Naukri',
  'Netflix',
  'NIT',
  'Ola',
  'Oracle',
  'Oyo',
  'Paytm',
  'PhonePe',
  'PwC',
  'Razorpay',
  'Reliance',
  'Salesforce',
  'Samsung',
  'SAP',
  'SBI',
  'Swiggy',
  'Tata',
  'TCS',
  'Tesla',
  'Twitter',
  'Uber',
  'Unilever',
  'Vedanta',
  'Walmart',
  'Wipro',
  'Zepto',
  'Zerodha',
  'Zoho',
  'Zomato',
];
const anyRealName = new RegExp(`(?<![\\p{L}])(?:${realNames.join('|')})(?![\\p{L}])`, 'u');

describe('the demo data is fictional', () => {
  it('names no real company or college', () => {
    const templates = communities.flatMap((one) => [...postBankOf(one).templates, ...departmentTemplatesOf(one)]);
    const texts = [
      ...communities.map(({ name }) => name),
      ...colleges,
      ...generalReplies,
      ...communities.flatMap((one) => postBankOf(one).replies),
      ...templates.flatMap(({ title, text, replies }) => [title ?? '', text, ...replies]),
    ];
    expect(texts.filter((text) => anyRealName.test(text))).toEqual([]);
  });

  it('gives every community an address of its own', () => {
    const addresses = communities.map(({ type, slug }) => `${type} ${slug}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { slug } of communities) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
});
