import { describe, expect, it } from 'vitest';
import { createModelEditor } from './model-editor';
import { ruleEditor } from './rule-editor';

describe('the built-in editor', () => {
  it.each([
    ['pls tell   me , has any1 done it ??', 'Please tell me, has anyone done it?'],
    ['i dont know wat to do with ur offer!!!', 'I don’t know what to do with your offer!'],
    ['they said 90 days. is it legal', 'They said 90 days. Is it legal?'],
    ['SHOULD I SIGN THIS BOND NOW', 'Should I sign this bond now?'],
    ['read https://a.example/U/ur?x=i before you sign', 'Read https://a.example/U/ur?x=i before you sign.'],
    ['मुझे बताओ क्या करना चाहिए अब', 'मुझे बताओ क्या करना चाहिए अब।'],
    [
      'first line of mine\nsecond line of mine\n\n\n\nlast line',
      'First line of mine.\nSecond line of mine.\n\nLast line.',
    ],
  ])('writes %j as %j', async (description, better) => {
    expect(await ruleEditor.rephrase({ title: '', description })).toMatchObject({ description: better });
  });

  it('gives a title without one the first short sentence, and takes the full stop from a title', async () => {
    const description = 'is 90 days legal? my hr says it is.';
    expect(await ruleEditor.rephrase({ title: ' ', description })).toMatchObject({ title: 'Is 90 days legal?' });
    expect(await ruleEditor.rephrase({ title: 'my notice.', description })).toMatchObject({ title: 'My notice' });
  });

  it.each([
    'asdfghjkl qwrtypsdfg zxcvbnm',
    'test test test test test',
    '!!!!! ????? ..... 12345',
    'sdkfjhsdkfjh ksjdhfkjsdhf kjhsdfkjh',
  ])('finds nothing to say in %j', async (description) => {
    expect(await ruleEditor.rephrase({ title: '', description })).toBe('junk');
  });
});

describe('an editor behind an address', () => {
  const config = { url: 'https://models.example/v1/chat/completions', apiKey: 'secret', model: 'small' };
  const wording = { title: 'a', description: 'has anyone done it' };
  const saying = (content: string, status = 200) => {
    const asked: unknown[] = [];
    const send: typeof fetch = async (_url, init) => {
      asked.push(JSON.parse(String(init?.body)));
      return Response.json({ choices: [{ message: { content } }] }, { status });
    };
    return { asked, editor: createModelEditor(config, send) };
  };

  it('is sent the text as text, and its answer is read', async () => {
    const { asked, editor } = saying('{"title":"A","description":"Has anyone done it?","junk":false}');
    expect(await editor.rephrase(wording)).toEqual({ title: 'A', description: 'Has anyone done it?' });
    expect(asked).toMatchObject([
      { model: 'small', messages: [{ role: 'system' }, { content: JSON.stringify(wording) }] },
    ]);
    expect(await saying('{"title":"","description":"","junk":true}').editor.rephrase(wording)).toBe('junk');
  });

  it.each(['no JSON', '{}', '{"title":1,"description":"x"}', '{"title":"","description":" "}'])(
    'that answers %s gives no usable answer',
    async (content) => {
      await expect(saying(content).editor.rephrase(wording)).rejects.toThrow();
    },
  );

  it('that is away gives none either', async () => {
    await expect(saying('{}', 503).editor.rephrase(wording)).rejects.toThrow('503');
  });
});
