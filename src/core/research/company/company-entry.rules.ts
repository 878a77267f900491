const PREFIX = '00000000-0000-4000-8000-';
const ID_DIGITS = 12;
const MAX_COMPANY_ID = 2_147_483_647;

export function entryIdOf(companyId: number): string {
  return `${PREFIX}${String(companyId).padStart(ID_DIGITS, '0')}`;
}

export function companyOfEntry(id: string): number | null {
  const companyId = Number(id.slice(PREFIX.length));
  const isCompany = Number.isInteger(companyId) && companyId > 0 && companyId <= MAX_COMPANY_ID;
  return isCompany && id === entryIdOf(companyId) ? companyId : null;
}
