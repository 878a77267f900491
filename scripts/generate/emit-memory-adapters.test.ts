import { describe, expect, it } from 'vitest';
import { emitMemoryAdapters } from './emit-memory-adapters';

describe('emitMemoryAdapters', () => {
  it('lists each feature by its name, whatever its context', () => {
    const emitted = emitMemoryAdapters(['kernel/shell/shell.memory.ts', 'talk/my-posts/my-posts.memory.ts']);
    expect(emitted).toContain("  shell: () => import('../features/kernel/shell/shell.memory'),");
    expect(emitted).toContain("  'my-posts': () => import('../features/talk/my-posts/my-posts.memory'),");
  });
});
