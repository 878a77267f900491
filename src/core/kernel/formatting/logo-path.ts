/** Returns the path of a company's logo in an experience item (VA-LOGO-COMPANY). */
export function companyLogoPath(logo: string): string {
  return `/alpha/company/photos/logos/${encodeURIComponent(logo)}.jpg`;
}

/** Returns the path of a college's logo in an experience item (VA-LOGO-COLLEGE). */
export function collegeLogoPath(logo: string): string {
  return `/alpha/colleges/photos/logos/${encodeURIComponent(logo)}.jpg`;
}
