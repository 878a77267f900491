import { reworded } from '@/core/talk/post-writing/reword.rules';
import { MAX_TITLE_LENGTH } from '@/core/talk/posting/post-limits.rules';
import type { TextEditor } from './text-editor.port';

export const ruleEditor: TextEditor = { rephrase: async (wording) => reworded(wording, MAX_TITLE_LENGTH) };
