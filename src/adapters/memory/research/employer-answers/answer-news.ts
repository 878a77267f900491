/** Notifies authors of answers, and takes notifications back; the feature of notifications fills it. */
export class AnswerNews {
  answered: (authorId: string, answerId: string) => void = () => undefined;
  withdrawn: (authorId: string, answerId: string) => void = () => undefined;
}
