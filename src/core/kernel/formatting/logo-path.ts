export function companyLogoPath(logo: string): string {
  return `/alpha/company/photos/logos/${encodeURIComponent(logo)}.jpg`;
}

export function collegeLogoPath(logo: string): string {
  return `/alpha/colleges/photos/logos/${encodeURIComponent(logo)}.jpg`;
}
