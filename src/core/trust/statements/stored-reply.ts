import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

/** Also keeps a text that is too long to send. */
const Reply = v.object({ id: v.string(), fields: v.string() });

export const parseStoredReply = (stored: string | null) => parseStored(Reply, stored);
