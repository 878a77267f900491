export function companyPostsPath(urlName: string): string {
  return `/discussions/${encodeURIComponent(urlName)}-discussions`;
}

export function companyQuestionsPath(urlName: string): string {
  return `/qna/${encodeURIComponent(urlName)}-questions`;
}
