import { Button } from '@/views/kernel/ui/button';
import { Dialog } from '@/views/kernel/ui/dialog';
import { messages } from './messages';

export interface UnemployedSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function UnemployedSheet({ open, onClose }: UnemployedSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.unemployedTitle}
      closeLabel={messages.unemployedClose}
      sheet="bottom"
      narrow
      footer={
        <Button tone="primary" onClick={onClose}>
          {messages.unemployedClose}
        </Button>
      }
    >
      <p className="text-ink-2">{messages.unemployedText}</p>
    </Dialog>
  );
}
