export function companyPostsPath(urlName: string): string {
  return `/discussions/${encodeURIComponent(urlName)}-discussions`;
}

/** Returns the path of the questions among a company's discussions (RT-CO-QNA). */
export function companyQuestionsPath(urlName: string): string {
  return `/qna/${encodeURIComponent(urlName)}-questions`;
}
