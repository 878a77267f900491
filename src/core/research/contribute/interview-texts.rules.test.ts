import { describe, expect, it } from 'vitest';
import { askedQuestionsOf, interviewTextsOf } from './interview-texts.rules';

const rounds = [
  { name: ' HR ', minutes: null, questions: ['Why  do you\nleave?', '?!', 'Notice period?'] },
  { name: 'Code', minutes: 60, questions: ['why do you leave', 'नमस्ते क्यों?'] },
];

describe('An interview that is told', () => {
  it('is checked with its story, the names of its rounds and its questions', () => {
    expect(interviewTextsOf({ story: 'Calm.', rounds })).toEqual([
      'Calm.',
      ' HR ',
      ...(rounds[0]?.questions ?? []),
      'Code',
      ...(rounds[1]?.questions ?? []),
    ]);
  });

  it('asks each question once, as it was written first, and none of signs alone', () => {
    expect(askedQuestionsOf({ rounds })).toEqual([
      { key: 'why do you leave', text: 'Why do you leave?', round: 'HR' },
      { key: 'notice period', text: 'Notice period?', round: 'HR' },
      { key: 'नमस्ते क्यों', text: 'नमस्ते क्यों?', round: 'Code' },
    ]);
  });
});
