import { expect, it } from 'vitest';
import { postPageTexts } from './post-page-texts';

const id = '00000000-0000-4000-8000-000000000001';

it('names a post by its title, or by the beginning of its text', () => {
  const content = `We were told on Friday.\n\n${'Nobody knows what comes next. '.repeat(20)}`;
  expect(postPageTexts({ id, title: 'Layoffs in Pune?', content, media: [] })).toMatchObject({
    title: 'Layoffs in Pune? · {brand}',
    description: content.trim().replace('\n\n', '\n'),
    type: 'article',
  });
  expect(postPageTexts({ id, title: null, content, media: [] }).title).toMatch(
    /^We were told on Friday\. .*… · \{brand\}$/,
  );
  expect(postPageTexts({ id, title: null, content: '', media: [] })).toMatchObject({
    title: 'A post · {brand}',
    description: 'A discussion on {brand}.',
  });
});

it('[VA-TEXT-CLEAN] leaves pasted markup out of what the document says', () => {
  const content = '<p>They <b>said</b> no.</p><script>alert(1)</script><style>p { color: red }</style>';
  expect(postPageTexts({ id, title: '<i>Layoffs</i> in Pune?', content, media: [] })).toMatchObject({
    title: 'Layoffs in Pune? · {brand}',
    description: 'They said no.',
  });
});

it('has the first picture of a post stand for it, and one that is drawn where there is none', () => {
  const letter = {
    type: 'IMAGE',
    fileKey: 'a',
    url: '/a.webp',
    previewUrl: '/a-s.webp',
    width: 40,
    height: 30,
    isSynthetic: false,
  } as const;
  const video = { type: 'YOUTUBE_VIDEO', fullUrl: 'https://youtu.be/dQw4w9WgXcQ', videoId: 'dQw4w9WgXcQ' } as const;
  const media = [
    { ...letter, description: 'The letter' },
    { ...letter, url: '/b.webp', description: '' },
  ];
  expect(postPageTexts({ id, title: 'The letter', content: '', media }).picture).toMatchObject({
    url: '/a.webp',
    width: 40,
  });
  expect(postPageTexts({ id, title: 'A talk', content: '', media: [video] }).picture).toEqual({
    url: `/share/posts/${id}.png`,
    width: 1200,
    height: 630,
    description: 'A talk',
  });
});
