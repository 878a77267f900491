/** The question marks of the scripts that are written in India; one inside a word is part of an address. */
const QUESTION_MARK = /[?？؟](?:\s|$)/;

/** Returns whether a post asks something: a word of its title or text ends with a question mark. */
export function asksQuestion({ title, content }: { readonly title: string | null; readonly content: string }): boolean {
  return QUESTION_MARK.test(`${title ?? ''} ${content}`);
}
