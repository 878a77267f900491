import { describe, expect, it } from 'vitest';
import { createModelEditor } from './model-editor';

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
