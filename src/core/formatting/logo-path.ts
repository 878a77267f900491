/** Where the logo of a company of an experience item lies (VA-LOGO-COMPANY). */
export function companyLogoPath(logo: string): string {
  return `/alpha/company/photos/logos/${encodeURIComponent(logo)}.jpg`;
}

/** Where the logo of a college of an experience item lies (VA-LOGO-COLLEGE). */
export function collegeLogoPath(logo: string): string {
  return `/alpha/colleges/photos/logos/${encodeURIComponent(logo)}.jpg`;
}
