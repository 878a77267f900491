import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

/** Keeps also a text that is too long to be sent. */
const Reply = v.object({ id: v.string(), fields: v.string() });

export const parseReply = (stored: string | null) => parseStored(Reply, stored);
