export class ShownAnswers {
  find: (id: string) => { readonly id: string; readonly authorId: string } | null = () => null;
}
