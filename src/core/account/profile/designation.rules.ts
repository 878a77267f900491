const MAX_SEED_LENGTH = 36;

export function designationName(jobProfile: string, companyName: string): string {
  return `${jobProfile} at ${companyName}`;
}

export function companySeedOf(companyName: string): string {
  const name = companyName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SEED_LENGTH);
  return name.replaceAll(/^-|-$/g, '') || 'company';
}
