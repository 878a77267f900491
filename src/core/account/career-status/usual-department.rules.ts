import type { CatalogGroup } from '@/core/kernel/catalog-groups/catalog-group';

/** Departments by the names that catalogues give them, with job titles that belong to that department only. */
const TITLES: readonly (readonly [departments: string, titles: string])[] = [
  [
    'engineering - software & qa|engineering - software',
    'software engineer|software developer|software development engineer|sde|backend engineer|backend developer|frontend engineer|frontend developer|full stack engineer|full stack developer|fullstack developer|web developer|java developer|python developer|android developer|ios developer|mobile developer|qa engineer|test engineer|software test engineer|automation test engineer|sdet|engineering manager|software architect',
  ],
  [
    'engineering - hardware & networks',
    'network engineer|embedded engineer|embedded software engineer|hardware engineer|vlsi design engineer|vlsi engineer|rf engineer',
  ],
  [
    'data science & analytics',
    'data analyst|data scientist|data engineer|machine learning engineer|ml engineer|business intelligence analyst|bi developer|analytics manager',
  ],
  ['product management', 'product manager|associate product manager|product analyst|product owner|product head'],
  [
    'design & user experience',
    'product designer|ux researcher|ux designer|ui designer|ui ux designer|graphic designer|motion designer|visual designer',
  ],
  [
    'project & programme management',
    'project manager|programme manager|program manager|scrum master|delivery manager|project coordinator',
  ],
  [
    'it infrastructure & cloud',
    'devops engineer|site reliability engineer|sre|cloud engineer|cloud architect|system administrator|systems administrator|database administrator',
  ],
  [
    'information security',
    'security analyst|security engineer|information security analyst|cyber security analyst|penetration tester',
  ],
  [
    'sales & business development|sales',
    'sales executive|sales manager|area sales manager|regional sales manager|territory sales manager|key account manager|business development executive|business development manager|inside sales executive',
  ],
  [
    'marketing & communications|marketing',
    'marketing executive|marketing manager|brand manager|digital marketing executive|digital marketing manager|performance marketing specialist|communications manager|seo specialist|seo executive',
  ],
  [
    'human resources|hr',
    'hr executive|hr generalist|hr manager|hr business partner|human resources executive|human resources manager|talent acquisition specialist|recruiter|payroll executive',
  ],
  [
    'finance & accounts|finance & accounting|finance',
    'accountant|chartered accountant|financial analyst|finance manager|accounts manager|accounts executive|cost accountant|tax consultant',
  ],
  [
    'legal & compliance|legal',
    'legal associate|legal counsel|company secretary|contracts manager|compliance officer|legal manager',
  ],
  [
    'customer support|customer success',
    'customer support executive|customer support associate|customer service executive|customer success manager|customer care executive|technical support engineer|technical support executive',
  ],
  [
    'administration & facilities',
    'office administrator|facilities executive|executive assistant|front office executive',
  ],
  ['operations', 'operations executive|operations manager|process associate|operations head'],
  [
    'supply chain & logistics',
    'supply chain executive|supply chain manager|warehouse manager|logistics coordinator|logistics executive|demand planner',
  ],
  ['procurement', 'purchase executive|purchase manager|category buyer|procurement manager|vendor manager'],
  [
    'production & manufacturing',
    'production engineer|production supervisor|shift supervisor|plant manager|cnc programmer|cnc operator',
  ],
  ['quality & inspection', 'quality engineer|quality inspector|quality manager|lab analyst'],
  ['research & development', 'research associate|r&d engineer|formulation scientist|research scientist'],
  ['consulting & strategy', 'strategy associate|management consultant|strategy consultant|audit associate'],
  ['banking & lending', 'credit analyst|branch manager|loan officer|probationary officer|bank teller'],
  ['insurance & risk', 'underwriter|claims executive|actuarial analyst|risk analyst|actuary'],
  [
    'healthcare & life sciences',
    'lab technician|staff nurse|nurse|pharmacist|physiotherapist|medical representative|doctor|medical officer',
  ],
  [
    'teaching & training',
    'teacher|lecturer|assistant professor|professor|academic counsellor|subject matter expert|corporate trainer|curriculum designer',
  ],
  ['content & media', 'content writer|copywriter|video editor|journalist|game artist|content strategist'],
  ['hotels, travel & food', 'chef|chef de partie|guest relations executive|cabin crew|travel consultant'],
  ['retail & store operations', 'store manager|visual merchandiser|inventory executive|retail sales associate'],
  [
    'energy & site engineering',
    'site engineer|civil engineer|electrical engineer|solar design engineer|safety officer',
  ],
];

/** Words before or after a title that state its grade, not its field. */
const GRADE = /^(?:senior|sr|junior|jr|lead|principal|staff|trainee|intern|[1-5]|i{1,3}|iv|v)$/;

const DEPARTMENTS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  TITLES.flatMap(([departments, titles]) => titles.split('|').map((title) => [title, departments.split('|')] as const)),
);

/** Returns null if the title is ambiguous, or the catalogue lacks the department. */
export function usualDepartment(title: string, departments: readonly CatalogGroup[]): number | null {
  const key = keyOf(title);
  const names = DEPARTMENTS_OF.get(key) ?? DEPARTMENTS_OF.get(withoutGrade(key)) ?? [];
  return departments.flatMap(({ items }) => items).find(({ name }) => names.includes(keyOf(name)))?.id ?? null;
}

/** Converts to lower case with single spaces. Hyphens, dots and slashes inside a name become spaces. */
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[./()]|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function withoutGrade(key: string): string {
  return key
    .split(' ')
    .filter((word) => !GRADE.test(word))
    .join(' ');
}
