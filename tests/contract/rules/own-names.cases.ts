const FIRST =
  `Aarav Aditi Ajay Akash Amit Ananya Anita Anjali Arjun Arun Asha Ashok Bhavna Chetan Deepa Deepak Dinesh Divya
  Farhan Fatima Gaurav Geeta Harish Imran Ishaan Jaya Kabir Kavita Kiran Lakshmi Madhav Manish Meera Mohan Nandini Neha
  Nikhil Pooja Prakash Preeti Priya Rahul Rajesh Ravi Ritika Rohan Sanjay Shreya Sunita Vikram`.split(/\s+/);
const LAST = ['Sen', 'Rao', 'Iyer', 'Kulkarni'] as const;

/** Real names with addresses. */
export const ownNames = FIRST.flatMap((first) =>
  LAST.map((last, place) => {
    const local = [`${first}.${last}`, `${last}${first}`, `${first.at(0)}.${last}`, `${first}_${last}${70 + place}`];
    return { first, last, address: `${local[place]}@mail.example`.toLowerCase() };
  }),
);

type Spelling = (first: string, last: string, local: string) => string;

export const refusedSpellings: Readonly<Record<string, Spelling>> = {
  'first name and initial': (first, last) => `${first}${last.at(0)}`,
  'initial, an underscore, last name': (first, last) => `${first.at(0)}_${last}`,
  'last name and initial with digits': (first, last) => `${last}_${first.at(0)}7`,
  'first name and year': (first) => `${first}_1994`,
  'first name and short year in small letters': (first) => `${first.toLowerCase()}92`,
  'both names in capitals': (first, last) => `${first}_${last}`.toUpperCase(),
  'both names, a digit for a letter': (first, last) => `${last}${first}`.replaceAll('a', '4').replaceAll('i', '1'),
  'the beginning of the address': (_first, _last, local) => local.replaceAll('.', '_'),
};

export const askedSpellings: Readonly<Record<string, Spelling>> = {
  'the bare first name': (first) => `${first}_`,
  'the first name beside a place': (first) => `${first}_Kolkata`,
};

export const harmlessNames = [
  'QuietBulbul',
  'FilterKaapi42',
  'monsoon_kite',
  'PeepalRoot',
  'BackbenchPatang',
  'DosaAtDawn',
];
