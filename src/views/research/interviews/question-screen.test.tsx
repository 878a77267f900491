// @vitest-environment happy-dom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Viewer } from '@tests/support/memory-app';
import { startMemoryApp } from '@tests/support/memory-app';
import { renderWithStores } from '@tests/support/render-with-stores';
import { afterEach, describe, expect, it } from 'vitest';
import { InterviewRecords } from '@/adapters/memory/research/interviews/interview-records';
import { topQuestionsPath } from '@/core/research/interviews/interview-path';
import { InterviewQuestionKey } from '@/stores/research/interviews/keys';
import { CommentWritingKey } from '@/stores/talk/comments/keys';
import { PostPageKey } from '@/stores/talk/posting/keys';
import { InterviewsScreen } from './interviews-screen';
import { QuestionScreen } from './question-screen';

afterEach(cleanup);

async function aQuestionScreen(as: Viewer) {
  const here = await startMemoryApp({ as });
  const records = here.world.records(InterviewRecords);
  const asked = { companyId: 1, jobProfileId: null, round: null, skills: [] };
  records.addQuestion({ ...asked, text: 'Why do you want to leave?', answers: [] });
  const question = records.addQuestion({
    ...asked,
    text: 'How many pianos are there in Pune?',
    answers: [{ id: here.world.ids.next(), text: 'Begin with the people.', outcome: null, month: '2026-10' }],
  });
  await here.app.arrive(`/interviews/question/${question.id}`, '');
  await here.settle();
  renderWithStores(here.store, <QuestionScreen />);
  return { ...here, question };
}

describe('the page of a question', () => {
  it('leads to what else the company asks, and not to itself', async () => {
    const { store, question } = await aQuestionScreen('reader');
    const { others, detail } = store(InterviewQuestionKey);
    const company = detail?.question.company.name ?? '';
    const also = screen.getByRole('heading', { name: `Also asked at ${company}` }).closest('section');
    if (also === null) throw new Error('The heading stands in no section.');
    const links = within(also).getAllByRole('link');
    expect(others.length).toBeGreaterThan(0);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...others.map(({ questionId }) => `/interviews/question/${questionId}`),
      topQuestionsPath(detail?.question.company.urlName ?? ''),
    ]);
    expect(others.map(({ questionId }) => questionId)).not.toContain(question.id);
  });

  it('leads to the same question at another company, which lists name beside it', async () => {
    const { app, store, world, settle, question } = await aQuestionScreen('reader');
    const twin = world
      .records(InterviewRecords)
      .addQuestion({ ...question, companyId: 2, text: 'How many pianos are there, in Pune', answers: [] });
    await store(InterviewQuestionKey).retry();
    await settle();
    const elsewhere = screen.getByRole('heading', { name: 'Who else asks this' }).closest('section');
    if (elsewhere === null) throw new Error('The heading stands in no section.');
    expect(within(elsewhere).getByRole('link').getAttribute('href')).toBe(`/interviews/question/${twin.id}`);
    await app.arrive('/interviews', '');
    await settle();
    renderWithStores(store, <InterviewsScreen />);
    expect(screen.getAllByText('also asked at 1 other company')).toHaveLength(1);
  });

  it('takes the first answer of a user, and shows it among the answers, to be voted on and replied to', async () => {
    const { store, settle } = await aQuestionScreen('writer');
    expect(screen.getByText('Begin with the people.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
    await settle();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Count the schools.');
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    await settle();
    await waitFor(() => expect(screen.getByText('Count the schools.')).toBeTruthy());
    expect(screen.getByRole('heading', { name: 'From members: 1 answer' })).toBeTruthy();
    expect(store(PostPageKey).post?.title).toBe('How many pianos are there in Pune?');
    await userEvent.click(screen.getByRole('button', { name: /^Reply to/ }));
    expect(await screen.findByRole('textbox', { name: /^Your reply to/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
    expect(store(CommentWritingKey).boxOf({ kind: 'post', id: store(PostPageKey).postId ?? '' })).not.toBeNull();
  });

  it('keeps an answer that is not sent', async () => {
    const { store, settle, question } = await aQuestionScreen('writer');
    await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
    await settle();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'Half of it');
    await userEvent.keyboard('{Escape}');
    expect(store(CommentWritingKey).boxOf({ kind: 'question', id: question.id })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
    const text = await screen.findByRole('textbox', { name: 'Your answer' });
    expect(text instanceof HTMLTextAreaElement && text.value).toBe('Half of it');
  });

  it('leaves the page of another post alone where its own answer is late', async () => {
    const { app, store, settle, line, question } = await aQuestionScreen('reader');
    line.hold();
    const late = store(InterviewQuestionKey).open(question.id, { sort: 'popularity', start: null, isBack: false });
    line.release();
    await app.arrive('/p/00000000-0000-4000-8000-000000000001', '');
    await late;
    await settle();
    expect(store(PostPageKey).postId).toBe('00000000-0000-4000-8000-000000000001');
  });
});
