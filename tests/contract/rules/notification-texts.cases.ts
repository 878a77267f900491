/** A post with up-votes. */
export interface UpvotedPost {
  readonly title: string | null;
  readonly content: string;
  readonly people: number;
}

const family = '👩‍👩‍👧‍👦';

/** Up-voted posts, and the title and body that both sides write. */
export const notificationTextCases: readonly (readonly [post: UpvotedPost, title: string, body: string])[] = [
  [{ title: 'Buyout?', content: 'Has anyone?', people: 1 }, 'Somebody found your post useful', 'Buyout?'],
  [{ title: 'Buyout?', content: 'Has anyone?', people: 2 }, '2 people found your post useful', 'Buyout?'],
  [{ title: null, content: '  Has\n\nanyone? ', people: 0 }, 'Somebody found your post useful', 'Has anyone?'],
  [{ title: null, content: 'x', people: 123_456 }, '1,23,456 people found your post useful', 'x'],
  [{ title: 'x'.repeat(121), content: '', people: 1 }, 'Somebody found your post useful', `${'x'.repeat(119)}…`],
  [{ title: 'x'.repeat(120), content: '', people: 1 }, 'Somebody found your post useful', 'x'.repeat(120)],
  [{ title: family.repeat(121), content: '', people: 1 }, 'Somebody found your post useful', `${family.repeat(119)}…`],
  [
    { title: `${'क्षि'.repeat(118)} क्षि क्षि`, content: '', people: 1 },
    'Somebody found your post useful',
    `${'क्षि'.repeat(118)}…`,
  ],
];
