import { gzipSync } from 'node:zlib';
import { select } from '@tests/support/sql';
import { testDatabaseKinds } from '@tests/support/test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { integer, nullable, smallint, text } from '@/server/platform/sql-types';
import { importerOn } from './harness/import-scene';

const utf16 = (content: string): Uint8Array => Buffer.from(`\uFEFF${content}`, 'utf16le');
const latin1 = (content: string): Uint8Array => Buffer.from(content, 'latin1');

/** Public headers with invented rows: name, kind, content, printed columns and rows. */
const LAYOUTS: readonly (readonly [string, string, string | Uint8Array, readonly string[], string])[] = [
  [
    'glassdoor.csv',
    'reviews',
    'firm,date_review,job_title,current,location,overall_rating,work_life_balance,culture_values,career_opp,comp_benefits,senior_mgmt,recommend,headline,pros,cons\n' +
      'Ochre-Looms,2024-04-05, Weaver,"Current Employee, more than 3 years","Pune, Maharashtra",4,4.0,3.0,3.0,5.0,2.0,v,Fine,Good tea,Long hours\n' +
      'Ochre-Looms,2024-04-06, Dyer,Former Employee,,0,,,,,,o,Bad,None,"Late\npay"\n',
    ['company ← "firm"', 'rating ← "overall_rating"', 'not read: senior_mgmt, recommend'],
    '2 rows: 1 added, 0 updated, 0 unchanged, 0 repeat another row, 1 refused, 1 values left out',
  ],
  [
    'employee_reviews.csv',
    'reviews',
    ',company,location,dates,job-title,summary,pros,cons,advice-to-mgmt,overall-ratings,work-balance-stars,culture-values-stars,comp-benefit-stars,helpful-count\n' +
      '1,zephyr,none," Dec 11, 2018",Current Employee - Anonymous Employee,Best,Food,Slow,none,5.0,4.0,5.0,4.0,0\n' +
      '2,zephyr,"Hyderabad (India)"," Jun 21, 2013",Former Employee - Weaver,Moving,Perks,Big,none,4.0,2.0,3.0,5.0,2094\n',
    ['date ← "dates"', 'rating ← "overall-ratings"', 'helpful ← "helpful-count"'],
    '2 rows: 2 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 2 values left out',
  ],
  [
    'ambitionbox_quillmark_reviews.csv',
    'reviews',
    latin1(
      'Title;Place;Job_type;Department;Date;Overall_rating;skill_development;salary_and_benefits;job_security;Likes;Dislikes\n' +
        'Café Manager;Bengaluru;Full Time;Operations;12 Aug 2023;4,1;3;4;5;Décor;Late pay\n',
    ),
    ['windows-1252', 'is "Quillmark" in every row', 'likes ← "Likes", as in Décor'],
    '1 rows: 1 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 1 values left out',
  ],
  [
    'page-state.json',
    'reviews',
    JSON.stringify({
      props: {
        pageProps: {
          state: {
            reviews: {
              list: [
                { company: { name: 'Ochre' }, rating: 4, pros: 'Good tea', cons: 'Late pay', date: '2024-01-02' },
                { company: { name: 'Ochre' }, rating: 3, pros: 'Fine hall', cons: 'Long way', date: '2024-01-03' },
              ],
            },
          },
        },
      },
    }),
    ['company ← "company.name"', 'rating ← "rating"'],
    '2 rows: 2 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'salary_dataset.csv.gz',
    'salaries',
    gzipSync(
      'Rating,Company Name,Job Title,Salaries Reported,Location,Salary,Employment Status\n' +
        '3.8,Mu Looms,Data Scientist,105,Bangalore,"₹6,48,573/yr",Full Time\n3.9,Zephyr,Data Scientist,95,Bangalore,"₹70,000/mo",Full Time\n',
    ),
    ['reports ← "Salaries Reported"', 'total ← "Salary"'],
    '2 rows: 2 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'levels.csv',
    'salaries',
    'timestamp,company,level,title,totalyearlycompensation,location,yearsofexperience,yearsatcompany,tag,basesalary,stockgrantvalue,bonus,gender\n' +
      '6/17/2024 11:33:27,Ochre,L3,Product Manager,1270000,"Bengaluru, KA, India",1.5,1.5,NA,1070000,100000,100000,NA\n',
    ['experience ← "yearsofexperience"', 'date ← "timestamp", month before day', 'stock ← "stockgrantvalue"'],
    '1 rows: 1 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'pay_by_month.txt',
    'salaries',
    'Employer|Designation|City|Monthly Salary (INR)|Exp (Yrs)\nOchre|Weaver|Surat|25,000|2\nOchre|Dyer|Surat|35,000|4\n',
    ['CSV with "|"', 'period ← is "month" in every row'],
    '2 rows: 2 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'pay_in_lakh.csv',
    'salaries',
    'Company,Profile,Min CTC (in Lakhs),Max CTC (in Lakhs),Experience\nOchre,Weaving Clerk,3.5,6.5,2-3\n',
    ['unit ← is "lakh" in every row', 'least ← "Min CTC (in Lakhs)"'],
    '1 rows: 1 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'jobspy.csv',
    'jobs',
    'id,site,job_url,title,company,location,date_posted,job_type,interval,min_amount,max_amount,currency,is_remote,description\n' +
      'in-1,indeed,https://jobs.example/1,Weaver,Ochre Looms,"Pune, MH, IN",2026-10-11,fulltime,monthly,25000.0,40000.0,INR,False,"<p>Weave</p>\n<p>things</p>"\n' +
      'in-2,indeed,https://jobs.example/2,Dyer,Ochre Looms,"Surat, GJ, IN",1760140800000,fulltime,yearly,0,0,INR,False,Dye\n',
    ['least ← "min_amount"', 'period ← "interval"', 'link ← "job_url"'],
    '2 rows: 2 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'people_data.csv',
    'companies',
    ',name,domain,year founded,industry,size range,locality,country,linkedin url\n' +
      '58,ochre looms,ochrelooms.com,1911.0,textiles,10001+,"surat, gujarat, india",india,linkedin.com/company/ochre\n',
    ['headquarters ← "locality"', 'social ← "linkedin url"', 'not read: column 1, size range, country'],
    '1 rows: 0 added, 1 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'packed.csv',
    'companies',
    'Company_name,Description,Ratings,Total_reviews\nWarp House,IT Services & Consulting | 1 Lakh+ Employees | Public | 56 years old | Bengaluru / Bangalore + 394 more,3.8,(73.1k Reviews)\n',
    ['popularity ← "Total_reviews"'],
    '1 rows: 1 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'in.csv',
    'cities',
    '"city","lat","lng","country","iso2","admin_name","population"\n"Zetapur","18.9","72.8","India","IN","Mahārāshtra","126"\n"Bangalore","12.9","77.5","India","IN","Karnātaka","1"\n',
    ['state ← "admin_name"'],
    '2 rows: 1 added, 0 updated, 1 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'aishe.csv',
    'colleges',
    'S.No,Aishe Code,Name,State,District,Website,Year Of Establishment,University Name\n1,C-1,Zeta Loom College,Karnataka,Bengaluru,www.zetaloom.ac.in,1995,Ochre University\n',
    ['name ← "Name"', 'domain ← "Website"'],
    '1 rows: 1 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'esco.csv',
    'taxonomies',
    'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels\nOccupation,https://x.example/1,2654,loom director,"loom head\nhead of looms"\n',
    ['list ← is "job-profiles" in every row', 'aliases ← "altLabels"'],
    '1 rows: 1 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'tech_skills.csv',
    'taxonomies',
    'Skill,Synonyms\nJavaScript,JScript\nLoom Weaving,Weaving;Handloom\n',
    ['list ← is "skills" in every row', 'aliases ← "Synonyms"'],
    '2 rows: 1 added, 1 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'questions.tsv',
    'interviews',
    utf16(
      'Company\tRole\tRound\tQuestion\tDifficulty Level\tDate\nOchre\tSDE 1\tTechnical\tHow would you weave a carpet?\tMedium\tAug 2023\n',
    ),
    ['CSV with tabs, utf-16le', 'questions ← "Question"'],
    '1 rows: 1 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
  ],
  [
    'nested.jsonl',
    'interviews',
    '{"company":{"name":"Ochre"},"jobTitle":"Weaver","interviewDate":"2024-05-01","difficulty":"HARD","outcome":"DECLINED","questions":["Why looms at all?","How do you dye?"]}\n' +
      '{"company":{"name":"Ochre"},"jobTitle":"Weaver","interviewDate":"2024-05-02"\n\n{"company":{"name":"Ochre"},"interviewDate":"2024-05-03","process":"Two rounds."}\n',
    ['company ← "company.name"', 'date ← "interviewDate"'],
    '3 rows: 2 added, 0 updated, 0 unchanged, 0 repeat another row, 1 refused, 0 values left out',
  ],
  [
    'ragged.csv',
    'companies',
    'sep=;\nName;Name;City\n"Sloe;Mill";x;Surat\nBroken"Quote;y;Surat\n"Open;z;Surat\nShort Row\nToo;many;cells;here\n',
    ['name ← "Name"', 'not read: Name (2)'],
    '5 rows: 3 added, 0 updated, 0 unchanged, 0 repeat another row, 2 refused, 0 values left out',
  ],
];

describe.each(testDatabaseKinds)('files as others lay them out, on %s', (kind) => {
  const importer = importerOn(kind);
  const { fileOf, importing } = importer;

  beforeAll(() => importing(['companies', fileOf('known.csv', 'company\nQuillmark\n')]));

  it.each(LAYOUTS)('%s goes in as %s without help, and once', async (name, of, content, columns, counts) => {
    const file = fileOf(name, content);
    const dry = await importing([of, file, '--dry-run']);
    expect(dry.printed).toContain(`Would be, of ${counts}`);
    const { printed } = await importing([of, file]);
    for (const column of columns) expect(printed.replaceAll(/ +/g, ' ')).toContain(column);
    expect(printed).toContain(counts);
    const map = [...printed.matchAll(/The mapping is in (\S+);/g)][0]?.[1] ?? '';
    expect((await importing([of, file, '--map', map])).printed).toContain('rows: 0 added, 0 updated');
  });

  it('reads the values behind those headers', async () => {
    const pay = await select(
      importer.database,
      { title: text, fixed: integer, stock: integer, years: nullable(smallint) },
      `select j.name as title, s.fixed, s.stock, s.experience as years from research.salaries s join catalog.job_profiles j on j.id = s.job_profile_id
       order by s.fixed, j.name`,
    );
    expect(pay).toEqual([
      { title: 'Weaver', fixed: 300_000, stock: 0, years: 2 },
      { title: 'Dyer', fixed: 420_000, stock: 0, years: 4 },
      { title: 'Weaving Clerk', fixed: 500_000, stock: 0, years: 2 },
      { title: 'Data Scientist', fixed: 648_573, stock: 0, years: null },
      { title: 'Data Scientist', fixed: 840_000, stock: 0, years: null },
      { title: 'Product Manager', fixed: 1_070_000, stock: 100_000, years: 1 },
    ]);
    const offers = await select(
      importer.database,
      { title: text, low: nullable(integer), high: nullable(integer), day: text, about: nullable(text) },
      'select title, min_ctc as low, max_ctc as high, posted_on::text as day, description as about from research.jobs order by title',
    );
    expect(offers).toEqual([
      { title: 'Dyer', low: null, high: null, day: '2025-10-11', about: 'Dye' },
      { title: 'Weaver', low: 300_000, high: 480_000, day: '2026-10-11', about: 'Weave\n\nthings' },
    ]);
    const companies = await select(
      importer.database,
      { name: text, city: text, domain: nullable(text), employees: nullable(text) },
      `select c.name, c.headquarters as city, c.domain, p.global_employees as employees from catalog.companies c
       join research.company_profiles p on p.company_id = c.id order by c.name`,
    );
    expect(companies).toEqual([
      { name: 'Ochre Looms', city: 'Surat', domain: 'ochrelooms.com', employees: null },
      { name: 'Warp House', city: 'Bengaluru', domain: null, employees: '1 Lakh+' },
    ]);
  });

  it('refuses a list of openings without companies with what it found, and takes a company for all', async () => {
    const file = fileOf(
      'naukri.csv',
      'Uniq Id,Crawl Timestamp,Job Title,Job Salary,Job Experience Required,Key Skills,Location,Industry\n' +
        '43b1,2019-07-05 05:09:39 +0000,Planner, Not Disclosed by Recruiter ,5 - 10 yrs, Planning| Media,Mumbai,Advertising\n',
    );
    await expect(importing(['jobs', file])).rejects.toThrow(
      /jobs need the column company \(the company's name\).+has the columns: Uniq Id, Crawl Timestamp, Job Title/s,
    );
    const { printed } = await importing(['jobs', file, '--set', 'company=Ochre Looms', '--column', 'title=Job Title']);
    expect(printed).toContain(
      '1 rows: 1 added, 0 updated, 0 unchanged, 0 repeat another row, 0 refused, 0 values left out',
    );
  });

  it.each([
    ['only a header', 'Company,City\n', '0 rows: 0 added'],
    ['blank lines', 'Company,City\n\n , \nOchre Looms,Surat\n\n', '1 rows: 0 added'],
  ])('takes %s for what it is', async (_, content, counts) => {
    expect((await importing(['companies', fileOf('small.csv', content)])).printed).toContain(counts);
  });
});
