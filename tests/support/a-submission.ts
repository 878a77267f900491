import type { PostSubmission } from '@/core/talk/posting/post';

export function aSubmission(change: Partial<PostSubmission> = {}): PostSubmission {
  return {
    title: 'Notice period buyout?',
    content: 'Has anyone bought out 90 days?',
    media: [],
    poll: null,
    community: { type: 'topic', entityId: 1 },
    profileType: 'ANONYMOUS',
    salaryIds: [],
    ...change,
  };
}
