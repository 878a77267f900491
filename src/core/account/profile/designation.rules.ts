const MAX_SEED_LENGTH = 36;

/** Returns what a designation's author is called: `Nurse at Sagarmatha Health`. */
export function designationName(jobProfile: string, companyName: string): string {
  return `${jobProfile} at ${companyName}`;
}

/** Returns the seed of a company's tile and drawing, which its people share under their designations. */
export function companySeedOf(companyName: string): string {
  const name = companyName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SEED_LENGTH);
  return name.replaceAll(/^-|-$/g, '') || 'company';
}
