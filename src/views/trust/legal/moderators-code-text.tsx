import { TextPart } from '@/views/kernel/common/text-part';
import { moderatorsCode } from './moderators-code-messages';

export function ModeratorsCodeText() {
  return moderatorsCode().parts.map((part) => <TextPart key={part.title} part={part} />);
}
