/** Question marks of scripts used in India. A question mark inside a word is part of an address. */
const QUESTION_MARK = /[?？؟](?:\s|$)/;

/** Returns true if a word of title or text ends with a question mark. */
export function asksQuestion({ title, content }: { readonly title: string | null; readonly content: string }): boolean {
  return QUESTION_MARK.test(`${title ?? ''} ${content}`);
}
