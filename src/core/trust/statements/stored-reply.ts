import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

/** The id of the statement, and the text; one that is too long to be sent is kept too. */
const Reply = v.object({ id: v.string(), fields: v.string() });

/** Returns a reply to a statement that was being written, as a device kept it; null if there is none, or it is damaged. */
export const parseReply = (stored: string | null) => parseStored(Reply, stored);
