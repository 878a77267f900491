import { expect, it } from 'vitest';
import { postPageTexts } from './post-page-texts';

it('names a post by its title, or by the beginning of its text', () => {
  const content = `We were told on Friday.\n\n${'Nobody knows what comes next. '.repeat(20)}`;
  expect(postPageTexts({ title: 'Layoffs in Pune?', content })).toMatchObject({
    title: 'Layoffs in Pune? · {brand}',
    description: content.trim().replace('\n\n', '\n'),
    type: 'article',
  });
  expect(postPageTexts({ title: null, content }).title).toMatch(/^We were told on Friday\. .*… · \{brand\}$/);
  expect(postPageTexts({ title: null, content: '' })).toMatchObject({
    title: 'A post · {brand}',
    description: 'A discussion on {brand}.',
  });
});

it('[VA-TEXT-CLEAN] leaves pasted markup out of what the document says', () => {
  const content = '<p>They <b>said</b> no.</p><script>alert(1)</script><style>p { color: red }</style>';
  expect(postPageTexts({ title: '<i>Layoffs</i> in Pune?', content })).toMatchObject({
    title: 'Layoffs in Pune? · {brand}',
    description: 'They said no.',
  });
});
