import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '@/views/kernel/ui/button';
import { messages } from './messages';

export interface DeleteButtonProps {
  readonly title: string;
  readonly onDelete: () => void;
}

/** A toast offers to restore the entry. */
export function DeleteButton({ title, onDelete }: DeleteButtonProps) {
  return (
    <Button
      tone="quiet"
      className="ms-auto"
      icon={<Trash2 size={18} aria-hidden="true" />}
      aria-label={messages.removeTitle(title)}
      onClick={onDelete}
    >
      {messages.remove}
    </Button>
  );
}
