/** Returns what whoever complained can still do, until a day in words (rule 3A of the IT Rules 2021). */
export function furtherAppeal(lastDay: string): string {
  return `If this answer does not satisfy you, you can appeal to the Grievance Appellate Committee of the Government of India at https://gac.gov.in until ${lastDay}, and to the courts at any time.`;
}
