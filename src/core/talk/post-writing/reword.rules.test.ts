import { describe, expect, it } from 'vitest';
import { reworded } from './reword.rules';

const MAX_TITLE_LENGTH = 90;
const ofText = (description: string) => reworded({ title: '', description }, MAX_TITLE_LENGTH);
const LAST = 'second line of mine here';

describe('a post in other words', () => {
  it.each([
    ['pls tell   me , has any1 done it ??', 'Please tell me, has anyone done it?'],
    ['i dont know wat to do with ur offer!!!', 'I don’t know what to do with your offer!'],
    ['they said 90 days. is it legal', 'They said 90 days. Is it legal?'],
    ['they said yes. i was glad. is it legal', 'They said yes. I was glad. Is it legal?'],
    ['is it legal. i was glad. they said yes', 'Is it legal. I was glad. They said yes.'],
    ['the constructor of my team left', 'The constructor of my team left.'],
    ['i left Ur and U city on friday', 'I left Ur and U city on friday.'],
    ['wait... for the answer now', 'Wait... For the answer now.'],
    ['wait.... for the answer now', 'Wait… for the answer now.'],
    ['read https://a.example/U/ur?x=i before you sign', 'Read https://a.example/U/ur?x=i before you sign.'],
    ['before you sign read https://a.example/u', 'Before you sign read https://a.example/u'],
    ['https://a.example/u says what you sign', 'https://a.example/u says what you sign.'],
    ['मुझे बताओ क्या करना चाहिए अब', 'मुझे बताओ क्या करना चाहिए अब।'],
    [
      'first line of mine\nsecond line of mine\n\n\n\nlast line',
      'First line of mine.\nSecond line of mine.\n\nLast line.',
    ],
    ['first line of mine\n\nlast line', 'First line of mine.\n\nLast line.'],
    ['first line of mine\n \nlast line', 'First line of mine.\nLast line.'],
  ])('writes %j as %j', (description, better) => {
    expect(ofText(description)).toMatchObject({ description: better });
  });

  it.each([
    ['SHOULD I SIGN THIS BOND NOW', 'Should I sign this bond now?'],
    ['SIGN NOW OKAY', 'Sign now okay.'],
    ['SIGN NOW OKA', 'SIGN NOW OKA.'],
    ['HR TCS AND THE JOB', 'HR TCS AND THE JOB.'],
    ['they told me LATE on friday', 'They told me LATE on friday.'],
  ])('calms a line of shouting: %j becomes %j', (line, better) => {
    expect(ofText(`${line}\n${LAST}`)).toMatchObject({ description: `${better}\nSecond line of mine here.` });
  });

  it.each([
    ['[](/u)', true],
    ['[u]()', true],
    [`[u ${'x'.repeat(198)}](/a)`, true],
    [`[u ${'x'.repeat(199)}](/a)`, false],
    [`[u](/${'x'.repeat(2_047)})`, true],
    [`[u](/${'x'.repeat(2_048)})`, false],
  ])('leaves a link as it is: %.40s %s', (link, isKept) => {
    const description = `read the page ${link} before you sign it`;
    const kept = `Read the page ${link} before you sign it.`;
    expect(ofText(description)).toMatchObject({
      description: isKept ? kept : kept.replace(/\bu\b/, 'you'),
    });
  });

  it('gives a title without one the first short sentence, and takes the full stop from a title', () => {
    const description = 'is 90 days legal? my hr says it is.';
    expect(reworded({ title: ' ', description }, MAX_TITLE_LENGTH)).toMatchObject({ title: 'Is 90 days legal?' });
    expect(reworded({ title: 'my notice.', description }, MAX_TITLE_LENGTH)).toMatchObject({ title: 'My notice' });
    const longTitle = reworded({ title: 'x'.repeat(MAX_TITLE_LENGTH + 1), description }, MAX_TITLE_LENGTH);
    expect(longTitle).toMatchObject({ title: `X${'x'.repeat(MAX_TITLE_LENGTH - 1)}` });
    const sentence = `this is my first line ${'ab'.repeat(28)}a`;
    expect(ofText(sentence)).toMatchObject({ title: `T${sentence.slice(1)}` });
    expect(ofText(`${sentence}b`)).toMatchObject({ title: '' });
  });

  const THREE = 'alpha beta gamma';
  it.each([
    [`${THREE} delta`, false],
    [THREE, true],
    [`${THREE} on`, false],
    [`${THREE} a`, true],
    [`${THREE} ${'ab'.repeat(12)}`, false],
    [`${THREE} ${'ab'.repeat(12)}a`, true],
    [`${THREE} baaa`, false],
    [`${THREE} baaaa`, true],
    [`${THREE} abcdfga`, false],
    [`${THREE} abcdfgha`, true],
    [`${THREE} brt`, true],
    [`${THREE} delta brt crt drt frt`, false],
    [`${THREE} delta brt crt drt frt grt`, true],
    ['asdfghjkl qwrtypsdfg zxcvbnm', true],
    ['test test test test test', true],
    ['!!!!! ????? ..... 12345', true],
    ['sdkfjhsdkfjh ksjdhfkjsdhf kjhsdfkjh', true],
  ])('finds too little to say in %j: %s', (description, isJunk) => {
    expect(ofText(description) === 'junk').toBe(isJunk);
  });
});
