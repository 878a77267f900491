import { TextPart } from '@/views/kernel/common/text-part';
import { moderatorsCode } from './moderators-code-messages';

/** The parts of the moderators' code of conduct, for a page around it. */
export function ModeratorsCodeText() {
  return moderatorsCode().parts.map((part) => <TextPart key={part.title} part={part} />);
}
