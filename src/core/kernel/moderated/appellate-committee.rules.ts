export function furtherAppeal(lastDay: string): string {
  return `If this answer does not satisfy you, you can appeal to the Grievance Appellate Committee of the Government of India at https://gac.gov.in until ${lastDay}, and to the courts at any time.`;
}
